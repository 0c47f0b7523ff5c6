// The styles of a server, not held: the first text of each, then texts at random, memory, and readers while styles come and
// go. Every text is compared with ICU's.
import Harness
import LocaleFormat
import ProcessMemory
import RawICU

let locales = try MixedStyle.locales.map { try LocaleID($0) }
let codes = try Dictionary(
    uniqueKeysWithValues: Set(
        MixedStyle.all.compactMap { style -> String? in
            if case .currency(let code, _) = style.kind { code } else { nil }
        }
    ).map { ($0, try CurrencyCode($0)) })

func text(_ style: MixedStyle, _ value: Double, integerDigits: Int? = nil) -> String {
    let locale = locales[style.localeIndex]
    var options = NumberOptions()
    options.precision = style.fractionDigits.map { .fractionLength($0) }
    options.grouping = style.isGrouped ? .automatic : .never
    options.minimumIntegerDigits = integerDigits
    switch style.kind {
    case .number: return NumberStyle<Double>(locale: locale, options: options).format(value)
    case .percent: return PercentStyle<Double>(locale: locale, options: options).format(value)
    case .currency(let code, let isNarrow):
        return CurrencyStyle<Double>(code: codes[code]!, locale: locale, options: options)
            .presentation(isNarrow ? .narrow : .standard).format(value)
    }
}

let capacity: Int32 = 512
nonisolated(unsafe) let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(capacity))
func icu(_ style: MixedStyle, _ value: Double) -> String {
    let formatter = rawicu_open(style.skeleton, style.locale)
    defer { rawicu_close(formatter) }
    let count = rawicu_double(formatter, value, buffer, capacity)
    return String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
}

func nanoseconds(_ body: () -> Void) -> Double { ContinuousClock().measure(body) / .nanoseconds(1) }

// What ICU reads of its data for these locales is nobody's.
for style in MixedStyle.all where style.fractionDigits == 2 && style.isGrouped { blackHole(icu(style, 1).utf8.count) }

// First texts, a style of ours and the same of ICU's in turn, so that a busy moment hits both.
var (ours, theirs) = (0.0, 0.0)
for style in MixedStyle.all {
    var (first, second) = ("", "")
    ours += nanoseconds { first = text(style, 1234.5) }
    theirs += nanoseconds { second = icu(style, 1234.5) }
    require(first, second, "first text, \(style)")
}
let count = Double(MixedStyle.all.count)
print(Measurement(name: "first/ours", samples: [ours / count]).line)
print(Measurement(name: "first/icu", samples: [theirs / count]).line)

// At random, three times over, as one after another comes to be compiled.
let requests = MixedStyle.requests
for _ in 0..<3 {
    let time = nanoseconds {
        blackHole(requests.reduce(0) { $0 &+ text(MixedStyle.all[$1.style], $1.value).utf8.count })
    }
    print(Measurement(name: "mix/ours", samples: [time / Double(requests.count)]).line)
}
print("memory\tmix\t\(process_resident())")
// Behind the memory, which is that of the server's styles alone.
try firstDates()
for request in requests.prefix(8_192) {
    let style = MixedStyle.all[request.style]
    require(text(style, request.value), icu(style, request.value), "mix, \(style), \(request.value)")
}
try churn()
