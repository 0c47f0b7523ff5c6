/// The ten digits of a positional numbering system, for reading.
package struct ReadableDigits: Hashable, Sendable {
    /// The scalar of zero, where the other nine follow it; 0 where they do not.
    package let zero: UInt32
    /// The ten scalars where they are not in a row (`hanidec`); empty otherwise.
    private let scattered: [UInt32]

    static let latin = ReadableDigits(zero: 0x30, scattered: [])

    private init(zero: UInt32, scattered: [UInt32]) {
        self.zero = zero
        self.scattered = scattered
    }

    /// Nil unless there are ten scalars.
    package init?(_ digits: String) {
        let scalars = digits.unicodeScalars.map(\.value)
        guard scalars.count == 10 else { return nil }
        let isRow = scalars.indices.allSatisfy { scalars[$0] == scalars[0] + UInt32($0) }
        self.init(zero: isRow ? scalars[0] : 0, scattered: isRow ? [] : scalars)
    }

    /// The Unicode decimal digits that a scalar belongs to; nil when it is none.
    init?(containing scalar: UInt32) {
        guard let value = Self.unicodeValue(of: scalar) else { return nil }
        self.init(zero: scalar - UInt32(value), scattered: [])
    }

    /// The value of any Unicode decimal digit (general category Nd), full-width forms included.
    package static func unicodeValue(of scalar: UInt32) -> UInt8? {
        if scalar < 0x80 { return scalar >= 0x30 && scalar <= 0x39 ? UInt8(scalar - 0x30) : nil }
        guard let properties = Unicode.Scalar(scalar)?.properties, properties.numericType == .decimal,
            let value = properties.numericValue
        else { return nil }
        return UInt8(value)
    }

    @inline(__always)
    package func value(of scalar: UInt32) -> UInt8? {
        let distance = scalar &- zero
        if distance < 10, zero != 0 { return UInt8(truncatingIfNeeded: distance) }
        if scattered.isEmpty { return nil }
        return scattered.firstIndex(of: scalar).map { UInt8($0) }
    }

    /// The digit that begins at a byte: its value and length.
    @inline(__always)
    func digit(in text: Span<UInt8>, at offset: Int) -> (value: UInt8, length: Int)? {
        guard offset < text.count else { return nil }
        if zero == 0x30 {
            let value = text[offset] &- 0x30
            return value < 10 ? (value, 1) : nil
        }
        let (scalar, length) = text.scalar(at: offset)
        return value(of: scalar).map { ($0, length) }
    }
}

extension ReadableDigits {
    /// Whether any decimal digit of Unicode begins at a byte.
    static func isDigit(in text: Span<UInt8>, at offset: Int) -> Bool {
        guard offset < text.count else { return false }
        return unicodeValue(of: text.scalar(at: offset).value) != nil
    }
}
