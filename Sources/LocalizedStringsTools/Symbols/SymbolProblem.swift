internal import LocaleFormatCore
internal import LocalizedStrings

/// Why tables cannot become Swift symbols, or what is wrong with them: a line as compilers print it, so that a build shows it in its
/// place.
///
/// ```swift
/// var catalog = StringCatalog()
/// catalog["OK"] = CatalogEntry()
/// catalog["ok"] = CatalogEntry()
/// print(StringSymbols([LintTable(catalog, file: "Localizable.xcstrings")]).problems[0])
/// // Localizable.xcstrings: error: the keys “ok” and “OK” would both be “ok”: rename one, or give it "generatesSymbol" : false
/// ```
public struct SymbolProblem: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Error, Hashable, Sendable {
        /// A key without letters and digits: `—`, `%@`, the empty one. It is left out, with a warning.
        case unnamed(key: String)
        /// Keys, or a key and a table, that have one name: `OK` and `ok`.
        case sameName(String, String, String, other: LintTable.Place)
        /// Arguments of one text that have one label.
        case sameLabel(String, arguments: [Int])
        /// An argument that no value suits: `%1$s %1$lld`.
        case noType(argument: Int)
        /// A text of more arguments than a function should have: `%100$@`.
        case tooManyArguments(Int, limit: Int)
        /// A table whose texts have more bytes than can be embedded.
        case tooLarge(limit: Int)
        /// A text that a catalog cannot say, and so cannot be embedded.
        case unrepresentable
        /// A language that is no locale.
        case unknownLanguage(String)
        /// What ``StringLint`` found: arguments that differ between languages, a file that cannot be read.
        case finding(LintFinding)
    }

    /// What is wrong.
    public var reason: Reason
    /// Whether no symbols are made.
    public var severity: LintSeverity
    /// Where, as far as it is known.
    public var place: LintTable.Place
    /// Nil for what concerns no single key.
    public var key: String?

    init(_ reason: Reason, _ place: LintTable.Place, key: String? = nil, severity: LintSeverity = .error) {
        (self.reason, self.place, self.key, self.severity) = (reason, place, key, severity)
    }
}

extension SymbolProblem: CustomStringConvertible {
    /// `file:line:column: error: message`, and a note where something else stands that takes part in it.
    public var description: String {
        let line = Self.line(place, severity, message)
        if case .sameName(_, let key, _, let other) = reason, other.line != nil {
            return line + "\n" + Self.line(other, .note, "“\(Self.short(key))” is here")
        }
        return line
    }

    private static func line(_ place: LintTable.Place, _ severity: LintSeverity, _ message: String) -> String {
        let parts = [place.file, place.line.map { "\($0):\(place.column ?? 1)" }].compactMap(\.self)
        return VisibleText.line(parts.map { $0 + ":" }.joined() + " \(severity.rawValue): \(message)")
    }

    private static func short(_ text: String) -> String { VisibleText.shortened(text, end: "…") }

    private static let remedy = "rename one, or give it \"generatesSymbol\" : false"

    private var message: String {
        let subject = key.map { "“\(Self.short($0))”: " } ?? ""
        switch reason {
        case .unnamed(let key):
            return "the key “\(Self.short(key))” has neither letter nor digit to make a name of: "
                + "it is left out; rename it, or give it \"generatesSymbol\" : false"
        case .sameName(let name, let one, let other, _):
            return "the keys “\(Self.short(one))” and “\(Self.short(other))” would both be “\(name)”: \(Self.remedy)"
        case .sameLabel(let label, let arguments):
            let numbers = arguments.map(String.init).joined(separator: " and ")
            return subject + "arguments \(numbers) would both be “\(label)”"
        case .noType(let argument): return subject + "no value suits all places of argument \(argument)"
        case .tooManyArguments(let count, let limit):
            return subject + "\(count) arguments; at most \(limit) are allowed"
        case .tooLarge(let limit): return "the texts of a language have more than \(limit) bytes"
        case .unrepresentable: return subject + "a catalog cannot say this text, so that it cannot be embedded"
        case .unknownLanguage(let language):
            return "the language “\(Self.short(language))” is no locale and is left out"
        case .finding(let finding):
            let language = finding.language.map { " in \($0)" } ?? ""
            let subject = finding.key.map { "“\(Self.short($0))”\(language): " } ?? ""
            return subject + finding.message + " [\(finding.rule.rawValue)]"
        }
    }
}
