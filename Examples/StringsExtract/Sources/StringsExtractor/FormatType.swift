import SwiftSyntax

/// What an interpolated value becomes in a key. The specifiers are those that `String.LocalizationValue` and
/// `LocalizedStringKey` append for the type.
enum FormatType: Hashable {
    case int64, int32, uint64, uint32, float, double, object

    var specifier: String {
        switch self {
        case .int64: "%lld"
        case .int32: "%d"
        case .uint64: "%llu"
        case .uint32: "%u"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
    }

    /// The type of that name; nil for a name that says nothing, which may be an alias of a number.
    init?(named name: some StringProtocol) {
        switch name {
        case "Int", "Int64": self = .int64
        case "Int8", "Int16", "Int32", "CInt": self = .int32
        case "UInt", "UInt64": self = .uint64
        case "UInt8", "UInt16", "UInt32", "CUnsignedInt": self = .uint32
        case "Float", "Float32": self = .float
        case "Double", "Float64", "CGFloat", "TimeInterval": self = .double
        case "String", "Substring", "Character", "AttributedString", "NSString", "NSAttributedString", "NSNumber",
            "Date",
            "Decimal", "URL", "UUID", "LocalizedText", "LocalizedStringResource", "PersonName", "PersonNameComponents",
            "StaticString", "Text", "Image", "Bool":
            self = .object
        default: return nil
        }
    }

    /// The type that an annotation names, through optionality, modules (`Swift.Int`) and specifiers (`inout Int`).
    init?(_ type: TypeSyntax) {
        var type = type
        while true {
            if let optional = type.as(OptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                type = only.type
            } else {
                break
            }
        }
        if let member = type.as(MemberTypeSyntax.self) {
            self.init(named: member.name.text)
        } else if let name = type.as(IdentifierTypeSyntax.self) {
            if name.name.text == "Optional",
                case .type(let wrapped)? = name.genericArgumentClause?.arguments.first?.argument
            {
                // One level is enough: a nested optional of a generic spelling is not what people interpolate.
                guard let name = wrapped.as(IdentifierTypeSyntax.self) else { return nil }
                self.init(named: name.name.text)
            } else {
                self.init(named: name.name.text)
            }
        } else {
            return nil
        }
    }

    /// The cases of `String.LocalizationValue.Placeholder`.
    init?(placeholder name: String) {
        switch name {
        case "int": self = .int64
        case "uint": self = .uint64
        case "float": self = .float
        case "double": self = .double
        case "object": self = .object
        default: return nil
        }
    }

    var isNumber: Bool { self != .object }
}
