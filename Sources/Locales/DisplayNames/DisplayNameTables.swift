internal import LocaleFormatBridge
internal import LocaleFormatMemory
package import LocaleFormatCore

/// The tables of names of one language with those of its parents (ICU's bundles `lang` and `region`).
final class DisplayNameTables: Sendable {
    enum Kind: String {
        case languages = "Languages"
        case scripts = "Scripts"
        case regions = "Countries"
        case variants = "Variants"
        case keywords = "Keys"
        /// Values of keywords, as `calendar=buddhist`.
        case values = "Types"
        case patterns = "localeDisplayPattern"

        var package: String { self == .regions ? "region" : "lang" }
        /// Whether keys are in lower case here: ICU has `colReorder` among its keys, and looks for `colreorder`.
        var isLower: Bool { self == .keywords || self == .values }
        var usage: TitleCase.Usage {
            switch self {
            case .languages: .languages
            case .scripts: .script
            case .regions: .territory
            case .variants: .variant
            case .keywords: .key
            case .values: .keyValue
            case .patterns: .other
            }
        }
    }

    private struct Table: Hashable {
        let kind: Kind
        /// Which of several names: `short`, `stand-alone`; nil for the usual one.
        let variant: String?
    }

    private let locale: LocaleID
    private let tables = Lock<[Table: [String: String]]>([:])
    private let titles = Lock<[CapitalizationContext: TitleCase]>([:])
    /// What joins the parts of a name.
    let patterns: LocaleNamePatterns

    private init(_ locale: LocaleID) {
        self.locale = locale
        let texts = Self.read(Table(kind: .patterns, variant: nil), locale)
        patterns = LocaleNamePatterns(texts)
    }

    private static let cache = CompiledCache<LocaleID, DisplayNameTables>(capacity: 32)

    static func of(_ locale: LocaleID) -> DisplayNameTables {
        let locale = locale.withoutExtensions
        return cache.value(for: locale) { () throws(Never) in DisplayNameTables(locale) }
    }

    /// A name: that of the width, else that of the variant if one is asked for, else the usual one.
    func name(_ kind: Kind, _ code: String, _ width: DisplayNames.Width, variant: String? = nil) -> String? {
        tables.withLock { tables in
            func find(_ variant: String?) -> String? {
                let key = Table(kind: kind, variant: variant)
                if let known = tables[key] { return known[code] }
                let table = Self.read(key, locale)
                tables[key] = table
                return table[code]
            }
            if width == .narrow, let name = find("narrow") { return name }
            if width != .standard, let name = find(width == .narrow ? "short" : width.rawValue) { return name }
            if let variant, let name = find(variant) { return name }
            return find(nil)
        }
    }

    /// The name of a currency, which is no type of the keyword's.
    func currency(_ code: String) -> String? {
        (try? CurrencyData.name(of: code.uppercased(), in: locale.icuName, style: .longName))?.text
    }

    /// A name as it is written in a context.
    func name(_ name: String, _ kind: Kind, in context: CapitalizationContext) -> String {
        if context == .unknown || context == .middleOfSentence { return name }
        let title = titles.withLock { titles in
            if let known = titles[context] { return known }
            let title = TitleCase(context, of: locale)
            titles[context] = title
            return title
        }
        return title.apply(name, kind.usage)
    }

    /// All of a table, the locale's own entries before those of its parents.
    private static func read(_ name: Table, _ locale: LocaleID) -> [String: String] {
        var table: [String: String] = [:]
        let path = name.kind.rawValue + (name.variant.map { "%" + $0 } ?? "")
        for bundle in locale.bundles(name.kind.package).reversed() {
            for child in bundle.child(path)?.children ?? [] {
                guard let key = child.key.map({ name.kind.isLower ? $0.lowercased() : $0 }) else { continue }
                if let text = child.string { table[key] = text }
                // Types of a keyword are a table of their own.
                for type in child.children { if let value = type.key { table["\(key)=\(value)"] = type.string } }
            }
        }
        return table
    }
}

extension LocaleID {
    /// The text at a path of a bundle, in the locale's own or in that of the nearest parent that has it.
    package func resourceText(_ package: String?, _ path: [String]) -> String? { resourceText(package, anyOf: [path]) }

    /// The text at the first of several paths that the locale or a parent has. The root counts last, and there the last path:
    /// it leads from one to the next by aliases, which mean the locale's own and not the root's.
    package func resourceText(_ package: String?, anyOf paths: [[String]]) -> String? {
        let bundles = bundles(package)
        func text(_ bundle: ResourceBundle, _ path: [String]) -> String? {
            var node: ResourceBundle? = bundle
            for step in path { node = node?.child(step) }
            return node?.string
        }
        let own = bundles.dropLast()
        for path in paths { for bundle in own { if let text = text(bundle, path) { return text } } }
        guard let root = bundles.last else { return nil }
        return paths.reversed().lazy.compactMap { text(root, $0) }.first
    }
}
