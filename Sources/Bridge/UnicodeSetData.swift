internal import LocaleFormatCICU

/// Sets of characters and strings in ICU's notation (UTS #35 part 1, "Unicode Sets").
package enum UnicodeSetData {
    /// The characters of a set, then its strings, at most `limit` of them: `[a-c {ch}]` is a, b, c, ch.
    package static func elements(of pattern: String, limit: Int = 10_000) throws(ICUError) -> [String] {
        let set = try checked("uset_openPattern") { status in
            pattern.withUTF16 { units, length in lf_uset_openPattern(units, length, &status) }
        }
        guard let set else { return [] }
        defer { lf_uset_close(set) }
        return try items(of: set, limit: limit)
    }

    /// The characters of a set as ranges of their values, in order.
    package static func ranges(of pattern: String) throws(ICUError) -> [ClosedRange<UInt32>] {
        let set = try checked("uset_openPattern") { status in
            pattern.withUTF16 { units, length in lf_uset_openPattern(units, length, &status) }
        }
        guard let set else { return [] }
        defer { lf_uset_close(set) }
        var ranges: [ClosedRange<UInt32>] = []
        for index in 0..<lf_uset_getItemCount(set) {
            var ends: (Int32, Int32) = (0, -1)
            let isRange = try UTF16Scratch.fill("uset_getItem") { buffer, capacity, status in
                lf_uset_getItem(set, index, &ends.0, &ends.1, buffer, capacity, &status)
            } use: {
                $0.isEmpty
            }
            if isRange, ends.0 >= 0, ends.0 <= ends.1 { ranges.append(UInt32(ends.0)...UInt32(ends.1)) }
        }
        return ranges
    }

    /// The strings of an ICU set, of more than one scalar.
    static func strings(of set: OpaquePointer) throws(ICUError) -> [String] { try items(of: set, limit: 0, .max) }

    private static func items(
        of set: OpaquePointer, limit: Int, _ stringLimit: Int? = nil
    ) throws(ICUError) -> [String] {
        var texts: [String] = []
        for index in 0..<lf_uset_getItemCount(set) {
            var ends: (Int32, Int32) = (0, -1)
            var string: String?
            try UTF16Scratch.fill("uset_getItem") { buffer, capacity, status in
                lf_uset_getItem(set, index, &ends.0, &ends.1, buffer, capacity, &status)
            } use: { units in
                if !units.isEmpty { string = String(utf16Buffer: units) }
            }
            if let string {
                if texts.count < stringLimit ?? limit { texts.append(string) }
                continue
            }
            for value in stride(from: ends.0, through: ends.1, by: 1) where texts.count < limit {
                if let scalar = Unicode.Scalar(UInt32(value)) { texts.append(String(scalar)) }
            }
        }
        return texts
    }
}
