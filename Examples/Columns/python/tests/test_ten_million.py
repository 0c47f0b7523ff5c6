"""Ten million values through `fmt batch` and through columns, byte for byte; without LOCALEFORMAT_LONG a hundred thousand."""

import os
import subprocess

import localeformat as lf
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

from conftest import _fmt

ROWS = 10_000_000 if "LOCALEFORMAT_LONG" in os.environ else 100_000
PIECE = 500_000
LOCALES = ["de", "en", "fr", "hi-IN-u-nu-deva", "ar-EG", "ja", "pt-BR", "sv"]
CODES = ["EUR", "USD", "JPY", "INR", "KWD"]


def lines(*parts) -> bytes:
    """Parts of text and columns of it, as a line for each row."""
    joined = pc.binary_join_element_wise(*parts, "\n", "")
    return bytes(joined.buffers()[2])[: pc.sum(pc.binary_length(joined)).as_py()]


def compare(members: str, columns: list, style: lf.Style, values, asked, options: dict) -> None:
    """`asked` are the values as JSON, `columns` pairs of an option's name and its column."""
    given = [f'{{{members}']
    for name, column in columns:
        given += [f',"{name}":"', column, '"']
    answer = subprocess.run([_fmt(), "batch"], input=lines(*given, ',"value":', asked, "}"), capture_output=True, check=True).stdout
    made = pa.array(style.format_array(values, **options))
    assert lines('{"result":"', made, '"}') == answer


NUMBERS = [
    ('"op":"number","locale":"de"', lf.number(locale="de")),
    ('"op":"number","style":"percent","fraction":"1","locale":"fr"', lf.number(style="percent", fraction=1, locale="fr")),
    ('"op":"number","style":"compact-short","locale":"en"', lf.number(style="compact-short", locale="en")),
    ('"op":"number","style":"scientific","locale":"sv"', lf.number(style="scientific", locale="sv")),
    ('"op":"number","style":"ordinal","locale":"en"', lf.number(style="ordinal", locale="en")),
    ('"op":"unit","unit":"kilometer","width":"wide","locale":"pl"', lf.unit(unit="kilometer", width="wide", locale="pl")),
    ('"op":"byte-count","locale":"ja"', lf.byte_count(locale="ja")),
    ('"op":"duration","style":"units","locale":"ar-EG"', lf.duration(style="units", locale="ar-EG")),
    ('"op":"plural","locale":"ar"', lf.plural(locale="ar")),
    ('"op":"relative","unit":"day","locale":"de"', lf.relative(unit="day", locale="de")),
]


@pytest.fixture(autouse=True)
def fmt():
    if _fmt() is None:
        pytest.skip("no fmt")


def pieces(rows: int):
    chance = np.random.default_rng(28)
    for start in range(0, rows, PIECE):
        yield chance, np.arange(start, min(rows, start + PIECE))


@pytest.mark.parametrize(("members", "style"), NUMBERS, ids=lambda part: part if isinstance(part, str) else "")
def test_integers(members, style):
    # All of them for plain numbers, and a tenth for the others.
    for chance, index in pieces(ROWS if members == NUMBERS[0][0] else ROWS // 10):
        values = pa.array(chance.integers(-(10**9), 10**9, len(index)) // 10 ** (index % 9))
        compare(members, [], style, values, values.cast(pa.string()), {})


def test_money_by_columns():
    style = lf.currency()
    for chance, index in pieces(ROWS):
        cents = pa.array(chance.integers(-(10**9), 10**9, len(index)) // 10 ** (index % 9))
        values = cents.cast(pa.decimal128(19)).view(pa.decimal128(19, 2))
        locale, code = pa.array(np.array(LOCALES)[index % 8]), pa.array(np.array(CODES)[index % 5])
        compare('"op":"currency"', [("locale", locale), ("code", code)], style, values, values.cast(pa.string()),
                {"locale": locale.dictionary_encode(), "code": code})


@pytest.mark.parametrize("calendar", ["gregorian", "gujarati", "persian"])
def test_instants(calendar):
    style = lf.date(date="medium", time="short", time_zone="Europe/Berlin", locale="de", calendar=calendar)
    members = f'"op":"date","date":"medium","time":"short","timeZone":"Europe/Berlin","locale":"de","calendar":"{calendar}"'
    for chance, index in pieces(ROWS if calendar == "gregorian" else ROWS // 10):
        seconds = pa.array(chance.integers(-(2**31), 2**32, len(index)))
        asked = pc.binary_join_element_wise('"', pc.strftime(seconds.cast(pa.timestamp("s")), "%Y-%m-%dT%H:%M:%SZ"), '"', "")
        compare(members, [], style, seconds.cast(pa.timestamp("s", "UTC")), asked, {})
