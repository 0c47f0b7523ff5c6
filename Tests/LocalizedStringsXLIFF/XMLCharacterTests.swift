import LocalizedStringsXLIFF
import Testing

/// Which characters XML has, and which its names may hold: the productions of XML 1.0 (fifth edition), around both ends of each range.
@Suite struct XMLCharacterTests {
    /// [2] Char.
    private let characters: [ClosedRange<UInt32>] = [
        0x9...0x9, 0xA...0xA, 0xD...0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF,
    ]

    /// [4] NameStartChar, without the colon, which divides a name.
    private let starts: [ClosedRange<UInt32>] = [
        0x41...0x5A, 0x5F...0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
        0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
        0x10000...0xEFFFF,
    ]

    /// [4a] NameChar, beside those.
    private let others: [ClosedRange<UInt32>] = [
        0x2D...0x2E, 0x30...0x39, 0xB7...0xB7, 0x300...0x36F, 0x203F...0x2040,
    ]

    private func isRead(_ content: String) -> Bool {
        let text = """
            <xliff version='1.2'><file original='o' source-language='en'><body><trans-unit id='a'>\
            <source>\(content)</source></trans-unit></body></file></xliff>
            """
        return (try? XLIFFDocument(reading: Array(text.utf8))) != nil
    }

    /// The ends of the ranges and their neighbours, with whether they belong to a range.
    private func edges(_ ranges: [ClosedRange<UInt32>]) -> [(scalar: Unicode.Scalar, isMember: Bool)] {
        let values = Set(ranges.flatMap { [$0.lowerBound &- 1, $0.lowerBound, $0.upperBound, $0.upperBound + 1] })
        return values.subtracting([0x3A]).sorted().compactMap { value in
            Unicode.Scalar(value).map { ($0, ranges.contains { $0.contains(value) }) }
        }
    }

    @Test func charactersOfTexts() {
        for (scalar, isMember) in edges(characters) {
            #expect(isRead("a\(scalar)b") == isMember, "\(String(scalar.value, radix: 16))")
        }
    }

    @Test func beginningsOfNames() {
        for (scalar, isMember) in edges(starts) {
            #expect(isRead("<g \(scalar)a='1'/>") == isMember, "\(String(scalar.value, radix: 16))")
        }
    }

    @Test func charactersOfNames() {
        for (scalar, isMember) in edges(starts + others) {
            #expect(isRead("<g a\(scalar)='1'/>") == isMember, "\(String(scalar.value, radix: 16))")
        }
    }
}
