"""The commands of the program with their options; a module of its own carries out each."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hantei import __version__

from .helping import HELP_OPTIONS, HelpEntry, ProgramGroup, RollCommand
from .language import NEWEST
from .options import BadOption
from .parameters import Book, File, Json, LevelOption, ScenarioOption, Squads, Verbose

SETTINGS: dict[str, Any] = {"help_option_names": HELP_OPTIONS}
app = typer.Typer(cls=ProgramGroup, add_completion=False, rich_markup_mode=None, context_settings=SETTINGS)


@app.callback(invoke_without_command=True)
def hantei(ctx: typer.Context, version: Annotated[bool, typer.Option("--version", help="help-version")] = False) -> int:
    """Take the options that all commands share."""
    if version:
        print(f"hantei {__version__}")
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())
    return 0


@app.command(cls=HelpEntry, help="help-play", context_settings=SETTINGS)
def play(
    ctx: typer.Context,
    rulebook: Annotated[str, typer.Argument(metavar="RULEBOOK", help="help-play-rulebook")] = "",
    what: Annotated[str, typer.Argument(metavar="SCENARIO|FILE", help="help-play-scenario")] = "",
    scenario: ScenarioOption = "",
    difficulty: Annotated[str, typer.Option(metavar="D", help="help-play-difficulty")] = "",
    leaders: Annotated[str, typer.Option(metavar="1|2", help="help-play-leaders")] = "",
    seed: Annotated[str, typer.Option(metavar="S", help="help-play-seed")] = "",
    ruling: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-ruling")] = None,
    dice: Annotated[str, typer.Option(metavar="seeded|physical", help="help-play-dice")] = "seeded",
    dice_from: Annotated[str, typer.Option(metavar="ADDRESS", help="help-play-dice-from")] = "",
    auto: Annotated[bool, typer.Option("--auto", help="help-play-auto")] = False,
    seat: Annotated[list[str] | None, typer.Option(metavar="SEAT=POLICY", help="help-play-seat")] = None,
    referee: Annotated[bool, typer.Option("--referee", help="help-play-referee")] = False,
    apart: Annotated[list[str] | None, typer.Option(metavar="SIDE", help="help-play-apart")] = None,
    ask: Annotated[str, typer.Option(metavar="HOW_MUCH", help="help-play-ask")] = "",
    squad: Squads = None,
    level: LevelOption = "",
    save: Annotated[str, typer.Option(metavar="FILE", help="help-play-save")] = "",
    go_on: Annotated[str, typer.Option("--continue", metavar="[FILE]", help="help-play-continue")] = "",
    plain: Json = False,
    verbose: Verbose = False,
) -> int:
    """Begin a game or go on with one."""
    from . import playing

    if what and scenario and what != scenario:
        raise BadOption("two-scenarios", one=what, other=scenario)
    wish = playing.PlayWish(
        rulebook=rulebook, scenario=scenario or what, difficulty=difficulty, leaders=leaders, seed=seed,
        rulings=tuple(ruling or ()), dice=dice, source=dice_from, auto=auto, seats=tuple(seat or ()), referee=referee,
        apart=tuple(apart or ()), ask=ask, squads=tuple(squad or ()), level=level, save=save, plain=plain,
        verbose=verbose,
    )  # fmt: skip
    if go_on:
        return playing.go_on("" if go_on == NEWEST else go_on, wish, ctx.find_root().obj)
    return playing.begin(wish, ctx.find_root().obj)


@app.command(cls=RollCommand, help="help-roll", context_settings=SETTINGS)
def roll(
    ctx: typer.Context,
    rulebook: Book,
    text: Annotated[list[str] | None, typer.Argument(metavar="COMMAND", help="help-roll-text")] = None,
    times: Annotated[str, typer.Option("-n", "--times", metavar="N", help="help-roll-times")] = "1",
    seed: Annotated[str, typer.Option(metavar="S", help="help-roll-seed")] = "",
    faces: Annotated[str, typer.Option(metavar="3,4", help="help-roll-faces")] = "",
    dice: Annotated[str, typer.Option(metavar="seeded|physical", help="help-play-dice")] = "seeded",
    ruling: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-ruling")] = None,
    strict: Annotated[bool, typer.Option("--strict", help="help-roll-strict")] = False,
    log: Annotated[str, typer.Option(metavar="FILE.html", help="help-roll-log")] = "",
    plain: Json = False,
) -> int:
    """Throw dice."""
    from . import rolling

    if log:
        return rolling.retell(rulebook, text or (), log, ctx.find_root().obj, plain)
    how = rolling.Throwing(seed, faces, dice, times, tuple(ruling or ()), strict)
    return rolling.run(rulebook, text or (), how, ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-odds", context_settings=SETTINGS)
def odds(
    ctx: typer.Context,
    rulebook: Book,
    scenario: Annotated[str, typer.Argument(metavar="SCENARIO", help="help-simulate-scenario")] = "",
    check: Annotated[str, typer.Option(metavar="COMMAND", help="help-odds-check")] = "",
    policy: Annotated[list[str] | None, typer.Option(metavar="[SEAT=]POLICY", help="help-simulate-policy")] = None,
    difficulty: Annotated[str, typer.Option(metavar="D", help="help-simulate-difficulty")] = "",
    ruling: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-ruling")] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="help-odds-seed")] = "",
    budget: Annotated[str, typer.Option(metavar="N", help="help-odds-budget")] = "",
    squad: Squads = None,
    level: LevelOption = "",
    plain: Json = False,
) -> int:
    """Say how likely something is."""
    from . import reckoning

    asked = reckoning.Request(scenario, tuple(policy or ()), difficulty, seed, budget, tuple(squad or ()), level)
    return reckoning.run(rulebook, check, asked, tuple(ruling or ()), ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-serve", context_settings=SETTINGS)
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="help-serve-host")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="N", help="help-serve-port")] = "8000",
    file: Annotated[str, typer.Option("--db", metavar="FILE", help="help-serve-db")] = "",
    browser: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
    under: Annotated[str, typer.Option("--root-path", metavar="PATH", help="help-serve-root")] = "",
    names: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="help-serve-name")] = None,
    log: Annotated[str, typer.Option(metavar="FILE", help="help-serve-log")] = "",
    metrics: Annotated[str, typer.Option(metavar="PORT", help="help-serve-metrics")] = "",
    keep: Annotated[str, typer.Option(metavar="DAYS", help="help-serve-keep")] = "",
    key: Annotated[str, typer.Option(metavar="FILE", help="help-serve-key")] = "",
    reached: Annotated[str, typer.Option("--at", metavar="ADDRESS", help="help-serve-at")] = "",
    alone: Annotated[bool, typer.Option("--no-dice-servers", help="help-serve-no-dice-servers")] = False,
    squads: Annotated[list[str] | None, typer.Option("--squad", metavar="FILE", help="help-serve-squad")] = None,
    level: LevelOption = "",
    tls: Annotated[str, typer.Option(metavar="FILE", help="help-serve-tls")] = "",
    trust: Annotated[str, typer.Option(metavar="FILE", help="help-serve-trust")] = "",
) -> int:
    """Serve tables for browsers."""
    from . import serving

    wish = serving.ServeWish(
        host, port, file=file, browser=browser, under=under, names=names or (), log=log, figures=metrics, keep=keep,
        key=key, reached=reached, no_dice_servers=alone, squads=squads or (), level=level, tls=tls, trust=trust,
    )  # fmt: skip
    return serving.serve(wish, ctx.find_root().obj)


@app.command(cls=HelpEntry, help="help-page", context_settings=SETTINGS)
def page(
    ctx: typer.Context,
    directory: Annotated[Path, typer.Argument(metavar="DIRECTORY", help="help-page-directory")],
    cache: Annotated[str, typer.Option(metavar="DIRECTORY", help="help-page-cache")] = "",
    wheel: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="help-page-wheel")] = None,
    plain: Json = False,
) -> int:
    """Write a site that plays without a server."""
    from . import paging

    return paging.write(directory, cache, wheel or (), ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-backup", context_settings=SETTINGS)
def backup(
    ctx: typer.Context,
    target: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    file: Annotated[str, typer.Option("--db", metavar="FILE", help="help-serve-db")] = "",
    key: Annotated[str, typer.Option(metavar="FILE", help="help-serve-key")] = "",
    plain: Json = False,
) -> int:
    """Copy the tables of a server."""
    from . import copying

    return copying.backup(target, file, key, ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-restore", context_settings=SETTINGS)
def restore(
    ctx: typer.Context,
    source: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file")],
    file: Annotated[str, typer.Option("--db", metavar="FILE", help="help-serve-db")] = "",
    key: Annotated[str, typer.Option(metavar="FILE", help="help-serve-key")] = "",
    plain: Json = False,
) -> int:
    """Restore a copy of the tables of a server."""
    from . import copying

    return copying.restore(source, file, key, ctx.find_root().obj, plain)


@app.command("new-key", cls=HelpEntry, help="help-new-key", context_settings=SETTINGS)
def new_key(
    ctx: typer.Context,
    file: Annotated[str, typer.Option("--db", metavar="FILE", help="help-serve-db")] = "",
    key: Annotated[str, typer.Option(metavar="FILE", help="help-serve-key")] = "",
    plain: Json = False,
) -> int:
    """Make another key for the links of a server's tables."""
    from . import copying

    return copying.new_key(file, key, ctx.find_root().obj, plain)


