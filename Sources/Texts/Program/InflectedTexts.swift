internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// Inflected texts whose arguments have no end of forms, such as names, by their arguments: the last ones that were asked for.
///
/// A bounded cache. A key is the arguments byte for byte: strings that are equal by canonical equivalence
/// are written differently, and so are 0 and -0.
final class InflectedTexts: Sendable {
    /// Bytes of the longest arguments.
    private static let longestKey = 256

    private let texts = CompiledCache<[UInt8], String>(capacity: 64)

    /// The text for these arguments, which is made where it is not known.
    func text(for arguments: [TextArgument], make: () throws(TextError) -> String) throws(TextError) -> String {
        guard let key = Self.key(arguments) else { return try make() }
        return try texts.value(for: key, build: make)
    }

    /// Nil for arguments that are long or bring styles of their own, and for whole numbers alone, whose forms are kept elsewhere.
    private static func key(_ arguments: [TextArgument]) -> [UInt8]? {
        var key: [UInt8] = []
        key.reserveCapacity(64)
        var isOfForms = true
        for argument in arguments {
            // No byte of UTF-8 is one of these marks, and numbers are of fixed length.
            switch argument {
            case .string(let text):
                guard text.utf8.count <= longestKey else { return nil }
                key.append(0xFF)
                key += text.utf8
                isOfForms = false
            case .number(.integer(let isNegative, let magnitude)):
                key.append(isNegative ? 0xFE : 0xFD)
                append(magnitude, to: &key)
            case .number(.double(let value)):
                key.append(0xFC)
                append(value.bitPattern, to: &key)
                isOfForms = false
            default: return nil
            }
        }
        return isOfForms || key.count > longestKey ? nil : key
    }

    private static func append(_ value: UInt64, to key: inout [UInt8]) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { key.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
}
