package import LocaleFormatJSON

/// One key in one language: a wording, or a tree of variations that ends in wordings, and substitutions.
///
/// Everything that a catalog says is kept, also what this package does not know.
public struct CatalogLocalization: Hashable, Sendable {
    package var fields: JSONObject

    package init(fields: JSONObject) { self.fields = fields }

    /// A localization with one wording.
    public init(_ value: String, state: TranslationState = .translated) {
        self.init()
        self[.root] = CatalogUnit(value, state: state)
    }

    /// A localization with no wording yet.
    public init() { fields = JSONObject() }

    /// The wording at a path. Setting makes what is missing on the way; nil removes the wording and what it leaves empty.
    /// A new wording takes the place of variations, and variations that of a wording, since a catalog has one or the other.
    public subscript(path: CatalogUnitPath) -> CatalogUnit? {
        get { Self.unit(in: fields, path.steps[...]) }
        set { Self.set(newValue, in: &fields, path.steps[...]) }
    }

    /// All wordings in the order of the file.
    public var units: [(path: CatalogUnitPath, unit: CatalogUnit)] {
        var units: [(path: CatalogUnitPath, unit: CatalogUnit)] = []
        Self.collect(fields, .root, &units)
        return units
    }

    /// Whether there is more than one wording.
    public var hasVariations: Bool { fields["variations"] != nil || fields["substitutions"] != nil }

    /// The names of the substitutions, in the order of the file.
    public var substitutionNames: [String] { fields["substitutions"]?.object?.keys ?? [] }

    /// The argument that a substitution is about, counted from 1, and how it is written: `(1, "lld")`.
    public subscript(substitution name: String) -> (argument: Int?, specifier: String)? {
        get {
            guard let fields = fields["substitutions"]?.object?[name]?.object else { return nil }
            return (fields["argNum"]?.integer, fields["formatSpecifier"]?.string ?? "@")
        }
        set {
            fields.change("substitutions") { all in
                guard let newValue else { return all[name] = nil }
                all.change(name) { one in
                    one["argNum"] = newValue.argument.map { .number(String($0)) }
                    one["formatSpecifier"] = .string(newValue.specifier)
                }
            }
        }
    }

    /// What the substitutions state, in the order of the file; each looked at once.
    package var statedSubstitutions: [(name: String, argument: Int?, specifier: String)] {
        (fields["substitutions"]?.object?.members ?? []).compactMap { member in
            member.value.object.map { (member.key, $0["argNum"]?.integer, $0["formatSpecifier"]?.string ?? "@") }
        }
    }

    /// Changes what substitutions state, each looked at once.
    ///
    /// - Parameter stating: what a substitution is to state instead of its argument, nil for what it does.
    package mutating func changeSubstitutions(
        _ stating: (_ name: String, _ argument: Int?) -> (argument: Int?, specifier: String)?
    ) {
        fields.change("substitutions") { all in
            for index in all.members.indices {
                guard var one = all.members[index].value.object,
                    let stated = stating(all.members[index].key, one["argNum"]?.integer)
                else { continue }
                one["argNum"] = stated.argument.map { .number(String($0)) }
                one["formatSpecifier"] = .string(stated.specifier)
                all.members[index].value = .object(one)
            }
        }
    }

    // MARK: The tree

    private static func unit(in fields: JSONObject, _ path: ArraySlice<CatalogUnitPath.Step>) -> CatalogUnit? {
        switch path.first {
        case nil: return fields["stringUnit"]?.object.flatMap(CatalogUnit.init)
        case .variation(let kind, let name):
            let inner = fields["variations"]?.object?[kind]?.object?[name]?.object
            return inner.flatMap { unit(in: $0, path.dropFirst()) }
        case .substitution(let name):
            let inner = fields["substitutions"]?.object?[name]?.object
            return inner.flatMap { unit(in: $0, path.dropFirst()) }
        case .element(let index):
            guard path.count == 1, let set = fields["stringSet"]?.object, let values = set["values"]?.array,
                values.indices.contains(index), let value = values[index].string
            else { return nil }
            return CatalogUnit(value, state: TranslationState(rawValue: set["state"]?.string ?? "new"))
        }
    }

    private static func set(
        _ unit: CatalogUnit?, in fields: inout JSONObject, _ path: ArraySlice<CatalogUnitPath.Step>
    ) {
        switch path.first {
        case nil:
            guard let unit else {
                fields["stringUnit"] = nil
                return
            }
            fields.change("stringUnit") { inner in
                inner["state"] = .string(unit.state.rawValue)
                inner["value"] = .string(unit.value)
            }
            fields["variations"] = nil
        case .variation(let kind, let name):
            fields.change("variations") { all in
                all.change(kind) { cases in
                    cases.change(name) { set(unit, in: &$0, path.dropFirst()) }
                }
            }
            if unit != nil { fields["stringUnit"] = nil }
        case .substitution(let name):
            fields.change("substitutions") { all in
                // What says only which argument it is about is no substitution any more.
                all.change(name, isEmpty: { $0["variations"] == nil && $0["stringUnit"] == nil }) {
                    set(unit, in: &$0, path.dropFirst())
                }
            }
        case .element(let index):
            fields.change("stringSet", isEmpty: { $0["values"]?.array?.isEmpty ?? true }) { set in
                var values = set["values"]?.array ?? []
                if let unit {
                    if values.indices.contains(index) {
                        values[index] = .string(unit.value)
                    } else {
                        values.append(.string(unit.value))
                    }
                    set["state"] = .string(unit.state.rawValue)
                } else if values.indices.contains(index) {
                    values.remove(at: index)
                }
                set["values"] = .array(values)
            }
        }
    }

    private static func collect(
        _ fields: JSONObject, _ path: CatalogUnitPath, _ units: inout [(path: CatalogUnitPath, unit: CatalogUnit)]
    ) {
        for member in fields.members {
            guard let inner = member.value.object else { continue }
            switch member.key {
            case "stringUnit": CatalogUnit(inner).map { units.append((path, $0)) }
            case "stringSet":
                let state = TranslationState(rawValue: inner["state"]?.string ?? "new")
                for (index, value) in (inner["values"]?.array ?? []).enumerated() {
                    if let value = value.string {
                        units.append((path.appending(.element(index)), CatalogUnit(value, state: state)))
                    }
                }
            case "variations":
                for kind in inner.members {
                    for choice in kind.value.object?.members ?? [] {
                        guard let object = choice.value.object else { continue }
                        collect(object, path.appending(.variation(kind: kind.key, case: choice.key)), &units)
                    }
                }
            case "substitutions":
                for substitution in inner.members {
                    guard let object = substitution.value.object else { continue }
                    collect(object, path.appending(.substitution(substitution.key)), &units)
                }
            default: break
            }
        }
    }
}

extension CatalogUnit {
    init?(_ fields: JSONObject) {
        guard let value = fields["value"]?.string else { return nil }
        self.init(value, state: TranslationState(rawValue: fields["state"]?.string ?? "new"))
    }
}
