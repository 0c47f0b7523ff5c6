"""Functions of DuckDB: texts, types, faults, threads."""

import os
import threading
import time
from decimal import Decimal

import duckdb
import localeformat as lf
import localeformat.duckdb
import pytest

BAD = 7_000_000


@pytest.fixture
def con():
    connection = duckdb.connect()
    localeformat.duckdb.register(connection)
    connection.execute("SET TimeZone = 'UTC'")
    return connection


def one(con, query):
    return con.execute(f"SELECT {query}").fetchone()[0]


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("fmt_number(1234567, 'de')", "1.234.567"),
        ("fmt_number(1234.5::DECIMAL(10, 2), 'hi-IN-u-nu-deva')", "१,२३४.५"),
        ("fmt_number(170141183460469231731687303715884105727::HUGEINT::VARCHAR, 'en')", f"{2**127 - 1:,}"),
        ("fmt_number('NaN'::DOUBLE, 'en')", "NaN"),
        ("fmt_number('-inf'::FLOAT, 'en')", "-∞"),
        ("fmt_percent(0.256, 'tr')", "%25,6"),
        ("fmt_compact(12345, 'en')", "12K"),
        ("fmt_currency(1234.5, 'EUR', 'de-AT')", "€\xa01.234,50"),
        ("fmt_currency(NULL, 'EUR', 'de')", None),
        ("fmt_currency(5, NULL, 'de')", None),
        ("fmt_unit(3, 'kilometer-per-hour', 'de')", "3 km/h"),
        ("fmt_bytes(1500000, 'en')", "1.5 MB"),
        ("fmt_date(DATE '2025-11-21', 'fa')", "۳۰ آبان ۱۴۰۴"),
        ("fmt_datetime(TIMESTAMP '2025-11-21 08:30:00', 'de')", "21.11.2025, 08:30"),
        ("fmt_datetime(TIMESTAMPTZ '2025-11-21 08:30:00Z', 'de', 'Asia/Kolkata')", "21.11.2025, 14:00"),
        ("fmt_list(['a', 'b', 'c'], 'en')", "a, b, and c"),
        ("parse_number('1.234,50', 'de')", Decimal("1234.5")),
        ("parse_currency('1.234,50 €', 'de')", Decimal("1234.5")),
        ("parse_date('21. November 2025', 'de', 'UTC')::VARCHAR", "2025-11-21 12:00:00+00"),
    ],
)
def test_functions(con, query, text):
    assert one(con, query) == text


def test_tables(con):
    rows = con.execute("""
        SELECT n, code, reader, fmt_currency(n / 100, code, reader)
        FROM (SELECT n, ['EUR', 'USD', 'JPY'][1 + abs(n) % 3] AS code, ['de', 'en', 'hi', 'ar-EG'][1 + abs(n) % 4] AS reader
              FROM range(-5000, 5000) AS numbers(n)) WHERE n % 7 <> 0""").fetchall()
    assert len(rows) == 8571
    for n, code, reader, text in rows[::97]:
        assert text == lf.currency(code=code, locale=reader).format(n / 100)
    enumerated = con.execute("SELECT fmt_number(n, 'de') FROM (SELECT unnest(['1000', '2', '1000']::ENUM('1000', '2')[]) AS n)")
    assert enumerated.fetchall() == [("1.000",), ("2",), ("1.000",)]
    assert con.execute("SELECT fmt_number(n, 'de') FROM range(0) AS numbers(n)").fetchall() == []


def test_order(con):
    con.execute("CREATE TABLE words AS SELECT unnest(['zebra', 'ärlig', 'apa', 'öra', 'ål']) AS word")
    rows = con.execute("SELECT word FROM words ORDER BY sort_key(word, 'sv')").fetchall()
    assert [row[0] for row in rows] == ["apa", "zebra", "ål", "ärlig", "öra"]


def test_a_style_of_ones_own(con):
    style = lf.date(calendar="gujarati", date="full", locale="gu")
    localeformat.duckdb.register_style(con, "gujarati_date", style, ())
    assert one(con, "gujarati_date(DATE '2025-11-21')") == style.format("2025-11-21")
    with pytest.raises(duckdb.Error, match="at most 0 options"):
        one(con, "gujarati_date(DATE '2025-11-21', 'de')")
    with pytest.raises(ValueError):
        localeformat.duckdb.register_style(con, "a", lf.parse_number(), returns="INET")


def test_faults(con):
    with pytest.raises(duckdb.Error, match="not a locale"):
        con.execute(f"""SELECT count(fmt_number(n, CASE n WHEN {BAD} THEN 'not a locale' ELSE 'de' END))
                    FROM range(8000000) AS numbers(n)""").fetchall()
    with pytest.raises(duckdb.Error, match="twelve"):
        one(con, "parse_number('twelve', 'de')")
    with pytest.raises(duckdb.Error, match="locale"):
        one(con, "fmt_number(5)")
    # The connection goes on.
    assert one(con, "fmt_number(5, 'de')") == "5"


def test_a_cancelled_query(con):
    localeformat.duckdb.register_style(con, "spell", lf.number(style="spellout", locale="en"), ())
    cancelled = []

    def interrupt():
        time.sleep(1)
        cancelled.append(time.monotonic())
        con.interrupt()

    thread = threading.Thread(target=interrupt)
    thread.start()
    with pytest.raises(duckdb.InterruptException):
        con.execute("SELECT count(spell(n)) FROM range(1000000000) AS numbers(n)").fetchall()
    thread.join()
    assert time.monotonic() - cancelled[0] < 1


def test_eight_threads(con):
    con.execute("SET threads = 8")
    con.execute("CREATE TABLE numbers AS SELECT n, ['de', 'en', 'fr'][1 + n % 3] AS reader FROM range(2000000) AS numbers(n)")
    wrong = con.execute("""SELECT count(*) FROM numbers WHERE
        fmt_number(n, reader) <> replace(format('{:,}', n), ',', CASE reader WHEN 'de' THEN '.' WHEN 'en' THEN ',' ELSE '\u202f' END)""")
    assert wrong.fetchone() == (0,)


@pytest.mark.skipif("LOCALEFORMAT_LONG" not in os.environ, reason="takes a minute: set LOCALEFORMAT_LONG")
def test_two_gigabytes_of_text(con):
    word = "x" * 2000
    localeformat.duckdb.register_style(con, "long", lf.number(pattern=f"'{word}'#,##0", locale="de"), ())
    rows, bytes_ = con.execute("SELECT count(*), sum(strlen(long(n))) FROM range(1100000) AS numbers(n)").fetchone()
    assert rows == 1_100_000 and bytes_ > 2**31
