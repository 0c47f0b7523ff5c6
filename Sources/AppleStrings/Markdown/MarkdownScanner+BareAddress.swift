internal import LocaleFormatTexts

extension MarkdownScanner {
    /// An address that no angle brackets mark: GitHub Flavored Markdown, "Autolinks (extension)", which Foundation's Markdown has.
    ///
    /// - Parameters:
    ///   - start: where it may begin.
    ///   - first: where the text begins.
    ///   - limit: where the text ends, or a run of markup in it begins.
    mutating func bareAddress(at start: Int, after first: Int, before limit: Int) -> MarkdownSpan? {
        guard start >= withoutAddress, start < limit, isAlphanumeric(bytes[start]) else { return nil }
        let before = start > first ? bytes[start - 1] : 0x20
        guard !isAlphanumeric(before) else { return nil }
        for scheme in ["http://", "https://", "ftp://"] where has(scheme, at: start, limit) {
            return web(start, host: start + scheme.utf8.count, prefix: "", limit)
        }
        for scheme in ["mailto:", "xmpp:"] where has(scheme, at: start, limit) {
            return mail(start, name: start + scheme.utf8.count, before: before, prefix: "", limit)
        }
        if has("www.", at: start, limit), isSpace(before) || "*_~(".utf8.contains(before) {
            return web(start, host: start + 4, prefix: "http://", limit)
        }
        return mail(start, name: start, before: before, prefix: "mailto:", limit)
    }

    /// Whether a text may have such an address: `://`, `www.`, or a sign before and behind an `@`.
    static func mayHaveAddress(_ bytes: [UInt8]) -> Bool {
        for (index, byte) in bytes.enumerated() where index > 0 && index + 2 < bytes.count {
            switch byte {
            case UInt8(ascii: ":") where bytes[index + 1] == UInt8(ascii: "/"): return true
            case UInt8(ascii: "w") where bytes[index + 1] == byte && bytes[index - 1] == byte: return true
            case UInt8(ascii: "@") where isNameByte(bytes[index - 1]): return true
            default: continue
            }
        }
        return false
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: ".-_+".utf8.contains(byte)
        }
    }

    /// - Parameter text: in lower case.
    private func has(_ text: String, at start: Int, _ limit: Int) -> Bool {
        let length = text.utf8.count
        guard start + length <= limit else { return false }
        // `www.` is written so; a scheme in any case (RFC 3986, section 3.1).
        let isExact = text == "www."
        return bytes[start..<start + length].elementsEqual(text.utf8) { left, right in
            left == right || !isExact && isLetter(left) && left | 0x20 == right
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// The host, and all that follows up to white space or `<`.
    private mutating func web(_ start: Int, host: Int, prefix: String, _ limit: Int) -> MarkdownSpan? {
        var offset = host
        // In the last label and the one before it.
        var underscores = (last: 0, before: 0)
        while offset < limit, isHostByte(bytes[offset]) {
            if bytes[offset] == UInt8(ascii: "_") {
                underscores.last += 1
            } else if bytes[offset] == UInt8(ascii: ".") {
                underscores = (0, underscores.last)
            }
            offset += 1
        }
        guard offset > host, isAlphanumeric(bytes[host]) || bytes[host] >= 0x80,
            underscores.last + underscores.before == 0
        else {
            withoutAddress = offset
            return nil
        }
        while offset < limit, !isSpace(bytes[offset]), bytes[offset] != UInt8(ascii: "<") { offset += 1 }
        return span(start..<trimmed(start..<offset), prefix)
    }

    /// A letter of any script: what is not punctuation is not looked up, since a link to a host that is none harms nobody.
    private func isHostByte(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte >= 0x80 || "-_.".utf8.contains(byte) }

    private mutating func mail(
        _ start: Int, name: Int, before: UInt8, prefix: String, _ limit: Int
    ) -> MarkdownSpan? {
        var offset = name
        while offset < limit, Self.isNameByte(bytes[offset]) { offset += 1 }
        guard offset > name, offset < limit, bytes[offset] == UInt8(ascii: "@") else {
            withoutAddress = offset
            return nil
        }
        let host = offset + 1
        offset = host
        while offset < limit, isAlphanumeric(bytes[offset]) || "-_.".utf8.contains(bytes[offset]) { offset += 1 }
        // Those at the end belong to the sentence, or to the emphasis that began before.
        while offset > host,
            bytes[offset - 1] == UInt8(ascii: ".") || before == UInt8(ascii: "_") && bytes[offset - 1] == before
        {
            offset -= 1
        }
        let labels = bytes[host..<offset]
        guard let last = labels.last, isAlphanumeric(last), labels.dropFirst().contains(UInt8(ascii: ".")) else {
            withoutAddress = host
            return nil
        }
        return span(start..<offset, prefix)
    }

    /// Without the punctuation at the end that is the sentence's.
    private func trimmed(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        var surplus = 0
        for byte in bytes[range] {
            if byte == UInt8(ascii: ")") { surplus += 1 } else if byte == UInt8(ascii: "(") { surplus -= 1 }
        }
        while end > range.lowerBound {
            switch bytes[end - 1] {
            case UInt8(ascii: ")"):
                guard surplus > 0 else { return end }
                surplus -= 1
                end -= 1
            case UInt8(ascii: ";"):
                // `&copy;` as a whole.
                var name = end - 1
                while name > range.lowerBound, isAlphanumeric(bytes[name - 1]) { name -= 1 }
                let isReference = name < end - 1 && name > range.lowerBound && bytes[name - 1] == UInt8(ascii: "&")
                end = isReference ? name - 1 : end - 1
            case let byte where "?!.,:*_~'\"".utf8.contains(byte): end -= 1
            default: return end
            }
        }
        return end
    }

    private func span(_ range: Range<Int>, _ prefix: String) -> MarkdownSpan {
        let text = String(decoding: bytes[range], as: UTF8.self)
        return MarkdownSpan(
            inline: .link(destination: prefix + text, title: nil), range: range, content: range, destination: range)
    }
}
