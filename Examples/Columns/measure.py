"""A table of what a row costs: columns and single values beside Babel and PyICU, and each engine beside its own nearest function.

    python measure.py [ROWS]            (default: 10,000,000; Babel and PyICU get a fiftieth)

Each line is the best of three, in nanoseconds of a processor a row, so that a machine with other work changes little.
"""

import datetime
import sys
import time

import babel.dates
import babel.numbers
import duckdb
import icu
import localeformat as lf
import localeformat.duckdb
import localeformat.polars  # noqa: F401
import numpy as np
import polars as pl
import pyarrow as pa

ROWS = int(float(sys.argv[1])) if len(sys.argv) > 1 else 10_000_000
FEW = max(1000, ROWS // 50)
LOCALES = ["de", "en", "fr", "hi", "ar-EG", "ja", "pt-BR", "sv"]
CODES = ["EUR", "USD", "JPY", "INR", "KWD"]
chance = np.random.default_rng(28)
INTEGERS = pa.array(chance.integers(-(10**9), 10**9, ROWS))
AMOUNTS = pa.array(chance.integers(-(10**9), 10**9, ROWS)).cast(pa.decimal128(19)).view(pa.decimal128(19, 2))
MOMENTS = pa.array(chance.integers(0, 2**32, ROWS) * 1_000_000).cast(pa.timestamp("us", "UTC"))
INDEX = np.arange(ROWS)
LOCALE = pa.DictionaryArray.from_arrays(pa.array((INDEX % 8).astype("int8")), pa.array(LOCALES))
CODE = pa.DictionaryArray.from_arrays(pa.array((INDEX % 5).astype("int8")), pa.array(CODES))


def nanoseconds(work, rows: int) -> float:
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best / rows * 1e9


def line(name: str, work, rows: int, than: float | None = None) -> float:
    found = nanoseconds(work, rows)
    ratio = f"{than / found:8.1f}x" if than else ""
    print(f"{name:58} {rows:>12,} rows {found:>10.1f} ns {ratio}", flush=True)
    return found


def each(function, values):
    def run():
        for value in values:
            function(value)

    return run


def integers() -> None:
    few = INTEGERS[:FEW].to_pylist()
    theirs = icu.NumberFormat.createInstance(icu.Locale("de"))
    babel_row = line("integers: Babel", each(lambda value: babel.numbers.format_decimal(value, locale="de"), few[: FEW // 10]), FEW // 10)
    line("integers: PyICU", each(theirs.format, few), FEW, babel_row)
    line("integers: style.format", each(lf.number(locale="de").format, few), FEW, babel_row)
    line("integers: lf.number(locale=…).format", each(lambda value: lf.number(locale="de").format(value), few), FEW, babel_row)
    line("integers: style.format_array", lambda: lf.number(locale="de").format_array(INTEGERS), ROWS, babel_row)
    series = pl.Series(INTEGERS)
    line("integers: Polars, pl.col(…).lf.number", lambda: series.lf.number(locale="de"), ROWS, babel_row)
    line("integers: Polars' own cast to text", lambda: series.cast(pl.String), ROWS, babel_row)


def money() -> None:
    values = list(zip(AMOUNTS[: FEW // 10].to_pylist(), CODE[: FEW // 10].to_pylist(), LOCALE[: FEW // 10].to_pylist()))
    theirs = {locale: icu.NumberFormat.createCurrencyInstance(icu.Locale.forLanguageTag(locale)) for locale in LOCALES}

    def by_icu(row):
        style = theirs[row[2]]
        style.setCurrency(row[1])
        style.format(float(row[0]))

    def by_babel(row):
        babel.numbers.format_currency(row[0], row[1], locale=row[2].replace("-", "_"))

    babel_row = line("money, 8 locales, 5 currencies: Babel", each(by_babel, values), len(values))
    line("money, 8 locales, 5 currencies: PyICU", each(by_icu, values), len(values), babel_row)
    style = lf.currency()
    line("money, 8 locales, 5 currencies: style.format_array", lambda: style.format_array(AMOUNTS, code=CODE, locale=LOCALE), ROWS, babel_row)
    texts = lf.currency(code="EUR", locale="de").format_array(AMOUNTS)
    line("money back: parse_array into decimals",
         lambda: lf.parse_currency(locale="de").parse_array(texts, "decimal128(19, 2)"), ROWS)


def dates() -> None:
    few = [datetime.datetime.fromtimestamp(value.timestamp(), datetime.timezone.utc) for value in MOMENTS[:FEW].to_pylist()]
    zone = babel.dates.get_timezone("Europe/Berlin")
    kind = icu.DateFormat
    theirs = kind.createDateTimeInstance(kind.MEDIUM, kind.SHORT, icu.Locale("de"))
    theirs.setTimeZone(icu.TimeZone.createTimeZone("Europe/Berlin"))
    babel_row = line("dates and times: Babel", each(lambda value: babel.dates.format_datetime(
        value, "medium", tzinfo=zone, locale="de"), few[: FEW // 10]), FEW // 10)
    line("dates and times: PyICU", each(theirs.format, few), FEW, babel_row)
    style = lf.date(date="medium", time="short", time_zone="Europe/Berlin", locale="de")
    line("dates and times: style.format", each(style.format, few), FEW, babel_row)
    line("dates and times: style.format_array", lambda: style.format_array(MOMENTS), ROWS, babel_row)


def in_duckdb() -> None:
    con = duckdb.connect()
    con.execute("SET threads = 1")
    con.execute("SET enable_progress_bar = false")
    localeformat.duckdb.register(con)
    con.register("table_of_numbers", pa.table({"n": INTEGERS, "amount": AMOUNTS, "moment": MOMENTS, "code": CODE, "reader": LOCALE}))
    con.execute("CREATE TABLE numbers AS SELECT n, amount, moment, code::VARCHAR AS code, reader::VARCHAR AS reader FROM table_of_numbers")

    def query(expression):
        return lambda: con.execute(f"SELECT max(strlen({expression})) FROM numbers").fetchall()

    own = line("DuckDB's own format('{:,}', n)", query("format('{:,}', n)"), ROWS)
    line("DuckDB: fmt_number(n, 'de')", query("fmt_number(n, 'de')"), ROWS, own)
    line("DuckDB: fmt_currency(amount, code, reader)", query("fmt_currency(amount, code, reader)"), ROWS)
    own = line("DuckDB's own strftime(moment, …)", query("strftime(moment AT TIME ZONE 'UTC', '%d.%m.%Y, %H:%M')"), ROWS)
    line("DuckDB: fmt_datetime(moment, 'de', 'Europe/Berlin')", query("fmt_datetime(moment, 'de', 'Europe/Berlin')"), ROWS, own)


def main() -> None:
    print(f"ICU {lf.icu_version}; PyICU has {icu.ICU_VERSION}; the last column is times the first line of its kind")
    integers()
    money()
    dates()
    in_duckdb()


if __name__ == "__main__":
    main()
