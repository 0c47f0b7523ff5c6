public import LocaleFormatCore
internal import LocaleFormatMemory

/// A list as people write it: "Bread, butter, and salt", "red or green", "5 ft, 3 in".
///
/// ```swift
/// ListStyle(locale: "en").format(["bread", "butter", "salt"])             // "bread, butter, and salt"
/// ListStyle(.or, locale: "es").format(["siete", "ocho"])                  // "siete u ocho"
/// ListStyle(.unit, width: .narrow, locale: "en").format(["5′", "3″"])     // "5′ 3″"
/// ```
///
/// The text is ICU's, byte for byte; ICU is asked when a style is compiled, not for each list.
public struct ListStyle: Hashable, Codable, Sendable {
    /// What joins the elements; Foundation's words, and measurements.
    public enum ListType: String, Hashable, Codable, Sendable, CaseIterable {
        /// All of them: "A, B, and C".
        case and
        /// One of them: "A, B, or C".
        case or
        /// The parts of one quantity: "3 feet, 7 inches".
        case unit
    }

    /// How much is written between the elements.
    public enum Width: String, Hashable, Codable, Sendable, CaseIterable {
        /// Full words.
        case wide
        /// "A, B, & C"
        case short
        /// "A, B, C"
        case narrow

        /// Foundation's word for ``wide``.
        public static var standard: Width { .wide }
    }

    /// What joins the elements.
    public var type: ListType
    /// How much is written between them.
    public var width: Width
    /// Whose words and order are used.
    public var locale: LocaleID

    /// A list of all elements in full words, unless told otherwise.
    public init(_ type: ListType = .and, width: Width = .wide, locale: LocaleID) {
        self.type = type
        self.width = width
        self.locale = locale
    }

    /// The elements as one text; nothing for no element. Elements are copied as they are, whatever they contain.
    ///
    /// Where ICU has no list data at all, commas stand between the elements; ``compiled()`` tells why.
    public func format(_ elements: [String]) -> String {
        let text = Self.shared.read(self, key) {
            () throws(ListError) in
            try CompiledList(self)
        } _: {
            $0.format(elements)
        }
        return text ?? elements.joined(separator: ", ")
    }

    /// The elements as one text, and where in it each is.
    public func formattedText(_ elements: [String]) throws(ListError) -> FormattedText<ListField> {
        try Self.shared.value(for: self, key) { () throws(ListError) in try CompiledList(self) }.formattedText(elements)
    }

    /// The style made ready to run: hold it where many lists are formatted. It needs no cache and no lock.
    ///
    /// - Throws: ``ListError`` when ICU cannot say how lists are written.
    public func compiled() throws(ListError) -> CompiledList { try CompiledList(self) }

    private static let shared = SharedStyles<ListStyle, CompiledList>(limit: 1_024)

    /// All that it says; nil for a locale beyond those that have numbers.
    private var key: WordKey? { locale.number.map { WordKey($0, type.place, width.place) } }
}

extension ListStyle.ListType {
    fileprivate var place: UInt64 {
        switch self {
        case .and: 0
        case .or: 1
        case .unit: 2
        }
    }
}

extension ListStyle.Width {
    fileprivate var place: UInt64 {
        switch self {
        case .wide: 0
        case .short: 1
        case .narrow: 2
        }
    }
}

extension ListStyle {
    /// The same style in another locale.
    public func locale(_ locale: LocaleID) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    /// The same style with another type.
    public func type(_ type: ListType) -> Self {
        var style = self
        style.type = type
        return style
    }

    /// The same style in another width.
    public func width(_ width: Width) -> Self {
        var style = self
        style.width = width
        return style
    }
}

/// Why a list style cannot be compiled.
public enum ListError: Error, Hashable, Sendable, CustomStringConvertible {
    /// ICU failed for a reason of its own; its code and function.
    case icu(code: String, call: String)

    public var description: String {
        switch self {
        case .icu(let code, let call): "ICU's \(call) failed with \(code)"
        }
    }
}

/// What a part of a list's text is.
public enum ListField: Hashable, Sendable {
    /// An element, by its place in the list, counted from 0.
    case element(Int)
    /// What stands between, before or after elements.
    case literal
}
