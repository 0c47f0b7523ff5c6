"""The page of `.ci/truth`: rows of golden files, differences on purpose, and the checks against programs and tables of others."""

import collections
import datetime
import html
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "Data" / "Golden"
KEPT = ROOT / "Data" / "Checks"

# Name, what is compared with what, and the command. What is in capitals is a folder that whoever runs it has to have.
CHECKS = [
    ("suite", "every golden row; 30,000 random values, styles and locales against ICU; reading back; hostile input", "swift test"),
    ("random", "ten million random values, styles and locales against ICU, what is read back, hostile text", "PARTS=random .ci/long"),
    ("icu", "the suite on ICU 67, 72, 76, 78 and the toolchain's own", ".ci/icu-matrix"),
    ("inflection-tests", "phrases by features, against Unicode Inflection's tests", ".ci/unicode-inflection UNICODE_INFLECTION"),
    ("dictionaries", "counted nouns and adjectives, against dictionaries of Debian and PyPI", ".ci/inflection"),
    ("cldr", "CLDR's and ICU's test data: names, identifiers, matching, personal names, messages, numbers", ".ci/cldr-data"),
    ("foundation", "Foundation's own tests of formatting and parsing", ".ci/foundation-tests"),
    ("zones", "offsets of every zone, against Python's zoneinfo", ".ci/zones"),
    ("recurrences", "occurrences of random rules, against Python's dateutil", ".ci/recurrences"),
    ("catalogs", "files of Java, Fluent and i18next, as their own programs read them", ".ci/catalogs"),
    ("conformance", "the executor of Unicode's conformance suite, by its own tests", "swift test --filter ConformanceTests"),
    ("gallery-node", "numbers, money, dates, lists, names on that page, against Node's own ICU", "FMT=FMT .ci/gallery-node ROWS"),
    ("accessibility", "pages in Chromium, wide and narrow, light and dark, by the rules of axe", ".ci/accessibility"),
    ("gallery", "each command on the page of Examples/Gallery, against the text that the library wrote", ".ci/gallery"),
    ("columns", "columns of the C library, against lines of fmt batch; valgrind; Rust", "RELEASE=yes .ci/columns"),
    ("baked", "baked formats without ICU, against lines of fmt batch", ".ci/baked"),
    ("baked-styles", "a million values of 400 styles by chance in 100 locales, baked formats against fmt batch",
     "STYLES=400 LOCALES=100 ROWS=1000000 .ci/baked-styles"),
    ("snapshots", "what fmt diff tells of two ICUs, against what each of them says", ".ci/snapshots.py Examples/Baked/Formats.json FMT OTHER FOLDER"),
    ("engines", "the columns in Python, DuckDB, Polars and PostgreSQL", ".ci/engines"),
    ("address", "the suite under Address Sanitizer", ".ci/sanitize address"),
    ("thread", "the suite under Thread Sanitizer", ".ci/sanitize thread ."),
    ("fuzzing", "an hour of fuzzing, a minute for each reader", "Fuzz/run 60"),
    ("mutation", "changes of one token of the sources, and whether a test notices", ".ci/mutate 40"),
]
TOLD = re.compile(r"Test run with|\b\d[\d,]* (rows|of|texts|rules|zones|inputs|commands|units|files)|differ|compared|right|killed|crash", re.I)


