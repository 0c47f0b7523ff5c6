internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// Line breaks of UAX #14 of Unicode 15 where ICU before version 76 has others: it took up early what the annex has from Unicode 16
/// on. For the root, whose rules are the annex's; locales keep what CLDR makes of them.
///
/// | rule | Unicode 15 | ICU before 76 |
/// |---|---|---|
/// | LB21, LB31 | a hyphen at the beginning of a segment may end a line before a letter | no break, LB20a of Unicode 16 |
/// | LB13 | no line begins with a sign such as a full stop, behind a space neither: ` .5` | a break before it |
/// | LB25, as the annex's test file has it (section 8.2) | digits may begin a line behind a sign that is not inside a number: `.5` | no break |
enum AnnexLineBreaks {
    /// Whether ICU has others.
    static let areNeeded = ICUVersion.current.major < 76

    /// Whether ICU breaks at an offset behind a space where the annex does not. Behind U+200B and spaces it does (LB8).
    static func hasNone(in text: Span<UInt8>, at offset: Int) -> Bool {
        guard text[offset - 1] == UInt8(ascii: " "),
            LineBreakClass(of: text.checkedScalar(at: offset).value) == .infix
        else { return false }
        var start = offset
        while start > 0, text[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return start == 0 || text.checkedScalar(at: text.scalarStart(before: start)).value != 0x200B
    }

    /// Breaks that ICU leaves out: offsets in bytes, within a segment between two of ICU's breaks.
    static func breaks(in segment: Span<UInt8>) -> [Int] {
        var found: [Int] = []
        var offset = 0
        var isFirst = true
        // The last class that is no CM, and whether that sign or hyphen is inside a number.
        var last = LineBreakClass.other
        var isAfterFirst = false
        var isInNumber = false
        while offset < segment.count {
            let (scalar, length) = segment.checkedScalar(at: offset)
            let kind = scalar == UTF8Malformed.value ? .letter : LineBreakClass(of: scalar)
            switch (last, kind) {
            case (_, .combining): break
            case (.hyphen, .letter) where isAfterFirst: found.append(offset)
            case (.infix, .numeric) where !isInNumber: found.append(offset)
            default: break
            }
            if kind != .combining || isFirst {
                isAfterFirst = isFirst
                isInNumber = kind == .numeric || isInNumber && (kind == .infix || kind == .slash)
                last = kind
            }
            isFirst = false
            offset += length
        }
        return found
    }
}
