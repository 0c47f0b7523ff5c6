internal import FoundationEssentials

/// Binary property lists, through FoundationEssentials. Keys come in alphabetical order, since the format has none.
package enum BinaryPropertyList {
    static let limit = 64
    /// References may share a value many times over, so that a few bytes unfold into billions of values.
    static let valuesPerByte = 64

    package static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

    package static func read(_ bytes: [UInt8]) throws(StringsError) -> PropertyListValue {
        let decoder = PropertyListDecoder()
        let budget = Budget(bytes.count * valuesPerByte)
        decoder.userInfo[Budget.key] = budget
        do {
            return try decoder.decode(Node.self, from: Data(bytes)).value
        } catch let error as StringsError {
            throw error
        } catch {
            throw .malformedPropertyList(file: "", reason: "\(error)".prefix(200).description)
        }
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

    /// How many values may still be read. Only the thread that decodes touches it.
    private final class Budget: @unchecked Sendable {
        static let key = CodingUserInfoKey(rawValue: "LocalizedStrings.budget")!
        var values: Int
        init(_ values: Int) { self.values = values }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct Node: Decodable {
        let value: PropertyListValue

        init(from decoder: any Decoder) throws {
            if let budget = decoder.userInfo[Budget.key] as? Budget {
                budget.values -= 1
                if budget.values < 0 {
                    throw StringsError.malformedPropertyList(file: "", reason: "it unfolds into too many values")
                }
            }
            guard decoder.codingPath.count <= limit else {
                throw StringsError.malformedPropertyList(file: "", reason: "it is nested more than \(limit) deep")
            }
            if let container = try? decoder.container(keyedBy: Key.self) {
                var members: [PropertyListDictionary.Member] = []
                for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
                    let inner = try container.decode(Node.self, forKey: key).value
                    members.append(PropertyListDictionary.Member(key: key.stringValue, value: inner))
                }
                value = .dictionary(PropertyListDictionary(members: members))
                return
            }
            if var container = try? decoder.unkeyedContainer() {
                var elements: [PropertyListValue] = []
                while !container.isAtEnd { elements.append(try container.decode(Node.self).value) }
                value = .array(elements)
                return
            }
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                value = .string(text)
            } else if let bool = try? container.decode(Bool.self) {
                value = .bool(bool)
            } else if let integer = try? container.decode(Int64.self) {
                value = .integer(String(integer))
            } else if let real = try? container.decode(Double.self) {
                value = .real(String(real))
            } else if let data = try? container.decode(Data.self) {
                value = .data(data.base64EncodedString())
            } else {
                value = .date((try container.decode(Date.self)).formatted(.iso8601))
            }
        }
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
            throw StringsError.malformedPropertyList(file: "", reason: "'\(text.prefix(40))' is not \(value.kind)")
        }
    }
}
