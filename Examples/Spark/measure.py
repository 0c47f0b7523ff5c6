"""Formats a column of many rows by `fmt batch` and by Babel, and compares texts and times.

    python measure.py ROWS [--babel-rows N] [--fmt PATH]
"""

import argparse
import json
import os
import subprocess
import sys
import time

from babel.numbers import format_decimal
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f

from locale_format import formatted

LOCALES = ["de", "en", "fr", "hi", "ar-EG", "ja", "pt-BR", "sv"]


def rows(spark: SparkSession, count: int) -> DataFrame:
    """Amounts of one to nine digits and two decimals, no two alike in a row, and the reader's locale."""
    spread = f.pmod(f.xxhash64("id"), f.pow(f.lit(10), 3 + f.pmod("id", f.lit(9))).cast("long"))
    locale = f.element_at(f.array(*map(f.lit, LOCALES)), (f.pmod("id", f.lit(len(LOCALES))) + 1).cast("int"))
    return spark.range(count).select("id", (spread / 100).cast("decimal(12,2)").alias("amount"), locale.alias("reader"))


def by_fmt(frame: DataFrame, fmt: str) -> DataFrame:
    return formatted(frame, "text", fmt=fmt, op="number", value=f.col("amount"), locale=f.col("reader"))


def by_babel(frame: DataFrame) -> DataFrame:
    def text(amount, reader):
        return format_decimal(amount, locale=reader.replace("-", "_"))

    return frame.withColumn("text", f.udf(text)("amount", "reader")).withColumn("text_error", f.lit(None).cast("string"))


def consumed(frame: DataFrame) -> tuple[int, int, int, float]:
    """Rows, errors, characters, and the seconds that it took to come to them."""
    start = time.monotonic()
    row = frame.agg(f.count("text"), f.count("text_error"), f.sum(f.length("text"))).first()
    return row[0], row[1], row[2] or 0, time.monotonic() - start


def check(frame: DataFrame, fmt: str) -> None:
    """That each text stands beside its own row: a thousand rows, formatted by the command without Spark."""
    found = by_fmt(frame.limit(1000), fmt).collect()
    lines = "".join(json.dumps({"op": "number", "value": str(row.amount), "locale": row.reader}) + "\n" for row in found)
    answers = subprocess.run([fmt, "batch"], input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(answers) == len(found) == min(1000, frame.count())
    for row, answer in zip(found, answers):
        if row.text != json.loads(answer)["result"]:
            sys.exit(f"row {row.id}: {row.text!r}, and without Spark {answer}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows", type=int)
    parser.add_argument("--babel-rows", type=int, help="rows for Babel (default: a fiftieth)")
    parser.add_argument("--fmt", default="fmt", help="the command (default: on PATH)")
    arguments = parser.parse_args()
    cores = len(os.sched_getaffinity(0))
    # Workers that Spark starts are to find Babel too.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    spark = (SparkSession.builder.master(f"local[{cores}]").appName("LocaleFormat").config("spark.ui.enabled", "false")
             .config("spark.sql.shuffle.partitions", cores).getOrCreate())
    spark.sparkContext.setLogLevel("ERROR")

    check(rows(spark, 5000), arguments.fmt)
    rates = {}
    babel_rows = arguments.babel_rows or max(1, arguments.rows // 50)
    for name, count, frame in [
        ("fmt batch", arguments.rows, by_fmt(rows(spark, arguments.rows), arguments.fmt)),
        ("Babel", babel_rows, by_babel(rows(spark, babel_rows))),
    ]:
        formatted_rows, errors, characters, seconds = consumed(frame)
        if (formatted_rows, errors) != (count, 0):
            sys.exit(f"{name}: {formatted_rows} of {count} rows, {errors} errors")
        rates[name] = count / seconds / cores
        print(f"{name:10} {count:>12,} rows {characters:>15,} characters {seconds:8.1f} s {rates[name]:>12,.0f} rows/s/core")
    print(f"{rates['fmt batch'] / rates['Babel']:.1f} times Babel, on {cores} cores")
    spark.stop()


if __name__ == "__main__":
    main()
