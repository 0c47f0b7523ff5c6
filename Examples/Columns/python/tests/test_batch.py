"""Every style writes what `fmt batch` does, one by one and in a column."""

import localeformat as lf
import pyarrow as pa
import pytest

NUMBERS = ["0", "-1", "1.50", "1.0", "007", "-0.0", ".5", "5.", "1234567.891", "0.005", "-0", "1e30", "NaN", "Infinity", "999999", "12345678901234567890"]
MOMENTS = ["2025-11-21", "2025-11-21T08:30:00Z", "1969-07-20T20:17:40", "0001-01-01", "@1700000000"]
LOCALES = ["de", "en", "fr-CH", "hi-IN-u-nu-deva", "ar-EG", "ja", "fa", "sv", "bn", "my", "gu"]
CASES = [
    ("number", {}, NUMBERS),
    ("number", {"style": "percent", "fraction": "1"}, NUMBERS),
    ("number", {"style": "compact-short"}, NUMBERS),
    ("number", {"style": "spellout"}, NUMBERS[:9]),
    ("currency", {"code": "EUR"}, NUMBERS),
    ("currency", {"code": "JPY", "presentation": "name", "accounting": True}, NUMBERS),
    ("unit", {"unit": "kilometer-per-hour", "width": "wide"}, NUMBERS[:9]),
    ("byte-count", {"style": "memory"}, ["0", "1023", "1048576", "-5000000"]),
    ("duration", {"style": "units"}, ["0", "5405", "PT1H30M", "-90"]),
    ("date", {"date": "full", "time": "short", "timeZone": "Asia/Kolkata"}, MOMENTS),
    ("date", {"calendar": "gujarati", "timeZone": "UTC"}, MOMENTS),
    ("date", {"skeleton": "yMMMEd", "timeZone": "America/New_York"}, MOMENTS),
    ("relative", {"unit": "day"}, ["-1", "0", "3", "-400"]),
    ("names", {"kind": "region"}, ["DE", "419", "IN"]),
    ("plural", {}, ["0", "1", "2", "1.0", "11", "100"]),
    ("case", {"to": "upper"}, ["straße", "izmir", ""]),
]
ASKED = [(op, options, values, locale) for op, options, values in CASES for locale in LOCALES]


@pytest.mark.parametrize(("op", "options", "values", "locale"), ASKED, ids=lambda part: part if isinstance(part, str) else "")
def test_texts(batch, op, options, values, locale):
    snake = {"timeZone": "time_zone"}
    style = lf.style(op, locale=locale, **{snake.get(name, name): value for name, value in options.items()})
    expected = batch({"op": op, "locale": locale, **options}, values)
    assert list(style.format_array(pa.array(values), errors="null")) == expected

    def single(value):
        try:
            return style.format(value)
        except lf.RowError:
            return None

    assert [single(value) for value in values] == expected


@pytest.mark.parametrize("locale", LOCALES)
def test_read_back(batch, locale):
    style, parser = lf.currency(code="EUR", locale=locale), lf.parse_currency(locale=locale)
    texts = list(style.format_array(pa.array(NUMBERS[:4])))
    assert list(parser.parse_array(pa.array(texts))) == batch({"op": "parse-currency", "locale": locale}, texts)
