"""The options of each operation, for type checkers. `fmt help OPERATION` says what they do."""

import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Literal, TypedDict

Digits = int | str
Factor = int | float | Decimal | str
Width = Literal["wide", "short", "narrow"]
Length = Literal["none", "short", "medium", "long", "full"]
Notation = Literal["standard", "compact-short", "compact-long"]
Capitalization = Literal["unknown", "standalone", "middle-of-sentence", "beginning-of-sentence", "list-item"]
Rounding = Literal[
    "half-even", "half-odd", "half-up", "half-down", "half-ceiling", "half-floor", "up", "down", "ceiling", "floor", "unnecessary"
]
Grouping = Literal["auto", "off", "min2", "always"]
Mode = Literal["strict", "lenient"]

class Located(TypedDict, total=False):
    locale: str
    strict: bool

class Numbering(Located, total=False):
    numbering_system: str

class DigitOptions(Numbering, total=False):
    min_fraction: Digits
    max_fraction: Digits
    fraction: Digits
    significant: Digits
    min_integer: Digits
    grouping: Grouping
    sign: Literal["auto", "always", "never", "negative", "except-zero"]
    rounding: Rounding
    increment: Factor
    scale: Factor
    decimal_always: bool
    keep_zeros: bool
    decimal_separator: str
    grouping_separator: str
    rounding_priority: Literal["auto", "more-precision", "less-precision"]

class RangeOptions(TypedDict, total=False):
    range: bool
    identity: Literal["approximately", "range", "single-value", "approximately-or-single-value"]
    approximately: bool

class NumberStyleOptions(DigitOptions, total=False):
    style: Literal[
        "decimal", "percent", "permille", "scientific", "engineering", "spellout", "ordinal", "compact-short", "compact-long"
    ]
    skeleton: str
    pattern: str
    rules: str
    soft_hyphens: bool

class NumberOptions(NumberStyleOptions, RangeOptions, total=False): ...

class CurrencyStyleOptions(DigitOptions, total=False):
    code: str
    presentation: Literal["narrow", "standard", "iso", "name"]
    accounting: bool
    cash: bool
    notation: Notation
    words: bool
    rules: str
    soft_hyphens: bool

class CurrencyOptions(CurrencyStyleOptions, RangeOptions, total=False): ...

class UnitOptions(DigitOptions, total=False):
    unit: str
    width: Width
    to: str
    usage: str
    notation: Notation

class ByteCountOptions(Numbering, total=False):
    style: Literal["file", "memory", "decimal", "binary"]
    units: str | Sequence[str]
    exact: bool
    per: str

class DurationOptions(Numbering, total=False):
    style: Literal["time", "hour-minute", "minute-second", "units", "calendar"]
    units: str | Sequence[str]
    width: Width
    max_units: Digits
    zeros: Digits
    fraction: Digits
    min_integer: Digits
    grouping: Grouping
    rounding: Rounding
    calendar: str
    time_zone: str | datetime.tzinfo

class DateStyleOptions(Numbering, total=False):
    date: Length
    time: Length
    skeleton: str
    pattern: str
    hour_cycle: Literal["h11", "h12", "h23", "h24"]
    capitalization: Capitalization
    calendar: str
    time_zone: str | datetime.tzinfo
    location: str
    bangla: Literal["west-bengal", "bangladesh", "surya-siddhanta"]
    malayalam: Literal["madhyahna", "sunrise"]
    new_year: Literal["dark-half", "bright-half", "kartika", "chaitra", "ashadha", "kanya", "mesha"]
    halves: bool

class DateOptions(DateStyleOptions, total=False):
    fields: bool
    form: Literal["iso8601", "week", "ordinal", "basic", "rfc9557", "rfc5322", "http"]
    offset: Literal["reject", "use", "prefer", "ignore"]
    disambiguation: Literal["compatible", "earlier", "later", "reject"]

class RelativeOptions(Numbering, total=False):
    unit: str
    numeric: Literal["always", "auto"]
    width: Width
    capitalization: Capitalization
    from_: str
    time: Length
    thresholds: str | Sequence[str]
    calendar: str
    time_zone: str | datetime.tzinfo

class ListOptions(Located, total=False):
    type: Literal["and", "or", "unit"]
    width: Width
    lines: bool

class NameOptions(Located, total=False):
    style: Literal["short", "medium", "long", "abbreviated"]
    length: Literal["long", "medium", "short", "default"]
    usage: Literal["referring", "addressing", "monogram"]
    formality: Literal["formal", "informal", "default"]
    order: str
    no_nicknames: bool
    capitalized_surname: bool

class NamesOptions(Located, total=False):
    kind: str
    width: Literal["standard", "short", "narrow", "long", "menu"]
    dialect: bool
    no_dialect: bool
    form: str
    calendar: str
    count: str
    capitalization: Capitalization

class PluralOptions(Located, total=False):
    type: Literal["cardinal", "ordinal"]

class MessageOptions(Located, total=False):
    syntax: Literal["mf1", "mf2", "apple", "formatjs"]
    to: Literal["mf1", "mf2", "apple", "formatjs"]
    exact: bool
    args: Mapping[str, object]
    bidi_isolation: Literal["default", "none"]
    time_zone: str | datetime.tzinfo

class MarkupOptions(Located, total=False):
    arg: Sequence[str | int | float]
    concept: str | Sequence[str]
    term_of_address: Literal["neutral", "masculine", "feminine"]
    isolation: Literal["automatic", "always", "never"]
    numbering_system: str
    grouping: Grouping
    lenient: bool
    lexicon: str
    markdown: bool

class SortKeyOptions(Located, total=False):
    strength: Literal["primary", "secondary", "tertiary", "quaternary", "identical"]
    alternate: Literal["shifted", "non-ignorable"]
    numeric: bool

class CaseOptions(Located, total=False):
    to: str

class LocaleOptions(TypedDict, total=False):
    form: str
    maximize: bool
    minimize: bool
    parents: bool
    details: bool
    compare: str

class MatchOptions(TypedDict, total=False):
    available: str | Sequence[str]
    default: str
    favoring: str
    two_way: bool

class ParseNumberOptions(NumberStyleOptions, total=False):
    mode: Mode

class ParseCurrencyOptions(CurrencyStyleOptions, total=False):
    mode: Mode

class ParseDateOptions(DateStyleOptions, total=False):
    mode: Mode
    reference: str
    now: str

class ParseDurationOptions(Numbering, total=False):
    mode: Mode
    pattern: Literal["hour-minute", "hour-minute-second", "minute-second"]
    width: Width

class ParseUnitOptions(Numbering, total=False):
    mode: Mode
    to: str

class ParseByteCountOptions(Numbering, total=False):
    mode: Mode
    style: Literal["file", "memory", "decimal", "binary"]
    units: str | Sequence[str]
