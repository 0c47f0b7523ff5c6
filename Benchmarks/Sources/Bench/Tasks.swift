import FoundationEssentials
import Harness
import LocaleFormat
import RawICU

func grouped() throws -> [Benchmark] {
    let latin = try NumberStyle<Int>(locale: "en").compiled()
    let devanagari = try NumberStyle<Int>(locale: "hi-IN-u-nu-deva").compiled()
    return try rivals(
        "number/grouped", Values.integers, ours: latin, skeleton: "", icuLocale: "en", first: (1_234_567, "1,234,567"))
        + rivals(
            "number/devanagari", Values.integers, ours: devanagari, skeleton: "", icuLocale: "hi_IN@numbers=deva",
            first: (1_234_567, "१२,३४,५६७"))
        + buffer(latin)
}

/// Into an array that the caller keeps and empties once a pass; the rival is the same call of ICU as for strings.
private func buffer(_ compiled: CompiledNumber) throws -> [Benchmark] {
    let values = Values.integers
    var storage: [UInt8] = []
    storage.reserveCapacity(values.count * 32)
    return [
        Benchmark("number/buffer/ours", count: values.count) { () -> Int in
            storage.removeAll(keepingCapacity: true)
            for value in values { try? compiled.append(value, to: &storage) }
            return storage.count
        }
    ]
}

func fixed() throws -> [Benchmark] {
    let style = NumberStyle<Double>(locale: "de").precision(.fractionLength(2))
    return try rivals(
        "double/fixed", Values.doubles, ours: style.compiled(), skeleton: ".00", icuLocale: "de",
        first: (1234.5, "1.234,50"))
}

func shortest() throws -> [Benchmark] {
    let style = NumberStyle<Double>(locale: "en").precision(.unlimited)
    return try rivals(
        "double/shortest", Values.doubles, ours: style.compiled(), skeleton: "precision-unlimited", icuLocale: "en",
        first: (0.1, "0.1"))
        + rivals(
            "double/17-digits", Values.longDoubles, ours: style.compiled(), skeleton: "precision-unlimited",
            icuLocale: "en", first: (0.1, "0.1"))
}

func decimals() throws -> [Benchmark] {
    let style = NumberStyle<Double>(locale: "en").precision(.fractionLength(2))
    let values = Values.hundredths.map {
        TextDecimal(Decimal(sign: $0 < 0 ? .minus : .plus, exponent: -2, significand: Decimal(abs($0))))
    }
    return try rivals(
        "decimal/fixed", values, ours: style.compiled(), skeleton: ".00", icuLocale: "en",
        first: (TextDecimal(Decimal(sign: .plus, exponent: -2, significand: 123_450)), "1,234.50"))
}

func percent() throws -> [Benchmark] {
    return try rivals(
        "percent", Values.ratios, ours: PercentStyle<Double>(locale: "en").compiled(),
        skeleton: "percent scale/100 precision-integer", icuLocale: "en", first: (0.256, "26%"))
}

func currency() throws -> [Benchmark] {
    return try rivals(
        "currency", Values.doubles, ours: CurrencyStyle<Double>(code: "EUR", locale: "de").compiled(),
        skeleton: "currency/EUR", icuLocale: "de", first: (1234.5, "1.234,50\u{A0}€"))
}

func compact() throws -> [Benchmark] {
    return try rivals(
        "compact/short", Values.integers, ours: NumberStyle<Int>(locale: "en").notation(.compactName()).compiled(),
        skeleton: "compact-short", icuLocale: "en", first: (1_234_567, "1.2M"))
}

/// From nothing to the first text: a style compiled, or a formatter opened and asked once.
func cold() -> [Benchmark] {
    let style = NumberStyle<Double>(locale: "hi-IN-u-nu-deva").precision(.fractionLength(2))
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
    return [
        Benchmark("compile/ours", count: 1) { () -> Int in
            ((try? CompiledNumber(style.specification).format(1234.5)) ?? "").utf8.count
        },
        Benchmark("compile/icu", count: 1) { () -> Int in
            let formatter = rawicu_open(".00", "hi_IN@numbers=deva")
            defer { rawicu_close(formatter) }
            return Int(rawicu_double(formatter, 1234.5, buffer, rawCapacity))
        },
        Benchmark("cached/ours", count: 1) { () -> Int in style.format(1234.5).utf8.count },
    ]
}
