// For `Benchmarks/cold`, which counts instructions: a task done so many times by one rival, `bench-cold compile ours 100`.
// Styles are those of `MixedStyle`, in another order than that of their locales.
import Harness
import LocaleFormat
import RawICU

let task = CommandLine.arguments[1]
let isOurs = CommandLine.arguments[2] == "ours"
let count = Int(CommandLine.arguments[3])!

/// One after another, each once: neighbours differ in locale, kind and digits.
let styles = (0..<count).map { MixedStyle.all[$0 * 1_709 % MixedStyle.all.count] }
let single = NumberStyle<Double>(locale: "hi-IN-u-nu-deva").precision(.fractionLength(2)).specification
let capacity: Int32 = 512
nonisolated(unsafe) let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(capacity))

func icu(_ skeleton: String, _ locale: String) -> Int {
    let formatter = rawicu_open(skeleton, locale)
    defer { rawicu_close(formatter) }
    return Int(rawicu_double(formatter, 1234.5, buffer, capacity))
}

// What ICU reads of its data, and what is known of a locale, is nobody's.
for locale in MixedStyle.locales {
    blackHole(icu("", locale))
    blackHole(try CompiledNumber(NumberSpecification(locale: LocaleID(locale), kind: .decimal)).format(1).utf8.count)
}

let specifications = styles.map(\.specification)

/// What is counted.
@inline(never)
func counted() throws {
    for (style, specification) in zip(styles, specifications) {
        switch (task, isOurs) {
        // One style again and again.
        case ("same", true): blackHole(try CompiledNumber(single).format(1234.5).utf8.count)
        case ("same", false): blackHole(icu(".00", "hi_IN@numbers=deva"))
        // Each style compiled, with its first text.
        case ("compile", true): blackHole(try CompiledNumber(specification).format(1234.5).utf8.count)
        // Each style's first text, not held.
        case ("first", true): blackHole(specification.text(1234.5).utf8.count)
        case (_, false): blackHole(icu(style.skeleton, style.locale))
        default: fatalError("\(task) is none of same, compile, first")
        }
    }
}
try counted()

extension MixedStyle {
    var specification: NumberSpecification {
        var options = NumberOptions()
        options.precision = fractionDigits.map { .fractionLength($0) }
        options.grouping = isGrouped ? .automatic : .never
        let locale = try! LocaleID(locale)
        switch kind {
        case .number: return NumberSpecification(locale: locale, kind: .decimal, options: options)
        case .percent: return NumberSpecification(locale: locale, kind: .percent, options: options)
        case .currency(let code, let isNarrow):
            let presentation: CurrencyPresentation = isNarrow ? .narrow : .standard
            return NumberSpecification(
                locale: locale,
                kind: .currency(try! CurrencyCode(code), presentation: presentation, accounting: false, cash: false),
                options: options)
        }
    }
}

extension NumberSpecification {
    /// As a program asks that holds no style.
    func text(_ value: Double) -> String {
        switch kind {
        case .percent: return PercentStyle<Double>(locale: locale, options: options).format(value)
        case .currency(let code, let presentation, _, _):
            return CurrencyStyle<Double>(code: code, locale: locale, options: options).presentation(presentation)
                .format(value)
        default: return NumberStyle<Double>(locale: locale, options: options).format(value)
        }
    }
}
