internal import LocaleFormatBridge

/// The buckets of an ``AlphabeticIndex`` in the order of texts: those that are shown, and those whose texts stand under another
/// one.
struct IndexBuckets: Sendable {
    /// A stretch of the order.
    struct Stretch: Sendable {
        /// What it begins with.
        let start: String
        let bucket: AlphabeticIndex.Bucket
        /// The stretch whose bucket is shown in its place.
        var shown: Int?
    }

    private(set) var stretches: [Stretch] = []
    /// At the primary level.
    private let collation: CompiledCollation

    /// - Parameter collation: at the primary level.
    init(_ collation: CompiledCollation, addsLatin: Bool) {
        self.collation = collation
        let labels = IndexLabels(collation)
        add(.init(kind: .underflow), from: "")
        var scripts = labels.scripts[...]
        var scriptEnd = ""
        let texts = labels.texts(addsLatin: addsLatin)
        for text in texts {
            if collation.compare(text, scriptEnd) != .before {
                let isSkipping = skip(&scripts, to: text)
                if isSkipping, stretches.count > 1 { add(.init(kind: .inflow), from: scriptEnd) }
                scriptEnd = scripts.popFirst() ?? scriptEnd
            }
            add(.init(label: Self.shown(text)), from: text)
            addRest(of: text)
        }
        guard !texts.isEmpty else { return }
        add(.init(kind: .overflow), from: scriptEnd)
        joinPinyin()
        joinInflows()
    }

    private mutating func add(_ bucket: AlphabeticIndex.Bucket, from start: String, shown: Int? = nil) {
        stretches.append(Stretch(start: start, bucket: bucket, shown: shown))
    }

    /// Leaves out the scripts that begin before a text; whether there are any.
    private func skip(_ scripts: inout ArraySlice<String>, to text: String) -> Bool {
        let count = scripts.prefix { collation.compare(text, $0) != .before }.count
        scripts.removeFirst(count)
        return count > 0
    }

    /// 3劃 of the braille pattern whose number is that of strokes; the letter, sound or radical that follows the mark.
    private static func shown(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard IndexLabels.isChinese(text), let sign = scalars.dropFirst().first else { return text }
        return (0x2801...0x28FF).contains(sign.value) ? "\(sign.value - 0x2800)劃" : String(scalars.dropFirst())
    }

    /// Behind a label of several weights, such as Sch, the texts of the last one of a single weight go on: St stands under S.
    private mutating func addRest(of text: String) {
        guard !IndexLabels.isChinese(text), hasSeveralWeights(text) else { return }
        for index in stretches.indices.dropLast().reversed() {
            let stretch = stretches[index]
            guard stretch.bucket.kind == .label else { return }
            if stretch.shown == nil, !hasSeveralWeights(stretch.start) {
                // U+FFFF sorts behind everything.
                return add(.init(label: ""), from: text + "\u{FFFF}", shown: index)
            }
        }
    }

    private func hasSeveralWeights(_ text: String) -> Bool {
        ((try? collation.collator.primaryCount(of: text)) ?? 0) > 1
    }

    /// Chinese names under a letter of pinyin stand with Latin ones.
    private mutating func joinPinyin() {
        var latin: [Unicode.Scalar: Int] = [:]
        var pinyin: [Unicode.Scalar: Int] = [:]
        for (index, stretch) in stretches.enumerated() {
            let scalars = stretch.start.unicodeScalars
            guard let letter = scalars.last, IndexLabels.isLatin(letter) else { continue }
            if scalars.count == 1 { latin[letter] = index }
            if scalars.count == 2, IndexLabels.isChinese(stretch.start) { pinyin[letter] = index }
        }
        for (letter, index) in pinyin {
            if let place = latin[letter] { stretches[index].shown = place }
        }
    }

    /// What is left between two buckets of other scripts, as nothing between them is shown, is one.
    private mutating func joinInflows() {
        guard var next = stretches.indices.last else { return }
        for index in stretches.indices.dropFirst().dropLast().reversed() where stretches[index].shown == nil {
            if stretches[index].bucket.kind == .inflow, stretches[next].bucket.kind != .label {
                stretches[index].shown = next
            } else {
                next = index
            }
        }
    }

    /// The stretch that is shown for the one that a text is in.
    ///
    /// The search halves as ICU's does, since the starts are not always in order: in Khmer ឪ weighs what ឩ weighs and more, and so
    /// sorts before ឩ with U+FFFF, which stands before it.
    func place(of text: String) -> Int {
        var (start, limit) = (0, stretches.count)
        while start + 1 < limit {
            let middle = (start + limit) / 2
            if collation.compare(text, stretches[middle].start) == .before { limit = middle } else { start = middle }
        }
        return stretches[start].shown ?? start
    }
}
