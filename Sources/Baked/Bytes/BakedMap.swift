package import LocaleFormatMemory

/// Keys with a value each, of a fixed width and sorted, within a record: an entry is found by halves, where it is.
package struct BakedMap: Sendable {
    /// What keys are.
    package enum Keys: Sendable {
        /// Numbers of so many bytes.
        case numbers(width: Int)
        /// Texts of the table, by their bytes.
        case texts

        var width: Int {
            switch self {
            case .numbers(let width): width
            case .texts: 4
            }
        }
    }

    private let data: BakedData
    private let record: Int
    private let start: Int
    package let count: Int
    private let keys: Keys
    private let valueWidth: Int

    init(_ data: BakedData, record: Int, start: Int, count: Int, _ keys: Keys, valueWidth: Int) {
        (self.data, self.record, self.start, self.count) = (data, record, start, count)
        (self.keys, self.valueWidth) = (keys, valueWidth)
    }

    private func key(_ entry: Int) throws(BakedFault) -> Int {
        try data.bytes.fixed(start + entry * (keys.width + valueWidth), width: keys.width)
    }

    /// The value of an entry by its place, which must be there.
    package func value(_ entry: Int) throws(BakedFault) -> Int {
        try data.bytes.fixed(start + entry * (keys.width + valueWidth) + keys.width, width: valueWidth)
    }

    /// The value of a number; nil where it is not among the keys.
    package func value(of number: Int) throws(BakedFault) -> Int? {
        guard let entry = try last(upTo: number), try key(entry) == number else { return nil }
        return try value(entry)
    }

    /// The value of the largest key that is not above a number: keys are where ranges begin.
    package func value(from number: Int) throws(BakedFault) -> Int? {
        guard let entry = try last(upTo: number) else { return nil }
        return try value(entry)
    }

    private func last(upTo number: Int) throws(BakedFault) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if try key(middle) <= number { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    /// The value of a text; nil where it is not among the keys.
    package func value(of text: String) throws(BakedFault) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let order = try data.texts.order(key(middle), text)
            if order == 0 { return try value(middle) }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The text that a value is.
    package func text(_ value: Int) throws(BakedFault) -> String { try data.texts.text(value) }

    /// The record that a value is, before the one that the map stands in.
    package func record(_ value: Int) throws(BakedFault) -> BakedReader {
        guard value < record else { throw BakedFault(at: start, expected: "records before record \(record)") }
        return try data.record(value)
    }
}

extension BakedBytes {
    /// A number of seven bits a byte, the lowest first.
    fileprivate func fixed(_ offset: Int, width: Int) throws(BakedFault) -> Int {
        if width == 4 { return try word32(offset) }
        var value = 0
        for place in 0..<width { value |= Int(try byte(offset + place) & 0x7F) << (7 * place) }
        return value
    }
}
