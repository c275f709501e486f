"""Endpoints: one record gives the route, the check of what is sent, and the description."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from hantei.api.shapes import PlaceAt, Problem
from hantei.content import BadContent
from hantei.core.message import Complaint, Message
from hantei.play import SaveError
from hantei.telling import EXPECTED, sentences
from hantei.text import general

from ..http.addresses import at
from ..http.deeds import NOWHERE, Deed, DeedRoute
from ..http.pages import language
from ..storage.store import NoSuchTable

PREFIX = "/api/v1"
TITLE = "Hantei"

Answered = Callable[[Request, Any], Awaitable[Any]]
"""Answers a request: gets what was sent, and returns what is sent back, or a whole response."""


WRONG = {
    "missing": "api-wrong-missing", "json_invalid": "api-wrong-json", "string_type": "api-wrong-text",
    "int_type": "api-wrong-number", "bool_type": "api-wrong-truth", "list_type": "api-wrong-list",
    "dict_type": "api-wrong-object", "dataclass_type": "api-wrong-object", "literal_error": "api-wrong-word",
    "unexpected_keyword_argument": "api-wrong-unknown",
}  # fmt: skip
"""Messages for what a body has wrong most often, by the checker's names."""

OF_A_UNION = re.compile(r"str|int|bool|(list|tuple|dict)\[.*\]")
"""Parts of a place that name no field: they say which of several types was tried."""


class NotRead(Complaint):
    """Raised for a body that does not fit its endpoint."""


@dataclass(frozen=True)
class Endpoint:
    """One thing that a program can ask for.

    `takes` is the shape of the body, None if there is none; `gives` is the shape of the answer, None if it is empty or
    a file. `queries` maps parameters of the address to their descriptions. `deed` says how guard and log treat it.
    """

    method: str
    path: str
    about: str
    answered: Answered
    takes: Any = None
    gives: Any = None
    queries: Mapping[str, str] | None = None
    deed: Deed = NOWHERE

    def route(self) -> Route:
        """The route of the endpoint."""

        async def served(request: Request) -> Response:
            try:
                found = await self.answered(request, await sent(request, self.takes))
            except HTTPException as error:
                return problem(request, error.status_code, Message(error.detail))
            except NoSuchTable:
                return problem(request, 404, Message("no-such-place"))
            except SaveError as error:
                return problem(request, 503, error.said)
            except EXPECTED as error:
                return refused(request, error)
            return found if isinstance(found, Response) else written(self.gives, found)

        name = f"api-{self.path.rpartition('/')[2]}" if self.deed.name == NOWHERE.name else self.deed.name
        return DeedRoute(PREFIX + self.path, served, [self.method], replace(self.deed, name=name))

    def described(self) -> dict[str, Any]:
        """The endpoint in OpenAPI's terms."""
        parts = [part.strip("{}").partition(":")[0] for part in self.path.split("/") if part.startswith("{")]
        parameters = [{"name": one, "in": "path", "required": True, "schema": {"type": "string"}} for one in parts]
        parameters += [
            {"name": one, "in": "query", "description": said, "schema": {"type": "string"}}
            for one, said in (self.queries or {}).items()
        ]
        done: dict[str, Any] = {"description": "Done"}
        if self.gives is not None:
            done["content"] = {"application/json": {"schema": schema_of(self.gives)}}
        found: dict[str, Any] = {
            "summary": self.about,
            "parameters": parameters,
            "responses": {"200" if self.gives is not None else "204": done, "default": REFUSED},
        }
        if self.takes is not None:
            body = {"application/json": {"schema": schema_of(self.takes)}}
            found["requestBody"] = {"required": True, "content": body}
        return found


REFUSED = {
    "description": "Refused",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


@cache
def adapter(shape: Any) -> TypeAdapter[Any]:
    """Reads and writes a shape."""
    return TypeAdapter(shape)


async def sent(request: Request, shape: Any) -> Any:
    """Read and check the body. Raises `NotRead`, which says where it is wrong."""
    if shape is None:
        return None
    try:
        return adapter(shape).validate_json(await request.body() or b"{}", strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"] if not OF_A_UNION.fullmatch(str(part))) or "-"
        raise NotRead("api-not-read", place=where, what=wrong_with(first)) from None


def wrong_with(error: Mapping[str, Any]) -> Message | str:
    """What is wrong with a part of a body; in the checker's own words where we have none."""
    known = WRONG.get(error["type"])
    return Message(known, {"allowed": error.get("ctx", {}).get("expected", "")}) if known else error["msg"]


def written(shape: Any, found: Any) -> Response:
    """Write an answer."""
    if shape is None:
        return Response(status_code=204)
    headers = {"location": at(f"{PREFIX}/tables/{found.table}/{found.place}")} if isinstance(found, PlaceAt) else None
    return Response(adapter(shape).dump_json(found), media_type="application/json", headers=headers)


def problem(request: Request, status: int, said: Message) -> Response:
    """Say why something was not done."""
    catalogue = general(language(request))
    text = catalogue.say(said) if said.id in catalogue.ids else said.id
    return Response(adapter(Problem).dump_json(Problem(said.id, text)), status, media_type="application/json")


def refused(request: Request, error: Any) -> Response:
    """Say why something was refused, in full sentences, with the rulebook's own words included."""
    text = "\n".join(sentences(error, language(request)))
    reason = "bad-content" if isinstance(error, BadContent) else error.said.id
    return Response(adapter(Problem).dump_json(Problem(reason, text)), 422, media_type="application/json")


def schema_of(shape: Any) -> dict[str, Any]:
    """The schema of a shape; its parts are in `components`."""
    found = adapter(shape).json_schema(ref_template=REFERENCE)
    found.pop("$defs", None)
    name = found.get("title")
    return {"$ref": REFERENCE.format(model=name)} if name and found.get("type") == "object" else found


REFERENCE = "#/components/schemas/{model}"


def description(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """All endpoints in the terms of OpenAPI 3.1."""
    paths: dict[str, dict[str, Any]] = {}
    parts: dict[str, Any] = {}
    for one in endpoints:
        paths.setdefault(PREFIX + one.path.replace(":path", ""), {})[one.method.lower()] = one.described()
        for shape in filter(None, (one.takes, one.gives)):
            parts |= components(shape)
    parts |= components(Problem)
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": version},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(parts.items())),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}],
    }


def components(shape: Any) -> dict[str, Any]:
    """The named parts of a shape."""
    found = adapter(shape).json_schema(ref_template=REFERENCE)
    parts: dict[str, Any] = found.pop("$defs", {})
    if found.get("type") == "object" and "title" in found:
        parts[found["title"]] = found
    return parts


def as_json(content: Mapping[str, Any]) -> Response:
    """Plain data as an answer."""
    return JSONResponse(json.loads(json.dumps(content)))
