internal import LocaleFormatTexts

/// Reads text into the flat nodes of a ``MarkupTree``: one pass, no recursion.
///
/// Brackets match as in Markdown: a plain `[` within a run takes the next `]`. Outside of runs brackets are text.
package struct MarkupParser {
    struct Fault {
        let reason: MarkupError.Reason
        let offset: Int
    }

    private struct Opening {
        /// The run's node, nil for a plain bracket.
        let node: Int?
        let offset: Int
    }

    /// A node whose end is not known yet.
    private struct Draft {
        var kind: MarkupTree.Node.Kind
        var range: Range<Int>
        var content: Range<Int>
        var end: Int
        var attributes: [MarkupMember] = []
    }

    private let bytes: [UInt8]
    private let isLenient: Bool
    /// Reads code spans, in which nothing is a run; nil where Markdown is text.
    private var markdown: MarkdownScanner?
    private var offset = 0
    private var textStart = 0
    private var drafts: [Draft] = []
    private var openings: [Opening] = []
    /// How many of ``openings`` are runs.
    private var openRuns = 0
    private(set) var faults: [Fault] = []
    private var runs = 0
    /// Whether there are too many runs to go on, leniently or not.
    private(set) var isTooLarge = false

    init(_ bytes: [UInt8], isLenient: Bool, readsMarkdown: Bool = false) {
        self.bytes = bytes
        self.isLenient = isLenient
        markdown = readsMarkdown ? MarkdownScanner(bytes, end: bytes.count) : nil
    }

    /// Whether `^[` occurs; without it, a text is nothing but text.
    package static func hasMarkup(_ bytes: [UInt8]) -> Bool {
        var previous: UInt8 = 0
        for byte in bytes {
            if byte == UInt8(ascii: "["), previous == UInt8(ascii: "^") { return true }
            previous = byte
        }
        return false
    }

    mutating func parse() {
        while offset < bytes.count, faults.isEmpty || isLenient, !isTooLarge {
            switch bytes[offset] {
            case UInt8(ascii: "\\") where offset + 1 < bytes.count && MarkupEscape.isEscapable(bytes[offset + 1]):
                // `\^[` is both characters.
                let isRun =
                    bytes[offset + 1] == UInt8(ascii: "^") && offset + 2 < bytes.count
                    && bytes[offset + 2] == UInt8(ascii: "[")
                offset += isRun ? 3 : 2
            case UInt8(ascii: "\\") where markdown != nil && offset + 1 < bytes.count: offset += 2
            case UInt8(ascii: "`") where markdown != nil:
                let count = markdown?.run(of: UInt8(ascii: "`"), at: offset) ?? 1
                offset = markdown?.codeSpan(at: offset, count)?.range.upperBound ?? offset + count
            case UInt8(ascii: "^") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "["):
                openRun()
            case UInt8(ascii: "[") where openRuns > 0:
                openings.append(Opening(node: nil, offset: offset))
                offset += 1
            case UInt8(ascii: "]") where openRuns > 0:
                close()
            default: offset += 1
            }
        }
        endText(at: bytes.count)
        for opening in openings {
            guard let node = opening.node else { continue }
            faults.append(Fault(reason: .unclosedRun, offset: opening.offset))
            makeText(node)
        }
        if openRuns > 0 { faults.sort { $0.offset < $1.offset } }
    }

    /// Text beside text becomes one node again after runs were given up.
    func finished() -> [MarkupTree.Node] {
        guard !faults.isEmpty else {
            return drafts.map {
                .init(kind: $0.kind, range: $0.range, content: $0.content, end: $0.end, attributes: $0.attributes)
            }
        }
        // Where each draft goes: a text joins the one before it if nothing begins or ends between them.
        var places: [Int] = []
        var merged: [Draft] = []
        var ends: [Int] = []  // drafts at which open runs end
        var canJoin = false
        for (index, draft) in drafts.enumerated() {
            while let end = ends.last, end <= index {
                ends.removeLast()
                canJoin = false
            }
            if draft.kind == .text, canJoin, let last = merged.indices.last {
                merged[last].range = merged[last].range.lowerBound..<draft.range.upperBound
                merged[last].content = merged[last].range
                places.append(last)
                continue
            }
            places.append(merged.count)
            merged.append(draft)
            canJoin = draft.kind == .text
            if draft.kind == .run { ends.append(draft.end) }
        }
        places.append(merged.count)
        // A run's end is where the first draft after it went.
        return merged.enumerated().map { index, draft in
            .init(
                kind: draft.kind, range: draft.range, content: draft.content,
                end: draft.kind == .text ? index + 1 : places[draft.end], attributes: draft.attributes)
        }
    }

    private mutating func openRun() {
        runs += 1
        guard runs <= TextLimits.parts else {
            isTooLarge = true
            faults = [Fault(reason: .tooManyParts(limit: TextLimits.parts), offset: offset)]
            openings = []
            return
        }
        endText(at: offset)
        openings.append(Opening(node: drafts.count, offset: offset))
        openRuns += 1
        let start = offset + 2
        drafts.append(Draft(kind: .run, range: offset..<start, content: start..<start, end: 0))
        offset = start
        textStart = start
    }

    private mutating func close() {
        let closing = offset
        offset += 1
        guard let opening = openings.popLast(), let node = opening.node else { return }
        openRuns -= 1
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else {
            faults.append(Fault(reason: .missingAttributes, offset: offset))
            return giveUp(node, at: closing)
        }
        var reader = AttributeReader(bytes, from: offset + 1)
        do throws(AttributeReader.Failure) {
            let attributes = try reader.attributes()
            endText(at: closing)
            drafts[node].range = drafts[node].range.lowerBound..<reader.offset
            drafts[node].content = drafts[node].content.lowerBound..<closing
            drafts[node].end = drafts.count
            drafts[node].attributes = attributes
            offset = reader.offset
            textStart = offset
        } catch {
            faults.append(Fault(reason: error.reason, offset: error.offset))
            // What was read in vain is read once more only where it is short, so that the whole stays linear.
            if error.offset - offset > 256 { offset = min(error.offset, bytes.count) }
            giveUp(node, at: closing)
        }
    }

    /// The run's brackets are text after all.
    private mutating func giveUp(_ node: Int, at closing: Int) {
        endText(at: closing)
        makeText(node)
        textStart = closing
    }

    private mutating func makeText(_ node: Int) {
        let start = drafts[node].range.lowerBound
        drafts[node] = Draft(kind: .text, range: start..<start + 2, content: start..<start + 2, end: node + 1)
    }

    private mutating func endText(at end: Int) {
        if end > textStart {
            drafts.append(Draft(kind: .text, range: textStart..<end, content: textStart..<end, end: drafts.count + 1))
        }
        textStart = end
    }
}
