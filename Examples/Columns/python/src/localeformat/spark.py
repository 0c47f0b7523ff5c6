"""Styles in Spark: its Python workers hand columns over as Arrow has them. Every executor needs this package.

    import localeformat as lf
    from localeformat.spark import as_udf, formatted

    orders.withColumn("text", as_udf(lf.currency(), "code", "locale")("amount", "currency", "reader"))
    formatted(orders, "text", lf.currency(), "amount", code="currency", locale="reader")
"""

from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as f
from pyspark.sql.types import StringType, StructField, StructType

from ._parse import Parser
from ._style import Style

# How texts are read into the types of Spark that a parser's function may return.
READ = {"string": None, "bigint": "int64", "double": "float64", "timestamp": "timestamp[us, tz=UTC]"}


def _target(returns: str) -> str | None:
    if returns.startswith("decimal("):
        return "decimal128" + returns.removeprefix("decimal")
    if returns not in READ:
        raise ValueError(f"returns is {returns}; expected decimal(P,S) or one of {', '.join(READ)}")
    return READ[returns]


def _caller(style: Style, options: tuple[str, ...], returns: str):
    """From columns to a column: what is sent to the workers, with the style pickled as its JSON."""
    target = _target(returns)

    def call(values, columns):
        texts = dict(zip(options, columns))
        if isinstance(style, Parser):
            return pa.array(style.parse_array(values, target, **texts))
        return pa.array(style.format_array(values, **texts))

    return call


def as_udf(style: Style, *options: str, returns: str = "string"):
    """A style as a function of columns: the value, then its options in their order. By Arrow, where Spark has such functions
    (4.1 and later), and through pandas before.
    """
    if not hasattr(f, "arrow_udf"):
        return as_pandas_udf(style, *options, returns=returns)
    call = _caller(style, options, returns)

    def run(values: pa.Array, *columns: pa.Array) -> pa.Array:
        return call(values, columns)

    return f.arrow_udf(run, returns)


def as_pandas_udf(style: Style, *options: str, returns: str = "string"):
    """The same as a function of pandas, whose texts are objects of Python on the way."""
    import pandas as pd

    call = _caller(style, options, returns)

    def run(values: pd.Series, *columns: pd.Series) -> pd.Series:
        arrays = [pa.Array.from_pandas(column) for column in columns]
        return call(pa.Array.from_pandas(values), arrays).to_pandas()

    return f.pandas_udf(run, returns)


def formatted(frame: DataFrame, name: str, style: Style, value: Column | str, **options: Column | str) -> DataFrame:
    """The frame with two more columns, by mapInArrow: `name`, and `name_error`, which says why a row could not be formatted.

    `value` and `options` are columns, or their names. All columns of the frame go through Python and come back as they were;
    where only the text is wanted, and a row that fails may end the job, `as_udf` is sooner.
    """
    taken = {name, f"{name}_error"} & set(frame.columns)
    if taken:
        raise ValueError(f"the frame has a column {taken.pop()}")
    schema = StructType([*frame.schema.fields, StructField(name, StringType()), StructField(f"{name}_error", StringType())])
    columns = [value, *options.values()]
    arguments = [(f.col(column) if isinstance(column, str) else column).alias(f"__{index}") for index, column in enumerate(columns)]
    width, options_of_style = len(frame.columns), tuple(options)

    def run(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            values, *texts = batch.columns[width:]
            made, errors = style.format_array(values, errors="column", **dict(zip(options_of_style, texts)))
            yield pa.record_batch([*batch.columns[:width], pa.array(made), pa.array(errors)], names=schema.names)

    return frame.select("*", *arguments).mapInArrow(run, schema)
