"""A picture as PNG."""

from __future__ import annotations

from hantei.lab.extras import NeedsExtra

try:
    import resvg_py
except ImportError:
    raise NeedsExtra("needs-extra", what="PNG", extra="picture") from None


def png(svg: str, zoom: int = 2) -> bytes:
    """An SVG as PNG, every unit `zoom` pixels wide. Raises `NeedsExtra` on import where the renderer is missing."""
    return resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom)
