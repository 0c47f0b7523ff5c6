import FoundationEssentials
import Harness
import LocaleFormat

/// Texts as programs ask for them: nothing compiled, nothing held but what the name of the task says.
func doors() throws -> [Benchmark] {
    let german: LocaleID = "de"
    let number = NumberStyle<Int>(locale: german)
    let zone = TimeZoneID("America/New_York")
    let date = DateStyle(date: .long, time: .short, locale: german).timeZone(zone)
    let dates = Moments.seconds.map { Date(timeIntervalSince1970: Double($0)) }
    return [
        door("door/literal", Values.integers, "1.234", 1234) { $0.formatted(.number(in: "de")) },
        door("door/locale-held", Values.integers, "1.234", 1234) { $0.formatted(.number(in: german)) },
        door("door/style-held", Values.integers, "1.234", 1234) { number.format($0) },
        door("door/currency", Values.doubles, "1.234,50\u{A0}€", 1234.5) { $0.formatted(.currency("EUR", in: german)) },
        door(
            "door/date", dates, "21. November 2025 um 03:30", Date(timeIntervalSince1970: Double(Moments.known))
        ) { $0.formatted(.date(.long, time: .short, in: german).timeZone(zone)) },
        door(
            "door/date-style-held", dates, "21. November 2025 um 03:30",
            Date(timeIntervalSince1970: Double(Moments.known))
        ) { date.format($0) },
    ]
}

private func door<Value>(
    _ task: String, _ values: [Value], _ known: String, _ value: Value, _ text: @escaping (Value) -> String
) -> Benchmark {
    require(text(value), known, "\(task)/ours")
    var fingerprint = Fingerprint()
    for value in values { fingerprint.add(text(value).utf8) }
    print(fingerprint.line(task))
    return Benchmark("\(task)/ours", count: values.count) { () -> Int in
        values.reduce(0) { $0 &+ text($1).utf8.count }
    }
}

/// A style that is not compiled against the same one compiled: `notheld/name/ours` and `notheld/name/compiled`.
func notHeld() throws -> [Benchmark] {
    let english: LocaleID = "en"
    let name = PersonName(given: "Ada", family: "Lovelace", locale: english)
    let names = PersonNameStyle(.long, locale: english)
    let compiledNames = try names.compiled()
    let list = ListStyle(.and, locale: english)
    let compiledList = try list.compiled()
    let members = ["Ada", "Alan", "Grace"]
    let unit = UnitStyle<Double>("kilometer", locale: english)
    let compiledUnit = try unit.compiled()
    let duration = DurationStyle(.units(), locale: english)
    let compiledDuration = try duration.compiled()
    let relative = RelativeDateStyle(locale: english)
    let compiledRelative = try relative.compiled()
    let number = NumberStyle<Int>(locale: english)
    let compiledNumber = try number.compiled()
    let date = DateStyle(date: .long, time: .short, locale: english).timeZone(.utc)
    let compiledDate = try date.compiled()
    let instant = try Instant(seconds: Moments.known)
    let length = Duration.seconds(4_521)
    let parser = try number.compiledParser()
    let polish: LocaleID = "pl"
    let rules = try PluralRules(locale: polish)
    return pair("name", { names.format(name) }, { compiledNames.format(name) })
        + pair("list", { list.format(members) }, { compiledList.format(members) })
        + pair("unit", { unit.format(12.5) }, { try compiledUnit.format(12.5) })
        + pair("duration", { duration.format(length) }, { compiledDuration.format(length) })
        + pair("relative", { try relative.format(-3, .day) }, { try compiledRelative.format(-3, .day) })
        + pair("number", { number.format(1_234_567) }, { try compiledNumber.format(1_234_567) })
        + pair("date", { date.format(instant) }, { try compiledDate.format(instant) })
        + pair("parse", { try number.parse("1,234,567") }, { try parser.parse("1,234,567").convert(to: Int.self) }) {
            $0
        }
        + pair(
            "plural", { try PluralRules(locale: polish).category(for: 5) }, { rules.category(for: 5) },
            { $0 == .many ? 1 : 0 })
}

private func pair(
    _ task: String, _ style: @escaping () throws -> String, _ compiled: @escaping () throws -> String
) -> [Benchmark] {
    pair(task, style, compiled) { $0.utf8.count }
}

/// - Parameter weigh: a number of the result, never zero.
private func pair<Value>(
    _ task: String, _ style: @escaping () throws -> Value, _ compiled: @escaping () throws -> Value,
    _ weigh: @escaping (Value) -> Int
) -> [Benchmark] {
    guard let first = try? style(), let second = try? compiled(), weigh(first) != 0 else {
        fatalError("notheld/\(task): nothing")
    }
    require("\(first)", "\(second)", "notheld/\(task)")
    func benchmark(_ rival: String, _ body: @escaping () throws -> Value) -> Benchmark {
        Benchmark("notheld/\(task)/\(rival)", count: 64) { () -> Int in
            var sum = 0
            for _ in 0..<64 { sum &+= (try? body()).map(weigh) ?? 0 }
            return sum
        }
    }
    return [benchmark("ours", style), benchmark("compiled", compiled)]
}
