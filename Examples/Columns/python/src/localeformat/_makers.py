"""One function for each operation of the library. Keywords are its options, `fmt help OPERATION` says what they do."""

from __future__ import annotations

from ._parse import Parser
from ._style import SortKey, Style, made


def style(op: str, /, **options) -> Style:
    """The style of any operation of `fmt batch`, by its name there.

    >>> style("boundaries", kind="word", locale="en").format("ab c")
    '0 2 3 4'
    """
    kind = SortKey if op == "sort-key" else Parser if op.startswith("parse-") else Style
    return made(kind, op, options)


def number(**options) -> Style:
    """Numbers, percentages, compact and spelt out.

    >>> number(locale="hi-IN-u-nu-deva").format(1234567.891)
    '१२,३४,५६७.८९१'
    >>> number(style="percent", locale="tr").format(0.256)
    '%26'
    >>> number(style="compact-short", locale="en").format(12 * 10**30)
    '12,000,000,000,000,000,000T'
    """
    return made(Style, "number", options)


def currency(**options) -> Style:
    """Amounts of money.

    >>> from decimal import Decimal
    >>> currency(code="EUR", locale="de-AT").format(Decimal("1234.50"))
    '€\\xa01.234,50'
    >>> currency(code="JPY", presentation="name", locale="en").format(5)
    '5 Japanese yen'
    """
    return made(Style, "currency", options)


def unit(**options) -> Style:
    """Quantities.

    >>> unit(unit="kilometer-per-hour", locale="de").format(3.5)
    '3,5 km/h'
    """
    return made(Style, "unit", options)


def byte_count(**options) -> Style:
    """Amounts of data.

    >>> byte_count(style="memory", locale="de").format(1 << 20)
    '1 MB'
    """
    return made(Style, "byte-count", options)


def duration(**options) -> Style:
    """How long something takes: seconds, or a timedelta.

    >>> import datetime
    >>> duration(style="units", locale="en").format(datetime.timedelta(hours=1, minutes=30))
    '1 hr, 30 min'
    """
    return made(Style, "duration", options)


def date(**options) -> Style:
    """Dates and times in 27 calendars. Texts are ISO 8601, numbers seconds since 1970.

    A date, and a datetime without a zone, are the wall clock's in the style's zone. A datetime with a zone is shown in the
    style's, and in its own where the style has none.

    >>> import datetime
    >>> style = date(calendar="gujarati", date="long", time="short", time_zone="Asia/Kolkata", locale="de")
    >>> style.format(datetime.datetime(2025, 11, 21, 8, 30, tzinfo=datetime.timezone.utc))
    '1. Magshar 2082 VS um 14:00'
    >>> date(skeleton="yMMMEd", locale="fr").format(datetime.date(2025, 11, 21))
    'ven. 21 nov. 2025'
    """
    return made(Style, "date", options)


def interval(**options) -> Style:
    """The time from one instant to another: a pair, or a struct column of two.

    >>> import datetime
    >>> interval(skeleton="MMMd", locale="de").format((datetime.date(2025, 11, 21), datetime.date(2025, 12, 2)))
    '21. Nov.\\u2009–\\u20092. Dez.'
    """
    return made(Style, "interval", options)


def relative(**options) -> Style:
    """Distances in time: numbers of a unit, or instants seen from another.

    >>> relative(unit="day", locale="de").format(-1)
    'gestern'
    >>> relative(from_="2025-11-21", locale="en").format("2025-11-24")
    'in 3 days'
    """
    return made(Style, "relative", options)


def list_(**options) -> Style:
    """Lists of texts. `localeformat.list` is the same.

    >>> list_(type="or", locale="es").format(["7", "8"])
    '7 u 8'
    """
    return made(Style, "list", options)


def name(**options) -> Style:
    """People's names, by CLDR's fields.

    >>> name(style="long", locale="ja").format({"given": "太郎", "surname": "山田"})
    '山田太郎'
    """
    return made(Style, "name", options)


def names(**options) -> Style:
    """What a code is called in a language.

    >>> names(kind="region", locale="pt").format("419")
    'América Latina'
    """
    return made(Style, "names", options)


