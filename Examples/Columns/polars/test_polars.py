"""Expressions of Polars: eager, lazy, streaming."""

import datetime
import os
import threading
from decimal import Decimal

import localeformat as lf
import localeformat.polars  # noqa: F401
import polars as pl
import pytest

FRAME = pl.DataFrame({
    "amount": [Decimal("1234.50"), None, Decimal("-0.99")],
    "code": ["EUR", "USD", "JPY"],
    "reader": ["de", "en", None],
})
MONEY = pl.col("amount").lf.currency(code=pl.col("code"), locale=pl.col("reader").fill_null("en"))
TEXTS = ["1.234,50\xa0€", None, "-¥1"]


def test_eager():
    assert FRAME.with_columns(text=MONEY)["text"].to_list() == TEXTS
    assert FRAME.select(pl.col("amount").lf.number(locale="de")).to_series().to_list() == ["1.234,5", None, "-0,99"]
    assert FRAME["amount"].lf.number(locale="de").to_list() == ["1.234,5", None, "-0,99"]
    assert FRAME["amount"].lf.currency(code=FRAME["code"], locale="en").to_list() == ["€1,234.50", None, "-¥1"]
    with pytest.raises(AttributeError):
        FRAME["amount"].lf.numbers(locale="de")


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_lazy(engine):
    frame = pl.LazyFrame({"n": range(100_000)}).with_columns(text=pl.col("n").lf.number(locale="de"))
    assert frame.collect_schema()["text"] == pl.String
    found = frame.filter(pl.col("n") % 9999 == 1).collect(engine=engine)
    assert found["text"].to_list() == [f"{n:,}".replace(",", ".") for n in range(1, 100_000, 9999)]
    assert FRAME.lazy().select(MONEY).collect(engine=engine).to_series().to_list() == TEXTS
    grouped = pl.LazyFrame({"k": [1, 2, 1], "n": [1000, 2000, 3000]}).group_by("k", maintain_order=True).agg(
        pl.col("n").lf.number(locale="en"))
    assert grouped.collect(engine=engine)["n"].to_list() == [["1,000", "3,000"], ["2,000"]]


def test_types():
    moments = pl.Series("at", [datetime.datetime(2025, 11, 21, 8, 30)]).dt.replace_time_zone("UTC")
    style = {"pattern": "yyyy-MM-dd HH:mm", "locale": "en"}
    assert moments.lf.date(**style, time_zone="Asia/Kolkata").to_list() == ["2025-11-21 14:00"]
    zones = moments.to_frame().select(pl.col("at").lf.date(**style, time_zone=pl.lit("Asia/Tokyo")))
    assert zones.to_series().to_list() == ["2025-11-21 17:30"]
    assert pl.Series([0.1, float("nan"), float("inf"), None]).lf.number(locale="de").to_list() == ["0,1", "NaN", "∞", None]
    assert pl.Series(["1000", "2", "1000"], dtype=pl.Categorical).lf.number(locale="de").to_list() == ["1.000", "2", "1.000"]
    assert pl.Series([["a", "b"], []]).lf.list(locale="en").to_list() == ["a and b", ""]
    assert pl.Series([], dtype=pl.Int64).lf.number(locale="de").to_list() == []
    people = pl.DataFrame({"given": ["Ada"], "surname": ["King"], "n": [1234]})
    assert people.select(pl.struct("given", "surname").lf.name(order="sorting", locale="en")).item() == "King, Ada"
    assert people.select(pl.struct("n").lf.message("{$n :number} Dateien", locale="de")).item() == "1.234 Dateien"


def test_order_and_back():
    words = pl.DataFrame({"word": ["zebra", "ärlig", "apa", "ål"]})
    assert words.sort(pl.col("word").lf.sort_key(locale="sv"))["word"].to_list() == ["apa", "zebra", "ål", "ärlig"]
    texts = pl.Series("t", ["1.234,50 €", None, "5 $"])
    assert texts.lf.parse_currency(locale="de").to_list() == ["1234.5 EUR", None, "5 USD"]
    assert texts.lf.parse_currency(locale="de", to=pl.Float64).to_list() == [1234.5, None, 5.0]
    read = texts.lf.parse_currency(locale="de", to=pl.Decimal(18, 2))
    assert read.to_list() == [Decimal("1234.50"), None, Decimal("5.00")] and read.dtype == pl.Decimal(18, 2)
    moments = pl.Series(["21. November 2025"]).lf.parse_date(locale="de", to=pl.Datetime("us", "UTC"))
    assert moments.to_list() == [datetime.datetime(2025, 11, 21, 12, tzinfo=datetime.timezone.utc)]


def test_faults():
    rows, bad = 8_000_000, 7_000_000
    frame = pl.DataFrame({"n": pl.int_range(rows, eager=True)}).with_columns(
        reader=pl.when(pl.col("n") == bad).then(pl.lit("not a locale")).otherwise(pl.lit("de")))
    with pytest.raises(Exception, match="not a locale"):
        frame.select(pl.col("n").lf.number(locale=pl.col("reader")))
    texts = frame.select(pl.col("n").lf.number(locale=pl.col("reader"), errors="null")).to_series()
    assert texts.null_count() == 1 and texts[bad] is None and texts[bad + 1] == "7.000.001"
    with pytest.raises(lf.StyleError, match="localle"):
        pl.col("n").lf.number(localle="de")


def test_eight_threads():
    results = [None] * 8

    def work(index):
        frame = pl.LazyFrame({"n": range(200_000)}).select(pl.col("n").lf.number(locale="de"))
        results[index] = frame.collect(engine="streaming").to_series()

    threads = [threading.Thread(target=work, args=(index,)) for index in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = pl.Series("n", range(200_000)).lf.number(locale="de")
    assert all(result.sort().equals(expected.sort()) for result in results)


@pytest.mark.skipif("LOCALEFORMAT_LONG" not in os.environ, reason="takes a minute: set LOCALEFORMAT_LONG")
def test_two_gigabytes_of_text():
    style = lf.number(pattern=f"'{'x' * 2000}'#,##0", locale="de")
    frame = pl.LazyFrame({"n": pl.int_range(1_100_000, eager=True)}).select(pl.col("n").lf.style(style).str.len_bytes().sum())
    assert frame.collect().item() > 2**31
