"""The register of this rulebook's beats."""

from __future__ import annotations

from hantei.core.agenda import Beats

beat = Beats()
