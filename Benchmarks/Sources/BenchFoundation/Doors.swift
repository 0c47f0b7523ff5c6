import Foundation
import Harness

/// The same texts as programs ask Foundation for them.
func doors() -> [Benchmark] {
    let german = Locale(identifier: "de")
    let zone = TimeZone(identifier: "America/New_York")!
    let number = IntegerFormatStyle<Int>(locale: german)
    var date = Date.FormatStyle(date: .long, time: .shortened, locale: german)
    date.timeZone = zone
    let held = date
    let dates = Moments.seconds.map { Date(timeIntervalSince1970: Double($0)) }
    let known = Date(timeIntervalSince1970: Double(Moments.known))
    return [
        door("door/literal", Values.integers, "1.234", 1234) { $0.formatted(.number.locale(Locale(identifier: "de"))) },
        door("door/locale-held", Values.integers, "1.234", 1234) { $0.formatted(.number.locale(german)) },
        door("door/style-held", Values.integers, "1.234", 1234) { $0.formatted(number) },
        door("door/currency", Values.doubles, "1.234,50\u{A0}€", 1234.5) {
            $0.formatted(.currency(code: "EUR").locale(german))
        },
        door("door/date", dates, nil, known) {
            var style = Date.FormatStyle(date: .long, time: .shortened, locale: german)
            style.timeZone = zone
            return $0.formatted(style)
        },
        door("door/date-style-held", dates, nil, known) { $0.formatted(held) },
        mix(),
    ]
}

private func door<Value>(
    _ task: String, _ values: [Value], _ known: String?, _ value: Value, _ text: @escaping (Value) -> String
) -> Benchmark {
    // Foundation's data are newer, and write hours of one digit in German.
    if let known { require(text(value), known, "\(task)/foundation") }
    var fingerprint = Fingerprint()
    for value in values { fingerprint.add(text(value).utf8) }
    print(fingerprint.line(task))
    return Benchmark("\(task)/foundation", count: values.count) { () -> Int in
        values.reduce(0) { $0 &+ text($1).utf8.count }
    }
}

/// The styles of a server, at random, the locales held.
private func mix() -> Benchmark {
    let locales = MixedStyle.locales.map(Locale.init(identifier:))
    let styles = MixedStyle.all
    func text(_ style: MixedStyle, _ value: Double) -> String {
        let locale = locales[style.localeIndex]
        switch style.kind {
        case .number:
            return FloatingPointFormatStyle<Double>(locale: locale).precision(
                .fractionLength(style.fractionDigits ?? 0)
            )
            .grouping(style.isGrouped ? .automatic : .never).format(value)
        case .percent:
            return FloatingPointFormatStyle<Double>.Percent(locale: locale)
                .precision(.fractionLength(style.fractionDigits ?? 0)).format(value)
        case .currency(let code, let isNarrow):
            return FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
                .presentation(isNarrow ? .narrow : .standard).format(value)
        }
    }
    // A part of the requests: all of them would take Foundation longer than everything else here.
    let requests = MixedStyle.requests.prefix(4_096)
    return Benchmark("mix/foundation", count: requests.count) { () -> Int in
        requests.reduce(0) { $0 &+ text(styles[$1.style], $1.value).utf8.count }
    }
}
