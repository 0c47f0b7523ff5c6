package import LocaleFormatMemory

/// Numbers of four bytes each, one behind another: places of texts or of records.
package struct BakedWords: Sendable {
    private let data: BakedData
    private let limit: Int
    private let start: Int
    package let count: Int

    /// - Parameter index: of the record in which they stand.
    init(_ data: BakedData, before index: Int, at start: Int, count: Int) {
        (self.data, limit, self.start, self.count) = (data, index, start, count)
    }

    private func word(_ place: Int) throws(BakedFault) -> Int {
        guard place >= 0, place < count else { throw BakedFault(at: start, expected: "a number \(place) of \(count)") }
        return try data.bytes.word32(start + 4 * place)
    }

    /// The text of a number.
    package func text(_ place: Int) throws(BakedFault) -> String { try data.texts.text(word(place)) }

    /// The place of a text among those that are sorted by their bytes; nil where there is none.
    package func place(of text: String) throws(BakedFault) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let order = try data.texts.order(word(middle), text)
            if order == 0 { return middle }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The record of a number, which is before that in which the number stands.
    package func record(_ place: Int) throws(BakedFault) -> BakedReader {
        let record = try word(place)
        guard record < limit else { throw BakedFault(at: start + 4 * place, expected: "a record before \(limit)") }
        return try data.record(record)
    }
}
