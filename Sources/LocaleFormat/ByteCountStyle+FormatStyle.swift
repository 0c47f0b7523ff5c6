public import LocaleFormatCore
public import LocaleFormatMeasures
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ByteCountStyle: FormatStyle {
    /// Wide enough for what any other integer is converted to on the way through Foundation's `formatted(_:)`.
    public typealias FormatInput = Int128
    public typealias FormatOutput = String

    /// The amount as text.
    public func format(_ value: Int128) -> String { text(of: value) }

    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle where Self == ByteCountStyle {
    /// An amount of data, for integers of any type.
    ///
    /// ```swift
    /// 1_500_000.formatted(.byteCount(in: "en"))                                   // "1.5 MB"
    /// UInt64.max.formatted(.byteCount(style: .binary, in: "en"))                  // "16,384 PB"
    /// 0.formatted(.byteCount(style: .file, in: "en"))                             // "Zero kB"
    /// ```
    public static func byteCount(
        style: ByteCountStyle.Style = .file, allowedUnits: ByteCountStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false, in locale: LocaleID
    ) -> Self {
        Self(
            style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount, locale: locale)
    }
}

extension BinaryInteger where Self: NumberConvertible {
    /// The integer as an amount of data: `1_500_000.formatted(.byteCount(in: "en"))` is `1.5 MB`.
    public func formatted(_ style: ByteCountStyle) -> String { style.format(self) }
}
