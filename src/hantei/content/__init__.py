"""Content files: turns YAML 1.2 into frozen dataclasses, and tells every fault with file and line.

`load_text` reads and validates, `read` only reads; both give a value that knows the line of each of its places.
`json_schema` describes a model to editors.
"""

from .faults import BadContent, FileFault, Path, path_text
from .loading import Loaded, decoded, file_text, load_document, load_file, load_text
from .placing import put
from .schema import json_schema
from .splicing import edited
from .yaml12 import Document, read, uncollected, written

__all__ = [
    "BadContent",
    "Document",
    "FileFault",
    "Loaded",
    "Path",
    "decoded",
    "edited",
    "file_text",
    "json_schema",
    "load_document",
    "load_file",
    "load_text",
    "path_text",
    "put",
    "read",
    "uncollected",
    "written",
]
