"""Commands as people type them, and as they mistype them: made at random for each system of a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

COMPARISONS = (">=", "<=", ">", "<", "=", "<>", "!=", "==", "=>", "=<")
WAYS = ("KH", "KL", "DH", "DL")


class Maker:
    """Makes commands; parameter: its source of chance."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def one(self, *made: Callable[[], str]) -> str:
        return self.rng.choice(made)()

    def some(self, text: Callable[[], str], chance: float = 0.5) -> str:
        return text() if self.rng.random() < chance else ""

    def among(self, texts: Sequence[str]) -> str:
        return self.rng.choice(texts)

    def number(self, low: int = 0, high: int = 20) -> str:
        return str(self.rng.randint(low, high))

    def sides(self) -> str:
        return self.among(("6", "6", "6", "10", "100", "3", "9", "66", "20", "2", "1", "0", "12"))

    def letter(self) -> str:
        return self.among("FURC") if self.rng.random() < 0.5 else ""

    def sign(self) -> str:
        return self.among(("+", "-", "+", "-", "+-", "--", "-+"))

    def figure(self, deep: int = 2) -> str:
        """A formula without dice."""
        if deep == 0 or self.rng.random() < 0.5:
            return self.number()
        return self.one(
            lambda: f"{self.figure(deep - 1)}{self.sign()}{self.figure(deep - 1)}",
            lambda: f"{self.figure(deep - 1)}*{self.figure(deep - 1)}",
            lambda: f"{self.figure(deep - 1)}/{self.number()}{self.letter()}",
            lambda: f"({self.figure(deep - 1)})",
            lambda: f"-{self.figure(deep - 1)}",
        )

    def term(self) -> str:
        return self.number(0, 12) if self.rng.random() < 0.9 else f"({self.figure(1)})"

    def keep(self) -> str:
        return self.one(lambda: self.among(WAYS) + self.some(self.term), lambda: self.among(("MAX", "MIN")))

    def dice(self) -> str:
        return self.one(
            lambda: f"{self.term()}D{self.sides()}",
            lambda: f"2D6{self.some(self.keep, 0.2)}",
            lambda: f"{self.term()}D{self.some(self.sides)}{self.some(self.keep, 0.3)}",
            lambda: f"D{self.sides()}{self.some(self.keep, 0.2)}",
            lambda: f"{self.number(190, 210)}D{self.number(9990, 10010)}",
        )

    def formula(self, deep: int = 2) -> str:
        """A formula in which dice may stand."""
        if deep == 0 or self.rng.random() < 0.4:
            return self.dice() if self.rng.random() < 0.6 else self.number()
        return self.one(
            lambda: f"{self.formula(deep - 1)}{self.sign()}{self.formula(deep - 1)}",
            lambda: f"{self.formula(deep - 1)}*{self.formula(deep - 1)}",
            lambda: f"{self.formula(deep - 1)}/{self.formula(deep - 1)}{self.letter()}",
            lambda: f"({self.formula(deep - 1)})",
            lambda: f"-{self.formula(deep - 1)}",
        )

    def target(self) -> str:
        aims = (lambda: "?", lambda: self.number(10**9, 10**12))
        return self.among(COMPARISONS) + (self.figure(1) if self.rng.random() < 0.9 else self.one(*aims))

    def sum(self) -> str:
        return self.formula() + self.some(self.target)

    def group(self, letter: str) -> str:
        return f"{self.term()}{letter}{self.among(('6', '6', '10', '3', '(2+4)', '1', '20'))}"

    def groups(self, letter: str) -> str:
        return "+".join(self.group(letter) for _ in range(self.rng.choice((1, 1, 1, 2, 3))))

    def counted(self) -> str:
        return self.groups("B") + self.some(lambda: self.among(COMPARISONS) + self.figure(1))

    def tallied(self) -> str:
        return f"{self.term()}T{self.among('YZX')}{self.among(('6', '10', '20', '21', '0', '3'))}"

    def waves(self) -> str:
        hit = self.one(
            lambda: self.among(("5", "6", "3", "2", "1", "(2+3)", "2+3", "-1", "3*2-1")), lambda: self.figure(1)
        )
        compare = self.some(lambda: self.among(COMPARISONS) + hit)
        again = self.some(lambda: self.among(COMPARISONS)) + self.among(("5", "6", "4", "3+2", "7", "2", "1"))
        return self.groups("R") + self.one(lambda: f"[{again}]{compare}", lambda: f"{compare}@{again}", lambda: compare)

    def raised(self) -> str:
        change = self.some(lambda: self.among("+-") + self.figure(1))
        compare = self.some(lambda: self.among(COMPARISONS) + self.figure(1))
        again = self.among(("5", "6", "3+3", "3", "2", "1", "0"))
        groups = self.groups("U")
        return groups + self.one(
            lambda: f"[{again}]{change}{compare}", lambda: f"{change}{compare}@{again}", lambda: change + compare
        )

    def tens_and_ones(self) -> str:
        return "D66" + self.among(("", "A", "S", "N", "D", "X", "+1"))

    def choice(self) -> str:
        items = [self.among(("a", "b", "猫", " c d ", "", "A()", "1")) for _ in range(self.rng.randint(1, 6))]
        many = self.some(lambda: self.number(0, 4), 0.4)
        return self.one(
            lambda: f"choice{many}[{','.join(items)}]" + self.some(lambda: self.among((" x", " x, y", "x")), 0.2),
            lambda: f"choice{many}({','.join(items)})",
            lambda: f"choice{many} {' '.join(' '.join(items).split())}",  # BCDice for Node fails over two spaces
            lambda: f"choice{many}[{self.among(('A-D', 'b-g', '3-7', 'D-A', '7-3', 'a-Z', '1-200', 'A'))}]",
        )

    def calculation(self) -> str:
        return "C" + self.figure(3)

    def repeated(self) -> str:
        word = self.among(("x", "rep", "repeat", "X", "Rep"))
        return f"{word}{self.among(('1', '2', '3', '0', '101', '10'))} {self.common()}"

    def common(self) -> str:
        """A command that all bots share."""
        return self.one(
            self.sum, self.sum, self.sum, self.counted, self.waves, self.raised, self.tallied, self.tens_and_ones,
            self.choice, self.calculation, self.repeated,
        )  # fmt: skip

    def percent(self) -> str:
        return f"1D100{self.among(('<=', '<=', '<=', '>=', '<', '=<'))}" + self.one(
            lambda: self.number(0, 120), lambda: self.figure(1), lambda: "?"
        )

    def table(self) -> str:
        letter, kind = self.among("SMVGTXS"), self.among(("DPT", "FT"))
        return (
            letter + kind + self.some(lambda: self.among(("+", "-", "")) + self.number() + self.some(self.change, 0.3))
        )

    def change(self) -> str:
        return self.among(("+", "-")) + self.number(0, 15)

    def check(self, *words: str) -> str:
        """A check of a system of the SRS."""
        change = self.some(self.change) + self.some(lambda: "*2", 0.1) + self.some(self.change, 0.2)
        limits = [f"@{self.among(('11', '12', '(5+6)', '-1', '7'))}", f"#{self.number(1, 5)}"]
        self.rng.shuffle(limits)
        options = "".join(limits[: self.rng.choice((0, 0, 1, 2))])
        target = self.some(lambda: self.among((">=", ">=", ">=", "=>", "<=", ">")) + self.figure(1))
        brackets = self.some(lambda: self.among(("[]", "[11]", "[11,3]", "[,4]", "[-1,1]", "[a]", "[12,4]x")), 0.3)
        word = self.among(words)
        return word + self.one(lambda: change + options, lambda: options + change) + target + brackets

    def action(self) -> str:
        return (
            "RH"
            + "".join(self.change() for _ in range(self.rng.choice((0, 1, 1, 2))))
            + self.some(lambda: ">=" + self.number(0, 12))
        )

    def field(self) -> str:
        return "D33" + "".join(self.change() for _ in range(self.rng.choice((0, 1, 1, 2))))

    def treasure(self) -> str:
        return "NTT" + self.some(self.change)

    def typed(self, made: Callable[[], str]) -> str:
        """A command with what people add: secrecy, small letters, a comment, a slip of the finger."""
        text = self.some(lambda: "S", 0.1) + made()
        if self.rng.random() < 0.3:
            text = text.lower()
        if self.rng.random() < 0.05:
            at = self.rng.randrange(len(text) + 1)
            text = text[:at] + self.among("+-*/()[]<>=@#dDbR6x0 ÷６＋％あé") + text[at:]
        return text + self.some(lambda: " " + self.among(("攻撃", "attack!", "2D6", "で、殴る")), 0.15)


OWN: dict[str, Callable[[Maker], Sequence[Callable[[], str]]]] = {
    "DiceBot": lambda maker: [],
    "Gundog": lambda maker: [maker.percent],
    "GundogZero": lambda maker: [maker.percent, maker.table, maker.table],
    "GundogRevised": lambda maker: [maker.percent, maker.table, maker.table],
    "ShadowRun4": lambda maker: [maker.counted, maker.waves],
    "SRS": lambda maker: [lambda: maker.check("2D6", "2D6", "2D", "(1+1)D6")],
    "MetallicGuardian": lambda maker: [lambda: maker.check("2D6", "MG", "MG", "2D")],
    "RogueLikeHalf": lambda maker: [maker.action, maker.action, maker.field, maker.treasure],
}
"""The commands that each system has for itself."""


def commands(system: str, n: int, seed: int = 1) -> list[str]:
    """Commands for a system, half of them its own where it has any; always the same ones."""
    maker = Maker(Random(f"{system}/{seed}"))
    own = OWN[system](maker)
    found = []
    for _ in range(n):
        mine = own and maker.rng.random() < 0.5
        found.append(maker.typed(maker.rng.choice(own) if mine else maker.common))
    return found