@app.command("put-out", cls=HelpEntry, help="help-put-out", context_settings=SETTINGS)
def put_out(
    ctx: typer.Context,
    person: Annotated[str, typer.Argument(metavar="PERSON", help="help-put-out-person")],
    file: Annotated[str, typer.Option("--db", metavar="FILE", help="help-serve-db")] = "",
    key: Annotated[str, typer.Option(metavar="FILE", help="help-serve-key")] = "",
    plain: Json = False,
) -> int:
    """Put somebody out of all tables of a server."""
    from . import copying

    return copying.put_out(person, file, key, ctx.find_root().obj, plain)


@app.command("list", cls=HelpEntry, help="help-list", context_settings=SETTINGS)
def list_(
    ctx: typer.Context,
    rulebook: Book = "",
    rulings: Annotated[bool, typer.Option("--rulings", help="help-list-rulings")] = False,
    plain: Json = False,
) -> int:
    """List what there is to play."""
    from . import listing

    return listing.show(rulebook, rulings, ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-rules", context_settings=SETTINGS)
def rules(
    ctx: typer.Context,
    rulebook: Book,
    words: Annotated[list[str] | None, typer.Argument(metavar="CLAUSE|WORDS", help="help-rules-words")] = None,
    rulings: Annotated[bool, typer.Option("--rulings", help="help-rules-rulings")] = False,
    where: Annotated[bool, typer.Option("--where", help="help-rules-where")] = False,
    plain: Json = False,
) -> int:
    """Look up clauses."""
    from . import ruling

    general = ctx.find_root().obj
    if where:
        return ruling.show_where(rulebook, words or (), general, plain)
    return ruling.show(rulebook, words or (), rulings, general, plain)


@app.command(cls=HelpEntry, help="help-simulate", context_settings=SETTINGS)
def simulate(
    ctx: typer.Context,
    rulebook: Book,
    scenario: Annotated[str, typer.Argument(metavar="SCENARIO|FILE", help="help-simulate-scenario")] = "",
    count: Annotated[str, typer.Option("-n", metavar="N", help="help-simulate-count")] = "",
    policy: Annotated[list[str] | None, typer.Option(metavar="[SEAT=]POLICY", help="help-simulate-policy")] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="help-simulate-seed")] = "1",
    jobs: Annotated[str, typer.Option(metavar="J", help="help-simulate-jobs")] = "",
    difficulty: Annotated[str, typer.Option(metavar="D", help="help-simulate-difficulty")] = "",
    ruling: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-ruling")] = None,
    answer: Annotated[list[str] | None, typer.Option(metavar="KIND=OPTION", help="help-simulate-answer")] = None,
    squad: Squads = None,
    level: LevelOption = "",
    fixed: Annotated[list[str] | None, typer.Option("--set", metavar="PATH=VALUE", help="help-simulate-set")] = None,
    then: Annotated[list[str] | None, typer.Option(metavar="SCENARIO|FILE", help="help-simulate-then")] = None,
    against: Annotated[str, typer.Option(metavar="SCENARIO|FILE", help="help-simulate-against")] = "",
    figures: Annotated[str, typer.Option("--show", metavar="FIGURE,...", help="help-simulate-show")] = "",
    vary: Annotated[list[str] | None, typer.Option(metavar="PATH=VALUES", help="help-simulate-vary")] = None,
    tune: Annotated[str, typer.Option(metavar="PATH=LOW..HIGH", help="help-simulate-tune")] = "",
    target: Annotated[str, typer.Option(metavar="FIGURE=VALUE", help="help-simulate-target")] = "",
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="help-simulate-cluster")] = "",
    csv: Annotated[str, typer.Option(metavar="FILE", help="help-simulate-csv")] = "",
    parquet: Annotated[str, typer.Option(metavar="FILE", help="help-simulate-parquet")] = "",
    battles: Annotated[str, typer.Option(metavar="FILE", help="help-simulate-battles")] = "",
    report: Annotated[str, typer.Option(metavar="FILE", help="help-simulate-report")] = "",
    tell: Annotated[str, typer.Option(metavar="N", help="help-simulate-tell")] = "",
    challenge: Annotated[bool, typer.Option("--challenge", help="help-simulate-challenge")] = False,
    rival: Annotated[list[str] | None, typer.Option(metavar="POLICY", help="help-simulate-rival")] = None,
    plain: Json = False,
) -> int:
    """Play many games among machines."""
    from . import simulating
    from .offering import scene_named
    from .trials import TrialWish

    trial = TrialWish(
        *scene_named(rulebook, scenario), difficulty=difficulty, policies=tuple(policy or ()),
        rulings=tuple(ruling or ()), answers=tuple(answer or ()), seed=seed, squads=tuple(squad or ()), level=level,
        sets=tuple(fixed or ()), plan=tuple(then or ()),
    )  # fmt: skip
    wish = simulating.SimulateWish(
        trial, count=count, jobs=jobs, vary=tuple(vary or ()), against=against, figures=figures, tune=tune,
        target=target, cluster=cluster, csv=csv, parquet=parquet, battles=battles, report=report, tell=tell,
        challenge=challenge, rivals=tuple(rival or ()), plain=plain,
    )  # fmt: skip
    return simulating.simulate(wish, ctx.find_root().obj)


