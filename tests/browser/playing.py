"""Somebody at a table, who reads the page and presses its buttons."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

OVER = "The game is over"

MIDWAY = """
addEventListener("htmx:sseBeforeMessage", ({ target }) => {
  if (!target.matches("[sse-swap=stamp]")) document.documentElement.dataset.midway = "";
});
addEventListener("htmx:sseMessage", ({ target }) => {
  if (target.matches("[sse-swap=stamp]")) delete document.documentElement.dataset.midway;
});
"""
"""Lets a page say that it shows only a part of a change: a change comes part by part, and a stamp ends it."""

WHOLE = "html:not([data-midway])"
"""A page that shows the whole of a change."""


class Seat:
    """A window at a server."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address

    # Getting to a table

    def open(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(self.address + path)

    def pick(self, scenario: str) -> None:
        """Press the card of a scenario or encounter on the start page."""
        self.page.locator(".choices a", has_text=scenario).click()

    def begin(self, scenario: str, pace: str = "instant", **players: str) -> None:
        """Set a table from the start page on, and wait until somebody here is asked: see `lay`."""
        self.lay(scenario, pace, **players)
        self.ready()

    def lay(self, scenario: str, pace: str = "instant", **players: str) -> None:
        """Set a table from the start page on: the title of its card, the pace of machines, who plays which seat."""
        self.open()
        self.pick(scenario)
        self.arrange(pace, **players)

    def arrange(self, pace: str = "instant", **players: str) -> None:
        """Fill in the form that sets a table, and begin: the pace of machines, who plays which seat."""
        for seat, player in players.items():
            self.page.locator(f"#seat-{seat}").select_option(player)
        self.page.get_by_label("Pace of the computer").select_option(pace)
        self.page.get_by_label("Questions asked").select_option("everything")
        self.page.get_by_role("button", name="Begin").click()
        self.ask.wait_for()

    # What stands on the page

    @property
    def ask(self) -> Locator:
        """The part of the page that asks."""
        return self.page.locator("#ask")

    def question(self) -> str:
        """What is asked first, or that nothing is."""
        return self.page.locator("#ask h2[data-focus]").first.inner_text()

    def options(self) -> list[str]:
        """The labels of the answers to press."""
        return self.page.locator("#q-1 form .option .label").all_inner_texts()

    def log(self) -> list[str]:
        """The lines of the log that the page shows."""
        return self.page.locator("#log .log-line").all_inner_texts()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.question() == OVER

    # Answering

    def asked(self) -> str:
        """The form of the first question, as a selector that fits no other question."""
        form = self.page.locator("#q-1 form").first
        at, key = (form.locator(f"input[name={name}]").get_attribute("value") for name in ("at", "key"))
        return f'form:has(input[name="at"][value="{at}"]):has(input[name="key"][value="{key}"])'

    def moved_on(self, form: str) -> None:
        """Wait until a question is gone, and the next is there, or the game is over."""
        self.gone(form)
        self.ready()

    def gone(self, form: str) -> None:
        """Wait until a question is gone, and all that came with that is there."""
        self.page.locator(f"{WHOLE} #ask:not(:has({form}))").wait_for()

    def come(self, form: str) -> None:
        """Wait until a question is there, and all that came with it."""
        self.page.locator(f"{WHOLE} #ask:has({form})").wait_for()

    def ready(self) -> None:
        """Wait until somebody at this window is asked, or the game is over."""
        self.page.wait_for_load_state("domcontentloaded")  # before it the page's scripts hear no event
        self.page.locator(f'{WHOLE} :is(#q-1, #ask h2:text-is("{OVER}"))').first.wait_for()

    def answer(self, label: str = "") -> str:
        """Answer the first question and wait for the next to this window; what was pressed."""
        said = self.press(label)
        self.ready()
        return said

    def press(self, label: str = "") -> str:
        """Answer the first question as `push` does, and wait until it is gone; what was pressed."""
        form = self.asked()
        said = self.push(label)
        self.gone(form)
        return said

    def push(self, label: str = "") -> str:
        """Press the option of the first question that is called so, or whatever comes first; what was pressed."""
        option = self.page.locator("#q-1 form .option")
        if label:
            option = option.filter(has_text=label)
        pressed = option.first if option.count() else self.page.locator("#q-1 form .button.main").first
        said = pressed.inner_text()
        pressed.click()
        return said

    # Ruling

    def panel(self) -> Locator:
        """The panel, open."""
        panel = self.page.locator("#panel")
        if panel.get_attribute("open") is None:
            panel.locator("summary").first.click()
        panel.locator("h3").first.wait_for()
        return panel

    def fill(self, label: str, text: str) -> None:
        """Write something into a field of the panel, and send it."""
        field = self.panel().locator("input").and_(self.page.get_by_label(label)).first
        field.focus()  # from now on the panel is not read anew
        field.fill(text)
        field.press("Enter")

    def rule(self, words: str) -> None:
        """Rule in words."""
        self.fill("Ruling", words)

    def choose(self, label: str, option: str) -> None:
        """Choose something on the panel, and send it."""
        self.set(self.panel().get_by_label(label).first, option)

    def hand(self, seat: str, player: str) -> None:
        """Say on the panel who plays a seat."""
        self.set(self.panel().locator(f"#player-{seat}"), player)

    def set(self, field: Locator, option: str) -> None:
        """Choose an option of a field, and send the form that it stands in."""
        field.focus()  # from now on the panel is not read anew
        field.select_option(option)
        field.locator("xpath=ancestor::form").get_by_role("button").click()
