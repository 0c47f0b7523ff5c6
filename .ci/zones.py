import json, os, random, subprocess, sys, zoneinfo
from datetime import datetime, timedelta, timezone

fmt, folder = sys.argv[1:]
epoch = datetime(1970, 1, 1, tzinfo=timezone.utc)
seed = int(os.environ.get("LOCALEFORMAT_SEED", random.randrange(1 << 32)))
random.seed(seed)
listed = subprocess.run([fmt, "time-zones", "--aliases"], capture_output=True, text=True, check=True).stdout.split()
ids = [id for id in listed if os.path.isfile(os.path.join(folder, id))]


def offset(zone, second):
    return int((epoch + timedelta(seconds=second)).astimezone(zone).utcoffset().total_seconds())


def changes(zone):
    """Found by halving between instants ten days apart."""
    found, step = [], 10 * 86_400
    for start in range(-2_208_988_800, 2_145_916_800, step):
        low, high = start, start + step
        before = offset(zone, low)
        if before == offset(zone, high):
            continue
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if offset(zone, middle) == before else (low, middle)
        found.append(high)
    return found


cases = []
for id in ids:
    zone = zoneinfo.ZoneInfo(id)
    seconds = [second + near for second in changes(zone) for near in (-1, 0, 1)]
    seconds += [random.randrange(-2_208_988_800, 4_133_980_800) for _ in range(60)]
    cases += [(id, second, offset(zone, second)) for second in seconds]
lines = "".join(
    json.dumps({"op": "date", "value": f"@{second}", "pattern": "xxxxx", "locale": "en", "timeZone": id}) + "\n"
    for id, second, _ in cases)
answers = subprocess.run([fmt, "batch"], input=lines, capture_output=True, text=True).stdout.splitlines()
assert len(answers) == len(cases), f"{len(answers)} answers to {len(cases)} cases"
wrong = 0
for (id, second, expected), line in zip(cases, answers):
    text = json.loads(line).get("result", line)
    parts = [int(part) for part in text[1:].split(":")] + [0] if text[1:2].isdigit() else [99]
    found = (-1 if text[0] == "-" else 1) * (parts[0] * 3_600 + parts[1] * 60 + parts[2] if len(parts) > 2 else 1 << 30)
    if found != expected:
        wrong += 1
        if wrong <= 20:
            print(f"{id} at {second}: {text}, expected {expected}")
print(f"{wrong} of {len(cases)} instants in {len(ids)} zones differ (LOCALEFORMAT_SEED={seed})")
sys.exit(wrong > 0)
