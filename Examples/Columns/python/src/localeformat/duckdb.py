"""Styles as functions of DuckDB, which hands them vectors of Arrow.

    import duckdb, localeformat.duckdb
    con = duckdb.connect()
    localeformat.duckdb.register(con)
    con.execute("SELECT fmt_currency(amount, code, reader) FROM orders")
"""

from __future__ import annotations

import pyarrow as pa

from . import _makers as lf
from ._native import Error
from ._parse import Parser
from ._style import SortKey, Style

DECIMAL = "DECIMAL(38, 9)"
_TYPES = {DECIMAL: "decimal128(38, 9)", "BIGINT": "int64", "DOUBLE": "float64", "TIMESTAMPTZ": "timestamp[us, tz=UTC]"}


def register_style(con, name: str, style: Style, options: tuple[str, ...] = ("locale",), returns: str | None = None) -> None:
    """Makes a style the function `name(value, option, …)`; options that a call leaves out are the style's own.

    The value may be of any type that the style takes. A parser's function returns VARCHAR, or `returns`: "DOUBLE",
    "BIGINT", "TIMESTAMPTZ" or "DECIMAL(38, 9)". As everywhere in SQL, null in is null out.
    """
    if returns not in (None, *_TYPES):
        raise ValueError(f"returns is {returns}; expected one of {', '.join(_TYPES)}")

    def call(*columns):
        if not 1 <= len(columns) <= 1 + len(options):
            raise TypeError(f"{name} takes a value and at most {len(options)} options: {', '.join(options)}")
        value, *others = columns
        texts = dict(zip(options, others))
        try:
            if isinstance(style, Parser):
                return pa.array(style.parse_array(value, _TYPES.get(returns), **texts))
            return pa.array(style.format_array(value, **texts))
        except Error as error:
            # Rows of one vector say nothing to those who asked for a table.
            raise ValueError(f"{name}: {error.reason}") from None

    result = returns or ("BLOB" if isinstance(style, SortKey) else "VARCHAR")
    con.create_function(name, call, None, result, type="arrow")


def register(con) -> None:
    """Makes the usual functions; options that are not here are said by `register_style`.

    fmt_number(value, locale)              fmt_percent(value, locale)           fmt_compact(value, locale)
    fmt_currency(amount, code, locale)     fmt_unit(value, unit, locale)        fmt_bytes(value, locale)
    fmt_date(value, locale, zone)          fmt_datetime(value, locale, zone)    fmt_duration(value, locale)
    fmt_list(values, locale)               sort_key(text, locale)
    parse_number(text, locale)             parse_currency(text, locale)         parse_date(text, locale, zone)
    """
    in_zone = ("locale", "time_zone")
    register_style(con, "fmt_number", lf.number())
    register_style(con, "fmt_percent", lf.number(style="percent", max_fraction=2))
    register_style(con, "fmt_compact", lf.number(style="compact-short"))
    register_style(con, "fmt_currency", lf.currency(), ("code", "locale"))
    register_style(con, "fmt_unit", lf.unit(unit="meter"), ("unit", "locale"))
    register_style(con, "fmt_bytes", lf.byte_count())
    register_style(con, "fmt_date", lf.date(date="medium"), in_zone)
    register_style(con, "fmt_datetime", lf.date(date="medium", time="short"), in_zone)
    register_style(con, "fmt_duration", lf.duration(style="units"))
    register_style(con, "fmt_list", lf.list_())
    register_style(con, "sort_key", lf.sort_key())
    register_style(con, "parse_number", lf.parse_number(), returns=DECIMAL)
    register_style(con, "parse_currency", lf.parse_currency(), returns=DECIMAL)
    register_style(con, "parse_date", lf.parse_date(), in_zone, returns="TIMESTAMPTZ")
