internal import LocaleFormatNumbers

/// The digits that count in the text of a style.
struct DigitSystems: Sendable {
    /// The scalar of zero of each system whose other digits follow it.
    private let zeros: [UInt32]
    /// Systems without that order (`hanidec`).
    private let scattered: [ReadableDigits]

    /// Systems of ten digits, the style's own first. Latin digits always count.
    init(_ systems: [String]) {
        let systems = (systems + ["0123456789"]).compactMap { ReadableDigits($0) }
        zeros = systems.map(\.zero).filter { $0 != 0 }
        scattered = systems.filter { $0.zero == 0 }
    }

    struct Digit {
        let value: Int
        /// The same for digits of one system.
        let system: UInt32
    }

    /// The digit that a scalar is.
    ///
    /// - Parameter anyScript: also digits (Unicode category Nd) that are not the style's.
    @inline(__always)
    func digit(_ scalar: UInt32, anyScript: Bool) -> Digit? {
        for zero in zeros where scalar &- zero < 10 { return Digit(value: Int(scalar &- zero), system: zero) }
        if scalar < 0x80 || scattered.isEmpty && !anyScript { return nil }
        return other(scalar, anyScript: anyScript)
    }

    private func other(_ scalar: UInt32, anyScript: Bool) -> Digit? {
        for (index, digits) in scattered.enumerated() {
            if let value = digits.value(of: scalar) { return Digit(value: Int(value), system: UInt32(index) + 1) }
        }
        return anyScript ? Self.unicodeDigit(scalar) : nil
    }

    /// Any decimal digit of Unicode.
    static func unicodeDigit(_ scalar: UInt32) -> Digit? {
        ReadableDigits.unicodeValue(of: scalar).map { Digit(value: Int($0), system: scalar - UInt32($0)) }
    }
}
