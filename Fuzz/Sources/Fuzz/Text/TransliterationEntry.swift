import LocaleFormat
import LocaleFormatTransliteration

/// Transforms by ids and by rules: none loops or explodes, and chunks are the whole.
enum TransliterationEntry {
    /// Line 1: `id` or `rules`, and `reverse`. 2: the size of chunks. 3: a locale, for a slug. 4: the text, see ``Fields/longLine()``. Then the
    /// id or the rules.
    static func run(_ fields: inout Fields) {
        let kind = fields.line()
        let size = 1 + abs(fields.integer() % 4_096)
        let locale = fields.locale()
        let text = fields.longLine()
        let source = fields.text()
        let direction: TransliterationStyle.Direction = kind.contains("reverse") ? .reverse : .forward
        let style =
            kind.hasPrefix("rules")
            ? TransliterationStyle(rules: source, direction: direction)
            : TransliterationStyle(source, direction: direction)
        if let slug = try? String(text.prefix(512)).slug(in: locale) {
            require(slug.utf8.allSatisfy { $0 == 0x2D || 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 }, slug)
        }
        guard let compiled = try? style.compiled(), let whole = try? compiled.transliterate(text) else { return }
        var stream = compiled.stream()
        var bytes: [UInt8] = []
        let input = Array(text.utf8)
        for start in stride(from: 0, to: input.count, by: size) {
            try? stream.append(input.span.extracting(start..<min(start + size, input.count)), to: &bytes)
        }
        try? stream.finish(to: &bytes)
        require(bytes.elementsEqual(whole.utf8), "chunks are another text")
    }
}
