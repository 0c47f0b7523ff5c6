"""Single values of all types of Python."""

import datetime
import pickle
from decimal import Decimal
from zoneinfo import ZoneInfo

import localeformat as lf
import pytest

UTC = datetime.timezone.utc


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1234, "1.234"),
        (-(2**63), "-9.223.372.036.854.775.808"),
        (2**63, "9.223.372.036.854.775.808"),
        (10**40, "10" + ".000" * 13),
        (1234.5, "1.234,5"),
        (0.1, "0,1"),
        (float("nan"), "NaN"),
        (float("-inf"), "-∞"),
        ("1234567890123456789012.5", "1.234.567.890.123.456.789.012,5"),
        (Decimal("-0.10"), "-0,1"),
        (Decimal("1E+3"), "1.000"),
        (Decimal("Infinity"), "∞"),
        (None, None),
    ],
)
def test_numbers(value, text):
    assert lf.number(locale="de").format(value) == text


def test_a_text_longer_than_the_first_buffer():
    assert lf.number(locale="en", grouping="off").format(10**500) == "1" + "0" * 500


@pytest.mark.parametrize("value", [True, b"1", object(), [1, None, b"x"], {"a": b"x"}])
def test_what_is_no_value(value):
    style = lf.message("{$a}", locale="en") if isinstance(value, dict) else lf.number(locale="en")
    if isinstance(value, list):
        assert style.format([1, None]) is None
        value = [b"x"]
    with pytest.raises(TypeError):
        style.format(value)


def test_numbers_of_numpy():
    numpy = pytest.importorskip("numpy")
    style = lf.number(locale="de", max_fraction=10)
    assert style.format(numpy.int16(1234)) == "1.234"
    assert style.format(numpy.float64(0.1)) == "0,1"
    assert style.format(numpy.float32(0.1)) == "0,1"
    assert lf.date(locale="de").format(numpy.datetime64("2025-11-21")) == "21. November 2025"
    assert lf.date(locale="de").format(numpy.datetime64("NaT")) is None


def test_times():
    moment = datetime.datetime(2025, 11, 21, 8, 30, 5, 123456, tzinfo=UTC)
    style = lf.date(pattern="yyyy-MM-dd HH:mm:ss.SSSSSS xxx", locale="en", time_zone="Asia/Kolkata")
    assert style.format(moment) == "2025-11-21 14:00:05.123456 +05:30"
    # Without a zone it is the style's wall clock.
    assert style.format(moment.replace(tzinfo=None)) == "2025-11-21 08:30:05.123456 +05:30"
    assert style.format(datetime.date(2025, 11, 21)) == "2025-11-21 12:00:00.000000 +05:30"
    assert style.format(datetime.datetime(1969, 12, 31, 23, 59, 59, 1, tzinfo=UTC)) == "1970-01-01 05:29:59.000001 +05:30"
    # Seconds since 1970.
    assert style.format(0) == "1970-01-01 05:30:00.000000 +05:30"


@pytest.mark.parametrize(
    ("zone", "text"),
    [
        (ZoneInfo("America/New_York"), "03:30 -05:00"),
        (datetime.timezone(datetime.timedelta(hours=5, minutes=45)), "14:15 +05:45"),
        (datetime.timezone(-datetime.timedelta(hours=3, minutes=30)), "05:00 -03:30"),
        (UTC, "08:30 Z"),
    ],
)
def test_a_style_without_a_zone_shows_times_in_their_own(zone, text):
    style = lf.date(pattern="HH:mm XXX", locale="en")
    assert style.format(datetime.datetime(2025, 11, 21, 8, 30, tzinfo=UTC).astimezone(zone)) == text


def test_zones_as_options():
    moment = datetime.datetime(2025, 11, 21, 8, 30, tzinfo=UTC)
    assert lf.date(pattern="HH:mm", locale="en", time_zone=ZoneInfo("Asia/Tokyo")).format(moment) == "17:30"
    assert lf.date(pattern="HH:mm", locale="en", time_zone=UTC).format(moment) == "08:30"


