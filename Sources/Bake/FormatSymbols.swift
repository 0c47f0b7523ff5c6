import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatSwiftSource
import LocaleFormatValueOperations

/// Swift for a list of formats: its bytes as a literal, and a member for each format, with its kind in the type.
///
/// A key becomes a name as those of localized strings do: `price-usd` is `priceUsd`.
public struct FormatSymbols: Sendable {
    /// Who sees what is generated.
    public enum Access: String, Hashable, Sendable, CaseIterable {
        /// The module.
        case `internal`
        /// The package.
        case package
        /// Everybody.
        case `public`
    }

    /// The list, compiled.
    public let baked: BakedFormatList
    private let formats: BakedFormats
    private let locale: String
    private let members: [(key: String, name: String, kind: BakedFormats.Kind)]
    private let tables: [FormatList.StringTable]

    /// Compiles a list, and names its formats.
    ///
    /// - Throws: ``FormatListFailure`` as ``BakedFormatList/init(_:)-(FormatList)``, and for keys that make no name or the same.
    public init(_ list: FormatList) throws(FormatListFailure) {
        var problems: [FormatListFailure.Problem] = []
        var members: [(key: String, name: String, offset: Int)] = []
        let named =
            list.formats.map { (kind: "format", name: $0.name, offset: $0.offset) }
            + list.strings.map { (kind: "strings", name: $0.name, offset: $0.offset) }
        for format in named {
            func report(_ message: String) {
                let place = "\(format.kind) '\(format.name.shortened)'"
                problems.append(.init(message: "\(place): \(message)", offset: format.offset))
            }
            guard let name = SymbolName.member(format.name) else {
                report("has neither letter nor digit to make a name of")
                continue
            }
            if name == Self.literal {
                report("a member '\(name)' has the bytes of all formats; rename it")
            } else if let other = members.first(where: { $0.name == name }) {
                report("would be '\(name)', as '\(other.key.shortened)' is; rename one of them")
            }
            members.append((format.name, name, format.offset))
        }
        guard problems.isEmpty else { throw FormatListFailure(problems) }
        let baked = try BakedFormatList(located: list)
        let formats: BakedFormats
        do throws(BakedError) {
            formats = try BakedFormats(baked.bytes)
            self.members = try members.map { member throws(BakedError) in
                (member.key, member.name, try formats.kind(of: member.key))
            }
        } catch { throw FormatListFailure(.value("\(error)")) }
        self.baked = baked
        self.formats = formats
        locale = list.sample.tag
        tables = list.strings
    }

    /// The member with all formats.
    private static let literal = "baked"

    /// Whether ``source(namespace:access:)`` can call its type so: as for tables of localized strings.
    public static func isNamespace(_ name: String) -> Bool { SymbolName.isType(name) }

    /// The Swift source.
    ///
    /// - Parameters:
    ///   - namespace: the type that the formats are members of; see ``isNamespace(_:)``.
    ///   - access: who sees them.
    public func source(namespace: String = "Formats", access: Access = .internal) -> String {
        let prefix = access == .internal ? "" : access.rawValue + " "
        var source = """
            // Generated from a list of formats by the plugin LocaleFormatPlugin or 'fmt bake --swift'. Edit the list instead.

            // swift-format-ignore-file
            public import LocaleFormatBaked

            // An import of another access level elsewhere in the module is no contradiction to a public one that is needed.
            @usableFromInline typealias _\(namespace)Literal = BakedLiteral

            /// The formats of this module, as ICU \(formats.icuVersion) writes them, in \(formats.locales.count) locales.
            \(prefix)enum \(namespace) {

            """
        for member in members {
            source += "    /// `\(VisibleText.line(member.key))`"
            if let sample = member.kind.sample(member.key, formats, locale) {
                source += ", in `\(locale)`: \(VisibleText.line(sample))"
            }
            source += "\n    \(prefix)static let \(SymbolName.written(member.name)) = \(member.kind.type)("
            source += "\(SwiftLiteral.text(member.key)), of: \(Self.literal))\n\n"
        }
        if !tables.isEmpty { source += strings(namespace, prefix) }
        source += "    /// All of them.\n    \(prefix)static let \(Self.literal) = BakedLiteral("
        source += SwiftLiteral.text(String(decoding: baked.bytes, as: UTF8.self)) + ")\n}\n"
        return source
    }
}

extension FormatSymbols {
    /// A function for each string, with its arguments as parameters.
    private func strings(_ namespace: String, _ prefix: String) -> String {
        var source = "    /// Strings by their keys, with their arguments.\n    \(prefix)enum Strings {\n"
        var used: Set<String> = [namespace]
        for table in tables {
            guard let type = SymbolName.type(table.name), let member = SymbolName.member(table.name) else { continue }
            let name = used.insert(type).inserted ? type : type + "Table"
            guard name == type || used.insert(name).inserted else { continue }
            source += "        /// `\(VisibleText.line(table.name))`\n        \(prefix)enum \(name) {\n"
            let functions = StringSymbol.all(of: table)
                .map { $0.source("\(namespace).\(SymbolName.written(member))", prefix) }
            source += functions.joined(separator: "\n") + "        }\n"
        }
        return source + "    }\n\n"
    }
}

/// What is said of each kind of format in Swift.
extension BakedFormats.Kind {
    /// The type of its members.
    fileprivate var type: String {
        switch self {
        case .number: "BakedNumberFormat"
        case .plural: "BakedPluralFormat"
        case .date: "BakedDateFormat"
        case .interval: "BakedIntervalFormat"
        case .list: "BakedListFormat"
        case .relative: "BakedRelativeDateFormat"
        case .duration: "BakedDurationFormat"
        case .name: "BakedPersonNameFormat"
        case .strings: "BakedStringTable"
        }
    }

    /// Half past nine in the morning, and in the afternoon two days later.
    private static let instants = [1_763_717_400, 1_763_915_400].compactMap { try? Instant(seconds: $0) }

    private func shown(_ text: String?, _ value: String) -> String? { text.map { "“\($0)” for \(value)" } }

    /// A text that shows the format.
    fileprivate func sample(_ name: String, _ formats: BakedFormats, _ locale: String) -> String? {
        switch self {
        case .number: shown(try? formats.format(name, 1234.5, in: locale), "1234.5")
        case .plural: (try? formats.pluralCategory(name, of: 1, in: locale)).map { "\($0.rawValue) for 1" }
        case .date: shown(try? formats.format(name, Self.instants[0], timeZone: .utc, in: locale), "2025-11-21")
        case .interval:
            shown(
                try? formats.format(name, from: Self.instants[0], to: Self.instants[1], timeZone: .utc, in: locale),
                "two days")
        case .list: shown(try? formats.format(name, ["A", "B", "C"], in: locale), "three texts")
        case .relative: shown(try? formats.format(name, -3, .day, in: locale), "-3 days")
        case .duration: shown(try? formats.format(name, .seconds(5_405), in: locale), "5,405 seconds")
        case .name:
            shown(
                try? formats.format(name, NameParts(given: "Ada", middle: "King", family: "Lovelace"), in: locale),
                "Ada King Lovelace")
        case .strings: (try? formats.strings(name, in: locale)).map { "\($0.keys.count) strings" }
        }
    }
}
