import LocaleFormatJSON
import Testing

/// Which characters a string's text escapes: those that JSON must, and those that a terminal or a reader's eye takes for something else.
@Suite struct EscapeTests {
    /// Controls (RFC 8259, section 7, and C1), lines and directions.
    private func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x22, 0x5C, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// All of the basic plane, and one character beyond.
    private let scalars = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init) + ["😀"]

    /// A string of a value, of a member, one that is appended piece by piece, and one that stands in JSON already.
    @Test func escapesAreThoseOfTheList() throws {
        var wrong: [String] = []
        for scalar in scalars {
            var (whole, pieces, given) = (JSONObjectWriter(), JSONObjectWriter(), JSONObjectWriter())
            whole.member("a", string: String(scalar))
            pieces.member("a") { $0.append(contentsOf: String(scalar).utf8) }
            let value = JSONValue.string(String(scalar)).text
            let raw = "\"\(scalar)\""
            let isJSON = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
            given.member("a", json: Array((isJSON ? raw : value).utf8)[...])
            let texts = [whole.finish(), pieces.finish(), given.finish()]
            if (value == raw) == isEscaped(scalar) || texts.contains(where: { $0 != Array("{\"a\":\(value)}".utf8) }) {
                wrong.append(String(scalar.value, radix: 16))
            }
        }
        #expect(wrong == [])
    }

    @Test func whatIsWrittenIsRead() throws {
        let text = String(String.UnicodeScalarView(scalars))
        #expect(try JSONReader.value(of: Array(JSONValue.string(text).text.utf8)) == .string(text))
    }
}
