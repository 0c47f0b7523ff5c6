"""Columns, in and out, of all who have them."""

import datetime
from decimal import Decimal

import localeformat as lf
import pyarrow as pa
import pytest

STYLE = lf.number(locale="de")
VALUES = [1, None, -1234567, 0]
TEXTS = ["1", None, "-1.234.567", "0"]


def test_pyarrow():
    made = STYLE.format_array(pa.array(VALUES))
    assert pa.array(made).to_pylist() == TEXTS and list(made) == TEXTS
    assert (len(made), made.null_count, made.format) == (4, 1, "u")
    assert pa.array(made).type == pa.string()
    chunked = STYLE.format_array(pa.chunked_array([VALUES[:1], [], VALUES[1:]], pa.int64()))
    assert pa.chunked_array(chunked).to_pylist() == TEXTS == list(chunked)
    assert pa.array(STYLE.format_array(pa.array(VALUES), large=True)).type == pa.large_string()


def test_decimals_of_all_widths():
    values = [Decimal("1234.50"), None, Decimal("-0.05")]
    for kind in (pa.decimal32(9, 2), pa.decimal64(18, 2), pa.decimal128(38, 2), pa.decimal256(76, 2)):
        assert list(STYLE.format_array(pa.array(values, kind))) == ["1.234,5", None, "-0,05"]


def test_polars():
    polars = pytest.importorskip("polars")
    assert polars.Series(STYLE.format_array(polars.Series(VALUES))).to_list() == TEXTS
    rechunked = polars.concat([polars.Series(VALUES[:2]), polars.Series(VALUES[2:])], rechunk=False)
    assert polars.Series(STYLE.format_array(rechunked)).to_list() == TEXTS


def test_pandas():
    pandas = pytest.importorskip("pandas")
    series = pandas.Series(VALUES, dtype="Int64")
    made = pandas.Series.from_arrow(STYLE.format_array(series)) if hasattr(pandas.Series, "from_arrow") else (
        pa.array(STYLE.format_array(series)).to_pandas())
    assert [text if isinstance(text, str) else None for text in made] == TEXTS


def test_nanoarrow():
    nanoarrow = pytest.importorskip("nanoarrow")
    made = STYLE.format_array(nanoarrow.Array(VALUES, nanoarrow.int64()))
    assert nanoarrow.Array(made).to_pylist() == TEXTS


def test_a_column_outlives_its_maker():
    pieces = [pa.array(STYLE.format_array(pa.array(range(5000)))) for _ in range(20)]
    assert all(piece[4999].as_py() == "4.999" for piece in pieces)
    made = STYLE.format_array(pa.array(["1", "2", "1"]).dictionary_encode())
    first, second = pa.array(made), pa.array(made)
    del made
    assert first.to_pylist() == second.to_pylist() == ["1", "2", "1"]


@pytest.mark.parametrize(
    ("column", "texts"),
    [
        (pa.array([1, -1], pa.int8()), ["1", "-1"]),
        (pa.array([2**64 - 1], pa.uint64()), ["18.446.744.073.709.551.615"]),
        (pa.array([0.1, float("nan"), float("inf")], pa.float32()), ["0,1", "NaN", "∞"]),
        (pa.array([Decimal("-1234.50"), None], pa.decimal128(38, 2)), ["-1.234,5", None]),
        (pa.array([Decimal("1e50")], pa.decimal256(76, 3)), ["100" + ".000" * 16]),
        (pa.array(["1234.5", None], pa.large_string()), ["1.234,5", None]),
        (pa.array(["1234.5"], pa.string_view()), ["1.234,5"]),
        (pa.array([None, None], pa.null()), [None, None]),
        (pa.RunEndEncodedArray.from_arrays([2, 3], [1000, 2]), ["1.000", "1.000", "2"]),
        (pa.array([1, 2, 3, 4])[1:3], ["2", "3"]),
    ],
)
def test_types(column, texts):
    assert list(STYLE.format_array(column)) == texts


def test_times():
    style = lf.date(pattern="yyyy-MM-dd HH:mm", locale="en", time_zone="Asia/Kolkata")
    moment = datetime.datetime(2025, 11, 21, 8, 30)
    assert list(style.format_array(pa.array([moment], pa.timestamp("us", "UTC")))) == ["2025-11-21 14:00"]
    assert list(style.format_array(pa.array([moment], pa.timestamp("ns")))) == ["2025-11-21 08:30"]
    assert list(style.format_array(pa.array([moment.date()]))) == ["2025-11-21 12:00"]
    own = lf.date(pattern="HH:mm", locale="en").format_array(pa.array([moment], pa.timestamp("s", "America/New_York")))
    assert list(own) == ["03:30"]


