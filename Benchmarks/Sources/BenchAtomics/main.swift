// One compiled style after another, formatting between two marks (calls of `blackHole`), for `Benchmarks/atomics`: valgrind notes every instruction
// that is executed there, and the script counts those that lock a line of memory.
import FoundationEssentials
import Harness
import LocaleFormat

let rounds = 1_000
/// What the first texts find out once is not counted.
func count(_ task: String, _ body: (Int, inout [UInt8]) throws -> Void) rethrows {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1 << 16)
    for _ in 0..<2 {
        blackHole(0)
        for round in 0..<rounds {
            bytes.removeAll(keepingCapacity: true)
            try body(round, &bytes)
        }
        blackHole(1)
    }
    print("\(task)\t\(rounds)")
}

func count(
    _ task: String, _ specification: NumberSpecification, _ values: (Int) -> some NumberConvertible
) throws {
    let compiled = try CompiledNumber(specification)
    guard compiled.isFast else { fatalError("\(task): no program") }
    try count(task) { try compiled.append(values($0), to: &$1) }
}

let price = CurrencyStyle<Double>(code: "EUR", locale: "de")
let number = NumberStyle<Double>(locale: "en")
func third(_ round: Int) -> Double { Double(round) / 3 }
func hundredth(_ round: Int) -> Double { Double(round - 100) / 100 }

let integer = try NumberStyle<Int>(locale: "en").compiled()
try count("number/integer") { try integer.append($0 * $0 * 997, to: &$1) }
try count("number/devanagari", NumberStyle<Int>(locale: "hi-IN-u-nu-deva").specification) { $0 * 997 }
try count("number/fixed", number.precision(.fractionLength(2)).specification, third)
try count("number/shortest", number.precision(.unlimited).specification, third)
try count("number/significant", number.precision(.significantDigits(1...3)).specification, third)
try count("number/scientific", number.notation(.scientific).specification, third)
try count("number/compact", number.notation(.compactName()).specification) { $0 * 997 }
try count("number/compact-long", NumberStyle<Int>(locale: "pl").notation(.compactName(.long)).specification) {
    $0 * 997
}
try count("number/spelled", number.notation(.spellOut).specification) { $0 }
try count("number/ordinal", number.notation(.ordinal).specification) { $0 }
let decimals = (0..<rounds).map { Decimal($0) / 4 }
try count("number/decimal", number.precision(.fractionLength(2)).specification) { decimals[$0] }
try count("percent", PercentStyle<Double>(locale: "en").specification, hundredth)
try count("currency", price.specification, hundredth)
try count("currency/name", price.presentation(.fullName).locale("pl").specification, hundredth)
try count("unit", UnitStyle<Double>("kilometer-per-hour", width: .wide, locale: "pl").specification, hundredth)
let polish = try NumberStyle<Int>(locale: "pl").compiled()
try count("plural") { round, bytes in bytes.append(try polish.pluralCategory(of: round) == .few ? 1 : 0) }
let locale: LocaleID = "pl"
try count("plural/not-held") { round, bytes in
    bytes.append(try PluralRules(locale: locale).category(for: round) == .few ? 1 : 0)
}
// Texts of up to fifteen bytes are strings without memory of their own.
try count("string") { round, _ in _ = try integer.format(round) }
count("string/not-held") { round, _ in _ = NumberStyle<Int>(locale: "en").format(round) }
count("string/not-held-currency") { round, _ in _ = price.format(Double(round)) }

// Dates: in every kind of calendar, with names of zones and the parts that only some programs have.
let zone = try TimeZoneID("America/New_York")
func instant(_ round: Int) throws -> Instant { try Instant(seconds: 1_546_300_800 + Int64(round) * 250_000) }
func count(_ task: String, _ style: DateStyle) throws {
    let compiled = try style.compiled()
    guard compiled.isFast else { fatalError("\(task): no program") }
    try count(task) { try compiled.append(instant($0), to: &$1) }
}
let full = DateStyle(date: .full, time: .full, locale: "en").timeZone(zone)
try count("date/full", full)
try count("date/day-period", DateStyle(skeleton: "yMMMdBhmsSSS", locale: "zh").timeZone(zone))
try count("date/weeks", DateStyle(pattern: "YYYY-'W'ww-e DDD", locale: "de").timeZone(zone))
for calendar in CalendarID.allCases {
    try count("date/\(calendar)", DateStyle(date: .long, locale: "en").calendar(calendar).timeZone(zone))
}
let interval = try DateIntervalStyle(skeleton: "yMMMd", locale: "en").timeZone(.utc).compiled()
try count("interval") { try interval.append(from: instant($0), to: instant($0 * 3 / 2), to: &$1) }
let relative = try RelativeDateStyle(locale: "en").compiled()
try count("relative") { try relative.append((Double($0 % 13 - 6), .day), to: &$1) }
try count("string/relative") { round, _ in _ = try relative.format(round % 13 - 6, .day) }
let short = DateStyle(date: .short, locale: "en").timeZone(zone)
let compiledShort = try short.compiled()
try count("string/date") { round, _ in _ = try compiledShort.format(instant(round)) }
let days = try DateIntervalStyle(skeleton: "d", locale: "en").timeZone(.utc).compiled()
try count("string/interval") { round, _ in _ = try days.format(from: instant(round), to: instant(round)) }
try count("string/not-held-date") { round, _ in _ = short.format(try instant(round)) }
try count("string/not-held-date-here") { round, _ in
    _ = DateStyle(date: .short, locale: "en").format(try instant(round))
}
