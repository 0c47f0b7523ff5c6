"""What `fmt batch` does, by PyICU, its objects kept by locale: python3 pyicu_batch.py < lines"""

import functools
import json
import sys

import icu

number = functools.cache(lambda tag: icu.NumberFormat.createInstance(icu.Locale.forLanguageTag(tag)))


@functools.cache
def date(tag):
    format = icu.DateFormat.createDateInstance(icu.DateFormat.kLong, icu.Locale.forLanguageTag(tag))
    format.setTimeZone(icu.TimeZone.getGMT())
    return format


day = icu.SimpleDateFormat("yyyy-MM-dd", icu.Locale("en_US_POSIX"))
day.setTimeZone(icu.TimeZone.getGMT())

for line in sys.stdin:
    request = json.loads(line)
    tag = request["locale"]
    if request["op"] == "date":
        text = date(tag).format(day.parse(request["value"]))
    else:
        text = number(tag).format(float(request["value"]))
    sys.stdout.write(json.dumps({"result": text}, ensure_ascii=False, separators=(",", ":")) + "\n")
