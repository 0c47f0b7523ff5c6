"""Values of Python as the library takes them: an int, a float, a text, or a row of several values."""

from __future__ import annotations

import datetime
import struct
from decimal import Decimal
from numbers import Integral, Real
from typing import NamedTuple

_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
_DAY = datetime.date(1970, 1, 1)


class Row(NamedTuple):
    """Values as the children of an Arrow array of one row."""

    kind: str
    children: tuple


def zone_name(zone: datetime.tzinfo, moment: datetime.datetime | None = None) -> str:
    """The name of a zone; of one that has none, how far it is from UTC at that moment."""
    name = getattr(zone, "key", None) or getattr(zone, "zone", None)
    if name:
        return name
    if zone is datetime.timezone.utc:
        return "UTC"
    offset = zone.utcoffset(moment)
    if offset is None:
        raise ValueError(f"{zone!r} has no offset")
    seconds = round(offset.total_seconds())
    sign, seconds = "-" if seconds < 0 else "+", abs(seconds)
    text = f"{sign}{seconds // 3600:02}:{seconds // 60 % 60:02}"
    return text + (f":{seconds % 60:02}" if seconds % 60 else "")


def since_1970(moment: datetime.datetime) -> tuple[int, int]:
    """Seconds and nanoseconds of an aware time; those of pandas have nanoseconds themselves."""
    span = moment - _EPOCH
    return span.days * 86_400 + span.seconds, span.microseconds * 1000 + getattr(moment, "nanosecond", 0)


def simplified(value, op: str):
    """An int, a float or a str of the plain types, or a Row; None for what is no value, such as NaT."""
    if value is None or value != value and isinstance(value, datetime.datetime):
        return None
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, datetime.datetime):
        return value.isoformat()
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, datetime.timedelta):
        micros = (value.days * 86_400 + value.seconds) * 1_000_000 + value.microseconds
        return str(Decimal(micros).scaleb(-6))
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, bool) or isinstance(value, (bytes, bytearray)):
        raise TypeError(f"{type(value).__name__} is no value that is formatted")
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Real):
        # A float of NumPy as the shortest digits of its own precision.
        return float(value) if isinstance(value, float) else str(value)
    if isinstance(value, dict):
        cells = ((str(name), *_cell(item)) for name, item in value.items() if item is not None)
        return Row("+s", tuple(cells))
    if isinstance(value, (list, tuple)):
        return _sequence(value, op)
    if type(value).__module__ == "numpy" and type(value).__name__ in ("datetime64", "timedelta64"):
        return _of_numpy(value)
    raise TypeError(f"{type(value).__name__} is no value that is formatted")


def _sequence(values, op: str):
    if any(value is None for value in values):
        return None
    # The arguments of a text are the fields of a struct.
    if op != "markup" and all(isinstance(value, str) for value in values):
        return Row("+L", (("", "U", tuple(value.encode() for value in values)),))
    return Row("+s", tuple((str(index), *_cell(value)) for index, value in enumerate(values)))


def _of_numpy(value):
    text = str(value)
    if text == "NaT":
        return None
    if type(value).__name__ == "datetime64":
        return text
    raise TypeError("a timedelta64 of NumPy is no value that is formatted; take its .item()")


def _cell(value) -> tuple[str, tuple[bytes]]:
    """Arrow's format of a value, and its bytes."""
    if isinstance(value, datetime.datetime):
        zone = "" if value.tzinfo is None else "UTC"
        span = value - (_EPOCH if value.tzinfo else _EPOCH.replace(tzinfo=None))
        return f"tsu:{zone}", (struct.pack("=q", span // datetime.timedelta(microseconds=1)),)
    if isinstance(value, datetime.date):
        return "tdD", (struct.pack("=i", (value - _DAY).days),)
    if isinstance(value, Decimal) and value.is_finite():
        sign, digits, exponent = value.as_tuple()
        return _decimal(int("".join(map(str, digits))) * (-1 if sign else 1), len(digits), -exponent)
    value = simplified(value, "")
    if isinstance(value, int):
        if -(1 << 63) <= value < 1 << 63:
            return "l", (struct.pack("=q", value),)
        return _decimal(value, len(str(abs(value))), 0)
    if isinstance(value, float):
        return "g", (struct.pack("=d", value),)
    if isinstance(value, str):
        return "U", (value.encode(),)
    raise TypeError(f"{type(value).__name__} is no argument that is formatted")


def _decimal(digits: int, count: int, scale: int) -> tuple[str, tuple[bytes]]:
    if count > 76:
        raise ValueError(f"a number of {count} digits among other values; 76 are taken")
    width, suffix = (16, "") if count <= 38 else (32, ",256")
    return f"d:{38 if width == 16 else 76},{scale}{suffix}", (digits.to_bytes(width, "little", signed=True),)
