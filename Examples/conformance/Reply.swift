import LocaleFormatJSON

/// Why a test has no result.
enum TestProblem: Error {
    /// The test itself is at fault, or the library refused it.
    case failure(String, type: String)
    /// The library does not have what the test asks for.
    case unsupported(String)

    var reply: JSONValue {
        switch self {
        case .failure(let message, let type): .failure(message, type: type)
        case .unsupported(let what):
            .object(["unsupported": .string(what), "error_type": "unsupported", "error_detail": .string(what)])
        }
    }
}

extension JSONValue {
    static func result(_ text: String) -> JSONValue { .object(["result": .string(text)]) }

    static func failure(_ message: String, type: String) -> JSONValue {
        .object(["error": .string(message), "error_type": .string(type)])
    }

    /// The reply with its test's label in front; without one when the test has none.
    func labelled(as test: JSONValue) -> JSONValue {
        guard case .object(let object) = self, let label = test["label"] else { return self }
        return .object(JSONObject(members: [.init(key: "label", value: label)] + object.members))
    }
}
