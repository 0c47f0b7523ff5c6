import LocalizedTextTools

/// Case, normalization, and what looks alike.
enum FormEntry {
    /// Line 1: a locale. 2: a kind of case. 3: a form. 4: the size of chunks. Then the text, see ``Fields/long()``.
    static func run(_ fields: inout Fields) {
        let locale = fields.locale()
        let casing = TextCasing(fields.choice(of: TextCasing.Kind.self), locale: locale)
        let form = fields.choice(of: TextNormalization.self)
        let size = 1 + abs(fields.integer() % 4096)
        let source = fields.longBytes()
        let text = String(decoding: source, as: UTF8.self)
        let mapped = casing.convert(text)
        require(text.isEmpty == mapped.isEmpty, "a text was lost")
        let whole = form.normalize(text)
        require(form.normalize(whole).utf8.elementsEqual(whole.utf8), "what is normalized is normalized again")
        require(form.isNormalized(whole), "what is normalized is not")
        chunks(source, size, form, whole)
        if let skeleton = try? Confusables.skeleton(of: text) {
            require((try? Confusables.compare(text, text)) != .distinct, "a text does not look like itself")
            require(skeleton.isEmpty == text.isEmpty || !text.isEmpty, "a skeleton of nothing")
            _ = try? Confusables.assess(text)
        }
        _ = StoredCollationKey(text)
    }

    private static func chunks(_ source: [UInt8], _ size: Int, _ form: TextNormalization, _ whole: String) {
        var stream = form.stream()
        var bytes: [UInt8] = []
        do throws(NormalizationError) {
            for start in stride(from: 0, to: source.count, by: size) {
                try stream.append(source.span.extracting(start..<min(start + size, source.count)), to: &bytes)
            }
            try stream.finish(to: &bytes)
            require(bytes.elementsEqual(whole.utf8), "chunks are another text")
        } catch {
            if case .malformed = error { return }
            require(source.count > NormalizationStream.maximumRun, "\(error)")
        }
    }
}
