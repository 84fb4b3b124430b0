"""The static server, asked over a real connection."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from threading import Thread

import pytest

from tools.errors import SetupError
from tools.headers import accepted, cache_rule
from tools.serve import make_server, run

HASHED = "assets-0123456789abcdef"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small built site."""
    place = tmp_path / "눈길 dist"
    (place / HASHED).mkdir(parents=True)
    (place / "en").mkdir()
    (place / "index.html").write_text("<p>첫", encoding="utf-8")
    (place / "en" / "index.html").write_text("<p>en", encoding="utf-8")
    for name in ("a.mjs", "a.wasm", "a.whl", "a.woff2", "a.svg", "a.json"):
        (place / HASHED / name).write_bytes(b"plain")
    (place / HASHED / "a.wasm.br").write_bytes(b"br")
    (place / HASHED / "a.wasm.gz").write_bytes(b"gz")
    (tmp_path / "secret").write_bytes(b"secret")
    return place


@pytest.fixture(params=["/", "/a/b/"])
def site(folder: Path, request: pytest.FixtureRequest) -> Iterator[tuple[HTTPConnection, str]]:
    """One kept connection to the site, and the site's base."""
    server = make_server(folder, base=request.param)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    connection = HTTPConnection("127.0.0.1", server.server_port)
    yield connection, request.param
    connection.close()
    server.shutdown()
    thread.join()
    server.server_close()


def get(site: tuple[HTTPConnection, str], path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    """Ask for ``path`` below the base on the one connection."""
    connection, base = site
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    connection.request("GET", base + path, headers=named)
    answer = connection.getresponse()
    return answer, answer.read()


def test_pages_come_with_open_reading_and_are_asked_for_again(
    site: tuple[HTTPConnection, str],
) -> None:
    answer, body = get(site, "")
    assert (answer.status, body.decode()) == (200, "<p>첫")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert answer.headers["Cache-Control"] == "no-cache"
    again, body = get(site, "", If_None_Match=answer.headers["ETag"])
    assert (again.status, body) == (304, b"")
    answer, body = get(site, "en/")  # and the connection still works after a 304
    assert body == b"<p>en"


def test_a_folder_without_its_slash_is_sent_on(site: tuple[HTTPConnection, str]) -> None:
    answer, _ = get(site, "en")
    assert (answer.status, answer.headers["Location"]) == (301, f"{site[1]}en/")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.whl", "application/zip"),
        ("a.woff2", "font/woff2"),
        ("a.svg", "image/svg+xml"),
        ("a.json", "application/json"),
    ],
)
def test_types_and_lasting(site: tuple[HTTPConnection, str], name: str, kind: str) -> None:
    answer, body = get(site, f"{HASHED}/{name}?x=1")
    assert (answer.headers["Content-Type"], body) == (kind, b"plain")
    assert "immutable" in answer.headers["Cache-Control"]


@pytest.mark.parametrize(
    ("header", "coding", "body"),
    [
        ("gzip, deflate, br", "br", b"br"),
        ("gzip", "gzip", b"gz"),
        ("br;q=0", None, b"plain"),
        ("", None, b"plain"),
    ],
)
def test_packed_files(
    site: tuple[HTTPConnection, str], header: str, coding: str | None, body: bytes
) -> None:
    answer, sent = get(site, f"{HASHED}/a.wasm", Accept_Encoding=header)
    assert (answer.headers["Content-Encoding"], sent) == (coding, body)
    assert answer.headers["Content-Type"] == "application/wasm"


@pytest.mark.parametrize(
    "path", ["none", "../secret", "%2e%2e/secret", "..%2fsecret", "a%00b", "/../secret", "x/"]
)
def test_what_is_not_there_is_said_in_plain_text(
    site: tuple[HTTPConnection, str], path: str
) -> None:
    answer, body = get(site, path)
    assert answer.status == 404
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert b"secret" not in body.replace(path.encode(), b"").replace(b"../secret", b"")


def test_nothing_above_the_base_is_served(site: tuple[HTTPConnection, str]) -> None:
    connection, base = site
    connection.request("HEAD", "/en/")
    answer = connection.getresponse()
    assert answer.read() == b""
    assert answer.status == (200 if base == "/" else 404)


def test_a_port_in_use_is_said_with_the_way_out(folder: Path) -> None:
    with make_server(folder) as server:
        port = server.server_port
        with pytest.raises(SetupError, match=rf"^Port {port} is in use.*--port \d+$"):
            make_server(folder, port=port)


def test_no_page_yet(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"build\.py build"):
        run(tmp_path, "127.0.0.1", 0)


def test_a_host_that_is_not_here(folder: Path) -> None:
    with pytest.raises(SetupError, match="not an address of this machine"):
        make_server(folder, host="192.0.2.1")


def test_accepted_and_cache_rule() -> None:
    assert accepted("br;q=0.0, gzip;q=0.5, *") == {"gzip", "*"}
    assert cache_rule(Path("runtime-00ff00ff/x/pyodide.mjs")).endswith("immutable")
    assert cache_rule(Path("en/x-00ff00ff")) == "no-cache"
    assert cache_rule(Path("my-folder/x.js")) == "no-cache"


def test_connections_that_come_at_once_wait_for_their_turn(folder: Path) -> None:
    with make_server(folder) as server, ExitStack() as opened:
        for _ in range(60):  # nobody serves yet; one more than fit would wait in vain
            place = ("127.0.0.1", server.server_port)
            opened.enter_context(closing(socket.create_connection(place, timeout=5)))
