"""The software bill of materials of the container, as CycloneDX 1.6.

    python deploy/bill.py > hantei.cdx.json

It names Hantei, every library of `deploy/requirements.txt` with the hashes of the files from which it may be installed,
and the scripts of others that the pages load (`web/static/vendor/VENDORED.md`). The same sources give the same bill.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).parent.parent
PINNED = re.compile(r"^([\w.-]+)==([^\s;\\]+)((?:[^\n]*\\\n\s+--hash=sha256:[0-9a-f]{64})+)", re.M)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
SCRIPT = re.compile(r"^\| `[\w.-]+` \| \[([\w.-]+)\]\([^)]*\) \| ([\d.]+) \|[^|]*\| `([0-9a-f]{64})` \|$", re.M)


def library(name: str, version: str, hashes: list[str]) -> dict[str, Any]:
    """A library from Python's index: any of the files with these hashes may have been installed."""
    address = f"pkg:pypi/{name.lower()}@{version}"
    sums = [{"alg": "SHA-256", "content": one} for one in hashes]
    files = [{"type": "distribution", "url": address, "hashes": sums}]
    return {
        "type": "library", "bom-ref": address, "name": name, "version": version, "purl": address,
        "externalReferences": files,
    }  # fmt: skip


def script(name: str, version: str, content: str) -> dict[str, Any]:
    """A script that stands beside the pages as it was released."""
    address = f"pkg:npm/{name}@{version}"
    return {
        "type": "library", "bom-ref": address, "name": name, "version": version, "purl": address,
        "hashes": [{"alg": "SHA-256", "content": content}],
    }  # fmt: skip


def bill() -> dict[str, Any]:
    """The whole bill."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = (ROOT / "deploy" / "requirements.txt").read_text(encoding="utf-8")
    vendored = (ROOT / "src/hantei/web/static/vendor/VENDORED.md").read_text(encoding="utf-8")
    parts = [library(name, version, HASH.findall(hashes)) for name, version, hashes in PINNED.findall(pinned)]
    parts += [script(name, version, content) for name, version, content in SCRIPT.findall(vendored)]
    itself = f"pkg:pypi/{project['name']}@{project['version']}"
    number = uuid5(NAMESPACE_URL, json.dumps([itself, parts]))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application", "bom-ref": itself, "name": project["name"], "version": project["version"],
                "purl": itself, "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": itself, "dependsOn": [part["bom-ref"] for part in parts]}],
    }  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(bill(), indent=2))
