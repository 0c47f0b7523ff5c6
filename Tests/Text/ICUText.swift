import TextReference

/// What ICU makes of texts.
enum ICUText {
    static var isThere: Bool { text_reference_is_there() }

    /// The buckets of an index as the number of their type and their label, and the bucket of each name.
    static func index(_ tag: String, addsLatin: Bool, names: [String]) -> (labels: [String], places: [Int])? {
        var labels = [CChar](repeating: 0, count: 1 << 14)
        var places = [Int32](repeating: 0, count: names.count)
        let count = unsafe text_reference_index(
            tag, addsLatin, names.map { $0 + "\n" }.joined(), &labels, Int32(labels.count), &places, Int32(places.count)
        )
        guard count == names.count else { return nil }
        let text = String(decoding: labels.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return (text.split(separator: "\n").map(String.init), places.map(Int.init))
    }

    /// The ends of segments in UTF-16 units.
    ///
    /// - Parameters:
    ///   - kind: ICU's number, 1 for words and 2 for lines.
    ///   - locale: in ICU's form.
    static func ends(_ kind: Int32, _ locale: String, in text: String) -> [Int] {
        let units = Array(text.utf16)
        var offsets = [Int32](repeating: 0, count: units.count + 1)
        let count = unsafe text_reference_boundaries(
            kind, locale, units, Int32(units.count), &offsets, Int32(offsets.count))
        return offsets.prefix(max(0, Int(count))).map(Int.init)
    }
}
