import SwiftSyntax

/// A type as the source writes it, as far as extraction asks: names without their modules, and neither optionality nor
/// attributes nor `some`.
public indirect enum WrittenType: Codable, Hashable, Sendable {
    case named(String, [WrittenType])
    case array(WrittenType)
    case dictionary(WrittenType, WrittenType)
    case tuple([Element])
    /// A function, of which only the result matters.
    case function(WrittenType)
    /// Declared, and not known.
    case unknown

    public struct Element: Codable, Hashable, Sendable {
        var label: String?
        var type: WrittenType
    }

    static let int = named("Int", [])
    static let double = named("Double", [])
    static let string = named("String", [])
    static let bool = named("Bool", [])

    init(named name: String) { self = .named(name, []) }

    /// Collections whose elements are those of an array, by name.
    private static let rows: Set = [
        "Array", "ArraySlice", "ContiguousArray", "Set", "FetchedResults", "SectionedFetchResults", "Query", "List",
        "Results",
        "IdentifiedArrayOf", "AnyCollection", "Slice", "ReversedCollection", "OrderedSet", "Sequence", "Collection",
    ]

    /// - Parameter depth: how deep types inside one another are read; what is deeper is not known.
    init(_ type: TypeSyntax, depth: Int = 8) {
        guard depth > 0 else {
            self = .unknown
            return
        }
        func inner(_ type: TypeSyntax) -> WrittenType { WrittenType(type, depth: depth - 1) }
        switch Self.bare(type).as(TypeSyntaxEnum.self) {
        case .identifierType(let name):
            self.init(name.name.text, Self.arguments(of: name.genericArgumentClause, inner))
        case .memberType(let member):
            self.init(member.name.text, Self.arguments(of: member.genericArgumentClause, inner))
        case .arrayType(let array): self = .array(inner(array.element))
        case .dictionaryType(let dictionary): self = .dictionary(inner(dictionary.key), inner(dictionary.value))
        case .tupleType(let tuple):
            self = .tuple(tuple.elements.map { Element(label: $0.firstName?.text, type: inner($0.type)) })
        case .functionType(let function): self = .function(inner(function.returnClause.type))
        case .metatypeType(let metatype): self = inner(metatype.baseType)
        default: self = .unknown
        }
    }

    private init(_ name: String, _ arguments: [WrittenType]) {
        if name == "Optional", let only = arguments.first {
            self = only
        } else if Self.rows.contains(name), let element = arguments.first {
            self = .array(element)
        } else if name == "Dictionary" || name == "KeyValuePairs", arguments.count == 2 {
            self = .dictionary(arguments[0], arguments[1])
        } else {
            self = .named(name, arguments)
        }
    }

    /// Without what surrounds a type and changes nothing here: `Int?`, `(Int)`, `inout Int`, `some View`.
    private static func bare(_ type: TypeSyntax) -> TypeSyntax {
        var type = type
        while true {
            if let optional = type.as(OptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else if let constrained = type.as(SomeOrAnyTypeSyntax.self) {
                type = constrained.constraint
            } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                type = only.type
            } else {
                return type
            }
        }
    }

    private static func arguments(
        of clause: GenericArgumentClauseSyntax?, _ inner: (TypeSyntax) -> WrittenType
    ) -> [WrittenType] {
        (clause?.arguments).map { arguments in
            arguments.prefix(8).map { argument in
                if case .type(let type) = argument.argument { return inner(type) }
                return .unknown
            }
        } ?? []
    }

    /// The name of a type that has one.
    var name: String? {
        if case .named(let name, _) = self { return name }
        return nil
    }

    /// What a loop over a value of the type gives.
    var element: WrittenType? {
        switch self {
        case .array(let element): element
        case .dictionary(let key, let value):
            .tuple([Element(label: "key", type: key), Element(label: "value", type: value)])
        case .named("String", _), .named("Substring", _): .named("Character", [])
        case .named("Binding", let wrapped), .named("Range", let wrapped), .named("ClosedRange", let wrapped):
            wrapped.first.flatMap { $0.element ?? $0 }
        default: nil
        }
    }

    /// Whether the type, or one that it is made of, is such: elements, values, the result of a function.
    func contains(where matches: (WrittenType) -> Bool) -> Bool {
        var open = [self]
        while let next = open.popLast() {
            switch next {
            case .array(let element): open.append(element)
            case .dictionary(let key, let value): open += [key, value]
            case .tuple(let elements): open += elements.map(\.type)
            case .function(let result): open.append(result)
            case .named: if matches(next) { return true }
            case .unknown: break
            }
        }
        return false
    }
}