def test_durations():
    style = lf.duration(style="units", units="seconds,milliseconds", locale="en")
    assert style.format(datetime.timedelta(milliseconds=1500)) == "1 sec, 500 ms"
    assert lf.duration(locale="en").format(5405) == "1:30:05"
    assert lf.duration(locale="en").format(-datetime.timedelta(seconds=5405)) == "-1:30:05"


def test_messages_have_typed_arguments():
    style = lf.message("{$a} {$b :number} {$c :date length=long} {$d :number}", locale="de", bidi_isolation="none")
    day = datetime.date(2025, 11, 21)
    values = {"a": "Ä", "b": Decimal("1234.50"), "c": day, "d": 10**25}
    assert style.format(values) == "Ä 1.234,5 21. November 2025 " + "10.000" + ".000" * 7
    plural = lf.message(".input {$n :number} .match $n 1 {{eins}} * {{viele}}", locale="de")
    assert [plural.format({"n": n}) for n in (1, 1.0, 2.5)] == ["eins", "eins", "viele"]


def test_errors_say_what_is_wrong():
    with pytest.raises(lf.StyleError, match="'max_fractions'.*") as caught:
        lf.number(locale="de", max_fractions=2)
    assert caught.value.row is None and caught.value.reason == str(caught.value)
    assert isinstance(caught.value, ValueError) and isinstance(caught.value, lf.Error)
    with pytest.raises(lf.StyleError):
        lf.number(locale="not a locale")
    with pytest.raises(lf.StyleError, match="locale"):
        lf.number().format(5)
    with pytest.raises(lf.RowError, match="twelve"):
        lf.number(locale="de").format("twelve")
    with pytest.raises(lf.RowError):
        lf.date(locale="de").format("2025-02-30")
    with pytest.raises(lf.ColumnError):
        lf.number(locale="de")._format_instant(0, 0)


def test_styles_are_values():
    style = lf.number(locale="de", fraction=2)
    assert lf.number(locale="de", fraction=2) is style
    assert pickle.loads(pickle.dumps(style)) == style
    assert hash(lf.number(locale="de", fraction=2)) == hash(style) and lf.number(locale="de") != style
    assert repr(style) == '<localeformat.number {"locale": "de", "fraction": 2}>'
    # 1 and True are one key of a dict, and two options.
    with pytest.raises(lf.StyleError):
        lf.number(locale="de", fraction=True)
    lf.number(locale="de", fraction=1)


def test_what_is_read():
    assert lf.parse_number(locale="de").parse(None) is None
    assert lf.parse_currency(locale="en").parse("-€3.50") == lf.Money(Decimal("-3.5"), "EUR")
    parser = lf.parse_date(date="short", time="short", locale="de", time_zone="Europe/Berlin")
    assert parser.parse("21.11.25, 14:30") == datetime.datetime(2025, 11, 21, 13, 30, tzinfo=UTC)
    with pytest.raises(lf.RowError):
        lf.parse_number(locale="de").parse("twelve")
    spans = lf.parse_duration(locale="en")
    assert spans.parse("-2 weeks 1.5 hours") == -datetime.timedelta(days=14, minutes=90)
    assert spans.parse("0.25 s") == datetime.timedelta(milliseconds=250)
    with pytest.raises(ValueError, match="P1Y: .*no length"):
        spans.parse("1 year")
    with pytest.raises(ValueError):
        spans.parse("9999999999999 days")
    later = lf.parse_date(locale="en", now="2025-11-21T08:00:00Z", time_zone="UTC")
    assert later.parse("in 3 days") == datetime.date(2025, 11, 24)


def test_keys_of_an_order():
    key = lf.sort_key(locale="sv")
    words = ["zebra", "ärlig", "apa", "öra", "ål"]
    assert sorted(words, key=key.format) == ["apa", "zebra", "ål", "ärlig", "öra"]
    assert isinstance(key.format("a"), bytes) and key.version.count(".") == 3