@app.command(cls=HelpEntry, help="help-check", context_settings=SETTINGS)
def check(ctx: typer.Context, file: File, plain: Json = False) -> int:
    """Check a file."""
    from . import checking

    return checking.check(file, ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-publish", context_settings=SETTINGS)
def publish(
    ctx: typer.Context,
    file: File,
    out: Annotated[str, typer.Option("-o", "--output", metavar="FILE", help="help-publish-output")] = "",
    plain: Json = False,
) -> int:
    """Write a page to read and print."""
    from . import publishing

    return publishing.publish(file, out, ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-workshop", context_settings=SETTINGS)
def workshop(
    ctx: typer.Context,
    file: File,
    port: Annotated[str, typer.Option(metavar="N", help="help-workshop-port")] = "0",
    browser: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
    squad: Squads = None,
    level: LevelOption = "",
) -> int:
    """Write a file in the browser."""
    from . import crafting

    return crafting.work(crafting.WorkWish(file, port, browser, tuple(squad or ()), level), ctx.find_root().obj)


@app.command(cls=HelpEntry, help="help-replay", context_settings=SETTINGS)
def replay(
    ctx: typer.Context,
    file: File,
    to: Annotated[str, typer.Option(metavar="N", help="help-replay-to")] = "",
    longest: Annotated[str, typer.Option(metavar="N", help="help-replay-longest")] = "",
    html: Annotated[str, typer.Option(metavar="OUT.html", help="help-replay-html")] = "",
    eyes: Annotated[str, typer.Option(metavar="SEAT", help="help-replay-eyes")] = "",
    turning: Annotated[bool, typer.Option("--turning", help="help-replay-turning")] = False,
    dearest: Annotated[str, typer.Option(metavar="N", help="help-replay-dearest")] = "",
    seconds: Annotated[str, typer.Option(metavar="S", help="help-replay-seconds")] = "",
    plain: Json = False,
    verbose: Verbose = False,
) -> int:
    """Tell a saved game again."""
    from . import looking

    wish = looking.ReplayWish(
        to=to, html=html, eyes=eyes, turning=turning, dearest=dearest, seconds=seconds, longest=longest,
        plain=plain, verbose=verbose,
    )  # fmt: skip
    return looking.replay_as(file, wish, ctx.find_root().obj)


@app.command(cls=HelpEntry, help="help-board", context_settings=SETTINGS)
def board(
    ctx: typer.Context,
    file: File,
    at: Annotated[str, typer.Option(metavar="N", help="help-board-at")] = "",
    eyes: Annotated[str, typer.Option(metavar="SEAT", help="help-board-eyes")] = "",
    scheme: Annotated[str, typer.Option(metavar="day|night", help="help-board-scheme")] = "day",
    out: Annotated[str, typer.Option("-o", "--output", metavar="FILE", help="help-board-output")] = "",
    plain: Json = False,
) -> int:
    """Draw the board of a saved game."""
    from . import picturing

    return picturing.board(file, picturing.BoardWish(at, eyes, scheme, out), ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-export", context_settings=SETTINGS)
def export(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(metavar="ccfolia|udonarium", help="help-export-table")],
    source: Annotated[str, typer.Argument(metavar="FILE|RULEBOOK", help="help-export-source")],
    scenario: Annotated[str, typer.Argument(metavar="SCENARIO", help="help-export-scenario")] = "",
    to: Annotated[str, typer.Option(metavar="N", help="help-export-to")] = "",
    since: Annotated[str, typer.Option(metavar="N", help="help-export-since")] = "",
    eyes: Annotated[str, typer.Option(metavar="SEAT", help="help-export-eyes")] = "",
    pieces: Annotated[bool, typer.Option("--pieces", help="help-export-pieces")] = False,
    pictures: Annotated[str, typer.Option(metavar="DIR", help="help-export-pictures")] = "",
    out: Annotated[str, typer.Option("-o", "--output", metavar="FILE", help="help-export-output")] = "",
) -> int:
    """Bring a game to a table elsewhere."""
    from . import exporting

    wish = exporting.ExportWish(table, source, scenario, to, since, eyes, pieces, pictures, out)
    return exporting.export(wish, ctx.find_root().obj)


@app.command(cls=HelpEntry, help="help-mcp", context_settings=SETTINGS)
def mcp(ctx: typer.Context, port: Annotated[str, typer.Option(metavar="N", help="help-mcp-port")] = "") -> int:
    """Let an assistant play."""
    from . import assisting

    return assisting.run(port, ctx.find_root().obj)


@app.command(cls=HelpEntry, help="help-verify", context_settings=SETTINGS)
def verify(ctx: typer.Context, file: File, plain: Json = False) -> int:
    """Check a saved game against the rules."""
    from . import looking

    return looking.verify(file, ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-cases", context_settings=SETTINGS)
def cases(
    ctx: typer.Context,
    paths: Annotated[list[Path] | None, typer.Argument(metavar="PATH", help="help-cases-paths")] = None,
    trace: Annotated[bool, typer.Option("--trace", help="help-cases-trace")] = False,
    plain: Json = False,
) -> int:
    """Run cases."""
    from . import proving

    return proving.run(paths or (), trace, ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-coverage", context_settings=SETTINGS)
def coverage(
    ctx: typer.Context,
    rulebook: Book = "",
    entered: Annotated[bool, typer.Option("--entered", help="help-coverage-entered")] = False,
    plain: Json = False,
) -> int:
    """Say how much of the rules is proved."""
    from . import proving

    return proving.cover(rulebook, entered, ctx.find_root().obj, plain)


@app.command(cls=HelpEntry, help="help-schema", context_settings=SETTINGS)
def schema(
    ctx: typer.Context,
    rulebook: Book,
    kind: Annotated[str, typer.Argument(metavar="KIND", help="help-schema-kind")] = "",
) -> int:
    """Print the schema of scenario or encounter files, or of people."""
    from . import listing

    return listing.schema(rulebook, kind, ctx.find_root().obj)


@app.command(cls=HelpEntry, help="help-keep", context_settings=SETTINGS)
def keep(
    ctx: typer.Context,
    file: File,
    who: Annotated[str, typer.Option(metavar="NAME", help="help-keep-who")] = "",
    target: Annotated[str, typer.Option("-o", "--output", metavar="FILE", help="help-keep-output")] = "",
) -> int:
    """Write somebody of a saved game into a file of their own."""
    from . import bringing

    return bringing.keep(file, who, target, ctx.find_root().obj)


@app.command("import", cls=HelpEntry, help="help-import", context_settings=SETTINGS)
def take_over(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-import-file")],
    target: Annotated[str, typer.Option("-o", "--output", metavar="FILE", help="help-keep-output")] = "",
) -> int:
    """Make a file of people out of one of another program."""
    from . import bringing

    return bringing.take_over(file, target, ctx.find_root().obj)


@app.command("new-rulebook", cls=HelpEntry, help="help-new-rulebook", context_settings=SETTINGS)
def new_rulebook(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-new-name")],
    directory: Annotated[Path, typer.Argument(metavar="DIRECTORY", help="help-new-directory")],
    plain: Json = False,
) -> int:
    """Lay out a package with a rulebook."""
    from . import laying

    return laying.lay_out(name, directory, ctx.find_root().obj, plain)
