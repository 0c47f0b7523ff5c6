internal import LocaleFormatCore
public import LocaleFormatDates
public import LocaleFormatLists
public import LocaleFormatMeasures
public import LocaleFormatNames
public import LocaleFormatNumbers
public import LocaleFormatTexts

extension LocalizedText {
    /// A text by its parts, for keys that are made at run time.
    public init(
        key: String, arguments: [TextArgument] = [], defaultValue: String? = nil, table: String? = nil,
        comment: String? = nil
    ) {
        self.init(
            key: key, arguments: arguments, defaultValue: defaultValue, table: table, comment: comment,
            syntax: TextTemplate.self)
    }

    /// Text with a key of its own, in the manner of `String(localized:defaultValue:table:comment:)`.
    ///
    /// ```swift
    /// LocalizedText("inbox.count", defaultValue: "\(count) messages", comment: "Title of the window")
    /// ```
    public init(_ key: StaticString, defaultValue: LocalizedText, table: String? = nil, comment: String? = nil) {
        self.init(
            key: key.description, arguments: defaultValue.arguments, defaultValue: defaultValue.key, table: table,
            comment: comment)
    }

    /// The same text with a table and a comment.
    public init(_ text: LocalizedText, table: String? = nil, comment: String? = nil) {
        self.init(
            key: text.key, arguments: text.arguments, defaultValue: text.defaultValue, table: table ?? text.table,
            comment: comment ?? text.comment)
    }
}

extension LocalizedText: ExpressibleByStringInterpolation {
    /// Text without arguments. It is its own key, percent signs and all.
    public init(stringLiteral value: String) { self.init(key: value) }

    public init(stringInterpolation: StringInterpolation) {
        self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [TextArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            guard literal.utf8.contains(UInt8(ascii: "%")) else {
                key += literal
                return
            }
            for character in literal.unicodeScalars {
                if character == "%" { key += "%" }
                key.unicodeScalars.append(character)
            }
        }

        mutating func append(_ argument: TextArgument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }
    }
}

extension LocalizedText.StringInterpolation {
    /// An integer: `%lld`, or by its type. `specifier` replaces it: `\(count, specifier: "%04lld")`.
    public mutating func appendInterpolation<Integer: FixedWidthInteger & Sendable>(
        _ value: Integer, specifier: String? = nil
    ) {
        let isNarrow = Integer.bitWidth <= 32 && Integer.self != Int.self && Integer.self != UInt.self
        let usual = Integer.isSigned ? (isNarrow ? "%d" : "%lld") : (isNarrow ? "%u" : "%llu")
        append(.integer(value), specifier ?? usual)
    }

    /// The usual integer: `%lld`.
    public mutating func appendInterpolation(_ value: Int) { append(.integer(value), "%lld") }

    /// A number: `%lf`. `specifier` replaces it: `\(ratio, specifier: "%.1f")`.
    public mutating func appendInterpolation(_ value: Double, specifier: String = "%lf") {
        append(.double(value), specifier)
    }

    /// A number: `%f`, by its shortest decimal.
    public mutating func appendInterpolation(_ value: Float, specifier: String = "%f") {
        append(.number(value.numberValue), specifier)
    }

    /// An exact decimal: `%@`, written with all its digits.
    public mutating func appendInterpolation(_ value: ExactDecimal, specifier: String = "%@") {
        append(.decimal(value), specifier)
    }

    /// Text: `%@`.
    public mutating func appendInterpolation(_ value: some StringProtocol, specifier: String = "%@") {
        append(.string(String(value)), specifier)
    }

    /// The usual text: `%@`.
    public mutating func appendInterpolation(_ value: String) { append(.string(value), "%@") }

    /// A localized string within another: `%@`.
    public mutating func appendInterpolation(_ text: LocalizedText) { append(.text(text), "%@") }

    /// A number in a style: `%@`. `\(0.5, style: PercentStyle(locale: .root))`; the style's locale is replaced by the text's.
    public mutating func appendInterpolation<Style: NumberStyleProtocol>(_ value: Style.Value, style: Style) {
        append(.number(value, style), "%@")
    }

    /// A date in a style: `%@`.
    public mutating func appendInterpolation(_ instant: Instant, style: DateStyle) {
        append(.date(instant, style), "%@")
    }

    /// A duration in a style: `%@`. `\(duration)` alone is in hours, minutes and seconds, in words.
    public mutating func appendInterpolation(
        _ duration: Duration, style: DurationStyle = DurationStyle(.units(width: .wide), locale: .root)
    ) { append(.duration(duration, style), "%@") }

    /// A person's name in a style: `%@`.
    public mutating func appendInterpolation(_ name: PersonName, style: PersonNameStyle) {
        append(.name(name, style), "%@")
    }

    /// Values joined as the language joins them: `%@`. `\(["Ada", "Alan"], style: ListStyle(.and, locale: .root))`.
    public mutating func appendInterpolation(_ elements: [TextArgument], style: ListStyle) {
        append(.list(elements, style), "%@")
    }

    /// Any argument: `%@` unless told.
    public mutating func appendInterpolation(_ argument: TextArgument, specifier: String = "%@") {
        append(argument, specifier)
    }
}
