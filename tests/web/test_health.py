"""Whether the server is well, and by which names it may be asked."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from typer.main import get_command

from hantei.cli.main import app as cli
from hantei.cli.serving import names_of
from hantei.play import SaveError
from hantei.web.http.guard import Guard, Refusal
from hantei.web.routes.health import FRESH

from . import turns
from .tables import server
from .turns import played, serving

ROOT = Path(__file__).parent.parent.parent


def test_a_server_that_is_well_says_so(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        assert (browser.get("/healthz").status_code, browser.get("/healthz").text) == (200, "ok\n")
        assert (browser.get("/readyz").status_code, browser.get("/readyz").text) == (200, "ready\n")


def test_a_server_that_cannot_write_or_stops_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path / "tables.db") as browser:
        room = browser.app.state.room  # type: ignore[attr-defined]

        def full(job: object) -> None:
            raise SaveError("store-write-failed")

        monkeypatch.setattr(room.store, "write", full)
        assert browser.get("/readyz").status_code == 503
        assert browser.get("/healthz").status_code == 200
        monkeypatch.undo()
        room.work.stopping = True
        assert browser.get("/readyz").status_code == 503
        room.work.stopping = False


def test_whether_a_server_can_write_is_found_out_once_a_second(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            store, written = turns.room_of(browser).store, list[int]()
            touch = store.touch

            def counted() -> None:
                written.append(1)
                touch()

            store.touch = counted  # type: ignore[method-assign]
            asked = [browser.ask("GET", "/readyz") for _ in range(20)]
            assert {one.status for one in await asyncio.gather(*asked)} == {200}
            assert len(written) == 1
            await asyncio.sleep(FRESH)
            assert (await browser.ask("GET", "/readyz")).status == 200
            assert len(written) == 2

    played(work())


@pytest.mark.parametrize(
    ("host", "names", "asked", "answered"),
    [
        ("127.0.0.1", (), "localhost:8000", True), ("127.0.0.1", (), "hantei.example", False),
        ("127.0.0.1", ("Hantei.example",), "hantei.example", True), ("192.0.2.1", (), "any.example", True),
        ("127.0.0.1", ("hantei.example",), "evil.example", False), ("127.0.0.1", ("a.example",), "127.0.0.1:80", True),
        ("192.0.2.1", ("a.example",), "b.example", False),
    ],
)  # fmt: skip
def test_a_server_answers_to_its_names(host: str, names: tuple[str, ...], asked: str, answered: bool) -> None:
    async def nobody(*_: object) -> None:
        raise AssertionError

    door = Guard(nobody, names_of(host, names))
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", asked.encode())], "client": ("1", 1)}
    if answered:
        door.check(scope)
        return
    with pytest.raises(Refusal) as refused:
        door.check(scope)
    assert refused.value.status == 421


def pinned(name: str) -> dict[str, tuple[str, list[str]]]:
    """The libraries that a file of `deploy/` pins: version and hashes of each."""
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    whole = re.sub(r"^#.*\n", "", text, flags=re.M).replace("\\\n", " ")
    found = {}
    for line in filter(str.strip, whole.splitlines()):
        what, *hashes = line.split()
        library, _, version = what.partition("==")
        found[plain(library)] = version, hashes
    return found


def needed() -> set[str]:
    """Libraries without which the program does not run, of every platform, with those that they need themselves."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        edge = tomllib.load(file)["project"]["dependencies"]
    found = set[str]()
    while edge:
        one = Requirement(edge.pop())
        if plain(one.name) not in found and (one.marker is None or one.marker.evaluate({"extra": ""})):
            found.add(plain(one.name))
            edge += requires(one.name) or []
    return found


def test_a_container_gets_what_is_tested() -> None:
    """Every version is that of the lock file, and all that the program needs is there, and what that needs."""
    locked = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8").splitlines()
    versions = {plain(line.partition("==")[0]): line.partition("==")[2].split(" ")[0] for line in locked}
    runs = pinned("requirements.txt")
    for libraries in (runs, pinned("build.txt")):
        assert {name: version for name, (version, _) in libraries.items() if versions.get(name) != version} == {}
    assert needed() <= set(runs)


@pytest.mark.parametrize("name", ["requirements.txt", "build.txt"])
def test_a_container_takes_no_file_that_is_not_known(name: str) -> None:
    """Each library has hashes, and pip is told to ask for them."""
    for library, (_, hashes) in pinned(name).items():
        assert hashes, library
        assert [one for one in hashes if not re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one)] == [], library
    steps = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").splitlines()
    installs = [step for step in steps if "pip install" in step or "pip wheel" in step]
    assert any(re.search(rf"--require-hashes --requirement (/tmp/)?{name}", step) for step in installs)
    assert [step for step in installs if "--require-hashes" not in step and "--no-deps" not in step] == []


def instructions() -> list[tuple[str, str]]:
    """What the container file says, each instruction with its words."""
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines)]


