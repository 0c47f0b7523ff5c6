"""Numbers, money, dates, names and texts as people read them: single values, and columns of Arrow.

    >>> import localeformat as lf
    >>> lf.currency(code="EUR", locale="de").format(1234.5)
    '1.234,50\\xa0€'

Each function makes a style from options, which are those of `fmt batch` with underscores. A style formats one value
(`format`) or a column (`format_array`), and reads texts back (`parse`, `parse_array`). Styles are cheap to ask for again,
immutable, picklable, and safe on all threads; columns leave Python to other threads, and Ctrl-C ends them.
"""

from ._makers import (
    byte_count,
    case,
    currency,
    date,
    duration,
    interval,
    list_,
    locale,
    markup,
    match,
    message,
    name,
    names,
    number,
    parse_byte_count,
    parse_currency,
    parse_date,
    parse_duration,
    parse_name,
    parse_number,
    parse_unit,
    plural,
    relative,
    sort_key,
    style,
    unit,
)
from ._native import (
    ChunkedColumn,
    Column,
    ColumnError,
    Error,
    RowError,
    StyleError,
    cldr_version,
    icu_version,
)
from ._native import version as __version__
from ._parse import Money, Parser, Quantity
from ._style import SortKey, Style

# A star takes no name of Python's own away.
__all__ = [name for name in dir() if not name.startswith("_")]
list = list_
