import LocaleFormat
import LocaleFormatJSON

/// `fmt match`: which of the languages that there are suits a reader. The value is the reader's list; without one, the
/// reader is whom the locale is for.
struct MatchOperation: Operation {
    static let options: [OptionName] = [.locale, .available, .preferred, .default, .favoring, .twoWay]
    static let valueOption: OptionName? = .preferred

    private let matcher: LanguageMatcher
    private let locale: LocaleID

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        guard let list = values[.available] else {
            throw .usage("missing --available: the languages there are, comma-separated")
        }
        locale = try values.locale()
        var fallback: LocaleID?
        if let text = values[.default] {
            do { fallback = try LocaleID(text) } catch { throw CommandFailure(error) }
        }
        let available: [LocaleID]
        do { available = try Self.locales(list) } catch { throw CommandFailure(error) }
        guard !available.isEmpty || fallback != nil else { throw .usage("--available names no language") }
        matcher = LanguageMatcher(
            available: available, default: fallback,
            options: .init(
                favoring: try values.choice(.favoring, LanguageMatcher.Favored.self) ?? .language,
                isTwoWay: values.isSet(.twoWay)))
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: (matcher.bestMatch(try preferred(input)) ?? .root).tag.utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let preferred = try preferred(input)
        object.member("preferred", strings: preferred.map(\.tag))
        let match = matcher.match(preferred)
        object.member("text", string: (match?.available ?? matcher.defaultLocale ?? .root).tag)
        object.member("matched", bool: match != nil)
        guard let match else { return }
        object.member("answers", string: match.preferred.tag)
        object.member("resolved", string: match.resolved.tag)
        let distance = LanguageMatcher.distance(from: match.preferred, to: match.available, options: matcher.options)
        object.member("distance", json: Array("\(distance)".utf8)[...])
    }

    private func preferred(_ input: OperationInput) throws(CommandFailure) -> [LocaleID] {
        let texts: [String]
        switch input {
        case .text(let text): texts = [text]
        case .texts(let several):
            if several.isEmpty { return [locale] }
            texts = several
        case .fields: throw .value("'value' must be a list of languages")
        }
        let list = texts.joined(separator: ",")
        // As browsers send it, with weights.
        if list.contains(";") {
            let accepted = AcceptLanguage(list)
            guard !accepted.languages.isEmpty else {
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
        try list.split { $0 == "," || $0.isWhitespace }.map { text throws(LocaleError) in try LocaleID(text) }
    }
}
