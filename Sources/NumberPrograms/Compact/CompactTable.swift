package import LocaleFormatMemory

/// What stands around the digits, by the magnitude of the number, its sign and its plural form.
package struct CompactTable: Sendable {
    /// Which of a language's words goes with a number: its plural category, or CLDR's own form for exactly one (French
    /// "mille", which has no digit at all).
    package enum Form: Hashable, Sendable {
        case category(PluralCategory)
        case exactlyOne

        package static let count = 7

        var index: Int {
            switch self {
            case .category(let category): category.order
            case .exactlyOne: 6
            }
        }
    }

    /// Texts before and after the digits, by their place in the table.
    package struct Entry: Hashable, Sendable, BitwiseCopyable {
        package let prefix: UInt16
        package let suffix: UInt16
        /// False where the words say it all.
        package let showsDigits: Bool

        package init(prefix: UInt16, suffix: UInt16, showsDigits: Bool) {
            (self.prefix, self.suffix, self.showsDigits) = (prefix, suffix, showsDigits)
        }

        package static let unknown = Entry(prefix: .max, suffix: .max, showsDigits: false)
    }

    /// The power of ten left out at each magnitude, 0 for plain digits. Larger numbers have that of the last row.
    package var powers: PlainList<Int8>
    /// Rows of magnitudes, in each positive and negative, in each the forms.
    package var entries: PlainList<Entry>
    /// Whether the forms of a row differ or not all are known, so that the category must be found out.
    package var dependsOnForm: PlainList<Bool>
    /// Every text once, one after the other.
    package var bytes = PlainList<UInt8>()
    package var starts = PlainList<UInt16>(repeating: 0, count: 1)

    /// A table without entries, for magnitudes from 0 to `powers.count - 1`.
    package init(powers: [Int]) {
        self.powers = PlainList(powers.map { Int8(clamping: $0) })
        entries = PlainList(repeating: .unknown, count: powers.count * 2 * Form.count)
        dependsOnForm = PlainList(repeating: false, count: powers.count)
    }

    package var rows: Int { powers.count }

    /// The row of a magnitude: numbers below one have the first, very large ones the last.
    @inline(__always)
    package func row(_ magnitude: Int) -> Int { min(max(magnitude, 0), powers.count - 1) }

    /// The power of ten left out of numbers of this magnitude.
    @inline(__always)
    package func power(_ magnitude: Int) -> Int { Int(powers[row(magnitude)]) }

    /// What stands around a number; nil where ICU was never asked.
    @inline(__always)
    func entry(row: Int, isNegative: Bool, form: @autoclosure () -> Form) -> Entry? {
        let start = (row * 2 + (isNegative ? 1 : 0)) * Form.count
        // Where the forms do not differ, all of them have the one entry.
        let entry = entries[start + (dependsOnForm[row] ? form().index : 0)]
        return entry == .unknown ? nil : entry
    }

    /// Whether the words of a row are the same in all forms that were asked for.
    package func isUniform(row: Int) -> Bool {
        let start = row * 2 * Form.count
        return [start..<start + Form.count, start + Form.count..<start + 2 * Form.count].allSatisfy {
            Set(entries[$0].filter { $0 != .unknown }).count <= 1
        }
    }

    // MARK: Writing

    @inline(__always)
    func count(_ entry: Entry) -> Int { range(entry.prefix).count + range(entry.suffix).count }

    @inline(__always)
    func writeSuffix(_ entry: Entry, before end: inout Int, to output: inout MutableSpan<UInt8>) {
        write(range(entry.suffix), before: &end, to: &output)
    }

    @inline(__always)
    func writePrefix(_ entry: Entry, before end: inout Int, to output: inout MutableSpan<UInt8>) {
        write(range(entry.prefix), before: &end, to: &output)
    }

    @inline(__always)
    package func range(_ text: UInt16) -> Range<Int> { Int(starts[Int(text)])..<Int(starts[Int(text) + 1]) }

    @inline(__always)
    private func write(_ range: Range<Int>, before end: inout Int, to output: inout MutableSpan<UInt8>) {
        end -= range.count
        for (offset, index) in range.enumerated() { output[end + offset] = bytes[index] }
    }

    // MARK: Building

    /// Takes in what stands around digits, or without them instead; nil when there are too many texts for one table, which no locale
    /// comes near.
    package mutating func entry(prefix: ArraySlice<UInt8>, suffix: ArraySlice<UInt8>, showsDigits: Bool) -> Entry? {
        guard let prefix = text(prefix), let suffix = text(suffix) else { return nil }
        return Entry(prefix: prefix, suffix: suffix, showsDigits: showsDigits)
    }

    private mutating func text(_ text: ArraySlice<UInt8>) -> UInt16? {
        for index in 0..<(starts.count - 1) where bytes[range(UInt16(index))].elementsEqual(text) {
            return UInt16(index)
        }
        guard let end = UInt16(exactly: bytes.count + text.count), starts.count < Int(UInt16.max) else { return nil }
        for byte in text { bytes.append(byte) }
        starts.append(end)
        return UInt16(starts.count - 2)
    }

    /// Fills a row. Where every form that the language has was asked for and all say the same, the category need not be
    /// found out.
    package mutating func set(
        row: Int, _ found: [(form: Form, isNegative: Bool, entry: Entry)], categories: [PluralCategory]
    ) {
        let start = row * 2 * Form.count
        let positive = found.filter { !$0.isNegative }
        let negative = found.filter(\.isNegative)
        let isComplete = categories.allSatisfy { category in positive.contains { $0.form == .category(category) } }
        dependsOnForm[row] =
            !isComplete || Set(positive.map(\.entry)).count > 1 || Set(negative.map(\.entry)).count > 1
        for (entries, offset) in [(positive, start), (negative, start + Form.count)] {
            for (form, _, entry) in entries { self.entries[offset + form.index] = entry }
            if !dependsOnForm[row], let only = entries.first { self.entries[offset] = only.entry }
        }
    }
}
