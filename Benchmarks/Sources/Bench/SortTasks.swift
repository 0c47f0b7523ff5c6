import Harness
import LocalizedTextTools
import RawICU

/// A long list of names, sorted by the order of a language: ours, and ICU's comparison under `qsort`.
func sorting() throws -> [Benchmark] {
    try ["en", "cs"].flatMap { locale in try sorting(locale) }
}

private func sorting(_ locale: String) throws -> [Benchmark] {
    let names = manyNames(1_000_000)
    let collation = try CollationStyle(locale: LocaleID(locale)).compiled()
    let open = rawicu_collation_open(locale)
    let bytes = names.flatMap { Array($0.utf8CString.dropLast()) }
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    buffer.initialize(from: bytes, count: bytes.count)
    var texts: [RawICUText] = []
    var start = 0
    for (index, name) in names.enumerated() {
        texts.append(RawICUText(start: buffer + start, length: Int32(name.utf8.count), index: Int32(index)))
        start += name.utf8.count
    }
    func sortedByICU() -> [RawICUText] {
        var copy = texts
        copy.withUnsafeMutableBufferPointer { rawicu_collation_sort(open, $0.baseAddress!, Int32($0.count)) }
        return copy
    }
    let expected = sortedByICU().map { names[Int($0.index)] }
    for (ours, raw) in zip(collation.sorted(names), expected) { require(ours, raw, "sort/names, \(locale)") }
    return [
        Benchmark("sort/names-\(locale)/ours", count: names.count) { () -> Int in
            collation.sorted(names).last?.utf8.count ?? 0
        },
        Benchmark("sort/names-\(locale)/icu", count: names.count) { () -> Int in
            sortedByICU().last.map { Int($0.length) } ?? 0
        },
    ]
}

/// Names of two words, the same ones in each run, many of them more than once.
private func manyNames(_ count: Int) -> [String] {
    let syllables = [
        "an", "ber", "ca", "del", "en", "fri", "ga", "hol", "is", "jo", "ka", "lin", "mar", "ne", "ol", "per", "ro",
        "sa",
        "ter", "ul", "vin", "wen", "xa", "yo", "zim", "ä", "é", "ø", "ñ", "ü", "ch", "mc",
    ]
    var state: UInt64 = 2026
    func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
    func name() -> String { (0...1 + next(3)).map { _ in syllables[next(syllables.count)] }.joined() }
    let (families, given) = ((0..<count / 20).map { _ in name() }, (0..<count / 200).map { _ in name() })
    return (0..<count).map { _ in "\(families[next(families.count)]), \(given[next(given.count)])" }
}
