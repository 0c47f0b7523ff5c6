/// What all sources of a program declare: types with their properties and functions, as far as extraction asks.
///
/// Names are not resolved as the compiler does: types of one name, in different files or inside different types, are one
/// entry. What such declarations say differently is not known.
public struct Declarations: Codable, Hashable, Sendable {
    struct Parameter: Codable, Hashable, Sendable {
        /// Nil for `_`.
        var label: String?
        var type: WrittenType
        /// Whether a call may leave it out.
        var isOptional = false
        var isVariadic = false
    }

    struct Signature: Codable, Hashable, Sendable {
        var parameters: [Parameter]
        var result: WrittenType
        /// `@_disfavoredOverload`: any other that fits is taken instead.
        var isDisfavored = false
    }

    struct Members: Codable, Hashable, Sendable {
        /// Whether the type itself is declared here, not only extended.
        var isDeclared = false
        var inherits: Set<String> = []
        var properties: [String: WrittenType] = [:]
        /// Functions, cases with values, and initializers under `init`.
        var functions: [String: [Signature]] = [:]
        /// Functions and properties that look up the value they are called on: `"Key".localized`.
        var lookups: Set<String> = []

        mutating func declare(_ name: String, _ type: WrittenType) {
            if let known = properties[name], known != type {
                properties[name] = .unknown
            } else {
                properties[name] = type
            }
        }

        mutating func add(_ signature: Signature, named name: String) {
            if functions[name]?.contains(signature) != true { functions[name, default: []].append(signature) }
        }

        mutating func merge(_ other: Members) {
            isDeclared = isDeclared || other.isDeclared
            inherits.formUnion(other.inherits)
            lookups.formUnion(other.lookups)
            for (name, type) in other.properties { declare(name, type) }
            for (name, signatures) in other.functions {
                for signature in signatures { add(signature, named: name) }
            }
        }
    }

    var types: [String: Members] = [:]
    /// What is declared outside of types, and functions inside of functions.
    var free = Members()
    var aliases: [String: WrittenType] = [:]
    /// All functions and cases of a name, whatever they belong to: made by ``index(_:)``, and not encoded.
    private(set) var functions: [String: [Signature]] = [:]
    /// Those of extensions alone, of types that others declare.
    private(set) var extensions: [String: [Signature]] = [:]
    /// Names at which a source can be seen to give a key to something that is declared elsewhere: made by ``index(_:)``.
    private(set) var namesThatTakeKeys: Set<String> = []

    private enum CodingKeys: CodingKey { case types, free, aliases }

    public init() {}

    /// Makes what is looked up for every call, once.
    mutating func index(_ isKey: (WrittenType) -> Bool) {
        functions = free.functions
        for members in types.values {
            for (name, signatures) in members.functions {
                functions[name, default: []] += signatures
                if !members.isDeclared { extensions[name, default: []] += signatures }
            }
        }
        namesThatTakeKeys = names(isKey)
    }

    public mutating func merge(_ other: Declarations) {
        free.merge(other.free)
        for (name, members) in other.types { types[name, default: Members()].merge(members) }
        for (name, type) in other.aliases {
            if let known = aliases[name], known != type { aliases[name] = .unknown } else { aliases[name] = type }
        }
    }
}

extension Declarations {
    /// The type behind aliases.
    func resolved(_ type: WrittenType) -> WrittenType {
        var type = type
        var steps = 0
        while case .named(let name, _) = type, let target = aliases[name], types[name] == nil, steps < 8 {
            type = target
            steps += 1
        }
        return type
    }

    func declares(_ name: String) -> Bool { types[name]?.isDeclared == true }

    /// A type with all it inherits from, the nearest first.
    func lineage(of name: String) -> [Members] {
        var found: [Members] = []
        var seen: Set = [name]
        var open = [name]
        while let next = open.first {
            open.removeFirst()
            guard let members = types[next] else { continue }
            found.append(members)
            for inherited in members.inherits.sorted() where seen.insert(inherited).inserted { open.append(inherited) }
        }
        return found
    }

    func property(_ property: String, of name: String) -> WrittenType? {
        for members in lineage(of: name) {
            if let type = members.properties[property] { return type }
        }
        return nil
    }

    func functions(_ function: String, of name: String) -> [Signature] {
        var found: [Signature] = []
        for members in lineage(of: name) { found += members.functions[function] ?? [] }
        return found
    }

    /// The one result that functions agree on.
    func result(of signatures: [Signature]) -> WrittenType? {
        guard let first = signatures.first?.result, signatures.allSatisfy({ $0.result == first }) else { return nil }
        return first
    }

    /// - Parameter isKey: whether a literal of a type is a key.
    private func names(_ isKey: (WrittenType) -> Bool) -> Set<String> {
        var names: Set<String> = []
        /// Types of which a call may be `.init("Title")`: whoever takes one of them takes keys too.
        var takers: Set<String> = []
        func takes(_ type: WrittenType) -> Bool {
            type.contains { isKey(resolved($0)) || resolved($0).name.map(takers.contains) == true }
        }
        func add(_ members: Members, of type: String?) {
            names.formUnion(members.lookups)
            for (name, type) in members.properties where takes(type) { names.insert(name) }
            for (name, signatures) in members.functions
            where signatures.contains(where: { $0.parameters.contains { takes($0.type) } }) {
                names.insert(name == "init" ? type ?? name : name)
                if let type { takers.insert(type) }
            }
        }
        for _ in 0..<2 {
            add(free, of: nil)
            for (name, members) in types { add(members, of: name) }
        }
        // A subclass inherits its initializers, and an alias all.
        for (name, members) in types where !members.inherits.isDisjoint(with: takers) { names.insert(name) }
        for (name, type) in aliases where type.name.map(names.contains) == true { names.insert(name) }
        return names
    }
}

extension Declarations.Signature {
    /// Which parameter each argument is given to; nil where the labels do not fit.
    ///
    /// - Parameter trailing: how many closures follow the parentheses.
    func match(_ labels: [String?], trailing: Int) -> [Int]? {
        var matched: [Int] = []
        var next = 0
        for label in labels {
            if let last = matched.last, parameters[last].isVariadic, label == nil,
                next >= parameters.count || parameters[next].label != nil
            {
                matched.append(last)
                continue
            }
            while next < parameters.count, parameters[next].label != label {
                guard parameters[next].isOptional else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            matched.append(next)
            next += 1
        }
        let missing = parameters[min(next, parameters.count)...].count { !$0.isOptional }
        return missing <= trailing ? matched : nil
    }
}
