"""Optional libraries."""

from __future__ import annotations

from hantei.core.message import Complaint


class NeedsExtra(Complaint):
    """Raised if something needs an extra of the package that is not installed."""