def test_a_container_runs_as_nobody_special_what_stands_here() -> None:
    """Sources are there, images are named in full with a version, nothing is fetched by hand, the user is not root."""
    said = instructions()
    assert {name for name, _ in said} <= {
        "FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "CMD",
    }  # fmt: skip
    for image in (rest.split()[0] for name, rest in said if name == "FROM"):
        assert re.fullmatch(r"[a-z.]+\.[a-z]+/[a-z/]+:\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?", image), image
    copied = [rest.split() for name, rest in said if name == "COPY"]
    for words in copied:
        sources = [] if words[0].startswith("--from=") else words[:-1]
        assert [one for one in sources if not (ROOT / one).exists()] == []
    assert not [rest for name, rest in said if name == "RUN" and re.search(r"\b(curl|wget|apt-get|sudo)\b", rest)]
    names = [name for name, _ in said]
    last = max(at for at, name in enumerate(names) if name == "FROM")
    users = [rest for name, rest in said[last:] if name == "USER"]
    assert users == ["999"]  # as a number, which those who start it can tell from root
    assert names.index("USER", last) < names.index("CMD", last)
    assert not [name for name in names[names.index("USER", last) :] if name in ("RUN", "COPY")]
    assert ("STOPSIGNAL", "SIGTERM") in said


def test_what_a_container_runs_is_a_command_that_there_is() -> None:
    """It is run without a shell, which would keep the signal to itself, with options that `hantei serve` knows."""
    words = json.loads(dict(instructions())["CMD"])
    assert words[:2] == ["hantei", "serve"]
    assert {word for word in words if word.startswith("--")} <= options_of_serve()
    assert "/readyz" in dict(instructions())["HEALTHCHECK"]


def options_of_serve() -> set[str]:
    """What `hantei serve` can be told."""
    command = get_command(cli).commands["serve"]  # type: ignore[attr-defined]
    return {option for one in command.params for option in one.opts}


@pytest.mark.parametrize("name", ["hantei.service", "shared.conf"])
def test_what_units_start_is_a_command_that_there_is(name: str) -> None:
    """With options that `hantei serve` knows, and secrets that the unit is given."""
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    settings = [line.partition("=")[::2] for line in text.splitlines() if "=" in line and not line.startswith("#")]
    start = [value for setting, value in settings if setting == "ExecStart" and value]
    words = shlex.split(start[0])
    assert len(start) == 1
    assert words[1] == "serve"
    assert {word for word in words if word.startswith("--")} <= options_of_serve()
    given = {value for setting, value in settings if setting == "LoadCredentialEncrypted"}
    used = set(re.findall(r"(?:\$\{CREDENTIALS_DIRECTORY\}|%d)/([\w.]+)", text))
    assert used == given


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("shared", [False, True])
def test_systemd_finds_nothing_wrong_with_the_units(shared: bool, tmp_path: Path) -> None:
    """But that the command is not there; a word that it does not know would be told."""
    unit, beside = tmp_path / "hantei.service", tmp_path / "hantei.service.d"
    shutil.copy(ROOT / "deploy" / "hantei.service", unit)
    beside.mkdir()
    if shared:
        shutil.copy(ROOT / "deploy" / "shared.conf", beside)

    def told() -> list[str]:
        command = ["systemd-analyze", "verify", str(unit)]
        said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
        return [line for line in said.splitlines() if str(tmp_path) in line or "hantei.service:" in line]

    assert [line for line in told() if "is not executable" not in line] == []
    (beside / "wrong.conf").write_text("[Service]\nProtectEverything=yes\n")
    assert any("ProtectEverything" in line for line in told())


def test_the_bill_of_materials_names_all_that_a_container_holds() -> None:
    made = subprocess.run([sys.executable, ROOT / "deploy" / "bill.py"], capture_output=True, check=True, text=True)
    bill = json.loads(made.stdout)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    parts = {part["purl"]: part for part in bill["components"]}
    libraries = {f"pkg:pypi/{name}@{version}": hashes for name, (version, hashes) in pinned("requirements.txt").items()}
    vendor = ROOT / "src" / "hantei" / "web" / "static" / "vendor"
    scripts = {hashlib.sha256(file.read_bytes()).hexdigest() for file in vendor.glob("*.js")}
    assert {purl for purl in parts if purl.startswith("pkg:pypi/")} == set(libraries)
    for purl, hashes in libraries.items():
        (file,) = parts[purl]["externalReferences"]
        assert [f"--hash=sha256:{one['content']}" for one in file["hashes"]] == hashes
    others = [part for purl, part in parts.items() if not purl.startswith("pkg:pypi/")]
    assert {one["content"] for part in others for one in part["hashes"]} == scripts
    assert len(others) == len(scripts)


def test_proxies_speak_https_alone() -> None:
    """Browsers are told to come by HTTPS for a year, and TLS is none that is broken."""
    nginx = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    caddy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    for settings in (nginx, caddy):
        assert re.search(r'Strict-Transport-Security "max-age=31536000"', settings)
    assert re.search(r"ssl_protocols TLSv1\.2 TLSv1\.3;", nginx)
    assert not re.search(r"listen (\[::\]:)?80\b", nginx)
    assert re.search(r"proxy_set_header Host \$http_host;", nginx), "with its port, or forms are refused on another one"


def plain(name: str) -> str:
    """The name of a package, however its words are joined."""
    return re.sub(r"[-_.]+", "-", name).lower()
