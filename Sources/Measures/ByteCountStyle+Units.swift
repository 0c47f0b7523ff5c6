internal import LocaleFormatNumbers

extension ByteCountStyle {
    /// The units that may be shown; none is the same as all.
    public struct Units: OptionSet, Hashable, Codable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// "999 bytes"
        public static let bytes = Units(rawValue: 1 << 0)
        /// "12 kB"
        public static let kb = Units(rawValue: 1 << 1)
        /// "1.5 MB"
        public static let mb = Units(rawValue: 1 << 2)
        /// "1.25 GB"
        public static let gb = Units(rawValue: 1 << 3)
        /// "1.25 TB"
        public static let tb = Units(rawValue: 1 << 4)
        /// "1.25 PB"
        public static let pb = Units(rawValue: 1 << 5)
        /// Shown as petabytes, the largest that CLDR names; so are ``zb`` and ``ybOrHigher``.
        public static let eb = Units(rawValue: 1 << 6)
        /// Shown as petabytes.
        public static let zb = Units(rawValue: 1 << 7)
        /// Shown as petabytes.
        public static let ybOrHigher = Units(rawValue: 0xFF << 8)
        /// Each of them.
        public static let all = Units(rawValue: 0xFFFF)
        /// Foundation's word for ``all``.
        public static let `default` = all
    }

    /// In the order of ``Units``, by CLDR's names.
    enum Unit: Int, CaseIterable {
        case bytes, kb, mb, gb, tb, pb

        var id: String { ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"][rawValue] }
        /// At most so many digits after the decimal separator.
        var fractionDigits: Int { [0, 0, 1, 2, 2, 2][rawValue] }
        var option: Units { Units(rawValue: 1 << UInt(rawValue)) }
        /// Bytes in full, the others abbreviated.
        var width: NumberSpecification.UnitWidth { self == .bytes ? .wide : .short }
    }
}
