"""What `fmt batch` does, by Babel: python3 babel_batch.py < lines"""

import datetime
import decimal
import json
import sys

from babel.dates import format_date
from babel.numbers import format_decimal

for line in sys.stdin:
    request = json.loads(line)
    locale = request["locale"].replace("-", "_")
    if request["op"] == "date":
        text = format_date(datetime.date.fromisoformat(request["value"]), "long", locale=locale)
    else:
        text = format_decimal(decimal.Decimal(request["value"]), locale=locale)
    sys.stdout.write(json.dumps({"result": text}, ensure_ascii=False, separators=(",", ":")) + "\n")