def test_option_columns():
    style = lf.currency(locale="en")
    amounts = pa.array([Decimal("5.00"), Decimal("6.50"), None, Decimal("7")], pa.decimal128(9, 2))
    codes = pa.array(["EUR", "JPY", "EUR", "KWD"])
    locales = pa.array(["de", None, "fr", "ar-EG"])
    texts = ["5,00\xa0€", "¥6", None, lf.currency(code="KWD", locale="ar-EG").format(7)]
    assert list(style.format_array(amounts, code=codes, locale=locales)) == texts
    assert list(style.format_array(amounts, code=codes.dictionary_encode(), locale=locales.dictionary_encode())) == texts
    # Each column has its own breaks.
    chunked = style.format_array(
        pa.chunked_array([amounts[:1], amounts[1:]]), code=pa.chunked_array([codes[:3], codes[3:]]),
        locale=pa.chunked_array([locales[:2], locales[2:2], locales[2:]]))
    assert list(chunked) == texts
    zones = lf.date(pattern="HH:mm", locale="en").format_array(
        pa.array([0, 0], pa.timestamp("s", "UTC")), time_zone=pa.array(["Asia/Tokyo", "UTC"]))
    assert list(zones) == ["09:00", "00:00"]


def test_structs_and_lists():
    names = pa.array([{"given": "Ada", "surname": "King"}, None])
    assert list(lf.name(order="sorting", locale="en").format_array(names)) == ["King, Ada", None]
    assert list(lf.list(locale="en").format_array(pa.array([["a", "b", "c"], []]))) == ["a, b, and c", ""]
    orders = pa.record_batch({"n": [1, 3], "who": ["Ada", "Li"]})
    text = lf.message("{$who}: {$n :number minimumFractionDigits=1}", locale="de", bidi_isolation="none")
    assert list(text.format_array(orders.to_struct_array())) == ["Ada: 1,0", "Li: 3,0"]
    # A table is a stream of structs.
    assert list(text.format_array(pa.table(orders.to_pydict()))) == ["Ada: 1,0", "Li: 3,0"]


@pytest.mark.parametrize("kind", [pa.int64(), pa.string(), pa.bool_(), pa.dictionary(pa.int8(), pa.string())])
def test_empty_columns(kind):
    assert list(STYLE.format_array(pa.array([], kind))) == []
    assert list(STYLE.format_array(pa.chunked_array([], kind))) == []
    empty = lf.number().format_array(pa.chunked_array([], kind), locale=pa.chunked_array([], pa.string()))
    assert len(empty) == 0 and pa.array(empty).type == pa.string()


def test_keys():
    words = pa.array(["zebra", "ärlig", None])
    key = lf.sort_key(locale="sv")
    made = key.format_array(words)
    assert list(made) == [key.format("zebra"), key.format("ärlig"), None] and pa.array(made).type == pa.binary()


def test_read_back():
    texts = pa.array(["1.234,50 €", None, "5,00 $"])
    parser = lf.parse_currency(locale="de")
    assert list(parser.parse_array(texts)) == ["1234.5 EUR", None, "5 USD"]
    assert list(parser.parse_array(texts, "float64")) == [1234.5, None, 5.0]
    decimals = pa.array(parser.parse_array(texts, pa.decimal128(9, 2)))
    assert decimals.to_pylist() == [Decimal("1234.50"), None, Decimal("5.00")]
    moments = lf.parse_date(locale="de").parse_array(pa.array(["21. November 2025"]), pa.timestamp("us", "UTC"))
    assert pa.array(moments).to_pylist() == [datetime.datetime(2025, 11, 21, 12, tzinfo=datetime.timezone.utc)]
    with pytest.raises(ValueError, match="int8"):
        parser.parse_array(texts, pa.int8())
    with pytest.raises(lf.ColumnError):
        STYLE._run(texts, "raise", False, {}, True, "l")


def test_misuse():
    with pytest.raises(TypeError, match="Arrow"):
        STYLE.format_array([1, 2])
    with pytest.raises(lf.ColumnError):
        STYLE.format_array(pa.array([True]))
    with pytest.raises(lf.ColumnError, match="2 rows"):
        STYLE.format_array(pa.array([1]), locale=pa.array(["de", "fr"]))
    with pytest.raises(lf.StyleError, match="'time_zone'"):
        STYLE.format_array(pa.array([1]), time_zone=pa.array(["UTC"]))
    with pytest.raises(ValueError, match="errors"):
        STYLE.format_array(pa.array([1]), errors="ignore")