def plural(**options) -> Style:
    """The plural category of numbers.

    >>> plural(locale="ar").format(2), plural(type="ordinal", locale="en").format(22)
    ('two', 'two')
    """
    return made(Style, "plural", options)


def message(text: str, /, **options) -> Style:
    """A message of MessageFormat 2 (or of `syntax="mf1"`); its arguments are a dict, or the fields of a struct column.

    >>> files = message(".input {$n :number} .match $n one {{{$n} Datei}} * {{{$n} Dateien}}", locale="de")
    >>> files.format({"n": 1}), files.format({"n": 1234})
    ('1 Datei', '1.234 Dateien')
    """
    return made(Style, "message", {"value": text, **options})


def markup(text: str, /, **options) -> Style:
    """A localized string with `^[…](…)` markup; its arguments are a value, a list, or the fields of a struct column.

    >>> menu = markup("^[Nuestro %@](inflect: true) está ^[hecho](agreeWithArgument: 1) de %@.", locale="es")
    >>> menu.format(["pizza", "queso"])
    'Nuestra pizza está hecha de queso.'
    """
    return made(Style, "markup", {"value": text, **options})


def sort_key(**options) -> SortKey:
    """Keys of a reader's order.

    >>> key = sort_key(numeric=True, locale="de")
    >>> sorted(["Datei 10", "Datei 9", "Ähre", "Akt"], key=key.format)
    ['Ähre', 'Akt', 'Datei 9', 'Datei 10']
    """
    return made(SortKey, "sort-key", options)


def case(**options) -> Style:
    """Upper, lower and title case, as the language has them.

    >>> case(to="upper", locale="tr").format("izmir")
    'İZMİR'
    """
    return made(Style, "case", options)


def locale(**options) -> Style:
    """The canonical form of a locale.

    >>> locale(maximize=True).format("zh_TW")
    'zh-Hant-TW'
    """
    return made(Style, "locale", options)


def match(**options) -> Style:
    """The best of the available languages for those who prefer others.

    >>> match(available=["de", "fr", "pt-BR"]).format("pt-PT, de")
    'pt-BR'
    """
    return made(Style, "match", options)


def parse_number(**options) -> Parser:
    """Reads numbers.

    >>> parse_number(locale="ar-EG").parse("١٬٢٣٤٫٥")
    Decimal('1234.5')
    """
    return made(Parser, "parse-number", options)


def parse_currency(**options) -> Parser:
    """Reads money.

    >>> parse_currency(locale="de").parse("1.234,50 €")
    Money(amount=Decimal('1234.5'), code='EUR')
    """
    return made(Parser, "parse-currency", options)


def parse_date(**options) -> Parser:
    """Reads dates and times.

    >>> parse_date(locale="de").parse("21. November 2025")
    datetime.date(2025, 11, 21)
    """
    return made(Parser, "parse-date", options)


def parse_duration(**options) -> Parser:
    """Reads how long something takes; as text it is ISO 8601.

    >>> parse_duration(locale="de").parse("1 Std. 30 Min.")
    datetime.timedelta(seconds=5400)
    >>> parse_duration(locale="en").format("1 year, 2 months")
    'P1Y2M'
    """
    return made(Parser, "parse-duration", options)


def parse_unit(**options) -> Parser:
    """Reads quantities.

    >>> parse_unit(locale="de").parse("3,5 km")
    Quantity(amount=Decimal('3.5'), unit='kilometer')
    """
    return made(Parser, "parse-unit", options)


def parse_byte_count(**options) -> Parser:
    """Reads amounts of data.

    >>> parse_byte_count(locale="de").parse("3,5 MB")
    3500000
    """
    return made(Parser, "parse-byte-count", options)


def parse_name(**options) -> Parser:
    """Takes names apart.

    >>> parse_name(locale="nl").parse("Vincent van Gogh")
    {'given': 'Vincent', 'surname': 'van Gogh', 'surname-core': 'Gogh', 'surname-prefix': 'van'}
    """
    return made(Parser, "parse-name", options)
