public import LocalizedStrings

extension POFile {
    /// The file in the character set that its header names, byte for byte as it was read where nothing was changed.
    ///
    /// - Throws: `StringsError.unexpected(file:path:expected:found:)` for a character that the set has not, and for a set that is not
    ///   written; the path is the entry's `msgid`.
    public func bytes() throws(StringsError) -> [UInt8] {
        let name = header.charset ?? "UTF-8"
        guard let charset = TextCharset(name: name) else {
            throw .unexpected(
                file: "", path: ["Content-Type"], expected: "a character set that is written, such as UTF-8",
                found: name)
        }
        var bytes: [UInt8] = hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
        for (index, entry) in entries.enumerated() {
            let (part, fault) = charset.encode(text(of: entry, isFirst: index == 0))
            if let fault {
                throw .unexpected(
                    file: "", path: [entry.id], expected: "characters of \(charset.name)",
                    found: "U+" + String(fault.value, radix: 16, uppercase: true))
            }
            bytes += part
        }
        return bytes + charset.encode(ending).bytes
    }

    private func text(of entry: POEntry, isFirst: Bool) -> String {
        if let source = entry.source {
            if source.entry == entry { return source.leading + source.text }
            return source.leading + POWriter.text(of: entry, newline: newline)
        }
        return (isFirst ? "" : newline) + POWriter.text(of: entry, newline: newline)
    }
}

/// Writes entries of a `.po` file as GNU's programs do, but breaks texts only where they have line ends.
enum POWriter {
    static func text(of entry: POEntry, newline: String) -> String {
        var lines: [String] = []
        func comment(_ mark: String, _ text: String) {
            // A comment is one line for each of its own.
            for line in text.utf8.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D })
            {
                lines.append(line.isEmpty ? mark : "\(mark) \(Substring(line))")
            }
        }
        for text in entry.translatorComments { comment("#", text) }
        for text in entry.extractedComments { comment("#.", text) }
        lines += references(entry.references)
        let flags = entry.flags.filter { !$0.isEmpty }
        if !flags.isEmpty { lines.append("#, " + flags.joined(separator: ", ")) }
        let mark = entry.isObsolete ? "#~" : ""
        for (keyword, text) in [
            ("msgctxt", entry.previousContext), ("msgid", entry.previousID), ("msgid_plural", entry.previousPluralID),
        ] {
            if let text { append(keyword, text, mark: mark.isEmpty ? "#| " : "#~| ", to: &lines) }
        }
        let space = mark.isEmpty ? "" : "#~ "
        if let context = entry.context { append("msgctxt", context, mark: space, to: &lines) }
        append("msgid", entry.id, mark: space, to: &lines)
        if let plural = entry.pluralID {
            append("msgid_plural", plural, mark: space, to: &lines)
            for (index, text) in (entry.strings.isEmpty ? [""] : entry.strings).enumerated() {
                append("msgstr[\(index)]", text, mark: space, to: &lines)
            }
        } else {
            append("msgstr", entry.strings.first ?? "", mark: space, to: &lines)
        }
        return lines.joined(separator: newline) + newline
    }

    /// As many on a line as fit 79 columns.
    private static func references(_ references: [String]) -> [String] {
        var lines: [String] = []
        for reference in references {
            let word = reference.contains { $0 == " " || $0 == "\t" } ? "\u{2068}\(reference)\u{2069}" : reference
            if let last = lines.last, last.utf8.count + word.utf8.count < 79 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append("#: \(word)")
            }
        }
        return lines
    }

    private static func append(_ keyword: String, _ text: String, mark: String, to lines: inout [String]) {
        var parts: [String] = []
        var part = ""
        for scalar in text.unicodeScalars {
            part += escaped(scalar)
            if scalar == "\n" {
                parts.append(part)
                part = ""
            }
        }
        if !part.isEmpty || parts.isEmpty { parts.append(part) }
        guard parts.count > 1 else { return lines.append("\(mark)\(keyword) \"\(parts[0])\"") }
        lines.append("\(mark)\(keyword) \"\"")
        lines += parts.map { "\(mark)\"\($0)\"" }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\t": return "\\t"
        case "\r": return "\\r"
        case "\u{7}": return "\\a"
        case "\u{8}": return "\\b"
        case "\u{B}": return "\\v"
        case "\u{C}": return "\\f"
        case "\0"..<" ", "\u{7F}":
            // Three digits, so that a digit after it is not taken in.
            let digits = String(scalar.value, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        default: return String(Character(scalar))
        }
    }
}
