"""Libraries that are installed only where somebody wants what they are for."""

from __future__ import annotations

from hantei.core.message import Complaint


class NeedsExtra(Complaint):
    """What was asked for needs an extra of the package that is not installed."""
