import Harness
import LocaleFormat
import RawICU

/// Words and algorithmic numerals.
func rules() throws -> [Benchmark] {
    let spellOut = try NumberStyle<Int>(locale: "en").notation(.spellOut).compiled()
    let german = try NumberStyle<Int>(locale: "de").notation(.spellOut).compiled()
    let roman = try NumberStyle<Int>(locale: "en").numbering(.roman).compiled()
    return try rules("rules/1234", [1_234], spellOut, "en", spellsOut: true)
        + rules("rules/spellout", Values.integers, spellOut, "en", spellsOut: true)
        + rules("rules/spellout-de", Values.integers, german, "de", spellsOut: true)
        + rules("rules/roman", Values.integers.map { $0 % 4_000 }, roman, "en@numbers=roman", spellsOut: false)
}

private func rules(
    _ task: String, _ values: [Int], _ compiled: CompiledNumber, _ icuLocale: String, spellsOut: Bool
) throws -> [Benchmark] {
    guard compiled.isFast else { fatalError("\(task): no program") }
    let format = rawicu_rules_open(spellsOut ? 1 : 0, icuLocale)
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: Int(rawCapacity))
    for value in values {
        let count = rawicu_rules(format, Int64(value), buffer, rawCapacity)
        let raw = String(decoding: UnsafeRawBufferPointer(start: buffer, count: Int(count)), as: UTF8.self)
        require(try compiled.format(value), raw, "\(task), \(value)")
    }
    return [
        Benchmark("\(task)/ours", count: values.count) { () -> Int in
            var bytes = 0
            for value in values { bytes &+= (try? compiled.format(value))?.utf8.count ?? 0 }
            return bytes
        },
        Benchmark("\(task)/icu", count: values.count) { () -> Int in
            var bytes = 0
            for value in values { bytes &+= Int(rawicu_rules(format, Int64(value), buffer, rawCapacity)) }
            return bytes
        },
    ]
}