def run(name, command):
    """Runs a check and keeps what it says at its end, in plain words."""
    print(f"{name}: {command} ...", file=sys.stderr)
    done = subprocess.run(command, shell=True, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    lines = [line.strip() for line in done.stdout.splitlines() if TOLD.search(line) and not line.startswith("[")][-6:]
    if done.returncode != 0 and not lines:
        lines = done.stdout.splitlines()[-1:]
    commit = subprocess.run(["git", "describe", "--always", "--dirty=, with changes"], cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout.strip()
    head = f"{'passed' if done.returncode == 0 else 'FAILED'}\t{datetime.date.today()}\t{commit}"
    KEPT.mkdir(exist_ok=True)
    (KEPT / name).write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")
    return done.returncode == 0


def rows(file):
    """The rows of a golden file as dictionaries."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    names = lines[0].split("\t")
    return [dict(zip(names, line.split("\t"))) for line in lines[1:]]


def voucher(source):
    """Who vouches for a row, without the place in the source: `RFC 5545 3.3.10` is `RFC 5545`."""
    return re.split(r"[,;:(]| section | \d+\.\d+|'s? ?(?=[A-Z]\w+Test)", source)[0].strip() or "none"


def table(head, lines):
    """A table whose cells are HTML already."""
    cells = "".join(f'<th scope="col">{each}</th>' for each in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in line) + "</tr>\n" for line in lines)
    return f"<table>\n<thead><tr>{cells}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n"


def golden():
    """The rows by room and file, and who vouches for them."""
    lines, total = [], 0
    for file in sorted(GOLDEN.glob("*/*.tsv")):
        if file.name == "known-differences.tsv":
            continue
        found = rows(file)
        total += len(found)
        if "source" not in found[0]:
            head = file.read_text(encoding="utf-8").splitlines()[0].removeprefix("#").strip()
            lines.append([html.escape(str(file.relative_to(GOLDEN))), f"{len(found):,}", html.escape(head)])
            continue
        by = collections.Counter(voucher(row["source"]) for row in found)
        said = ", ".join(f"{html.escape(name)} {count:,}" for name, count in by.most_common(6))
        rest = len(by) - 6
        lines.append([html.escape(str(file.relative_to(GOLDEN))), f"{len(found):,}", said + (f", and {rest} more" if rest > 0 else "")])
    return total, table(["file in Data/Golden", "rows", "who vouches for them"], lines)


def differences():
    """What differs from ICU on purpose, each row with its reason."""
    lines = []
    for file in sorted(GOLDEN.glob("*/known-differences.tsv")):
        for row in rows(file):
            where = f"<code>{html.escape(row['locale'])} {html.escape(row['style'])}</code> <bdi>{html.escape(row['input'])}</bdi>"
            lines.append([where, f"<bdi>{html.escape(row['expected'])}</bdi>", html.escape(row["source"])])
    return len(lines), table(["style and value", "what the row expects", "why ICU is not followed"], lines)


def checks():
    """Every check with what it said when it last ran."""
    lines = []
    for name, what, command in CHECKS:
        said = "not run yet"
        if (KEPT / name).exists():
            head, *rest = (KEPT / name).read_text(encoding="utf-8").splitlines()
            outcome, day, commit = head.split("\t")
            said = "<br>".join([f"<b>{outcome}</b>, {day}, at {commit}", *(html.escape(line) for line in rest)])
        lines.append([html.escape(what), f"<code>{html.escape(command)}</code>", said])
    return table(["what is compared", "the command", "what it said"], lines)


PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>LocaleFormat: what is compared with what</title>
<style>
:root {{ color-scheme: light dark }}
body {{ font: 1rem/1.45 system-ui, sans-serif; margin: 1.5rem auto; max-width: 76rem; padding: 0 1rem }}
h2 {{ font-size: 1.3rem; margin-top: 2rem }}
table {{ border-collapse: collapse; width: 100% }}
th, td {{ border-top: 1px solid #8885; overflow-wrap: anywhere; padding: .35rem .8rem .35rem 0; text-align: start; vertical-align: top }}
th {{ font-size: .85rem; font-weight: 400 }}
td:nth-child(2) {{ min-width: 6rem }}
code {{ font: .85rem ui-monospace, monospace }}
@media (max-width: 44rem) {{ table, tbody, tr, td {{ display: block }} thead {{ display: none }} td {{ border: 0; padding: .1rem 0 }} tr {{ border-top: 1px solid #8885 }} }}
</style>
</head>
<body>
<main>
<h1>What is compared with what</h1>
<p>Made by <code>.ci/truth</code> from the rows in <code>Data/Golden</code> and from what the checks themselves said. Whoever doubts a line runs its command.</p>
<h2>Rows that every change is checked against: {total:,}</h2>
<p><em>Own output</em> proves that a text stays, not that it is right. <em>General knowledge</em> was judged before it was run.</p>
{golden}
<h2>Where ICU is not followed on purpose: {count}</h2>
<p>A row that ICU begins to agree with fails the suite until it is taken out.</p>
{differences}
<h2>Checks against programs, tables and test suites of others</h2>
{checks}
</main>
</body>
</html>
"""


def main(names):
    """Runs the checks of these names, and writes the page."""
    known = {name: command for name, _, command in CHECKS}
    if names == ["--list"]:
        print("\n".join(known))
        return 0
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f".ci/truth: no check '{unknown[0]}'; there are {', '.join(known)}", file=sys.stderr)
        return 2
    failed = [name for name in names if not run(name, known[name])]
    total, golden_table = golden()
    count, differences_table = differences()
    page = ROOT / ".build" / "truth.html"
    page.parent.mkdir(exist_ok=True)
    page.write_text(
        PAGE.format(total=total, golden=golden_table, count=count, differences=differences_table, checks=checks()), encoding="utf-8")
    print(f"{page.relative_to(ROOT)}: {total:,} rows, {count} differences, {len(known)} checks" + (f"; failed: {', '.join(failed)}" if failed else ""))
    return 1 if failed else 0


sys.exit(main(sys.argv[1:]))
