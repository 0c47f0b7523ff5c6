public import LocaleFormatNumbers

/// A message in ICU's syntax, "MessageFormat 1", read: text with places for arguments, and variants to choose among.
///
/// ```swift
/// let message = try MessageFormat1("{count, plural, one {# file} other {# files}} in {folder}")
/// message.arguments.map(\.name)                                                   // ["count", "folder"]
/// let text = try message.compiled(in: "en")
/// try text.format(["count": 1, "folder": "Downloads"])                            // "1 file in Downloads"
/// try text.format(["count": 1234, "folder": "Downloads"])                         // "1,234 files in Downloads"
/// ```
///
/// | written | is |
/// |---|---|
/// | `{name}`, `{0}` | ``Part/argument(_:)`` |
/// | `{n, number}`, `{n, number, percent}`, `{n, number, 0.00}`, `{n, number, ::currency/EUR}` | ``Part/formatted(_:_:)`` |
/// | `{d, date, full}`, `{d, time, HH:mm}`, `{d, date, ::yMMMd}` | ``Part/formatted(_:_:)`` |
/// | `{n, spellout}`, `{n, ordinal}`, `{n, duration}` | ``Part/formatted(_:_:)`` |
/// | `{n, plural, offset:1 =0 {…} one {…} other {…}}`, `{n, selectordinal, …}` | ``Part/plural(_:_:offset:_:)`` |
/// | `#` in one of its variants | ``Part/number`` |
/// | `{g, select, female {…} other {…}}` | ``Part/select(_:_:)`` |
/// | `{n, choice, 0#none\|1#one\|1<many}` | ``Part/choice(_:_:)`` |
/// | `<b>…</b>`, where ``Syntax/formatJS`` is asked for | ``Part/tag(_:_:)`` |
///
/// The syntax is that of ICU's `MessageFormat` and `MessagePattern` (ICU User Guide, "Formatting Messages").
public struct MessageFormat1: Hashable, Sendable {
    /// What apostrophes mean.
    public enum Apostrophes: Hashable, Sendable, CaseIterable {
        /// ICU's default, `DOUBLE_OPTIONAL`: one begins quoted text only before what it can quote, `{`, `}`, and `#` or `|` where
        /// they mean something; so that "it's" is written as it is. Two are always one.
        case doubleOptional
        /// Java's, `DOUBLE_REQUIRED`: every single one begins or ends quoted text. Variants are unquoted once more if they hold a
        /// brace, as ICU and Java do it.
        case doubleRequired
    }

    /// Whose syntax it is.
    public enum Syntax: Hashable, Sendable, CaseIterable {
        /// ICU's: angle brackets are text.
        case icu
        /// FormatJS': ICU's, with tags. `<b>` and `</b>` stand around what they mark; `<br/>` is text; `'<'` quotes. Two variants for
        /// the same are an error. It has no patterns: what stands in their place is the name of a form, ``NumberForm/named(_:)``.
        case formatJS
    }

    /// What the message is made of.
    public var parts: [Part] {
        didSet { places = MessagePlaces() }
    }
    /// How ``description`` writes it: with tags, angle brackets in text are quoted.
    public var syntax: Syntax
    /// Where arguments stand in the text that was read, for what is told of them.
    package private(set) var places = MessagePlaces()

    /// A message by its parts.
    public init(parts: [Part], syntax: Syntax = .icu) {
        (self.parts, self.syntax) = (parts, syntax)
    }

    /// Reads a message.
    ///
    /// ```swift
    /// try MessageFormat1("It's {0, number}'{'").parts.count                           // 3
    /// try MessageFormat1("{0, plural, one {#}}")      // throws: line 1, column 1: …expected a variant for 'other'
    /// ```
    ///
    /// - Throws: ``MessageFormat1Error`` for what is no message, with its place.
    public init(
        _ text: String, apostrophes: Apostrophes = .doubleOptional, syntax: Syntax = .icu
    ) throws(MessageFormat1Error) {
        var reader = MessageReader(Array(text.utf8), apostrophes, syntax)
        parts = try reader.message()
        self.syntax = syntax
        // In Java's mode variants are read once more, from a text of their own.
        if apostrophes == .doubleOptional { places = MessagePlaces(reader.bytes, reader.offsets) }
    }

    /// An argument that a message takes, and what for.
    public struct Argument: Hashable, Sendable {
        /// Its name or its number.
        public let name: String
        /// All that it is used for, in the order of first use.
        public var uses: [Use]
        /// Its number; nil for a name.
        public var number: Int? { Int(name) }
    }

    /// What an argument is used for.
    public enum Use: Hashable, Sendable {
        /// Written as it is: `{name}`.
        case value
        /// Written in a format.
        case formatted(Format)
        /// Chooses by plural category: `plural`, `selectordinal`.
        case plural(PluralRules.Kind)
        /// Chooses by text.
        case select
        /// Chooses by limits.
        case choice
    }

    /// The arguments: first those with numbers, by number, then those with names, in the order in which they appear.
    public var arguments: [Argument] {
        var places: [String: Int] = [:]
        var found: [Argument] = []
        func note(_ name: String, _ use: Use) {
            if let place = places[name] {
                if !found[place].uses.contains(use) { found[place].uses.append(use) }
            } else {
                places[name] = found.count
                found.append(Argument(name: name, uses: [use]))
            }
        }
        func visit(_ parts: [Part]) {
            for part in parts {
                switch part {
                case .text, .number: break
                case .argument(let name): note(name, .value)
                case .formatted(let name, let format): note(name, .formatted(format))
                case .plural(let name, let kind, _, let variants):
                    note(name, .plural(kind))
                    for variant in variants { visit(variant.parts) }
                case .select(let name, let variants):
                    note(name, .select)
                    for variant in variants { visit(variant.parts) }
                case .choice(let name, let variants):
                    note(name, .choice)
                    for variant in variants { visit(variant.parts) }
                case .tag(_, let parts): visit(parts)
                }
            }
        }
        visit(parts)
        let numbered = found.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
        return numbered + found.filter { $0.number == nil }
    }
}
