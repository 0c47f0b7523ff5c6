"""What type checkers accept: mypy --strict."""

import datetime
from decimal import Decimal
import localeformat as lf
import pyarrow as pa
s = lf.number(locale="de", fraction=2, grouping="off")
t: str = s.format(Decimal(5))
c = s.format_array(pa.array([1]), locale=pa.array(["de"]))
a, b = s.format_array(pa.array([1]), errors="column")
d = lf.date(date="long", time="short", time_zone=datetime.timezone.utc, locale="de")
k: bytes = lf.sort_key(locale="sv").format("a")
m = lf.parse_currency(locale="de").parse("5")
lf.list(type="or").format(["a", "b"])
