"""The register of this rulebook's beats."""

from hantei.core.agenda import Beats

beat = Beats()
