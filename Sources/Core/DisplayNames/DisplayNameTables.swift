internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// The tables of names of one language with those of its parents (ICU's bundles `lang` and `region`).
final class DisplayNameTables: Sendable {
    enum Kind: String {
        case languages = "Languages"
        case scripts = "Scripts"
        case regions = "Countries"
        case variants = "Variants"
        case keywords = "Keys"
        case patterns = "localeDisplayPattern"

        var package: String { self == .regions ? "region" : "lang" }
    }

    private let locale: LocaleID
    /// By the name of a table, with its kind behind `%`.
    private let tables = Lock<[String: [String: String]]>([:])

    private init(_ locale: LocaleID) { self.locale = locale }

    private static let cache = CompiledCache<LocaleID, DisplayNameTables>(capacity: 32)

    static func of(_ locale: LocaleID) -> DisplayNameTables {
        let locale = locale.withoutExtensions
        return cache.value(for: locale) { () throws(Never) in DisplayNameTables(locale) }
    }

    /// A name: that of the width, else that of the variant if one is asked for, else the standard one.
    func name(_ kind: Kind, _ code: String, _ width: DisplayNames.Width, variant: String? = nil) -> String? {
        let kinds =
            switch width {
            case .standard: [variant].compactMap { $0 }
            case .narrow: ["narrow", "short"] + [variant].compactMap { $0 }
            default: [width.rawValue] + [variant].compactMap { $0 }
            }
        for suffix in kinds {
            if let name = table("\(kind.rawValue)%\(suffix)", kind.package)[code] { return name }
        }
        return table(kind.rawValue, kind.package)[code]
    }

    /// The name of a keyword's value.
    func value(_ keyword: LegacyKeyword, _ width: DisplayNames.Width) -> String? {
        if keyword.key == "currency" {
            return (try? CurrencyData.name(of: keyword.value.uppercased(), in: locale.icuName, style: .longName))?.text
        }
        if width == .short, let short = table("Types%short/\(keyword.key)", "lang")[keyword.value] { return short }
        return table("Types/\(keyword.key)", "lang")[keyword.value]
    }

    /// All of a table, the locale's own entries before those of its parents.
    private func table(_ path: String, _ package: String) -> [String: String] {
        tables.withLock { tables in
            if let known = tables[path] { return known }
            var table: [String: String] = [:]
            let steps = path.split(separator: "/").map(String.init)
            for bundle in locale.bundles(package).reversed() {
                var node: ResourceBundle? = bundle
                for step in steps { node = node?.child(step) }
                for child in node?.children ?? [] { if let key = child.key { table[key] = child.string } }
            }
            // There are some twenty; keywords that nobody has do not fill the memory.
            if tables.count < 64 { tables[path] = table }
            return table
        }
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
