import LocaleFormatMemory
import TestSupport
import Testing

/// What goes through bytes eight at a time says the same as what goes through them one by one, and never looks beyond the end.
@Suite struct ByteReaderTests {
    /// Bytes of which many are what is looked for, of every length up to three words.
    private func forEachArray(_ body: ([UInt8]) -> Void) {
        var random = SeededGenerator(for: "ByteReaderTests")
        let bytes: [UInt8] = [0x20, 0x20, 0x20, 0x20, 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x21, 0x61, 0x61, 0x61]
        let marks: [UInt8] = [0x22, 0x5C, 0x1F, 0x00, 0x21, 0x23, 0x5B, 0x5D, 0x7F, 0x80, 0xA2, 0xDC, 0xFF]
        for length in 0...24 {
            for _ in 0..<40 {
                body((0..<length).map { _ in random.element(of: bytes) })
                body((0..<length).map { _ in random.chance(1, in: 8) ? random.element(of: marks) : 0x61 })
            }
            body([UInt8](repeating: 0x20, count: length))
            body([UInt8](repeating: 0x61, count: length))
        }
    }

    @Test func skips() {
        forEachArray { bytes in
            for range in [0..<bytes.count, bytes.count / 3..<bytes.count, 0..<bytes.count / 2] {
                let part = bytes[range]
                let spaces = part.prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.endIndex
                let plain = part.prefix { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }.endIndex
                let found = ByteReader.read(bytes, range) { reader -> (Int, UInt8, Bool) in
                    reader.skipSpace()
                    return (reader.index, reader.peek, reader.isAtEnd)
                }
                #expect(
                    found == (spaces, spaces < range.upperBound ? bytes[spaces] : 0, spaces == range.upperBound),
                    "\(bytes) \(range)")
                let stop = ByteReader.read(bytes, range) { reader -> Int in
                    reader.skipPlainText()
                    return reader.index
                }
                #expect(stop == plain, "\(bytes) \(range)")
            }
        }
    }

    /// The first that is not so, of what is tried on one reader after another.
    private func firstWrong(
        _ text: String, _ range: Range<Int>, _ tried: (inout ByteReader) -> [Bool]
    ) -> Int? {
        ByteReader.read(Array(text.utf8), range, tried).firstIndex(of: false)
    }

    @Test func accepts() {
        let wrong = firstWrong("xnullable", 1..<8) { reader in
            var results = [!reader.accept("nulls" as StaticString), reader.index == 1]
            results += [!reader.accept(UInt8(ascii: "x")), reader.index == 1]
            results += [reader.accept("null" as StaticString), reader.index == 5]
            results += [reader.accept(UInt8(ascii: "a")), reader.index == 6]
            // The last byte is not the reader's.
            results += [!reader.accept("ble" as StaticString), reader.index == 6]
            reader.skip(-1)
            results += [reader.index == 6, !reader.isAtEnd]
            reader.skip(1)
            results += [reader.index == 7, reader.peek == UInt8(ascii: "l")]
            reader.skip(100)
            results += [reader.index == 8, reader.isAtEnd, reader.peek == 0, !reader.accept(UInt8(ascii: "e"))]
            return results
        }
        #expect(wrong == nil)
    }

    /// Ranges of the whole array up to the reader's end; what lies beyond is like nothing.
    @Test func comparisons() {
        let texts = firstWrong("abcabd", 2..<6) { reader in
            [
                reader.matches(0..<2, "ab" as StaticString), reader.matches(3..<6, "abd" as StaticString),
                !reader.matches(0..<2, "abc" as StaticString), !reader.matches(0..<3, "abd" as StaticString),
                !reader.matches(5..<7, "d\0" as StaticString), reader.matches(6..<6, "" as StaticString),
                !reader.matches(1..<3, "cc" as StaticString),
            ]
        }
        #expect(texts == nil)
        let arrays = firstWrong("abcabd", 2..<6) { reader in
            [
                reader.matches(0..<2, Array("ab".utf8)), reader.matches(3..<6, Array("abd".utf8)),
                !reader.matches(0..<2, Array("a".utf8)), !reader.matches(0..<3, Array("abd".utf8)),
                !reader.matches(5..<7, [0x64, 0]), reader.matches(6..<6, []), !reader.matches(1..<3, [0x63, 0x63]),
            ]
        }
        #expect(arrays == nil)
        let parts = firstWrong("abcabd", 2..<6) { reader in
            [
                reader.areEqual(0..<2, 3..<5), !reader.areEqual(0..<3, 3..<6), !reader.areEqual(0..<1, 0..<2),
                reader.areEqual(4..<6, 4..<6), !reader.areEqual(5..<7, 5..<7), reader.areEqual(0..<0, 6..<6),
                !reader.areEqual(0..<2, 1..<3), reader.hasByte(in: 0..<6) { $0 == 0x61 },
                reader.hasByte(in: 5..<6) { $0 == 0x64 }, !reader.hasByte(in: 0..<5) { $0 == 0x64 },
                !reader.hasByte(in: 0..<7) { _ in true }, !reader.hasByte(in: 0..<0) { _ in true },
            ]
        }
        #expect(parts == nil)
    }
}
