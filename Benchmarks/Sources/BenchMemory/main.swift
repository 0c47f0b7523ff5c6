// A thousand compiled styles, 50 locales by 20 styles, held at once: resident memory, and the heap for each.
import LocaleFormat
import ProcessMemory

/// Every eighth locale of ICU.
let tags = LocaleID.available.enumerated().filter { $0.offset % 8 == 0 }.map(\.element)

func styles(_ locale: LocaleID) -> [NumberSpecification] {
    let codes: [CurrencyCode] = ["EUR", "USD", "JPY", "INR", "CHF"]
    return [
        NumberStyle<Int>(locale: locale).specification, NumberStyle<Int>(locale: locale).grouping(.never).specification,
        NumberStyle<Int>(locale: locale).numbering(.native).specification,
        NumberStyle<Int>(locale: locale).notation(.scientific).specification,
        NumberStyle<Int>(locale: locale).notation(.compactName()).specification,
        PercentStyle<Double>(locale: locale).specification,
        PercentStyle<Double>(locale: locale).precision(.fractionLength(1)).specification,
    ]
        + (0..<3).map { NumberStyle<Double>(locale: locale).precision(.fractionLength($0)).specification }
        + codes.flatMap { code -> [NumberSpecification] in
            let style = CurrencyStyle<Double>(code: code, locale: locale)
            return [style.specification, style.accounting().specification]
        }
}

let specifications = tags.prefix(50).flatMap(styles)
// Once for nothing: what ICU keeps of its data for these locales is not the styles'.
for specification in specifications { _ = try CompiledNumber(specification) }
let before = Int(process_heap())
var held: [CompiledNumber] = []
held.reserveCapacity(specifications.count)
for specification in specifications { held.append(try CompiledNumber(specification)) }
for compiled in held { _ = try compiled.format(1234.5) }
print("memory\tstyles\t\(held.count)")
print("memory\tgeneral\t\(held.count { !$0.isFast })")
print("memory\theap for each\t\((Int(process_heap()) - before) / held.count)")
print("memory\tresident\t\(process_resident())")
