/// What the cells of a column are, by Arrow's format strings.
package enum ColumnFormat: Equatable, Sendable {
    case null
    /// Bytes of each.
    case signed(Int)
    case unsigned(Int)
    case float(Int)
    /// Bytes of each, digits at most, digits behind the point.
    case decimal(Int, precision: Int, scale: Int)
    /// Days, and milliseconds of days.
    case date32, date64
    /// Units in a second, and the zone's name, which is empty for a wall clock.
    case timestamp(perSecond: Int64, zone: String)
    case duration(perSecond: Int64)
    /// Offsets of 32 and of 64 bits, and views.
    case text, largeText, textView
    case list, largeList
    case structure
    case runs

    /// Nil for what is none of Arrow's, and for what no style takes.
    package init?(arrow format: String) {
        if let plain = Self.plain[format] {
            self = plain
        } else if format.hasPrefix("d:") {
            guard let decimal = Self.decimal(format.dropFirst(2)) else { return nil }
            self = decimal
        } else if format.hasPrefix("ts"), format.utf8.count >= 4, format.dropFirst(3).first == ":",
            let unit = Self.units[format.dropFirst(2).prefix(1)]
        {
            self = .timestamp(perSecond: unit, zone: String(format.dropFirst(4)))
        } else if format.hasPrefix("tD"), let unit = Self.units[format.dropFirst(2)] {
            self = .duration(perSecond: unit)
        } else {
            return nil
        }
    }

    private static let units: [Substring: Int64] = ["s": 1, "m": 1_000, "u": 1_000_000, "n": 1_000_000_000]
    private static let plain: [String: ColumnFormat] = [
        "n": .null, "c": .signed(1), "s": .signed(2), "i": .signed(4), "l": .signed(8), "C": .unsigned(1),
        "S": .unsigned(2), "I": .unsigned(4), "L": .unsigned(8), "e": .float(2), "f": .float(4), "g": .float(8),
        "tdD": .date32, "tdm": .date64, "u": .text, "U": .largeText, "vu": .textView, "+l": .list, "+L": .largeList,
        "+s": .structure, "+r": .runs,
    ]

    /// The digits that so many bits hold.
    private static let digits = [32: 9, 64: 18, 128: 38, 256: 76]

    /// `10,2`, `9,2,32` and `76,2,256`.
    private static func decimal(_ text: Substring) -> ColumnFormat? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard 2...3 ~= parts.count, let precision = parts[0], let scale = parts[1] else { return nil }
        guard let bits = parts.count == 3 ? parts[2] : 128, let most = digits[bits], 1...most ~= precision,
            -1_000...1_000 ~= scale
        else { return nil }
        return .decimal(bits / 8, precision: precision, scale: scale)
    }

    /// Bytes of a cell in the first buffer behind the validity; nil where cells have no fixed size.
    package var width: Int? {
        switch self {
        case .signed(let bytes), .unsigned(let bytes), .float(let bytes), .decimal(let bytes, _, _): bytes
        case .date32: 4
        case .date64, .timestamp, .duration: 8
        case .textView: 16
        case .null, .text, .largeText, .list, .largeList, .structure, .runs: nil
        }
    }

    package var isText: Bool { self == .text || self == .largeText || self == .textView }
}
