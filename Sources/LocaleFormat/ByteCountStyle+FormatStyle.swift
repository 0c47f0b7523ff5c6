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

    /// Reads an amount of data, leniently unless told otherwise.
    ///
    /// ```swift
    /// try Int("1,5 Mo", format: .byteCount(in: "fr"))                              // 1500000
    /// try Int32("3 GB", format: .byteCount(in: "en"))                              // throws: 3000000000 is not a value of Int32
    /// ```
    ///
    /// - Throws: `NumberParseError`.
    public init(_ value: String, format: ByteCountStyle, lenient: Bool = true) throws(NumberParseError) {
        self = try format.parse(value, mode: lenient ? .lenient : .strict, as: Self.self)
    }
}

/// Reads what a byte count style writes, for Foundation's `ParseableFormatStyle`.
public struct ByteCountParseStrategy: ParseStrategy {
    /// What the text is to look like.
    public var style: ByteCountStyle
    /// How closely it must.
    public var mode: NumberParseMode

    /// Reads what the style writes, strictly unless told otherwise.
    public init(_ style: ByteCountStyle, mode: NumberParseMode = .strict) {
        self.style = style
        self.mode = mode
    }

    /// - Throws: `NumberParseError`.
    public func parse(_ value: String) throws -> Int128 { try style.parse(value, mode: mode) }
}

extension ByteCountStyle: ParseableFormatStyle {
    /// Strict: what the style writes.
    public var parseStrategy: ByteCountParseStrategy { ByteCountParseStrategy(self) }
}
