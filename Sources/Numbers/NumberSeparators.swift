internal import LocaleFormatMemory

/// Separators of one's own in place of the locale's, as macOS has them in its settings.
///
/// ```swift
/// let swiss = NumberSeparators(decimal: ".", grouping: "’")
/// NumberStyle<Double>(locale: "de").separators(swiss).format(1234.5)           // "1’234.5"
/// try NumberStyle<Double>(locale: "de").separators(swiss).parse("1’234.5")     // 1234.5
/// ```
///
/// Where they stand, and whether digits are grouped at all, remains the locale's and the style's: ``Grouping``. Digits of one's own are a
/// numbering system. A separator has one to eight characters, none of them a digit, a letter or a sign; both must differ. Whether that is so,
/// compiling tells.
public struct NumberSeparators: Hashable, Sendable {
    // Copied without a count of references, as styles are at every call.
    private let kept: KeptReference<Texts>

    private final class Texts: Sendable {
        let decimal: String?
        let grouping: String?

        init(_ decimal: String?, _ grouping: String?) { (self.decimal, self.grouping) = (decimal, grouping) }
    }

    private static let known = InternTable<Texts>(limit: 256)

    /// Nil is the locale's own.
    public init(decimal: String? = nil, grouping: String? = nil) {
        // Control characters stand in no separator.
        let key = "\(decimal ?? "\u{1}")\u{2}\(grouping ?? "\u{1}")"
        let texts = Texts(decimal, grouping)
        kept = Self.known.find(key) ?? (key.utf8.count <= 64 ? Self.known.insert(texts, for: key) : .counted(texts))
    }

    /// Between whole and fraction; nil for the locale's.
    public var decimal: String? { kept.read { $0.decimal } }
    /// Between groups of digits; nil for the locale's.
    public var grouping: String? { kept.read { $0.grouping } }

    public static func == (left: Self, right: Self) -> Bool {
        left.kept.isSameImmortal(as: right.kept) ?? (left.decimal == right.decimal && left.grouping == right.grouping)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(decimal)
        hasher.combine(grouping)
    }

    /// - Throws: ``NumberError/conflict(_:)`` for what is no separator.
    func check() throws(NumberError) {
        for text in [decimal, grouping].compactMap({ $0 }) {
            let isFine = text.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .decimalNumber, .letterNumber, .otherNumber, .control, .unassigned, .surrogate, .privateUse: false
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: false
                default: !"+-−‐‑–—()".unicodeScalars.contains(scalar)
                }
            }
            guard isFine, !text.isEmpty, text.unicodeScalars.count <= 8 else {
                throw .conflict(
                    "the separator '\(VisibleSeparator.shortened(text))' is none; expected one to eight characters, no digit, letter or sign"
                )
            }
        }
    }
}

/// A separator as errors show it.
private enum VisibleSeparator {
    static func shortened(_ text: String) -> String { String(text.unicodeScalars.prefix(12).map { Character($0) }) }
}

extension NumberSeparators: Codable {
    private enum CodingKeys: CodingKey { case decimal, grouping }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            decimal: try container.decodeIfPresent(String.self, forKey: .decimal),
            grouping: try container.decodeIfPresent(String.self, forKey: .grouping))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(decimal, forKey: .decimal)
        try container.encodeIfPresent(grouping, forKey: .grouping)
    }
}
