import LocalizedStrings
import TestSupport
import Testing

/// Keys of a table are looked up by what they mean, for which marks are put in order.
@Suite struct MarkRunFileTests {
    private static let run = "a" + String(repeating: "\u{327}\u{301}\u{345}\u{5B0}", count: 32_000)

    @Test func catalogsAreRefused() {
        let catalog = #"{"sourceLanguage":"en","strings":{"\#(Self.run)":{}},"version":"1.0"}"#
        #expect {
            try StringCatalog(reading: Array(catalog.utf8), file: "L.xcstrings")
        } throws: { error in
            "\(error)".hasPrefix("L.xcstrings:1:")
                && "\(error)".contains("expected at most 30 combining marks in a row")
        }
        // In escapes.
        let escaped = String(repeating: #"\u0301"#, count: 31)
        #expect(throws: StringsError.self) {
            try StringCatalog(
                reading: Array(#"{"sourceLanguage":"en","strings":{"a\#(escaped)":{}},"version":"1.0"}"#.utf8))
        }
    }

    @Test func tablesAreRefused() {
        #expect(throws: StringsError.self) { try StringsFile(reading: Array(#""\#(Self.run)" = "a";"#.utf8)) }
        let utf16 = #""\#(Self.run)" = "a";"#.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(throws: StringsError.self) { try StringsFile(reading: [0xFF, 0xFE] + utf16) }
        let dictionary = "<plist version=\"1.0\"><dict><key>\(Self.run)</key><dict></dict></dict></plist>"
        #expect(throws: StringsError.self) { try StringsDictFile(reading: Array(dictionary.utf8)) }
    }

    /// Marks are looked for before a file is known to be text: what follows a mark may be the middle of any number of scalars.
    @Test func bytesThatAreNoTextAreRefused() {
        for lead: [UInt8] in [[0xD8], [0xCC], [0xE0, 0xA5], [0xF0], []] {
            let bytes = Array(#"{"sourceLanguage":""#.utf8) + lead + Array(repeating: 0x99, count: 100_000)
            #expect(throws: StringsError.self) { try StringCatalog(reading: bytes) }
            #expect(throws: StringsError.self) { try StringsFile(reading: bytes) }
        }
    }

    /// As a look at each scalar has it, whatever else is in the bytes.
    @Test func marksAmongOtherBytes() {
        var random = SeededGenerator(for: "marksAmongOtherBytes")
        let pieces: [[UInt8]] = [
            [0xCC, 0x81], [0xCC], [0x99], [0xD8], [0x61], [0xF0, 0x9D, 0x85, 0xA5], Array(repeating: 0x81, count: 70),
            Array("\u{301}\u{327}\u{5B0}".utf8), Array(String(repeating: "\u{301}", count: 29).utf8),
        ]
        for _ in 0..<TestSize.of(2_000, usually: 400) {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
            #expect(StringsLimits.excessiveMark(in: bytes) == firstExcess(bytes), "\(bytes)")
        }
    }

    /// Where the 31st mark of a row begins, scalar by scalar.
    private func firstExcess(_ bytes: [UInt8]) -> Int? {
        var (offset, row) = (0, 0)
        while offset < bytes.count {
            let length = [1, 2, 3, 4].first { length in
                offset + length <= bytes.count
                    && String(validating: bytes[offset..<offset + length], as: UTF8.self)?.unicodeScalars.count == 1
            }
            let scalar = length.flatMap {
                String(decoding: bytes[offset..<offset + $0], as: UTF8.self).unicodeScalars.first
            }
            let isMark = scalar?.properties.canonicalCombiningClass ?? .notReordered != .notReordered
            row = isMark ? row + 1 : 0
            if row > StringsLimits.combiningMarks { return offset }
            offset += length ?? 1
        }
        return nil
    }

    @Test func thirtyMarksAreRead() throws {
        let key = "a" + String(repeating: "\u{301}", count: StringsLimits.combiningMarks)
        let catalog = #"{"sourceLanguage":"en","strings":{"\#(key)":{}},"version":"1.0"}"#
        #expect(try StringCatalog(reading: Array(catalog.utf8)).keys == [key])
    }
}
