import calendar, datetime, json, os, random, re, signal, subprocess, sys, warnings
from dateutil import rrule

# COUNT and UNTIL at once.
warnings.simplefilter("ignore", DeprecationWarning)
command = sys.argv[1:]
seed = int(os.environ.get("LOCALEFORMAT_SEED", random.randrange(1 << 32)))
rounds = int(os.environ.get("LOCALEFORMAT_ROUNDS", 1))
random.seed(seed)
days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
frequencies = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"]
shown = 25


def chance(number):
    return random.randrange(number) == 0


def some(low, high, most=4):
    return ",".join(str(n) for n in random.sample(range(low, high + 1), random.randint(1, most)))


def signed(high, most=4):
    return ",".join(str(random.choice((1, -1)) * n) for n in random.sample(range(1, high + 1), random.randint(1, most)))


def case():
    """A rule that RFC 5545 allows, and a start of which it leaves nothing open that dateutil fills up otherwise."""
    frequency = random.choice(frequencies)
    isOfTime = frequency in frequencies[4:]
    start = datetime.datetime(
        random.randint(1970, 2070), random.randint(1, 12), random.randint(1, 28), random.randint(0, 23),
        random.randint(0, 59), random.randint(0, 59))
    if chance(4):
        month = random.choice((1, 2, 3, 5, 8, 12))
        start = start.replace(month=month, day=calendar.monthrange(start.year, month)[1])
    parts = [f"FREQ={frequency}"]
    if chance(2):
        parts.append(f"INTERVAL={random.choice((2, 3, 4, 5, 7, 12, 18, 25, 90, 1000) if isOfTime else (2, 3, 4, 5, 7))}")
    if chance(3):
        parts.append(f"COUNT={random.randint(1, shown + 5)}")
    elif chance(4):
        until = start + datetime.timedelta(days=random.randint(0, 3 if isOfTime else 1500))
        parts.append(until.strftime("UNTIL=%Y%m%dT%H%M%S"))
    weeks = frequency == "YEARLY" and chance(5)
    by = []
    if chance(3):
        by.append(f"BYMONTH={some(1, 12)}")
    if frequency != "WEEKLY" and chance(3) and not weeks:
        by.append(f"BYMONTHDAY={signed(31)}")
    if frequency not in ("DAILY", "WEEKLY", "MONTHLY") and chance(6) and not weeks:
        by.append(f"BYYEARDAY={signed(366)}")
    if chance(2) or weeks:
        chosen = random.sample(days, random.randint(1, 4))
        if frequency in ("YEARLY", "MONTHLY") and not weeks and chance(2):
            most = 5 if frequency == "MONTHLY" or any(part.startswith("BYMONTH=") for part in by) else 53
            chosen = [random.choice((str(random.randint(1, most)), f"-{random.randint(1, most)}")) + day for day in chosen]
        by.append(f"BYDAY={','.join(chosen)}")
    if weeks:
        # Of 1 January 2078, which ISO 8601 has in week 52, dateutil says 53, as of others at the beginning of a year.
        by.append(f"BYWEEKNO={some(1, 51)}" if chance(2) else f"BYWEEKNO={random.choice(('1', '-2', '20,-2'))}")
    if chance(4):
        by.append(f"BYHOUR={some(0, 23)}")
    if chance(5):
        by.append(f"BYMINUTE={some(0, 59)}")
    if chance(6):
        by.append(f"BYSECOND={some(0, 59)}")
    random.shuffle(by)
    if by and chance(4):
        by.append(f"BYSETPOS={signed(random.choice((3, 5, 30)), 3)}")
    if chance(3):
        by.append(f"WKST={random.choice(days)}")
    rule = ";".join(parts + by)
    if frequency == "WEEKLY" and "BYSETPOS" in rule:
        # Of the first week dateutil counts what is left of it.
        first = days.index(rule[-2:]) if "WKST" in rule else 0
        start -= datetime.timedelta(days=(start.weekday() - first) % 7)
    return start, rule


class TooLong(Exception):
    """dateutil looked for a second, and found no end."""


def ring(*_):
    raise TooLong


signal.signal(signal.SIGALRM, ring)


def expected(start, rule):
    """What dateutil has up to the year 2120, and so many; None where it looks for more than a second, as it does second by second."""
    try:
        # The alarm may ring while it is switched off.
        try:
            signal.alarm(1)
            return looked_for(start, rule)
        finally:
            signal.alarm(0)
    except TooLong:
        return None


def looked_for(start, rule):
    found = []
    try:
        moments = rrule.rrulestr(rule, dtstart=start)
    except ValueError as error:
        # By the hour, with a start and an interval that never come to BYHOUR.
        assert "empty set" in str(error), error
        return []
    # Where there are none it would look for them to the year 9999.
    last = datetime.datetime(2120, 12, 31, 23, 59, 59)
    if moments._until is None or moments._until > last:
        moments = moments.replace(until=last)
    for moment in moments:
        if len(found) == shown:
            break
        found.append(moment.isoformat())
    return found


cases = []
while len(cases) < 10_000 * rounds:
    start, rule = case()
    # dateutil goes second by second until the year 9999 for some rules without occurrences.
    if "SECONDLY" in rule and ("BY" in rule or "UNTIL" not in rule and "COUNT" not in rule) and not chance(10):
        continue
    cases.append((start, rule))
lines = "".join(
    json.dumps({"op": "recurrence", "value": rule, "start": start.isoformat(), "count": str(shown)}) + "\n"
    for start, rule in cases)
answers = subprocess.run(command + ["batch"], input=lines, capture_output=True, text=True).stdout.splitlines()
assert len(answers) == len(cases), f"{len(answers)} answers to {len(cases)} cases"
wrong = late = compared = 0
for (start, rule), line in zip(cases, answers):
    answer = json.loads(line)
    found = [text for text in answer.get("result", line).split("\n") if text]
    found = [text for text in found if text[:4] <= "2120"]
    # Where ours has no more, dateutil looks for them for minutes: second by second to the year 9999.
    number = re.search("COUNT=([0-9]+)", rule)
    most = min(shown, int(number[1]) if number else shown)
    if len(found) < most and "UNTIL" not in rule and any(frequency in rule for frequency in frequencies[4:]):
        late += 1
        continue
    wanted = expected(start, rule)
    if wanted is None:
        late += 1
        continue
    compared += 1
    if found != wanted:
        wrong += 1
        if wrong <= 20:
            print(f"{rule} from {start.isoformat()}:\n  ours     {found[:6]}\n  dateutil {wanted[:6]}")
print(f"LOCALEFORMAT_SEED={seed}: {compared} rules compared with dateutil {__import__('dateutil').__version__}, {late} left out, {wrong} differ")
sys.exit(wrong != 0)
