"""Formats a column of integers, and one of amounts, by localeformat, by the pipe and by Babel, and compares texts and times.

    python measure.py ROWS [--fmt PATH] [--master MASTER] [--only WAY]

Processor time is that of all processes, Spark's and Python's, divided by the cores: what the clock would show if no other work was there.
"""

import argparse
import os
import sys
import time

import localeformat as lf
import pyarrow as pa
from babel.numbers import format_decimal
from localeformat.spark import as_pandas_udf, as_udf, formatted
from pipe import formatted as piped
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f

LOCALES = ["de", "en", "fr", "hi", "ar-EG", "ja", "pt-BR", "sv"]


def amounts(spark: SparkSession, count: int) -> DataFrame:
    """Amounts of one to nine digits and two decimals, and the reader's locale."""
    spread = f.pmod(f.xxhash64("id"), f.pow(f.lit(10), 3 + f.pmod("id", f.lit(9))).cast("long"))
    locale = f.element_at(f.array(*map(f.lit, LOCALES)), (f.pmod("id", f.lit(len(LOCALES))) + 1).cast("int"))
    return spark.range(count).select((spread / 100).cast("decimal(12,2)").alias("value"), locale.alias("reader"))


def integers(spark: SparkSession, count: int) -> DataFrame:
    return spark.range(count).select(f.col("id").alias("value"), f.lit("de").alias("reader"))


def by_babel(frame: DataFrame) -> DataFrame:
    def text(value, reader):
        return format_decimal(value, locale=reader.replace("-", "_"))

    return frame.select(f.udf(text)("value", "reader").alias("text"))


def constant(frame: DataFrame, *columns: str) -> DataFrame:
    """The same text for all rows: what Spark itself takes to make the values, to ask Python and to be answered."""

    def of_one(values: pa.Array) -> pa.Array:
        return pa.repeat("12.345.678", len(values))

    def of_two(values: pa.Array, readers: pa.Array) -> pa.Array:
        return pa.repeat("12.345.678", len(values))

    return frame.select(f.arrow_udf(of_one if len(columns) == 1 else of_two, "string")(*columns).alias("text"))


def ways(fmt: str):
    one, each = lf.number(locale="de"), lf.number()
    yield "arrow UDF", 1, integers, lambda frame: frame.select(as_udf(one)("value").alias("text"))
    yield "a constant", 1, integers, lambda frame: constant(frame, "value")
    yield "pandas UDF", 5, integers, lambda frame: frame.select(as_pandas_udf(one)("value").alias("text"))
    yield "mapInArrow", 2, integers, lambda frame: formatted(frame.select("value"), "text", one, "value")
    yield "the pipe", 50, integers, lambda frame: piped(frame.select("value"), "text", fmt=fmt, op="number", value=f.col("value"), locale="de")
    yield "Babel", 100, integers, by_babel
    yield "arrow UDF, 8 locales", 2, amounts, lambda frame: frame.select(as_udf(each, "locale")("value", "reader").alias("text"))
    yield "a constant, 8 locales", 2, amounts, lambda frame: constant(frame, "value", "reader")
    yield "the pipe, 8 locales", 50, amounts, lambda frame: piped(
        frame, "text", fmt=fmt, op="number", value=f.col("value"), locale=f.col("reader"))


def processor_seconds() -> float:
    """What this process and all that it began, Spark and its workers, have used of processors."""
    parents, ticks = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(name)] = int(fields[1])
        # Its own, and those of children that have ended.
        ticks[int(name)] = sum(map(int, fields[11:15]))
    own = {os.getpid()}
    while more := {process for process, parent in parents.items() if parent in own} - own:
        own |= more
    return sum(ticks.get(process, 0) for process in own) / os.sysconf("SC_CLK_TCK")


def consumed(frame: DataFrame) -> tuple[int, int, float, float]:
    """Rows, bytes, and the seconds that it took to come to them: of the clock, and of processors."""
    before, start = processor_seconds(), time.monotonic()
    row = frame.agg(f.count("text"), f.sum(f.octet_length("text"))).first()
    return row[0], row[1] or 0, time.monotonic() - start, processor_seconds() - before


def session(master: str | None, cores: int) -> SparkSession:
    # Workers that Spark starts are to find the package too.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    # Rows are many and short-lived: the collector with the least work for each makes a fifth of the time.
    collector = "-XX:+UseParallelGC"
    spark = (SparkSession.builder.master(master or f"local[{cores}]").appName("LocaleFormat")
             .config("spark.ui.enabled", "false").config("spark.sql.shuffle.partitions", cores)
             .config("spark.driver.extraJavaOptions", collector).config("spark.executor.extraJavaOptions", collector)
             .getOrCreate())
    spark.sparkContext.setLogLevel("ERROR")
    return spark


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows", type=float)
    parser.add_argument("--fmt", default="fmt", help="the command (default: on PATH)")
    parser.add_argument("--master", help="default: local, on all cores; local-cluster[2,1,1024] has executors of their own")
    parser.add_argument("--only", help="the name of one way")
    arguments = parser.parse_args()
    cores = len(os.sched_getaffinity(0))
    spark = session(arguments.master, cores)

    processor_a_row = {}
    bytes_of = {}
    for name, part, column, way in ways(arguments.fmt):
        if arguments.only not in (None, name):
            continue
        consumed(way(column(spark, 100_000)))
        rows = max(100_000, int(arguments.rows) // part)
        found, size, seconds, of_processors = consumed(way(column(spark, rows)))
        if found != rows:
            sys.exit(f"{name}: {found} of {rows} rows")
        # All ways but a constant write the same: as many bytes of the same rows.
        _, sample, *_ = consumed(way(column(spark, 100_000)))
        if not name.startswith("a constant") and bytes_of.setdefault(column.__name__, sample) != sample:
            sys.exit(f"{name}: {sample} bytes, others have {bytes_of[column.__name__]}")
        processor_a_row[name] = of_processors / cores / rows
        print(f"{name:22} {rows:>13,} rows {size:>15,} bytes {seconds:8.1f} s {seconds / rows * 1e9:>10,.0f} ns a row by the clock "
              f"{processor_a_row[name] * 1e9:>10,.0f} ns of {cores} processors", flush=True)
    for name, rival in [("arrow UDF", "the pipe"), ("arrow UDF", "Babel"), ("arrow UDF, 8 locales", "the pipe, 8 locales")]:
        if name in processor_a_row and rival in processor_a_row:
            print(f"{name}: {processor_a_row[rival] / processor_a_row[name]:.0f} times {rival}, on {cores} cores")
    spark.stop()


if __name__ == "__main__":
    main()
