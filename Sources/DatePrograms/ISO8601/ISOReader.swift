/// ASCII text read byte by byte.
package struct ISOReader {
    package let bytes: [UInt8]
    package var index = 0

    package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    package var isAtEnd: Bool { index == bytes.count }
    package var fault: DateError { fault(at: index) }

    package func fault(at index: Int) -> DateError {
        .notAnInstant(text: String(decoding: bytes.prefix(80), as: UTF8.self), offset: index)
    }

    package func peek(_ character: Unicode.Scalar) -> Bool {
        index < bytes.count && bytes[index] == UInt8(ascii: character)
    }

    package mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek(character) else { return false }
        index += 1
        return true
    }

    /// A letter, capital or small.
    package mutating func take(letter: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] & 0xDF == UInt8(ascii: letter) else { return false }
        index += 1
        return true
    }

    package mutating func expect(_ character: Unicode.Scalar) throws(DateError) {
        guard take(character) else { throw fault }
    }

    /// How many digits follow.
    package var digits: Int { bytes[index...].prefix { 0x30...0x39 ~= $0 }.count }

    package mutating func number(_ length: ClosedRange<Int>) throws(DateError) -> Int {
        var value = 0
        var count = 0
        while count < length.upperBound, index < bytes.count, 0x30...0x39 ~= bytes[index] {
            value = value * 10 + Int(bytes[index] - 0x30)
            index += 1
            count += 1
        }
        guard count >= length.lowerBound else { throw fault }
        return value
    }

    /// Digits after the decimal separator, as nanoseconds; those beyond the ninth are zeros.
    package mutating func fraction() throws(DateError) -> Int {
        var value = 0
        var count = 0
        while index < bytes.count, 0x30...0x39 ~= bytes[index] {
            let digit = Int(bytes[index] - 0x30)
            if count < 9 {
                value = value * 10 + digit
            } else if digit != 0 {
                throw .outOfRange("a part of a second finer than nanoseconds")
            }
            index += 1
            count += 1
        }
        guard count > 0 else { throw fault }
        for _ in min(count, 9)..<9 { value *= 10 }
        return value
    }

    /// What stands between brackets.
    package mutating func bracketed() throws(DateError) -> Substring {
        try expect("[")
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "]")) else { throw fault(at: bytes.count) }
        let text = String(decoding: bytes[index..<end], as: UTF8.self)
        index = end + 1
        return text[...]
    }
}
