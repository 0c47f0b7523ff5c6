import LocaleFormatMemory
import Testing

/// Scalars read from bytes that may be no UTF-8, from both ends, against Swift's own reading.
@Suite struct UTF8DecodeTests {
    /// The ends of what each byte of a sequence may be (Unicode Standard, table 3-7), and their neighbours.
    private static let firsts: [UInt8] = [
        0x00, 0x41, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3,
        0xF4,
        0xF5, 0xFF,
    ]
    private static let seconds: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE1]
    private static let others: [UInt8] = [0x41, 0x80, 0xBF, 0xC0]

    private func scalar(_ bytes: ArraySlice<UInt8>) -> (value: UInt32, count: Int)? {
        guard let text = String(validating: bytes, as: UTF8.self), text.unicodeScalars.count == 1 else { return nil }
        return (text.unicodeScalars.first?.value ?? 0, bytes.count)
    }

    private func check(_ bytes: [UInt8]) {
        let malformed = (value: UTF8Malformed.value, count: 1)
        let first = (1...bytes.count).lazy.compactMap { scalar(bytes.prefix($0)) }.first ?? malformed
        let last = (1...bytes.count).lazy.compactMap { scalar(bytes.suffix($0)) }.first ?? malformed
        #expect(bytes.span.checkedScalar(at: 0) == first, "\(bytes)")
        #expect(bytes.span.checkedScalar(before: bytes.count) == last, "\(bytes)")
        #expect(bytes.span.scalarStart(before: bytes.count) == bytes.count - last.count, "\(bytes)")
    }

    @Test func everySequence() {
        for first in Self.firsts {
            check([first])
            for second in Self.seconds {
                check([first, second])
                for third in Self.others {
                    check([first, second, third])
                    for fourth in Self.others { check([first, second, third, fourth]) }
                }
            }
        }
    }

    /// The last byte of the sequence's own may be missing, though others follow.
    @Test func offsets() {
        let bytes = Array("aé日😀".utf8)
        for (offset, count) in [(0, 1), (1, 2), (3, 3), (6, 4)] {
            #expect(bytes.span.checkedScalar(at: offset).count == count)
            #expect(bytes.span.checkedScalar(before: offset + count).count == count)
        }
        for offset in [2, 4, 5, 7, 8, 9] {
            #expect(bytes.span.checkedScalar(at: offset) == (UTF8Malformed.value, 1))
            #expect(bytes.span.checkedScalar(before: offset) == (UTF8Malformed.value, 1))
        }
    }
}
