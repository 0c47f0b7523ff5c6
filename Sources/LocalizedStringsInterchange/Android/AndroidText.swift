public import LocalizedStrings
internal import LocalizedStringsXLIFF

/// The content of a `<string>` or `<item>`: XML in which Android reads further escapes (Android developers' guide, "String resources",
/// "Handle special characters").
///
/// ```swift
/// AndroidText("It's 5\" wide\n").xml              // "It\'s 5\" wide\n"
/// try AndroidText(xml: "  a   \"b  c\"\\u0020").text       // "a b  c "
/// ```
public struct AndroidText: Hashable, Sendable {
    /// As the file has it, between the tags.
    public let xml: String
    /// What the program gets: spaces are collapsed outside of quotes, escapes resolved, tags left out.
    public let text: String
    /// The tags in it, such as `b` and `xliff:g`, in their order.
    public let tags: [String]
    /// Whether the text names another resource, `@string/app_name`, or an attribute of the theme, `?attr/title`.
    public let isReference: Bool

    /// A text, escaped.
    public init(_ text: String) {
        (xml, self.text, tags, isReference) = (Self.escaped(text), text, [], false)
    }

    /// Reads what stands between the tags.
    ///
    /// - Throws: `StringsError.malformed(file:line:column:expected:found:)` for what is not well-formed, and for an escape of no
    ///   character: `\u12`.
    public init(xml: String) throws(StringsError) {
        var reader = AndroidTextReader()
        var tags: [String] = []
        let source = Array("<t>\(xml)</t>".utf8)
        var depth = 0
        _ = try XMLPlaces.read(source, failure: StringsError.init) { (token, _) throws(StringsError) in
            switch token.kind {
            case .open(let name, _):
                if depth > 0 { tags.append(name) }
                depth += 1
                guard depth <= AndroidStrings.depthLimit else {
                    throw .tooDeep(file: "", line: token.line, column: 1, limit: AndroidStrings.depthLimit)
                }
            case .close: depth -= 1
            case .text(let text):
                guard reader.append(text) else {
                    throw .malformed(
                        file: "", line: token.line, column: 1,
                        expected: "four hexadecimal digits of a character after '\\u'",
                        found: "'\(VisibleScalars.text(text))'")
                }
            }
        }
        guard let text = reader.finish() else {
            throw .malformed(
                file: "", line: 1, column: 1, expected: "both halves of a surrogate pair",
                found: "'\(VisibleScalars.text(xml))'")
        }
        (self.xml, self.text, self.tags, isReference) = (xml, text, tags, reader.isReference)
    }

    /// The text with the escapes that it needs, those of XML too.
    private static func escaped(_ text: String) -> String {
        var result = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "\\": result += "\\\\"
            case "'": result += "\\'"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "&", "<", ">": result += XMLEscape.reference(scalar) ?? ""
            case "@" where index == 0, "?" where index == 0: result += "\\" + String(Character(scalar))
            case " " where index == 0 || index == scalars.count - 1 || scalars[index - 1] == " ": result += "\\u0020"
            case "\0"..<" ", "\u{7F}", "\u{85}", "\u{2028}", "\u{FFFE}", "\u{FFFF}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// Resolves Android's own escapes, as its resource compiler does: spaces collapse to one and go at both ends, but in double quotes.
private struct AndroidTextReader {
    private var units: [UInt16] = []
    private var isQuoted = false
    private var hasSpace = false
    private(set) var isReference = false
    private var hasText = false

    /// False for `\u` with no four digits behind it.
    mutating func append(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar {
            case "\"": isQuoted.toggle()
            case " ", "\n", "\t", "\r", "\u{B}", "\u{C}":
                if isQuoted { put(scalar) } else { hasSpace = true }
            case "\\":
                guard index < scalars.count else { continue }
                let escape = scalars[index]
                index += 1
                switch escape {
                case "n": put("\n")
                case "t": put("\t")
                case "u":
                    guard index + 4 <= scalars.count,
                        let unit = UInt16(String(String.UnicodeScalarView(scalars[index..<index + 4])), radix: 16),
                        scalars[index].properties.isASCIIHexDigit
                    else { return false }
                    flushSpace()
                    units.append(unit)
                    index += 4
                default: put(escape)
                }
            default:
                if !hasText, !isQuoted, scalar == "@" || scalar == "?" { isReference = true }
                put(scalar)
            }
        }
        return true
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        flushSpace()
        units += Array(String(Character(scalar)).utf16)
    }

    private mutating func flushSpace() {
        if hasSpace, hasText { units.append(0x20) }
        (hasSpace, hasText) = (false, true)
    }

    /// Nil for half of a surrogate pair.
    func finish() -> String? { String(validating: units, as: UTF16.self) }
}
