internal import LocaleFormatCore
internal import LocalizedStrings
internal import LocaleFormatSwiftSource

/// Swift functions for the texts of tables, and the tables themselves as part of the program.
///
/// ```swift
/// var catalog = StringCatalog()
/// catalog["files.in.folder"] = CatalogEntry()
/// catalog["files.in.folder"]?["en"] = CatalogLocalization("%(count)lld files in %(folder)@")
/// let symbols = StringSymbols([LintTable(catalog, name: "Localizable")])
/// symbols.declarations
/// // ["filesInFolder(count: Int, folder: some TextArgumentConvertible)"]
/// ```
///
/// What the source looks like and how keys become names is told in the article on symbols.
public struct StringSymbols: Sendable {
    /// Who sees what is generated.
    public enum Access: String, Hashable, Sendable, CaseIterable {
        /// The module.
        case `internal`
        /// The package.
        case package
        /// Everybody.
        case `public`
    }

    /// What is wrong with the tables, in their order. With an error among them the source is not to be used.
    public private(set) var problems: [SymbolProblem] = []
    private var tables: [SymbolTable] = []

    /// The symbols of tables. Several tables of one name are an error.
    public init(_ tables: [LintTable]) {
        var owners: [String: LintTable] = [:]
        for table in tables {
            let made = SymbolTable(table)
            problems += made.problems
            let type = SymbolName.type(table: made.name) ?? ""
            if let owner = owners.updateValue(table, forKey: type) {
                let other = owner.place(of: nil, language: nil)
                problems.append(
                    SymbolProblem(
                        .sameName(type, owner.name, table.name, other: other), table.place(of: nil, language: nil)))
            }
            self.tables.append(made)
        }
        // A type in the namespace beside the default table's functions.
        guard let table = self.tables.first(where: { $0.name == LocalizedBundle.defaultTable }) else { return }
        let names = Dictionary(table.symbols.map { ($0.name, $0.key) }) { first, _ in first }
        for type in owners.keys.sorted() {
            guard let key = names[type], let owner = owners[type] else { continue }
            let place = owner.place(of: nil, language: nil)
            problems.append(SymbolProblem(.sameName(type, key, owner.name, other: place), place))
        }
    }

    /// The symbols of files and folders: catalogs, `.strings` and `.stringsdict` files in `.lproj` folders, and folders that hold
    /// such. What cannot be read is among ``problems``.
    ///
    /// - Parameters:
    ///   - paths: of files and folders.
    ///   - sourceLanguage: the development language of `.lproj` folders; nil as for ``StringLint/lint(paths:sourceLanguage:)``.
    public init(paths: [String], sourceLanguage: String? = nil) {
        var reader = LintFileReader(sourceLanguage: sourceLanguage)
        for path in paths { reader.read(path) }
        self.init(reader.tables)
        problems = reader.problems.map { SymbolProblem(StringLint().finding($0)) } + problems
    }

    /// Whether the source can be used.
    public var isValid: Bool { !problems.contains { $0.severity == .error } }

    /// The symbols of all tables as they are declared, without `static` and result.
    public var declarations: [String] {
        tables.flatMap { table in
            table.symbols.map { Self.declaration($0) }
        }
    }

    private static func declaration(_ symbol: SymbolTable.Symbol) -> String {
        guard !symbol.parameters.isEmpty else { return SymbolName.written(symbol.name) }
        let parameters = symbol.parameters.map(\.declaration).joined(separator: ", ")
        return "\(SymbolName.written(symbol.name))(\(parameters))"
    }

    /// Whether ``source(namespace:access:isEmbedding:)`` can call its type so: letters, digits and `_`, no word of Swift, and none of the
    /// types that it needs itself, such as `String`.
    public static func isNamespace(_ name: String) -> Bool { SymbolName.isType(name) }

    /// The Swift source.
    ///
    /// - Parameters:
    ///   - namespace: the type that the symbols are in; see ``isNamespace(_:)``.
    ///   - access: who sees them.
    ///   - isEmbedding: whether the tables are part of it, as `LocalizedBundle.module`.
    public func source(
        namespace: String = "Strings", access: Access = .internal, isEmbedding: Bool = true
    ) -> String {
        let prefix = access == .internal ? "" : access.rawValue + " "
        var source = """
            // Generated from tables of localized strings by the LocalizedStrings plugin or 'fmt strings symbols'. Edit those instead.

            // swift-format-ignore-file
            public import LocalizedStrings

            // An import of another access level elsewhere in the module is no contradiction to a public one that is needed.
            @usableFromInline typealias _\(namespace)Text = LocalizedText

            /// The localized strings of this module.
            \(prefix)enum \(namespace) {

            """
        let main = tables.first { $0.name == LocalizedBundle.defaultTable }
        if let main { Self.write(main, prefix, indent: "    ", to: &source) }
        for table in tables where table.name != LocalizedBundle.defaultTable {
            guard let type = SymbolName.type(table: table.name), !table.symbols.isEmpty else { continue }
            source += "\n    /// The table \(VisibleText.line(table.name)).\n    \(prefix)enum \(type) {\n"
            Self.write(table, prefix, indent: "        ", to: &source)
            source += "    }\n"
        }
        source += "}\n"
        if isEmbedding, let first = main ?? tables.first {
            source +=
                "\nextension LocalizedBundle {\n    /// The tables of this module, which are part of the program.\n"
            source += "    static let module = LocalizedBundle(\n        tables: [\n"
            for table in tables { Self.writeTexts(table, to: &source) }
            source += "        ].flatMap(\\.self),\n        developmentLanguage: "
            source += SwiftLiteral.text(first.sourceLanguage.tag) + ")\n}\n"
        }
        return source
    }

    private static func write(_ table: SymbolTable, _ prefix: String, indent: String, to source: inout String) {
        let place = table.name == LocalizedBundle.defaultTable ? "" : ", table: \(SwiftLiteral.text(table.name))"
        for (index, symbol) in table.symbols.enumerated() {
            if index > 0 { source += "\n" }
            for line in symbol.documentation { source += indent + (line.isEmpty ? "///" : "/// " + line) + "\n" }
            let arguments = symbol.parameters.map(\.argument).joined(separator: ", ")
            source += indent + prefix + "static " + (symbol.parameters.isEmpty ? "var " : "func ")
            source += declaration(symbol) + (symbol.parameters.isEmpty ? ": " : " -> ") + "LocalizedText {\n"
            source += indent + "    LocalizedText(key: \(SwiftLiteral.text(symbol.key))"
            source += (arguments.isEmpty ? "" : ", arguments: [\(arguments)]") + place + ")\n" + indent + "}\n"
        }
    }

    private static func writeTexts(_ table: SymbolTable, to source: inout String) {
        source += "            StringTable.embedded(\n                name: \(SwiftLiteral.text(table.name)),\n"
        source += "                keys: \(SwiftLiteral.raw(table.keys)),\n                texts: [\n"
        for (language, literal) in table.texts {
            source += "                    \(SwiftLiteral.text(language.tag)): \(SwiftLiteral.raw(literal)),\n"
        }
        source += (table.texts.isEmpty ? "                    :\n" : "") + "                ]),\n"
    }
}
