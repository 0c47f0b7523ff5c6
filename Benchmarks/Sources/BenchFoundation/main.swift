// Foundation's format styles, held, over the same values. In its own process: nothing else here loads Foundation's ICU.
import Foundation
import Harness

func benchmark<Value, Style: FormatStyle>(
    _ task: String, _ values: [Value], _ style: Style, first: (value: Value, text: String)
) -> Benchmark where Style.FormatInput == Value, Style.FormatOutput == String {
    require(style.format(first.value), first.text, "\(task)/foundation")
    var fingerprint = Fingerprint()
    for value in values { fingerprint.add(style.format(value).utf8) }
    print(fingerprint.line(task))
    return Benchmark("\(task)/foundation", count: values.count) { () -> Int in
        var bytes = 0
        for value in values { bytes &+= style.format(value).utf8.count }
        return bytes
    }
}

let english = Locale(identifier: "en")
let german = Locale(identifier: "de")
let decimals = Values.hundredths.map {
    Decimal(sign: $0 < 0 ? .minus : .plus, exponent: -2, significand: Decimal(abs($0)))
}
let benchmarks = [
    benchmark(
        "number/grouped", Values.integers, IntegerFormatStyle<Int>(locale: english), first: (1_234_567, "1,234,567")),
    benchmark(
        "number/devanagari", Values.integers, IntegerFormatStyle<Int>(locale: Locale(identifier: "hi_IN@numbers=deva")),
        first: (1_234_567, "१२,३४,५६७")),
    benchmark(
        "double/fixed", Values.doubles, FloatingPointFormatStyle<Double>(locale: german).precision(.fractionLength(2)),
        first: (1234.5, "1.234,50")),
    benchmark(
        "double/shortest", Values.doubles,
        FloatingPointFormatStyle<Double>(locale: english).precision(.fractionLength(0...17)), first: (0.1, "0.1")),
    benchmark(
        "double/17-digits", Values.longDoubles,
        FloatingPointFormatStyle<Double>(locale: english).precision(.fractionLength(0...40)), first: (0.1, "0.1")),
    benchmark(
        "decimal/fixed", decimals, Decimal.FormatStyle(locale: english).precision(.fractionLength(2)),
        first: (Decimal(sign: .plus, exponent: -2, significand: 123_450), "1,234.50")),
    benchmark(
        "percent", Values.ratios,
        FloatingPointFormatStyle<Double>.Percent(locale: english).precision(.fractionLength(0)), first: (0.256, "26%")),
    benchmark(
        "currency", Values.doubles, FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: german),
        first: (1234.5, "1.234,50\u{A0}€")),
    benchmark(
        "compact/short", Values.integers, IntegerFormatStyle<Int>(locale: english).notation(.compactName),
        first: (1_234_567, "1.2M")),
]
for measurement in Sampler().run(benchmarks + dates() + calendars() + doors()) { print(measurement.line) }
