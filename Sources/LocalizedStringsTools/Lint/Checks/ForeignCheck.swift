internal import LocalizedStrings

/// What other systems than Foundation read in a text: tags, Markdown's `**`, placeholders in braces. Only the source tells what is meant, so
/// each translation is compared with it.
enum ForeignCheck {
    static func check(_ context: LintContext, _ collector: inout LintCollector) {
        guard !context.isSource, context.subject.entry.shouldTranslate, let source = context.subject.source else {
            return
        }
        let all = Set(source.wordings.flatMap { Placeholders.names(in: $0.text) })
        for wording in context.text.wordings where wording.state != .new && !wording.text.isEmpty {
            guard let other = source.counterpart(of: wording.path) else { continue }
            tags(wording, other, context, &collector)
            placeholders(wording, other, all, context, &collector)
        }
    }

    private static func tags(
        _ wording: LintWording, _ source: LintWording, _ context: LintContext, _ collector: inout LintCollector
    ) {
        if let tag = TagPairs.firstUnpaired(in: wording.text), TagPairs.firstUnpaired(in: source.text) == nil {
            collector.add(.tags, context, wording, "“\(tag)” has no partner")
        }
        let marks = TagPairs.boldMarks(in: source.text)
        if marks > 0, marks.isMultiple(of: 2), !TagPairs.boldMarks(in: wording.text).isMultiple(of: 2) {
            collector.add(.tags, context, wording, "“**” has no partner")
        }
    }

    private static func placeholders(
        _ wording: LintWording, _ source: LintWording, _ all: Set<String>, _ context: LintContext,
        _ collector: inout LintCollector
    ) {
        guard !Placeholders.isMessage(wording.text), !Placeholders.isMessage(source.text) else { return }
        let (own, expected) = (Placeholders.names(in: wording.text), Placeholders.names(in: source.text))
        let origin = context.subject.sourceLanguage
        let extra = own.filter { !all.contains($0) }
        let missing = expected.filter { !own.contains($0) }
        if let name = extra.first {
            let meant = extra.count == 1 && missing.count == 1 ? missing.first : nil
            return collector.add(
                .placeholder, context, wording, "\(name) is not in \(origin)", suggestion: meant)
        }
        // “one file”: the wording says the number itself.
        if ["zero", "one", "two"].contains(wording.category) { return }
        if let name = missing.first {
            collector.add(.placeholder, context, wording, "\(name) of \(origin) is not used")
        }
    }
}

/// `{name}`, `{0}`, `{{count}}`: what a program replaces by itself.
private enum Placeholders {
    /// As they are written, each once, in their order.
    static func names(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "{")) else { return [] }
        var names: [String] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "{"), let end = ProtectedRanges.braces(at: index, in: bytes) else {
                index += 1
                continue
            }
            let name = bytes[index..<end]
            let isName = name.allSatisfy { byte in
                (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || (0x30...0x39).contains(byte)
                    || "{}_.-".utf8.contains(byte)
            }
            let written = String(decoding: name, as: UTF8.self)
            // `${HOME}` is more often a word of a shell's than a place for a value.
            let isShell = index > 0 && bytes[index - 1] == UInt8(ascii: "$")
            if isName, !isShell, written.contains(where: { $0.isLetter || $0.isNumber }), !names.contains(written) {
                names.append(written)
            }
            index = end
        }
        return names
    }

    /// Whether a text is a message with choices, whose braces hold texts.
    static func isMessage(_ text: String) -> Bool {
        guard text.contains("{") else { return false }
        let plain = text.filter { $0 != " " }
        return [",plural,", ",select,", ",selectordinal,", ",choice,"].contains { plain.contains($0) }
    }
}
