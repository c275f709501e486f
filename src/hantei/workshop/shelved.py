"""A text of somebody's own in the store of a server, in the place of a file."""

from __future__ import annotations

from pathlib import PurePath

from starlette.exceptions import HTTPException

from hantei.content import decoded
from hantei.web.storage import scripts
from hantei.web.storage.store import Store

from .manuscript import ChangedMeanwhile, Standing, mark, plain


class Shelved:
    """A text in the store. Parameters: the store, whose text it is, its id. Raises 404 where it is another's."""

    def __init__(self, store: Store, person: str, script: str) -> None:
        self.store, self.person, self.script = store, person, script
        self.path = PurePath(f"{self._found().name}.yaml")

    @property
    def name(self) -> str:
        """What the file is called that people take away."""
        return self.path.name

    @property
    def rulebook(self) -> str:
        """The id of the rulebook for which it is written, as it was said last."""
        return self._found().rulebook

    def read(self) -> Standing:
        """What stands in the store."""
        text = plain(self._found().text)
        return Standing(text, mark(text))

    def seen(self) -> tuple[int, int, int]:
        """What shows without reading all that the text has changed; see `scripts.seen`."""
        return scripts.seen(self.store, self.person, self.script)

    def call_by(self, text: str, said: scripts.Naming) -> None:
        """Call the text what it says of itself, unless it has changed since."""
        scripts.call_by(self.store, self.person, self.script, text, said)

    def write(self, text: str, base: str) -> Standing:
        """Keep the text, with errors too; see `Manuscript.write`. Raises 404 where it is gone."""
        before = self._found().text
        if mark(plain(before)) != base and plain(before) != text:
            raise ChangedMeanwhile("workshop-changed-meanwhile", path=self.name)
        decoded(text.encode(), self.name)
        kept = scripts.rewrite(self.store, self.person, self.script, before, text)
        if not kept and self.read().text != text:
            raise ChangedMeanwhile("workshop-changed-meanwhile", path=self.name)
        return Standing(text, mark(text))

    def _found(self) -> scripts.OwnScenario:
        found = scripts.find(self.store, self.person, self.script)
        if found is None:
            raise HTTPException(404)
        return found
