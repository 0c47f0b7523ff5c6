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
        case "Int8", "Int16", "Int32", "CInt", "CShort": self = .int32
        case "UInt", "UInt64": self = .uint64
        case "UInt8", "UInt16", "UInt32", "CUnsignedInt": self = .uint32
        case "Float", "Float32": self = .float
        case "Double", "Float64", "Float80", "CGFloat", "TimeInterval", "CLLocationDegrees", "CLLocationDistance":
            self = .double
        case "String", "Substring", "Character", "AttributedString", "NSString", "NSAttributedString", "NSNumber",
            "Date",
            "Decimal", "URL", "UUID", "LocalizedText", "LocalizedStringResource", "PersonName", "PersonNameComponents",
            "StaticString", "Text", "Image", "Bool", "LocalizedStringKey", "Data", "Locale", "Calendar", "TimeZone",
            "Measurement", "Duration", "DateInterval", "DateComponents", "NSError":
            self = .object
        default: return nil
        }
    }

    /// The type that was written, where its name says what it is.
    init?(_ type: WrittenType) {
        switch type {
        case .named(let name, _): self.init(named: name)
        case .array, .dictionary, .tuple, .function, .unknown: return nil
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
