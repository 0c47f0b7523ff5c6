/// One line of `fmt batch`, read: `{"id":7,"op":"number","value":"1234.5","locale":"hi-IN-u-nu-deva"}`.
struct BatchRequest {
    /// The bytes of `id` as they were written; nil where there is none.
    private(set) var id: ArraySlice<UInt8>?
    private(set) var operation: OperationName?
    private(set) var options = OptionValues()
    private(set) var value: String?
    /// The first thing that is wrong with the line.
    private(set) var failure: String?

    init(_ line: ArraySlice<UInt8>) {
        var scanner = JSONScanner(line)
        do throws(JSONScanner.Fault) { read(try scanner.members()) } catch {
            failure = "not a JSON object: at byte \(error.offset) expected \(error.expected)"
        }
    }

    private mutating func read(_ members: [JSONScanner.Member]) {
        var op: String?
        var kind: String?
        for (index, member) in members.enumerated() {
            let key = member.key
            if members[..<index].contains(where: { $0.key == key }) { fail("'\(key.shortened)' is there twice") }
            switch (key, member.value) {
            case ("id", _): id = member.bytes
            case ("op", .string(let text)): op = text
            case ("kind", .string(let text)): kind = text
            case ("op", _), ("kind", _): fail("'\(key)' must be a string")
            case ("value", .string(let text)), ("value", .number(let text)), ("text", .string(let text)): value = text
            case ("value", _): fail("'value' must be a string or a number")
            case ("text", _): fail("'text' must be a string")
            default: readOption(key, member.value)
            }
        }
        resolve(op, kind: kind)
    }

    private mutating func resolve(_ op: String?, kind: String?) {
        let known = "known are: \(OperationName.batchList)"
        guard let op else { return fail("'op' is missing; \(known)") }
        operation = OperationName(batchName: op, kind: kind)
        guard let operation else { return fail("unknown op '\(op.shortened)'; \(known)") }
        if value == nil { fail("'value' is missing") }
        let allowed = operation.type.options
        for entry in options.entries where entry.name != .json && !allowed.contains(entry.name) {
            fail("'\(entry.name.batchName)' is no option of \(op)")
        }
    }

    private mutating func readOption(_ key: String, _ member: JSONScanner.Value) {
        guard let name = OptionName(batchName: key) else { return fail("unknown option '\(key.shortened)'") }
        switch (name.kind, member) {
        case (_, .null), (.flag, .bool(false)): break
        case (.flag, .bool(true)): options[name] = "true"
        case (.flag, _): fail("'\(key)' must be true or false")
        case (.text, .string(let text)): options[name] = text
        case (.text, _): fail("'\(key)' must be a string")
        case (.number, .string(let text)), (.number, .number(let text)): options[name] = text
        case (.number, _): fail("'\(key)' must be a number")
        }
    }

    private mutating func fail(_ message: String) { if failure == nil { failure = message } }
}

extension OperationName {
    /// `number`; for operations of two words `parse` with `"kind":"number"`, or both words at once, `parse-number`.
    init?(batchName: String, kind: String?) {
        if batchName == "parse" {
            self.init(rawValue: "parse-" + (kind ?? "number"))
        } else {
            self.init(rawValue: batchName)
        }
    }

    static var batchList: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
