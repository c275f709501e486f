"""Servers that speak TLS themselves: to browsers, and to each other."""

from __future__ import annotations

import shutil
import ssl
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import httpx2
import pytest

from hantei.cli.options import BadOption
from hantei.cli.serving import ADDRESS, tls_of, trust_of

from .serving import Person, Process
from .test_serving import stamp

if TYPE_CHECKING:
    from .clusters import Cluster

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="there is no openssl here")


@dataclass(frozen=True)
class Proof:
    """A certificate for this computer: alone, with its key, its key with a password."""

    certificate: Path
    whole: Path
    locked: Path

    @property
    def trusted(self) -> ssl.SSLContext:
        """Whoever trusts it."""
        return ssl.create_default_context(cafile=str(self.certificate))


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Proof:
    """A certificate that signs itself."""
    place = tmp_path_factory.mktemp("proof")

    def openssl(*words: str) -> None:
        subprocess.run(["openssl", *words], cwd=place, check=True, capture_output=True)

    openssl(
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
        "-keyout", "key", "-out", "certificate", "-subj", "/CN=hantei", "-addext", "subjectAltName=IP:127.0.0.1",
    )  # fmt: skip
    openssl("ec", "-in", "key", "-aes128", "-passout", "pass:known", "-out", "locked")
    certificate = (place / "certificate").read_text()
    (place / "whole.pem").write_text(certificate + (place / "key").read_text())
    (place / "locked.pem").write_text(certificate + (place / "locked").read_text())
    return Proof(place / "certificate", place / "whole.pem", place / "locked.pem")


def test_a_server_speaks_https_with_a_certificate_of_its_own(proof: Proof, tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db", more=("--tls", str(proof.whole))) as server:
        assert server.address.startswith("https://127.0.0.1:")
        with Person(server.address, proof.trusted) as person:
            table = person.begin("senki/ace_duel")
            assert person.get(table).status_code == 200
            assert list(person.cookies) == ["__Host-hantei"]
        with Person(server.address) as person, pytest.raises(httpx2.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
            person.get("/")
        with Person(server.address.replace("https", "http")) as person, pytest.raises(httpx2.HTTPError):
            person.get("/")


def test_a_file_without_a_certificate_or_with_a_key_that_nobody_can_use_is_refused(
    proof: Proof, tmp_path: Path
) -> None:
    (tmp_path / "notes").write_text("nothing")
    for file, reason in (
        (tmp_path / "none", "No such file"), (tmp_path / "notes", "PEM"), (proof.certificate, "PEM"),
        (proof.locked, "password"),
    ):  # fmt: skip
        with pytest.raises(BadOption, match="bad-tls") as refused:
            tls_of(str(file))
        assert reason in str(refused.value.facts["reason"])
    found = tls_of(str(proof.whole))
    assert found is not None
    assert found.minimum_version == ssl.TLSVersion.TLSv1_2
    assert tls_of("") is None
    for file in (tmp_path / "none", tmp_path / "notes"):
        with pytest.raises(BadOption, match="bad-trust"):
            trust_of(str(file))
    assert trust_of("") is None


@pytest.mark.parametrize(("typed", "fits"), [
    ("https://10.0.0.2:8443", True), ("http://[fd00::2]:8000", True), ("ftp://10.0.0.2", False),
    ("https://a/b", False), (f"https://{'a' * 56}", False),
])  # fmt: skip
def test_where_other_servers_ask_this_one(typed: str, fits: bool) -> None:
    assert bool(ADDRESS.fullmatch(typed)) is fits


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """An empty database, where there is what it takes."""
    pytest.importorskip("psycopg")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()


def test_servers_ask_each_other_over_tls_and_only_whom_they_can_trust(
    database: str, proof: Proof, tmp_path: Path
) -> None:
    more = ["--key", str(tmp_path / "key"), "--tls", str(proof.whole)]
    sure = [*more, "--trust", str(proof.certificate)]
    with (
        Process(database, more=sure) as one,
        Process(database, more=sure) as other,
        Process(database, more=more) as doubtful,
        Person(one.address, proof.trusted) as here,
    ):
        table = here.begin("senki/ace_duel", **{"seat-red": "here"})
        page = here.get(table).text  # from now on the first server holds it
        for server, status in ((other, 200), (doubtful, 503)):
            with Person(server.address, proof.trusted) as there:
                there.cookies = here.cookies
                found = there.get(table)
                assert found.status_code == status
                assert status != 200 or stamp(found.text) == stamp(page)
