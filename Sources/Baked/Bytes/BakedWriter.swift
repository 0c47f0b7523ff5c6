internal import LocaleFormatMemory

/// Writes records and texts, each that is the same as another once. What is written in the same order gives the same bytes.
package struct BakedWriter {
    private var textPlaces: [[UInt8]: Int] = [:]
    package private(set) var texts: [[UInt8]] = []
    private var recordPlaces: [[UInt8]: Int] = [:]
    package private(set) var records: [[UInt8]] = []
    private var bytes: [UInt8] = []
    /// The bytes of all records and texts, with the words that say where they are.
    package private(set) var count = 0
    private var shared: [String: Int] = [:]

    package init() {}

    /// Writes a record, and gives its place.
    package mutating func record(_ kind: BakedKind, _ write: (inout BakedWriter) -> Void) -> Int {
        let outer = bytes
        bytes = [kind.rawValue]
        write(&self)
        let record = bytes
        bytes = outer
        if let place = recordPlaces[record] { return place }
        recordPlaces[record] = records.count
        records.append(record)
        count += record.count + 4
        return records.count - 1
    }

    /// The record of what is the same for all locales: written once, under a name.
    package mutating func once<Failure: Error>(
        _ name: String, _ write: (inout BakedWriter) throws(Failure) -> Int
    ) throws(Failure) -> Int {
        if let place = shared[name] { return place }
        let place = try write(&self)
        shared[name] = place
        return place
    }

    /// A map that ``BakedMap`` reads.
    ///
    /// - Parameter entries: their keys as numbers, or as texts of the table; sorted, each once.
    package mutating func map(_ entries: [(key: Int, value: Int)], _ keys: BakedMap.Keys, valueWidth: Int) {
        number(entries.count)
        for entry in entries {
            fixed(entry.key, width: keys.width)
            fixed(entry.value, width: valueWidth)
        }
    }

    /// Seven bits a byte, the lowest first.
    private mutating func fixed(_ value: Int, width: Int) {
        for place in 0..<width { bytes.append(UInt8(truncatingIfNeeded: value >> (7 * place)) & 0x7F) }
    }

    /// The place of a text in the table of texts.
    package mutating func place(of text: some Sequence<UInt8>) -> Int {
        let text = Array(text)
        if let place = textPlaces[text] { return place }
        textPlaces[text] = texts.count
        texts.append(text)
        count += text.count + 4
        return texts.count - 1
    }

    /// - Parameter value: below 128, as in UTF-8.
    package mutating func byte(_ value: UInt8) {
        precondition(value < 0x80, "\(value) is no byte of a record; a number may be as large")
        bytes.append(value)
    }

    /// As ``BakedReader/word()`` reads it.
    package mutating func word(_ value: UInt64) {
        var rest = value
        while rest >= 0x40 {
            bytes.append(UInt8(truncatingIfNeeded: rest) & 0x3F | 0x40)
            rest >>= 6
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// - Parameter value: not negative.
    package mutating func number(_ value: Int) { word(UInt64(max(0, value))) }

    /// As ``BakedReader/signed(_:)`` reads it.
    package mutating func signed(_ value: Int) { word(UInt64(value.magnitude) << 1 | (value < 0 ? 1 : 0)) }

    /// A number of a fixed width, as ``BakedReader/words()`` reads it.
    package mutating func word32(_ value: Int) { bytes.append(word32: value) }

    package mutating func text(_ text: some Sequence<UInt8>) { number(place(of: text)) }
    package mutating func text(_ text: String) { self.text(text.utf8) }
}
