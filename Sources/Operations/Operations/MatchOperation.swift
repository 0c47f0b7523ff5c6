import LocaleFormat
import LocaleFormatJSON

/// `fmt match`: which of the languages that there are suits a reader. The value is the reader's list; without one, the
/// reader is whom the locale is for.
struct MatchOperation: Operation {
    static let options: [OptionName] = [.locale, .available, .preferred, .default, .favoring, .twoWay]
    static let valueOption: OptionName? = .preferred

    private let matcher: LanguageMatcher
    private let locale: LocaleID
    /// The items of the list, and the default, as they were written: they name what a program has, `tl` or `pt_BR`.
    private let written: [LocaleID: String]

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        guard let list = values[.available] else {
            throw .usage("missing --available: the languages there are, comma-separated")
        }
        locale = try values.locale()
        var fallback: LocaleID?
        if let text = values[.default] {
            do { fallback = try LocaleID(text) } catch { throw CommandFailure(error) }
        }
        let items = Self.items(of: list)
        let available: [LocaleID]
        do { available = try items.map { text throws(LocaleError) in try LocaleID(text) } } catch {
            throw CommandFailure(error)
        }
        var written: [LocaleID: String] = [:]
        for (locale, text) in zip(available, items) where written[locale] == nil { written[locale] = String(text) }
        if let fallback, written[fallback] == nil { written[fallback] = values[.default] }
        self.written = written
        guard !available.isEmpty || fallback != nil else { throw .usage("--available names no language") }
        matcher = LanguageMatcher(
            available: available, default: fallback,
            options: .init(
                favoring: try values.choice(.favoring, LanguageMatcher.Favored.self) ?? .language,
                isTwoWay: values.isSet(.twoWay)))
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: text(matcher.bestMatch(try preferred(input))).utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let preferred = try preferred(input)
        object.member("preferred", strings: preferred.map(\.tag))
        let match = matcher.match(preferred)
        object.member("text", string: text(match?.available ?? matcher.defaultLocale))
        object.member("matched", bool: match != nil)
        guard let match else { return }
        object.member("answers", string: match.preferred.tag)
        object.member("resolved", string: match.resolved.tag)
        let distance = LanguageMatcher.distance(from: match.preferred, to: match.available, options: matcher.options)
        object.member("distance", json: Array("\(distance)".utf8)[...])
    }

    private func text(_ answer: LocaleID?) -> String { answer.map { written[$0] ?? $0.tag } ?? LocaleID.root.tag }

    private func preferred(_ input: OperationInput) throws(CommandFailure) -> [LocaleID] {
        let texts: [String]
        switch input {
        case .text(let text): texts = [text]
        case .texts(let several):
            if several.isEmpty { return [locale] }
            texts = several
        case .fields, .template: throw .value("'value' must be a list of languages")
        }
        let list = texts.joined(separator: ",")
        // As browsers send it, with weights.
        if list.contains(";") || list.contains("*") {
            let accepted = AcceptLanguage(list)
            // A header of `*` alone takes any language: the default.
            guard !accepted.languages.isEmpty || accepted.acceptsOthers else {
                throw .value("'\(list.shortened)' asks for no language; expected one such as 'de-AT, de;q=0.9'")
            }
            return accepted.languages
        }
        do { return try Self.locales(list) } catch {
            throw .value(CommandFailure(error).message)
        }
    }

    /// Locales between commas or blanks.
    private static func locales(_ list: String) throws(LocaleError) -> [LocaleID] {
        try items(of: list).map { text throws(LocaleError) in try LocaleID(text) }
    }

    private static func items(of list: String) -> [Substring] { list.split { $0 == "," || $0.isWhitespace } }
}
