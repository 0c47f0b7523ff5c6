import LocaleFormat
import LocaleFormatJSON

/// The protocol between the suite's driver and an executor: a line in, at most a line out, nothing kept in between.
struct Session {
    private var input: LineReader
    private var hasExited = false

    /// The version of this executor and package, for the suite's report.
    static let version = "0.1.0"

    init(input: LineReader) { self.input = input }

    /// Replies to the next line and to those that wait behind it, as bytes; nil after `#EXIT` or the input's end.
    mutating func nextReplies() -> [UInt8]? {
        guard !hasExited, var line = input.next() else { return nil }
        var output: [UInt8] = []
        while true {
            reply(to: line, output: &output)
            guard !hasExited, output.count < 1 << 16, input.hasLine, let next = input.next() else { return output }
            line = next
        }
    }

    private mutating func reply(to line: LineReader.Line, output: inout [UInt8]) {
        switch line {
        case .tooLong(let count):
            send(
                .failure("the line has \(count) bytes; at most \(input.limit) are read", type: "line too long"), &output
            )
        case .bytes(let bytes):
            if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
            if bytes.first == UInt8(ascii: "#") {
                command(String(decoding: bytes, as: UTF8.self), &output)
            } else {
                send(Self.answer(bytes), &output)
            }
        }
    }

    private mutating func command(_ text: String, _ output: inout [UInt8]) {
        if text.hasPrefix("#EXIT") {
            hasExited = true
        } else if text.hasPrefix("#VERSION") {
            send(Self.versions, &output)
        } else if text.hasPrefix("#TESTS") {
            let types = TestType.allCases.map { JSONValue.string($0.rawValue) }
            send(.object(["supported_tests": .array(types)]), &output)
        }
        // Any other line with this mark is a remark, in either direction.
    }

    private static var versions: JSONValue {
        .object([
            "platform": .string("LocaleFormat"), "platformVersion": .string(version),
            "icuVersion": .string(ICULibrary.version), "cldrVersion": .string(ICULibrary.cldrVersion),
        ])
    }

    /// The reply to a line that holds a test.
    static func answer(_ line: [UInt8]) -> JSONValue {
        let test: JSONValue
        do throws(JSONError) { test = try JSONReader.value(of: line) } catch {
            return .failure(error.description, type: "unreadable test")
        }
        guard case .object = test else { return .failure("a test is a JSON object", type: "unreadable test") }
        guard let name = test["test_type"]?.string else {
            return .failure("the test has no test_type", type: "unreadable test").labelled(as: test)
        }
        guard let type = TestType(rawValue: name) else {
            return .object(["error": "unknown test type", "unsupported": .string(name)]).labelled(as: test)
        }
        return type.answer(test).labelled(as: test)
    }

    private func send(_ reply: JSONValue, _ output: inout [UInt8]) {
        output += reply.text.utf8
        output.append(UInt8(ascii: "\n"))
    }
}
