internal import LocaleFormatTexts

/// Delimiter runs of `*`, `_` and `~`, and which of them belong together: CommonMark, "Emphasis and strong emphasis", by the
/// procedure of its appendix "An algorithm for parsing nested emphasis and links".
struct MarkdownDelimiters {
    private struct Run {
        let byte: UInt8
        /// What is not used up of it.
        var range: Range<Int>
        let length: Int
        let canOpen: Bool
        let canClose: Bool
        var previous: Int
        var next: Int
    }

    /// A chain of those that may still open or close; the first one is a sentinel.
    private var runs = [Run(byte: 0, range: 0..<0, length: 0, canOpen: false, canClose: false, previous: -1, next: -1)]
    private var last = 0
    private(set) var spans: [MarkdownSpan] = []

    /// Where the chain ends now: what is added later can be resolved alone.
    var mark: Int { last }

    /// - Parameters:
    ///   - before: the scalar before the run; nil at the beginning of the text.
    ///   - after: the scalar after it; nil at the end.
    mutating func add(
        _ byte: UInt8, _ range: Range<Int>, before: Unicode.Scalar?, after: Unicode.Scalar?
    ) {
        let isBeforeSpace = before?.isMarkdownSpace ?? true
        let isAfterSpace = after?.isMarkdownSpace ?? true
        let isBeforePunctuation = before?.isMarkdownPunctuation ?? false
        let isAfterPunctuation = after?.isMarkdownPunctuation ?? false
        let isLeft = !isAfterSpace && (!isAfterPunctuation || isBeforeSpace || isBeforePunctuation)
        let isRight = !isBeforeSpace && (!isBeforePunctuation || isAfterSpace || isAfterPunctuation)
        let isUnderscore = byte == UInt8(ascii: "_")
        guard byte != UInt8(ascii: "~") || range.count <= 2 else { return }
        runs[last].next = runs.count
        runs.append(
            Run(
                byte: byte, range: range, length: range.count,
                canOpen: isLeft && (!isUnderscore || !isRight || isBeforePunctuation),
                canClose: isRight && (!isUnderscore || !isLeft || isAfterPunctuation), previous: last, next: -1))
        last = runs.count - 1
    }

    private mutating func remove(_ index: Int) {
        let (previous, next) = (runs[index].previous, runs[index].next)
        runs[previous].next = next
        if next >= 0 { runs[next].previous = previous } else { last = previous }
    }

    /// Pairs what was added after a mark, and forgets the rest of it.
    mutating func resolve(after mark: Int) {
        // By sign, length modulo three and whether it may open too: below it there is no opener.
        var bottoms: [Int: Int] = [:]
        var closer = runs[mark].next
        while closer >= 0 {
            guard runs[closer].canClose else {
                closer = runs[closer].next
                continue
            }
            let kind = key(runs[closer])
            let bottom = bottoms[kind] ?? mark
            var opener = runs[closer].previous
            while opener > mark, opener > bottom, !matches(runs[opener], runs[closer]) {
                opener = runs[opener].previous
            }
            if opener > mark, opener > bottom {
                closer = pair(opener, closer)
            } else {
                bottoms[kind] = runs[closer].previous
                let next = runs[closer].next
                if !runs[closer].canOpen { remove(closer) }
                closer = next
            }
        }
        while last > mark { remove(last) }
        runs[mark].next = -1
    }

    private func key(_ run: Run) -> Int {
        let extent = run.byte == UInt8(ascii: "~") ? run.length : run.length % 3
        return Int(run.byte) << 3 | extent << 1 | (run.canOpen ? 1 : 0)
    }

    private func matches(_ opener: Run, _ closer: Run) -> Bool {
        guard opener.byte == closer.byte, opener.canOpen else { return false }
        if opener.byte == UInt8(ascii: "~") { return opener.length == closer.length }
        // "If one of the delimiters can both open and close emphasis, then the sum of the lengths must not be a multiple of 3
        // unless both lengths are."
        guard opener.canClose || closer.canOpen else { return true }
        return (opener.length + closer.length) % 3 != 0 || opener.length % 3 == 0 && closer.length % 3 == 0
    }

    /// Makes a span of two runs; the closer to go on with.
    private mutating func pair(_ opener: Int, _ closer: Int) -> Int {
        let isTilde = runs[opener].byte == UInt8(ascii: "~")
        let count = isTilde ? runs[opener].length : min(2, runs[opener].range.count, runs[closer].range.count)
        let (start, end) = (runs[opener].range, runs[closer].range)
        spans.append(
            MarkdownSpan(
                inline: isTilde ? .strikethrough : count == 2 ? .strongEmphasis : .emphasis,
                range: start.upperBound - count..<end.lowerBound + count, content: start.upperBound..<end.lowerBound))
        runs[opener].range = start.lowerBound..<start.upperBound - count
        runs[closer].range = end.lowerBound + count..<end.upperBound
        // What stands between them opens and closes nothing any more.
        runs[opener].next = closer
        runs[closer].previous = opener
        if runs[opener].range.isEmpty { remove(opener) }
        guard runs[closer].range.isEmpty else { return closer }
        let next = runs[closer].next
        remove(closer)
        return next
    }
}

extension Unicode.Scalar {
    /// CommonMark's Unicode whitespace.
    fileprivate var isMarkdownSpace: Bool {
        switch value {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
        case ..<0x80: false
        default: properties.generalCategory == .spaceSeparator
        }
    }

    /// CommonMark's Unicode punctuation: since version 0.31 symbols too.
    fileprivate var isMarkdownPunctuation: Bool {
        if value < 0x80 { return MarkdownEscape.isPunctuation(UInt8(value)) }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            return true
        default: return false
        }
    }
}
