"""Styles as expressions of Polars: `pl.col("amount").lf.currency(code=pl.col("code"), locale="de")`.

Importing this module gives expressions and series the name `lf`. Options are words, or expressions where rows differ.
"""

from __future__ import annotations

import polars as pl

from . import _makers as makers
from ._parse import Parser
from ._style import SortKey, Style

_MAKERS = (
    "number currency unit byte_count duration date interval relative list_ name names plural case locale sort_key "
    "parse_number parse_currency parse_date parse_duration parse_unit parse_byte_count parse_name"
).split()


def _target(dtype) -> str | None:
    """A type of Polars as texts are read into it."""
    if dtype is None or dtype == pl.String:
        return None
    if isinstance(dtype, pl.Decimal):
        return f"decimal128({dtype.precision or 38}, {dtype.scale})"
    if isinstance(dtype, pl.Datetime):
        return f"timestamp[{dtype.time_unit}" + (f", tz={dtype.time_zone}]" if dtype.time_zone else "]")
    plain = {pl.Int64: "int64", pl.Float64: "float64"}
    for known, name in plain.items():
        if dtype == known:
            return name
    raise ValueError(f"texts are not read into {dtype}; expected String, Int64, Float64, Decimal or Datetime")


def _function(style: Style, names: list[str], errors: str, to):
    """What is done with the series of one batch."""

    def run(columns) -> pl.Series:
        values, *options = columns
        # A literal comes as one row.
        rows = max(len(column) for column in columns)
        values, *options = (
            column.new_from_index(0, rows) if len(column) != rows else column for column in (values, *options))
        given = dict(zip(names, options))
        if isinstance(style, Parser):
            made = pl.Series(values.name, style.parse_array(values, _target(to), errors=errors, **given))
            return made if to is None else made.cast(to)
        made = pl.Series(values.name, style.format_array(values, errors=errors, **given))
        return made.cast(pl.String) if made.dtype == pl.Categorical else made

    return run


class _Expressions:
    """What stands behind `.lf`."""

    def __init__(self, expression: pl.Expr):
        self._expression = expression

    def style(self, style: Style, *, errors: str = "raise", to=None, **options: pl.Expr) -> pl.Expr:
        """The expression through a style that is there; options are expressions."""
        result = pl.Binary if isinstance(style, SortKey) else pl.String if to is None else to
        run = _function(style, list(options), errors, to)
        return pl.map_batches([self._expression, *options.values()], run, result, is_elementwise=True)

    def _made(self, maker, texts, errors, to, options) -> pl.Expr:
        columns = {name: option for name, option in options.items() if isinstance(option, pl.Expr)}
        words = {name: option for name, option in options.items() if name not in columns}
        return self.style(maker(*texts, **words), errors=errors, to=to, **columns)

    def message(self, text: str, *, errors: str = "raise", **options) -> pl.Expr:
        """A message, whose arguments are the fields of a struct."""
        return self._made(makers.message, (text,), errors, None, options)

    def markup(self, text: str, *, errors: str = "raise", **options) -> pl.Expr:
        """A localized string, whose arguments are the fields of a struct."""
        return self._made(makers.markup, (text,), errors, None, options)


def _method(maker):
    def method(self, *, errors: str = "raise", to=None, **options):
        return self._made(maker, (), errors, to, options)

    method.__name__, method.__doc__ = maker.__name__, maker.__doc__
    return method


for _name in _MAKERS:
    setattr(_Expressions, _name.rstrip("_"), _method(getattr(makers, _name)))


class _Series:
    """The same for a series: `series.lf.number(locale="de")`."""

    def __init__(self, series: pl.Series):
        self._series = series

    def __getattr__(self, name: str):
        def run(*texts, **options):
            given = {key: pl.lit(value) if isinstance(value, pl.Series) else value for key, value in options.items()}
            expression = getattr(_Expressions(pl.col(self._series.name)), name)(*texts, **given)
            return self._series.to_frame().select(expression).to_series()

        if not hasattr(_Expressions, name):
            raise AttributeError(f"lf has no {name}")
        return run


pl.api.register_expr_namespace("lf")(_Expressions)
pl.api.register_series_namespace("lf")(_Series)
