internal import LocaleFormatJSON
internal import LocalizedStrings

/// A text of i18next in its parts: `{{count, number}} files in $t(folder, {"count": {{folders}} })`.
struct I18NextText {
    enum Part: Hashable {
        case text(String)
        /// `{{- name, format}}`
        case value(name: String, format: String?, isUnescaped: Bool)
        /// `$t(key, {…})`
        case nested(I18NextNesting)
    }

    var parts: [Part] = []

    /// Reads a text. What is not closed is text.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        var (index, start) = (0, 0)
        var (hasValues, hasNested) = (true, true)
        func string(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
        while index < bytes.count {
            let rest = bytes[index...]
            var found: (end: Int, next: Int, part: Part)?
            if hasValues, rest.starts(with: "{{".utf8) {
                if let end = Self.end(of: rest.dropFirst(2)) {
                    found = (index, end + 2, Self.value(string(index + 2, end)[...]))
                } else {
                    hasValues = false
                }
            } else if hasNested, rest.starts(with: "$t(".utf8) {
                if let end = Self.parenthesis(of: rest.dropFirst(3)) {
                    found = (index, end + 1, .nested(I18NextNesting(string(index + 3, end))))
                } else {
                    hasNested = false
                }
            }
            guard let found else {
                index += 1
                continue
            }
            if start < found.end { parts.append(.text(string(start, found.end))) }
            parts.append(found.part)
            (index, start) = (found.next, found.next)
        }
        if start < bytes.count { parts.append(.text(string(start, bytes.count))) }
    }

    /// Where `}}` begins.
    private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: "}") && bytes[$0 + 1] == UInt8(ascii: "}") }
    }

    /// The parenthesis that closes a nesting; those within texts in quotes are none.
    private static func parenthesis(of bytes: ArraySlice<UInt8>) -> Int? {
        var isQuoted = false
        var last: UInt8 = 0
        for place in bytes.indices {
            if bytes[place] == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isQuoted.toggle() }
            if bytes[place] == UInt8(ascii: ")"), !isQuoted { return place }
            last = bytes[place]
        }
        return nil
    }

    private static func value(_ inner: Substring) -> Part {
        var rest = inner
        let isUnescaped = rest.first == "-"
        if isUnescaped { rest = rest.dropFirst() }
        guard let comma = rest.firstIndex(of: ",") else {
            return .value(name: trimmed(rest), format: nil, isUnescaped: isUnescaped)
        }
        return .value(
            name: trimmed(rest[..<comma]), format: trimmed(rest[comma...].dropFirst()), isUnescaped: isUnescaped)
    }

    static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

/// A text within another: `$t(key, {"count": {{girls}}, "context": "male"})`.
struct I18NextNesting: Hashable {
    /// What an option is set to.
    enum Value: Hashable {
        case argument(String)
        case text(String)
    }

    /// As it is written between the parentheses.
    var written: String
    var key: String
    /// By name; nil for options that cannot be read.
    var options: [String: Value]?

    init(_ written: String) {
        self.written = written
        guard let comma = written.firstIndex(of: ",") else {
            (key, options) = (I18NextText.trimmed(written[...]), [:])
            return
        }
        key = I18NextText.trimmed(written[..<comma])
        options = Self.options(written[comma...].dropFirst())
    }

    /// Arguments stand in the options before these are JSON.
    private static func options(_ text: Substring) -> [String: Value]? {
        var json = ""
        var rest = text
        var isQuoted = false
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            let before = rest[..<start.lowerBound]
            json += before
            if before.count(where: { $0 == "\"" }) % 2 == 1 { isQuoted.toggle() }
            let name = "\u{1}" + I18NextText.trimmed(rest[start.upperBound..<end.lowerBound])
            let mark = JSONValue.string(name).text
            json += isQuoted ? String(mark.dropFirst().dropLast()) : mark
            rest = rest[end.upperBound...]
        }
        json += rest
        guard let object = (try? JSONReader.read(Array(json.utf8)))?.object else { return nil }
        var options: [String: Value] = [:]
        for member in object.members {
            if let string = member.value.string {
                options[member.key] = string.hasPrefix("\u{1}") ? .argument(String(string.dropFirst())) : .text(string)
            } else {
                options[member.key] = .text(member.value.text)
            }
        }
        return options
    }
}
