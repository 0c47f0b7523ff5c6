internal import LocaleFormatCICU
import LocaleFormatMemory

/// What kind of field ICU marked: its `UFieldCategory`.
package enum FieldCategory: Int32, Sendable {
    case date = 1
    case number = 2
    case list = 3
    case relativeDate = 4
    /// An element of a list.
    case listElement = 0x1003
    /// Either end of a range of numbers: field 0 is the start.
    case numberRangeEnd = 0x1002
    /// Either end of a span of time, likewise.
    case dateIntervalEnd = 0x1005
}

/// A field that ICU marked in formatted text: its category and field number, and its UTF-8 byte range.
package struct RawFieldSpan: Hashable, Sendable {
    /// Nil for one that nobody here asks for.
    package let category: FieldCategory?
    /// The field within the category, for example ICU's `UNumberFormatFields`.
    package let field: Int32
    /// UTF-8 byte offsets into the text.
    package let range: Range<Int>

    package init(category: FieldCategory?, field: Int32, range: Range<Int>) {
        (self.category, self.field, self.range) = (category, field, range)
    }
}

/// Formatted text with the fields that ICU marked in it, in ICU's order: outer fields before the inner ones that start
/// at the same place.
package struct RawFormatted: Sendable {
    package let text: String
    package let spans: [RawFieldSpan]

    package init(text: String, spans: [RawFieldSpan]) { (self.text, self.spans) = (text, spans) }
}

extension RawFormatted {
    /// What was marked in a category, from left to right.
    package func spans(_ category: FieldCategory) -> [RawFieldSpan] {
        spans.filter { $0.category == category }.ordered { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// What stands before, between and behind parts of the text: one more than there are parts. Nil unless these follow each
    /// other.
    package func texts(around parts: [Range<Int>]) -> [String]? {
        let starts = [0] + parts.map(\.upperBound)
        let ends = parts.map(\.lowerBound) + [text.utf8.count]
        guard zip(starts, ends).allSatisfy(<=) else { return nil }
        return zip(starts, ends).map { String(text[utf8: $0..<$1]) }
    }

    /// Reads text and fields out of an ICU result while it is open.
    ///
    /// - Parameter whole: the text as it should be, where ICU may have torn a surrogate pair; it counts if it is as long.
    init(_ value: OpaquePointer?, whole: String? = nil) throws(ICUError) {
        var length: Int32 = 0
        let start = try checked("ufmtval_getString") { lf_ufmtval_getString(value, &length, &$0) }
        guard let start, length > 0 else {
            self.init(text: "", spans: [])
            return
        }
        let units = UnsafeBufferPointer(start: start, count: Int(length))
        let text: String
        let offsets: [Int]
        if let whole, whole.utf16.count == units.count {
            text = whole
            offsets = Self.utf8Offsets(of: whole.utf16)
        } else {
            text = String(utf16Buffer: units)
            let found = Self.utf8Offsets(of: units)
            // Half a pair counts otherwise than what it was repaired to.
            offsets = found.last == text.utf8.count ? found : Self.utf8Offsets(of: text.utf16)
        }
        let position = try checked("ucfpos_open") { lf_ucfpos_open(&$0) }
        defer { lf_ucfpos_close(position) }
        var spans: [RawFieldSpan] = []
        spans.reserveCapacity(8)
        while try checked("ufmtval_nextPosition", { lf_ufmtval_nextPosition(value, position, &$0) }) != 0 {
            var first: Int32 = 0
            var limit: Int32 = 0
            var status = U_ZERO_ERROR
            let category = lf_ucfpos_getCategory(position, &status)
            let field = lf_ucfpos_getField(position, &status)
            lf_ucfpos_getIndexes(position, &first, &limit, &status)
            if status > 0 { throw ICUError(status, call: "ucfpos_getIndexes") }
            spans.append(
                RawFieldSpan(
                    category: FieldCategory(rawValue: category), field: field,
                    range: offsets[Int(first)]..<offsets[Int(limit)]))
        }
        self.init(text: text, spans: spans)
    }

    /// The UTF-8 offset of each UTF-16 index, the end included. The second half of a surrogate pair has the offset of
    /// the pair's end.
    static func utf8Offsets(of units: some Collection<UInt16>) -> [Int] {
        var offsets: [Int] = []
        offsets.reserveCapacity(units.count + 1)
        var offset = 0
        for unit in units {
            if unit & 0xFC00 == 0xDC00 { offset += 4 }
            offsets.append(offset)
            switch unit {
            case 0..<0x80: offset += 1
            case 0..<0x800: offset += 2
            case 0xD800..<0xE000: break
            default: offset += 3
            }
        }
        offsets.append(offset)
        return offsets
    }
}
