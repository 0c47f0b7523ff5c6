/// Writes XML property lists as Apple's tools do: a tab a level, the outermost value at the margin, `&`, `<` and `>` as
/// entities, everything else as it is.
package struct XMLPropertyListWriter {
    private var text: String
    private let layout: PropertyListLayout
    private var depth = 0

    package static func write(_ value: PropertyListValue, _ layout: PropertyListLayout = PropertyListLayout()) -> String
    {
        var writer = XMLPropertyListWriter(text: layout.header, layout: layout)
        writer.indent()
        writer.write(value)
        return writer.text + layout.footer
    }

    private mutating func write(_ value: PropertyListValue) {
        switch value {
        case .string(let text): element("string", text)
        case .integer(let text): element("integer", text)
        case .real(let text): element("real", text)
        case .date(let text): element("date", text)
        case .data(let text): element("data", text)
        case .bool(let value): text += value ? "<true/>" : "<false/>"
        case .array(let elements):
            guard !elements.isEmpty else { return empty("array") }
            text += "<array>"
            depth += 1
            for element in elements {
                line()
                write(element)
            }
            depth -= 1
            line()
            text += "</array>"
        case .dictionary(let dictionary):
            guard !dictionary.members.isEmpty || dictionary.ending != nil || !dictionary.comments.isEmpty else {
                return empty("dict")
            }
            text += "<dict>"
            depth += 1
            for member in dictionary.members {
                if depth == 1, let source = member.source {
                    text += source
                    continue
                }
                comments(member.comments)
                line()
                element("key", member.key)
                line()
                write(member.value)
            }
            depth -= 1
            if depth == 0, let ending = dictionary.ending {
                text += ending
            } else {
                depth += 1
                comments(dictionary.comments)
                depth -= 1
                line()
            }
            text += "</dict>"
        }
    }

    private mutating func comments(_ comments: [String]) {
        for comment in comments {
            line()
            // Two hyphens would end it.
            text +=
                "<!--" + comment.split(separator: "--", omittingEmptySubsequences: false).joined(separator: "- -")
                + "-->"
        }
    }

    private mutating func element(_ name: String, _ content: String) {
        text += "<\(name)>\(XMLEscape.text(content))</\(name)>"
    }

    private mutating func empty(_ name: String) { text += layout.closesEmpty ? "<\(name)/>" : "<\(name)></\(name)>" }

    private mutating func line() {
        text += layout.newline
        indent()
    }

    private mutating func indent() {
        text += layout.margin
        for _ in 0..<depth { text += layout.indent }
    }
}
