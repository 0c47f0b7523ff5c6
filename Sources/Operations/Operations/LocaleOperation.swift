import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// `fmt locale`: an identifier in its canonical form, or another of its forms; with what is known of it.
struct LocaleOperation: Operation {
    static let options: [OptionName] = [.locale, .form, .maximize, .minimize, .parents, .details, .compare]
    /// Without a value, the locale itself.
    static let valueOption: OptionName? = .locale

    private enum Answer {
        case same, maximized, minimized, parents, details
        case comparison(LocaleID)
    }

    private let answer: Answer
    private let form: LocaleID.IdentifierType
    private let display: LocaleID
    private let isStrict: Bool

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        form = try values.choice(.form, LocaleID.IdentifierType.self) ?? .bcp47
        display = try values.locale()
        isStrict = values.isSet(.strict)
        let asked = ([.maximize, .minimize, .parents, .details, .compare] as [OptionName]).filter(values.isSet)
        if asked.count > 1 {
            throw .usage("\(asked[0].commandLineName) and \(asked[1].commandLineName) exclude each other")
        }
        switch asked.first {
        case .maximize: answer = .maximized
        case .minimize: answer = .minimized
        case .parents: answer = .parents
        case .details: answer = .details
        case .compare: answer = .comparison(try LocaleID(commandText: values[.compare] ?? ""))
        default: answer = .same
        }
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: text(try subject(input)).utf8)
    }

    private func text(_ subject: LocaleSubject) -> String {
        let locale = subject.locale
        switch answer {
        case .same: return locale.identifier(form)
        case .maximized: return locale.maximized.identifier(form)
        case .minimized: return locale.minimized.identifier(form)
        case .parents: return parents(of: locale).joined(separator: "\n")
        case .comparison(let other): return Self.comparison(of: locale, with: other)
        case .details: return details(subject)
        }
    }

    private func parents(of locale: LocaleID) -> [String] { locale.parents.map { $0.identifier(form) } }

    /// The region of the locale, or the likely one, and what it is in, the nearest first.
    private func regions(of locale: LocaleID) -> [String] {
        guard let region = RegionID(of: locale) else { return [] }
        return ([region] + region.containingRegions).map(\.code)
    }

    private static func comparison(of one: LocaleID, with other: LocaleID) -> String {
        one.isEquivalent(to: other) ? "equivalent" : one.hasCommonParent(with: other) ? "siblings" : "different"
    }

    private func details(_ subject: LocaleSubject) -> String {
        let locale = subject.locale
        let rows =
            LocaleID.IdentifierType.allCases.map { ($0.rawValue, locale.identifier($0)) } + [
                ("maximized", locale.maximized.identifier(form)), ("minimized", locale.minimized.identifier(form)),
                ("parents", locale.parents.isEmpty ? "none" : parents(of: locale).joined(separator: ", ")),
                ("name", BidiIsolation.isolated(locale.displayName(in: display))),
                ("own name", BidiIsolation.isolated(locale.displayName(in: locale))),
                ("regions", regions(of: locale).joined(separator: ", ")),
                ("direction", locale.isRightToLeft ? "right to left" : "left to right"),
                ("data", locale.hasData ? "yes" : "no; it is written as the root"),
            ] + subject.validity.problems.map { ("problem", $0.description) }
        let width = rows.reduce(0) { max($0, $1.0.count) } + 2
        return rows.map { $0.0 + String(repeating: " ", count: width - $0.0.count) + $0.1 }.joined(separator: "\n")
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let subject = try subject(input)
        let locale = subject.locale
        object.member("value", string: subject.text)
        object.member("text", string: text(subject))
        for type in LocaleID.IdentifierType.allCases { object.member(type.rawValue, string: locale.identifier(type)) }
        object.member("language", string: locale.language)
        if let script = locale.script { object.member("script", string: script) }
        if let region = locale.region { object.member("region", string: region) }
        object.member("maximized", string: locale.maximized.identifier(form))
        object.member("minimized", string: locale.minimized.identifier(form))
        object.member("parents", strings: parents(of: locale))
        object.member("name", string: locale.displayName(in: display))
        object.member("nativeName", string: locale.displayName(in: locale))
        object.member("regions", strings: regions(of: locale))
        object.member("rightToLeft", bool: locale.isRightToLeft)
        object.member("hasData", bool: locale.hasData)
        object.member("valid", bool: subject.validity.isValid)
        object.member("problems", strings: subject.validity.problems.map(\.description))
        guard case .comparison(let other) = answer else { return }
        object.member("compared", string: other.identifier(form))
        object.member("equivalent", bool: locale.isEquivalent(to: other))
        object.member("commonParent", bool: locale.hasCommonParent(with: other))
    }

    private func subject(_ input: OperationInput) throws(CommandFailure) -> LocaleSubject {
        // No value at all is the reader's own locale.
        if case .texts([]) = input {
            return LocaleSubject(text: display.tag, locale: display, validity: display.validity)
        }
        let text = try input.text
        let locale = try LocaleID(commandText: text)
        // Names of POSIX, with a codeset, have no subtags of their own.
        let validity = (try? LocaleValidity(of: text)) ?? locale.validity
        if isStrict, let unknown = validity.subtags.first(where: { $0.status == nil }) {
            throw .usage(UnknownLanguage(locale)?.message ?? unknown.description)
        }
        return LocaleSubject(text: text, locale: locale, validity: validity)
    }
}

/// A value of `fmt locale`, read.
private struct LocaleSubject {
    let text: String
    let locale: LocaleID
    let validity: LocaleValidity
}
