/// The digits that count in the text of a style.
struct DigitSystems: Sendable {
    /// The scalar of zero of each system whose other digits follow it.
    private let zeros: [UInt32]
    /// The ten scalars of systems without that order (`hanidec`).
    private let scattered: [[UInt32]]

    /// Systems of ten digits, the style's own first. Latin digits always count.
    init(_ systems: [String]) {
        var zeros: [UInt32] = []
        var scattered: [[UInt32]] = []
        for digits in systems + ["0123456789"] {
            let scalars = digits.unicodeScalars.map(\.value)
            guard scalars.count == 10 else { continue }
            if scalars.indices.allSatisfy({ scalars[$0] == scalars[0] + UInt32($0) }) {
                if !zeros.contains(scalars[0]) { zeros.append(scalars[0]) }
            } else if !scattered.contains(scalars) {
                scattered.append(scalars)
            }
        }
        self.zeros = zeros
        self.scattered = scattered
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
            if let value = digits.firstIndex(of: scalar) { return Digit(value: value, system: UInt32(index) + 1) }
        }
        guard anyScript else { return nil }
        return Self.unicodeDigit(scalar)
    }

    /// Any decimal digit of Unicode.
    static func unicodeDigit(_ scalar: UInt32) -> Digit? {
        guard let properties = Unicode.Scalar(scalar)?.properties, properties.numericType == .decimal,
            let value = properties.numericValue
        else { return nil }
        return Digit(value: Int(value), system: scalar - UInt32(value))
    }
}
