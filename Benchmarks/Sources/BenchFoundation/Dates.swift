import Foundation
import Harness

private let moments = Moments.seconds.map { Date(timeIntervalSince1970: Double($0)) }
private let known = Date(timeIntervalSince1970: Double(Moments.known))
private let utc = TimeZone(identifier: "Etc/UTC")!
private let newYork = TimeZone(identifier: "America/New_York")!

/// `known` is nil where Foundation writes the date otherwise: it has no two-digit years, and on Linux the dates of the
/// calendars that are new in 2025 are not theirs.
private func date(
    _ task: String, _ style: Date.FormatStyle, _ zone: TimeZone, _ calendar: Calendar.Identifier, locale: String,
    known text: String?
) -> Benchmark {
    var style = style.locale(Locale(identifier: locale))
    style.timeZone = zone
    style.calendar = Calendar(identifier: calendar)
    style.calendar.timeZone = zone
    let actual = style.format(known).replacingOccurrences(of: "\u{202F}", with: " ")
    if let text { require(actual, text, "\(task)/foundation") }
    return benchmark(task, moments, style)
}

private func benchmark<Style: FormatStyle>(_ task: String, _ values: [Date], _ style: Style) -> Benchmark
where Style.FormatInput == Date, Style.FormatOutput == String {
    var fingerprint = Fingerprint()
    for value in values { fingerprint.add(style.format(value).utf8) }
    print(fingerprint.line(task))
    return Benchmark("\(task)/foundation", count: values.count) { () -> Int in
        values.reduce(0) { $0 &+ style.format($1).utf8.count }
    }
}

func dates() -> [Benchmark] {
    func long(_ calendar: Calendar.Identifier, _ task: String, _ text: String?) -> Benchmark {
        date("date/\(task)", .init(date: .long, time: .omitted), utc, calendar, locale: "en", known: text)
    }
    let pattern = Date.VerbatimFormatStyle(
        format: """
            \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits)T\
            \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)
            """, locale: Locale(identifier: "en"), timeZone: utc, calendar: Calendar(identifier: .gregorian))
    let interval = Date.IntervalFormatStyle(
        date: .abbreviated, time: .omitted, locale: Locale(identifier: "en"),
        calendar: Calendar(identifier: .gregorian),
        timeZone: utc)
    let ends = zip(moments, Moments.distances).map { $0..<$0.addingTimeInterval(Double(abs($1)) * 86_400) }
    let relative = Date.RelativeFormatStyle(presentation: .named, locale: Locale(identifier: "en"))
    let now = Date.now
    let near = Moments.distances.map { now.addingTimeInterval(Double($0) * 86_400) }
    return [
        long(.gregorian, "gregorian-long", "November 21, 2025"),
        date(
            "date/gregorian-full-time", .init(date: .complete, time: .standard), newYork, .gregorian, locale: "en",
            known: "Friday, November 21, 2025 at 3:30:05 AM"),
        date(
            "date/gregorian-short", .init(date: .numeric, time: .shortened), newYork, .gregorian, locale: "de",
            known: nil),
        benchmark("date/pattern", moments, pattern),
        long(.chinese, "chinese", nil), long(.dangi, "dangi", nil), long(.vietnamese, "vietnamese", nil),
        long(.islamicUmmAlQura, "umalqura", nil), long(.hebrew, "hebrew", nil), long(.indian, "indian", nil),
        long(.gujarati, "gujarati", nil), long(.tamil, "tamil", nil),
        Benchmark("relative/foundation", count: near.count) { () -> Int in
            near.reduce(0) { $0 &+ relative.format($1).utf8.count }
        },
        Benchmark("interval/foundation", count: ends.count) { () -> Int in
            ends.reduce(0) { $0 &+ interval.format($1).utf8.count }
        },
    ]
}

/// Days to fields and back by `Calendar`. Where its dates are not the calendar's, only the time is compared.
func calendars() -> [Benchmark] {
    let all: [(Calendar.Identifier, String)] = [
        (.gregorian, "gregorian"), (.coptic, "coptic"), (.persian, "persian"), (.hebrew, "hebrew"),
        (.islamicCivil, "islamic-civil"), (.islamicUmmAlQura, "islamic-umalqura"), (.chinese, "chinese"),
        (.dangi, "dangi"), (.vietnamese, "vietnamese"), (.gujarati, "gujarati"), (.vikram, "vikram"), (.tamil, "tamil"),
        (.bangla, "bangla"),
    ]
    return all.flatMap { identifier, task in
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = utc
        let fields = moments.map { calendar.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: $0) }
        return [
            Benchmark("fields/\(task)/foundation", count: moments.count) { () -> Int in
                moments.reduce(0) {
                    $0 &+ (calendar.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: $1).day ?? 0)
                }
            },
            Benchmark("day/\(task)/foundation", count: fields.count) { () -> Int in
                fields.reduce(0) { $0 &+ (calendar.date(from: $1) == nil ? 0 : 1) }
            },
        ]
    }
}
