internal import FoundationEssentials
internal import LocaleFormatCore

/// Binary property lists, written through FoundationEssentials. Keys come in alphabetical order, since the format has none.
package enum BinaryPropertyList {
    package static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

    package static func read(_ bytes: [UInt8]) throws(StringsError) -> PropertyListValue {
        try StringsLimits.check(bytes: bytes)
        return try BinaryPropertyListReader.read(bytes)
    }

    package static func write(_ value: PropertyListValue) throws(StringsError) -> [UInt8] {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        do {
            return Array(try encoder.encode(Tree(value: value)))
        } catch let error as StringsError {
            throw error
        } catch {
            throw .malformedPropertyList(file: "", reason: "\(error)".prefix(200).description)
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct Tree: Encodable {
        let value: PropertyListValue

        func encode(to encoder: any Encoder) throws {
            switch value {
            case .dictionary(let dictionary):
                var container = encoder.container(keyedBy: Key.self)
                for member in dictionary.members {
                    try container.encode(Tree(value: member.value), forKey: Key(stringValue: member.key))
                }
            case .array(let elements):
                var container = encoder.unkeyedContainer()
                for element in elements { try container.encode(Tree(value: element)) }
            default:
                var container = encoder.singleValueContainer()
                switch value {
                case .bool(let value): try container.encode(value)
                case .integer(let text): try container.encode(try read(text) { Int64($0) })
                case .real(let text): try container.encode(try read(text) { Double($0) })
                case .data(let text): try container.encode(try read(text) { Data(base64Encoded: $0) })
                case .date(let text): try container.encode(try read(text) { try? Date($0, strategy: .iso8601) })
                case .string(let text): try container.encode(text)
                case .array, .dictionary: break
                }
            }
        }

        /// A value that an XML property list wrote as text.
        private func read<Value>(_ text: String, _ parse: (String) -> Value?) throws -> Value {
            if let value = parse(text) { return value }
            let start = VisibleText.shortened(text, to: 40)
            throw StringsError.malformedPropertyList(file: "", reason: "'\(start)' is not \(value.kind)")
        }
    }
}
