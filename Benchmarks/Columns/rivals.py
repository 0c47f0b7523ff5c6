"""The same by Babel and PyICU row by row, and how many times as long they take: reads what `columns` printed."""
import datetime
import decimal
import sys
import time

ours = {}
for line in sys.stdin:
    print(line, end="", flush=True)
    name, _, rest = line.partition("  ")
    ours[name] = float(rest.split()[0])

ROWS = 20_000


def each(rival, name, function, first, expected):
    """Nanoseconds of processor time a row, the best of three; the text of the first row is checked."""
    assert expected is None or function(first) == expected, (rival, name, function(first))
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        for row in range(ROWS):
            function(first + row * 997)
        best = min(best, (time.process_time() - start) / ROWS * 1e9)
    print(f"{rival + ': ' + name:40} {best:8.0f} ns a row   {best / ours[name]:6.0f} times ours", flush=True)


LOCALES, CODES = "de en fr es it ja hi sv".split(), "EUR USD JPY INR GBP".split()
INTEGERS, TIMES, AMOUNTS, BACK = (
    "integers, one locale", "date and time, one zone", "amounts, 8 locales, 5 codes", "amounts back, as decimals")
utc = datetime.timezone.utc


def instant(row):
    return datetime.datetime.fromtimestamp(row, utc)


def amount(row):
    return decimal.Decimal(row).scaleb(-2)


try:
    from babel.dates import format_datetime, get_timezone
    from babel.numbers import format_currency, format_decimal, parse_decimal
    zone = get_timezone("Europe/Berlin")
    each("Babel", INTEGERS, lambda row: format_decimal(row, locale="de"), 1234567, "1.234.567")
    each("Babel", TIMES, lambda row: format_datetime(instant(row), "medium", tzinfo=zone, locale="de"), 1234567, None)
    each("Babel", AMOUNTS, lambda row: format_currency(amount(row), CODES[row * 3 % 5], locale=LOCALES[row * 7 % 8]), 1234567, None)
    each("Babel", BACK, lambda row: parse_decimal("12.345,67", locale="de"), 0, decimal.Decimal("12345.67"))
except ImportError:
    print("no Babel")
try:
    import icu
    number = icu.NumberFormat.createInstance(icu.Locale("de"))
    date = icu.DateFormat.createDateTimeInstance(icu.DateFormat.MEDIUM, icu.DateFormat.SHORT, icu.Locale("de"))
    date.setTimeZone(icu.TimeZone.createTimeZone("Europe/Berlin"))
    money = [icu.NumberFormat.createCurrencyInstance(icu.Locale(locale)) for locale in LOCALES]
    each("PyICU", INTEGERS, number.format, 1234567, "1.234.567")
    each("PyICU", TIMES, lambda row: date.format(float(row)), 1234567, "15.01.1970, 07:56")
    each("PyICU", AMOUNTS, lambda row: money[row * 7 % 8].format(row / 100), 1234567, None)
    each("PyICU", BACK, lambda row: number.parse("12.345,67").getDouble(), 0, 12345.67)
except ImportError:
    print("no PyICU")
