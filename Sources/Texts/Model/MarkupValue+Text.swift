extension MarkupValue: CustomStringConvertible {
    /// As a translator would write it, in JSON5: `{ grammaticalGender: "feminine" }`.
    public var description: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let text): text
        case .string(let text): Self.quoted(text)
        case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .object(let members):
            members.isEmpty ? "{}" : "{ " + members.map(\.description).joined(separator: ", ") + " }"
        }
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension MarkupMember: CustomStringConvertible {
    public var description: String {
        let isName =
            !key.isEmpty
            && key.utf8.allSatisfy {
                ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 == 0x5F || (0x30...0x39).contains($0)
            }
            && !(0x30...0x39).contains(key.utf8.first ?? 0x30)
        return (isName ? key : MarkupValue.quoted(key)) + ": " + value.description
    }
}
