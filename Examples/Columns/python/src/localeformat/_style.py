"""A style and its verbs. Its fast path is in C; what stands here takes the values that C has no short way for."""

from __future__ import annotations

import datetime
import json
from functools import lru_cache

from . import _native
from ._values import Row, simplified, since_1970, zone_name


def camel(name: str) -> str:
    """`time_zone` as the library has it, `timeZone`; `from_` is `from`, which Python keeps for itself."""
    first, *others = name.rstrip("_").split("_")
    return first + "".join(word[:1].upper() + word[1:] for word in others)


def _plain(value):
    """Options that are no JSON: numbers as their digits, zones by their names."""
    return zone_name(value) if hasattr(value, "utcoffset") else str(value)


@lru_cache(maxsize=512)
def _of_json(kind, text: str):
    return kind(text)


def _of_options(kind, op: str, options: dict):
    given = {"op": op}
    for name, value in options.items():
        if value is not None:
            given[camel(name)] = value
    try:
        return _of_json(kind, json.dumps(given, ensure_ascii=False, default=_plain))
    except _native.Error as error:
        _in_python(error, options)
        raise


@lru_cache(maxsize=512, typed=True)
def _remembered(kind, op: str, /, **options):
    return _of_options(kind, op, options)


def made(kind, op: str, options: dict):
    """The style of an operation with its options; the same one for those who ask again."""
    try:
        return _remembered(kind, op, **options)
    except TypeError:
        # Lists and dicts are no keys.
        return _of_options(kind, op, options)


def _in_python(error: Exception, names) -> None:
    """Names options as Python has them."""
    for name in names:
        error.reason = error.reason.replace(f"'{camel(name)}'", f"'{name}'")
    error.args = (error.reason if error.row is None else f"row {error.row}: {error.reason}",)


class Style(_native.Style):
    """How values are written: `format` for one, `format_array` for a column. Immutable, and shared by all threads.

    >>> import localeformat as lf
    >>> style = lf.number(locale="de")
    >>> style.format(1234.5)
    '1.234,5'
    """

    __slots__ = ("_json", "_options", "_zones")
    _is_key = False

    def __new__(cls, text: str):
        self = super().__new__(cls, text, cls._is_key)
        self._json = text
        self._options = json.loads(text)
        self._zones = {}
        return self

    def _format_other(self, value):
        """What is neither int, float nor str."""
        if isinstance(value, datetime.datetime) and value.tzinfo is not None and value == value:
            return self._format_aware(value)
        value = simplified(value, self._options["op"])
        if value is None:
            return None
        if isinstance(value, Row):
            return self._format_row(value.kind, value.children)
        return self.format(value)

    def _format_aware(self, value: datetime.datetime):
        """Aware times are shown in the zone of the style; where it has none, in their own, as columns of them are."""
        if self._options["op"] != "date":
            return self.format(value.isoformat())
        style = self if "timeZone" in self._options else self._in_zone(zone_name(value.tzinfo, value))
        return style._format_instant(*since_1970(value))

    def _in_zone(self, zone: str) -> Style:
        style = self._zones.get(zone)
        if style is None:
            if len(self._zones) >= 64:
                self._zones.clear()
            style = self._zones[zone] = type(self)(json.dumps({**self._options, "timeZone": zone}, ensure_ascii=False))
        return style

    def format_array(self, column, *, errors: str = "raise", large: bool = False, **options):
        """Formats a column of Arrow: whatever has `__arrow_c_array__` or `__arrow_c_stream__`, and so has what comes back.

        `options` are columns too, by the names of the style's options: what each row has in place of the style's own.
        `errors`: "raise" ends with the first row that cannot be formatted, "null" writes null there, "column" does, and
        returns a second column with the reasons.

        >>> import localeformat as lf, pyarrow as pa
        >>> codes = pa.array(["EUR", "JPY", None])
        >>> pa.array(lf.currency(code="USD", locale="en").format_array(pa.array([5, 6, 7]), code=codes)).to_pylist()
        ['€5.00', '¥6', '$7.00']
        """
        return self._run(column, errors, large, options, False, None)

    def _run(self, column, errors, large, options, parses, target):
        flags = _native.LARGE if large else 0
        if errors not in ("raise", "null", "column"):
            raise ValueError(f"errors is {errors!r}; expected 'raise', 'null' or 'column'")
        if errors != "raise":
            flags |= _native.ERRORS_TO_NULL
        columns = tuple((camel(name), option) for name, option in options.items() if option is not None)
        try:
            return self._format_array(column, columns, flags, errors == "column", parses, target)
        except _native.Error as error:
            _in_python(error, options)
            raise

    def __repr__(self) -> str:
        options = dict(self._options)
        return f"<localeformat.{options.pop('op')} {json.dumps(options, ensure_ascii=False)}>"

    def __reduce__(self):
        return _of_json, (type(self), self._json)

    def __eq__(self, other) -> bool:
        return type(other) is type(self) and other._json == self._json

    def __hash__(self) -> int:
        return hash(self._json)


class SortKey(Style):
    """An order of texts, as keys: bytes that compare as a reader of the language sorts.

    >>> import localeformat as lf
    >>> sorted(["zebra", "ärlig", "apa"], key=lf.sort_key(locale="sv").format)
    ['apa', 'zebra', 'ärlig']
    """

    __slots__ = ()
    _is_key = True

    @property
    def version(self) -> str:
        """The version of the order. Keys that are kept are comparable with those of the same version alone."""
        return self._collation_version()
