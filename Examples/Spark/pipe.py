"""Columns of a Spark DataFrame through `fmt batch`, a line of JSON for each row: for executors without Python's package.

    from pipe import formatted
    frame = formatted(frame, "text", op="number", value=col("amount"), locale=col("reader"))

Each partition is one pipe to one `fmt batch`: a line of JSON in, a line of JSON out, in their order. Spark writes and reads the
lines in its own process (script transformation, `SELECT TRANSFORM`).
"""

from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as f

# Spark's own default keeps milliseconds alone.
JSON = {
    "timestampFormat": "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX",
    "timestampNTZFormat": "yyyy-MM-dd'T'HH:mm:ss.SSSSSS",
}


def formatted(frame: DataFrame, name: str, *, fmt: str = "fmt", **options: Column | str) -> DataFrame:
    """The frame with two more columns: `name`, and `name_error`, which is null where a row could be formatted.

    `options` are those of `fmt batch` ("op", "value", "locale", "date", "calendar", ...): a column where rows differ, a word
    where they do not. Columns that are no text are cast to it. A null is an option that is not given; a row without a value
    has an error that says so. `fmt` is the command, as every executor finds it.

    The row itself goes through the pipe as the line's id and comes back as it was, so rows need no key and no join. Select the
    columns that are wanted before: each costs its JSON twice.
    """
    if "'" in fmt or "\\" in fmt:
        raise ValueError(f"a command with a quote or a backslash cannot be run by Spark: {fmt}")
    if name in frame.columns or f"{name}_error" in frame.columns:
        raise ValueError(f"the frame has a column {name} or {name}_error")
    fields = [(f.lit(option) if isinstance(option, str) else option.cast("string")).alias(key)
              for key, option in options.items()]
    row = f.to_json(f.struct(*frame.columns), {**JSON, "ignoreNullFields": "false"})
    lines = frame.select(f.to_json(f.struct(*fields, row.alias("id"))).alias("line"))
    # A line of JSON has neither tabs nor line feeds, which is all that a script transformation asks for. The exit status is 1
    # where a row could not be formatted; it has its error, and Spark need not fail the whole job for it.
    answers = lines.sparkSession.sql(
        f"SELECT TRANSFORM(line) USING '{fmt} batch; [ $? -le 1 ]' AS (answer STRING) FROM {{lines}}", lines=lines)
    answer = f.from_json("answer", "id STRING, result STRING, error STRING").alias("answer")
    row = f.from_json("answer.id", frame.schema, JSON).alias("row")
    return answers.select(answer).select(row, "answer.result", "answer.error").select(
        "row.*", f.col("result").alias(name), f.col("error").alias(f"{name}_error"))
