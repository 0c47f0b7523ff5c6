internal import LocaleFormatAppleStrings
internal import LocaleFormatTexts
internal import LocalizedStrings
internal import LocaleFormatSwiftSource

/// A parameter of a symbol: an argument of the text.
struct SymbolParameter {
    /// The Swift type that an argument has, and how a value of it is passed.
    enum Kind: String {
        case int = "Int"
        case uint = "UInt"
        case double = "Double"
        case string = "String"
        case character = "Character"
        case any = "some TextArgumentConvertible"

        /// What the specifiers that take an argument agree on; nil for no value.
        init?(_ uses: [FormatArguments.Use]) {
            let kinds = Set(uses.map(\.kind))
            let values = kinds.reduce(ArgumentKind.object.values) { $0.intersection($1.values) }
            if values.isEmpty { return nil }
            if kinds.contains(.unsigned) {
                self = .uint
            } else if kinds.contains(.integer) {
                self = .int
            } else if kinds.contains(.floating) {
                self = .double
            } else if kinds.contains(.character) {
                self = .character
            } else if kinds.contains(.string) {
                self = .string
            } else {
                self = .any
            }
        }

        func argument(_ name: String) -> String {
            switch self {
            case .int, .uint: ".integer(\(name))"
            case .double: ".double(\(name))"
            case .string: ".string(\(name))"
            case .character: ".string(String(\(name)))"
            case .any: "\(name).textArgument"
            }
        }
    }

    /// Nil for one that is passed without.
    let label: String?
    /// `arg1` for one without a label.
    let name: String
    let kind: Kind

    var declaration: String { (label == nil ? "_ " : "") + "\(SymbolName.written(name)): \(kind.rawValue)" }
    var argument: String { kind.argument(SymbolName.written(name)) }

    /// The most parameters that a symbol has.
    static let limit = 64

    /// - Parameters:
    ///   - uses: by argument, what the source language asks of it.
    ///   - names: by argument, what the catalog calls it.
    static func parameters(
        _ uses: [Int: [FormatArguments.Use]], names: [Int: String]
    ) throws(SymbolProblem.Reason) -> [SymbolParameter] {
        let count = uses.keys.max() ?? 0
        guard count <= limit else { throw .tooManyArguments(count, limit: limit) }
        var parameters: [SymbolParameter] = []
        for argument in 0..<count {
            let argument = argument + 1
            guard let kind = uses[argument].map(Kind.init) ?? .any else { throw .noType(argument: argument) }
            let label = names[argument].flatMap(SymbolName.member(key:))
            if let label, let other = parameters.firstIndex(where: { $0.label == label }) {
                throw .sameLabel(label, arguments: [other + 1, argument])
            }
            parameters.append(SymbolParameter(label: label, name: label ?? "arg\(argument)", kind: kind))
        }
        return parameters
    }

    /// By argument: the name that it has in the source language, else that of its substitution.
    static func names(_ named: NamedArguments, _ template: TextTemplate) -> [Int: String] {
        var names: [Int: String] = [:]
        func read(_ variation: TextVariation) {
            switch variation {
            case .text(let text):
                let specifiers = FormatSpecifier.specifiers(of: text)
                var numbering = ArgumentNumbering().reading(specifiers, template.substitutions)
                for specifier in specifiers {
                    guard let taken = try? numbering.take(specifier, template.substitutions) else { continue }
                    if case .substitution(let name) = specifier.conversion, names[taken.value] == nil {
                        names[taken.value] = name
                    }
                }
            case .plural(_, _, let wordings):
                for (_, wording) in wordings.sorted(by: { $0.key > $1.key }) { read(wording) }
            case .selection(_, let wordings), .device(let wordings):
                for (_, wording) in wordings.sorted(by: { $0.key < $1.key }) { read(wording) }
            case .width(let wordings):
                for (_, wording) in wordings.sorted(by: { $0.key < $1.key }) { read(wording) }
            }
        }
        read(template.variation)
        return names.merging(named.names) { $1 }
    }
}
