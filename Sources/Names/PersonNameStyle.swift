public import LocaleFormatCore
internal import LocaleFormatMemory

/// How a name is written: by one of Foundation's four styles, or by Unicode's axes.
///
/// ```swift
/// let name = PersonName(given: "Thomas", middle: "Louis", family: "Clark")
/// PersonNameStyle(.medium, locale: "en-US").format(name)                                    // "Thomas Clark"
/// PersonNameStyle(length: .medium, formality: .formal, order: .sorting, locale: "en-US").format(name)    // "Clark, Thomas L."
/// PersonNameStyle(length: .long, usage: .monogram, formality: .formal, locale: "en-US").format(name)    // "TLC"
/// ```
///
/// The locale says how names are written where the result is read; the name's own ``PersonName/locale`` says where the
/// name comes from. Both matter: a Hungarian name stays in its order in Japan, and is written "Nagy, Zoltán" in Germany.
public struct PersonNameStyle: Hashable, Sendable, Codable {
    /// Foundation's styles, with its meaning.
    ///
    /// | style | Dr. Thomas Louis Clark Esq. ("Tom") | 汪瑗珺 ("珺珺") |
    /// |---|---|---|
    /// | ``long`` | Dr. Thomas Louis Clark Esq. | 汪瑗珺 |
    /// | ``medium`` | Thomas Clark | 汪瑗珺 |
    /// | ``short`` | Tom; Thomas without nicknames | 珺珺; 汪瑗珺 without nicknames |
    /// | ``abbreviated`` | TC | 汪 |
    ///
    /// The first column's short form is the given name; Chinese, Japanese and Korean names are never shortened to it.
    public enum Style: String, CaseIterable, Hashable, Sendable, Codable {
        /// The given name or the nickname.
        case short
        /// Given name and surname.
        case medium
        /// The whole name with titles and suffixes.
        case long
        /// Initials.
        case abbreviated
    }

    /// What is wanted: a style of Foundation's, or three of Unicode's axes; the fourth is ``PersonNameStyle/order``.
    public enum Presentation: Hashable, Sendable, Codable {
        /// One of Foundation's styles.
        case style(Style)
        /// CLDR's patterns by length, usage and formality.
        case axes(length: NameLength, usage: NameUsage, formality: NameFormality)
    }

    /// How the name is written.
    public var presentation: Presentation
    /// The locale in which the result is read.
    public var locale: LocaleID
    /// ``NameOrder/natural`` unless set: as the name asks, else as names from its locale are written.
    public var order: NameOrder = .natural
    /// Whether ``Style/short`` prefers the nickname, where the name has one. On unless set.
    public var prefersNicknames = true
    /// Whether surnames are written in capitals, by the locale's rules. Off unless set.
    public var capitalizesSurname = false

    /// One of Foundation's styles.
    public init(_ style: Style = .medium, locale: LocaleID) {
        presentation = .style(style)
        self.locale = locale
    }

    /// Unicode's axes; CLDR's patterns for them are used as they are.
    ///
    /// - Parameters:
    ///   - length: how long; the locale's default unless set.
    ///   - usage: ``NameUsage/referring`` unless set.
    ///   - formality: the locale's default unless set.
    ///   - order: by the name unless set.
    ///   - locale: where the result is read.
    public init(
        length: NameLength = .localeDefault, usage: NameUsage = .referring,
        formality: NameFormality = .localeDefault, order: NameOrder = .natural, locale: LocaleID
    ) {
        presentation = .axes(length: length, usage: usage, formality: formality)
        self.locale = locale
        self.order = order
    }
}

// MARK: - Modifiers

extension PersonNameStyle {
    /// The same with another order.
    public func order(_ order: NameOrder) -> Self { with { $0.order = order } }

    /// The same in another locale.
    public func locale(_ locale: LocaleID) -> Self { with { $0.locale = locale } }

    /// The same with nicknames in ``Style/short``, or without.
    public func nicknames(_ prefers: Bool = true) -> Self { with { $0.prefersNicknames = prefers } }

    /// The same with surnames in capitals: "Thomas CLARK".
    public func capitalizedSurname(_ capitalizes: Bool = true) -> Self { with { $0.capitalizesSurname = capitalizes } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var style = self
        change(&style)
        return style
    }
}

// MARK: - Formatting

extension PersonNameStyle {
    /// The style made ready for its locale. Hold it to format many names: it looks nothing up.
    ///
    /// - Throws: `PersonNameError.noNameData(icu:)` with an ICU older than 72.
    public func compiled() throws(PersonNameError) -> CompiledPersonName { try CompiledPersonName(self) }

    /// The name in this style.
    ///
    /// Cannot fail: with an ICU that knows no names, the parts are joined with spaces, given name first.
    public func format(_ name: PersonName) -> String { read { $0.format(name) } ?? Self.plain(name) }

    /// The name with the range of each field in it.
    public func formattedText(_ name: PersonName) -> FormattedText<NameField> {
        read { $0.formattedText(name) } ?? FormattedText(text: Self.plain(name), spans: [])
    }

    private static let shared = SharedStyles<PersonNameStyle, CompiledPersonName>(limit: 1_024)

    @inline(__always)
    private func read<Result>(_ body: (CompiledPersonName) -> Result) -> Result? {
        Self.shared.read(self, key) { () throws(PersonNameError) in
            try compiled()
        } _: {
            body($0)
        }
    }

    /// All that it says; nil for a locale beyond those that have numbers.
    private var key: WordKey? {
        let flags: UInt64 = (prefersNicknames ? 1 : 0) | (capitalizesSurname ? 2 : 0)
        return locale.number.map { WordKey($0, presentation.word, order.place, flags) }
    }

    private static func plain(_ name: PersonName) -> String {
        NameField.allCases.compactMap { name[$0] }.joined(separator: " ")
    }
}

extension PersonNameStyle.Presentation {
    fileprivate var word: UInt64 {
        switch self {
        case .style(let style): style.place
        case .axes(let length, let usage, let formality):
            NameAxes(length: length, usage: usage, formality: formality, order: .natural).word << 8 | 0xFF
        }
    }
}

extension PersonNameStyle.Style {
    fileprivate var place: UInt64 {
        switch self {
        case .short: 0
        case .medium: 1
        case .long: 2
        case .abbreviated: 3
        }
    }
}
