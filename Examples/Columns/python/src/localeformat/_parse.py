"""What reads texts back."""

from __future__ import annotations

import datetime
import re
from decimal import Decimal
from typing import NamedTuple

from ._style import Style


class Money(NamedTuple):
    """An amount and its currency."""

    amount: Decimal
    code: str


class Quantity(NamedTuple):
    """An amount and CLDR's name of its unit."""

    amount: Decimal
    unit: str


def _moment(text: str) -> datetime.date | datetime.datetime:
    if "T" not in text:
        return datetime.date.fromisoformat(text)
    # Nanoseconds are more than Python keeps; Z is not read by Python 3.10.
    text = re.sub(r"(\.\d{6})\d+", r"\1", text)
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))


def _pair(kind, text: str):
    amount, other = text.split(" ", 1)
    return kind(Decimal(amount), other)


_SPAN = re.compile(r"(-?)P(?:([\d.]+)W)?(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?")


def _span(text: str) -> datetime.timedelta:
    match = _SPAN.fullmatch(text)
    if not match:
        raise ValueError("timedelta: years and months have no length of their own")
    sign, *parts = match.groups()
    seconds = sum(Decimal(part or 0) * length for part, length in zip(parts, (604_800, 86_400, 3600, 60, 1)))
    # Nanoseconds are more than Python keeps.
    span = datetime.timedelta(microseconds=int(seconds * 1_000_000))
    return -span if sign else span


_READERS = {
    "parse-number": Decimal,
    "parse-byte-count": lambda text: int(text) if text.lstrip("-").isdigit() else Decimal(text),
    "parse-currency": lambda text: _pair(Money, text),
    "parse-unit": lambda text: _pair(Quantity, text),
    "parse-date": _moment,
    "parse-duration": _span,
    "parse-name": lambda text: dict(field.split("=", 1) for field in text.split("\t")),
}

_UNITS = {"s": "s", "ms": "m", "us": "u", "ns": "n"}


def arrow_format(target) -> str | None:
    """Arrow's format string of a type as PyArrow writes it: "int64", "decimal128(18, 2)", "timestamp[us, tz=UTC]"."""
    text = str(target)
    plain = {"None": None, "string": None, "int64": "l", "double": "g", "float64": "g"}
    if text in plain:
        return plain[text]
    if match := re.fullmatch(r"decimal128\((\d+), ?(-?\d+)\)", text):
        return f"d:{match[1]},{match[2]}"
    if match := re.fullmatch(r"timestamp\[(s|ms|us|ns)(?:, ?tz=(.+))?\]", text):
        return f"ts{_UNITS[match[1]]}:{match[2] or ''}"
    raise ValueError(
        f"texts are not read into {text}; expected string, int64, float64, decimal128(P, S) or timestamp[us, tz=ZONE]")


class Parser(Style):
    """Reads what people wrote: `parse` one text, `parse_array` a column.

    >>> import localeformat as lf
    >>> lf.parse_number(locale="de").parse("1.234,50")
    Decimal('1234.5')
    """

    __slots__ = ()

    def parse(self, text: str | None):
        """The value of a text: a Decimal, Money, a Quantity, a date or an aware datetime, a timedelta, the fields of a name.

        Raises RowError where the text is none, and ValueError where Python has no such value: a date beyond its years, a
        duration of months. `format` has it as a text all the same.
        """
        if text is None:
            return None
        written = self.format(text)
        try:
            return _READERS[self._options["op"]](written)
        except (ValueError, OverflowError) as error:
            raise ValueError(f"Python has no value for {written}: {error}") from None

    def parse_array(self, column, to=None, *, errors: str = "raise", **options):
        """Reads a column of texts; `errors` and `options` as for `format_array`.

        `to` is the type of what comes back, as PyArrow has or writes it: "int64", "float64", "decimal128(18, 2)",
        "timestamp[us, tz=Europe/Berlin]"; without it text, as `fmt batch` answers it. Of money it is the amount.

        >>> import localeformat as lf, pyarrow as pa
        >>> texts = pa.array(["1.234,50 €", None, "5 €"])
        >>> pa.array(lf.parse_currency(locale="de").parse_array(texts, "float64")).to_pylist()
        [1234.5, None, 5.0]
        """
        return self._run(column, errors, False, options, True, arrow_format(to))
