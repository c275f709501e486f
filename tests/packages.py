"""Packages put where only one process sees them, as whoever installs them has them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
KAGARIBI = ROOT / "examples" / "kagaribi"
WITHOUT = ("PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER", "PYTEST_CURRENT_TEST")


def installed(package: Path, site: Path) -> Mapping[str, str]:
    """The environment of a process that finds a package, installed beside what there is; nothing is fetched for it."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(site), str(package)], check=True, capture_output=True)
    return environment(site)


def environment(*sites: Path) -> Mapping[str, str]:
    """The environment of a process that finds these directories first, and speaks English."""
    path = os.pathsep.join([*map(str, sites), str(ROOT / "src")])
    kept = {name: value for name, value in os.environ.items() if name not in WITHOUT}
    return {**kept, "PYTHONPATH": path, "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"}


def run(env: Mapping[str, str], *words: str, cwd: Path | None = None, expect: int = 0) -> str:
    """What a module of Python prints (`hantei`, `pytest`, `ruff` ...), once its exit code is the one expected."""
    done = subprocess.run([sys.executable, "-m", *words], env=env, cwd=cwd, capture_output=True, text=True, timeout=600)
    assert done.returncode == expect, f"{words}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr
