/// Sequences of codes that keep their order: one with `canReorder="firstNo"`, and those with `no` right after it
/// (XLIFF 2.1, section 4.7.2.5, editing hints). The end of a `<pc>` is in the sequence as `<ec>` is: nothing leaves it.
enum ReorderCheck {
    private enum Rule {
        /// Where a sequence begins, and what goes on with one.
        case first, next
        /// The end of a `<pc>` that must not be reordered: goes on with a sequence that has not been broken off.
        case end
        case free
    }

    private struct Ordered {
        var key: String
        var rule: Rule
        var node: XMLElementNode
    }

    /// The codes that count: each at its place, or at its beginning and its end.
    private static func ordered(_ content: InlineContent) -> [Ordered] {
        content.codes.compactMap { code in
            let value = code.node.attributes["", "canReorder"] ?? "yes"
            let rule = value == "firstNo" ? Rule.first : value == "no" ? .next : .free
            switch code.kind {
            case .place, .start: return Ordered(key: code.id ?? "", rule: rule, node: code.node)
            case .end where code.node.name == "ec":
                let key = code.id ?? "end of " + (code.node.attributes["startRef"] ?? "")
                return Ordered(key: key, rule: rule, node: code.node)
            case .end where value != "yes":
                return Ordered(key: "end of " + (code.node.attributes["id"] ?? ""), rule: .end, node: code.node)
            default: return nil
            }
        }
    }

    static func checkSource(_ source: InlineContent) throws(XLIFFError) {
        var isInSequence = false
        for code in ordered(source) where code.rule != .end {
            switch code.rule {
            case .first: isInSequence = true
            case .next:
                guard isInSequence else {
                    throw code.node.breaks("canReorder is firstNo for the first code of a sequence")
                }
            default: isInSequence = false
            }
            if code.rule != .free, code.node.name != "ec" || code.node.attributes["id"] != nil {
                guard code.node.attributes["canCopy"] == "no", code.node.attributes["canDelete"] == "no" else {
                    throw code.node.breaks(
                        "a code that must not be reordered has canCopy=\"no\" and canDelete=\"no\"")
                }
            }
        }
    }

    /// A sequence that a target has begins there, goes on, and is not broken by other codes.
    static func checkTarget(_ target: InlineContent, of source: InlineContent) throws(XLIFFError) {
        let codes = ordered(target)
        let places = Dictionary(codes.enumerated().map { ($1.key, $0) }) { first, _ in first }
        var previous: Ordered?
        for code in ordered(source) {
            defer { previous = code }
            guard code.rule == .next || code.rule == .end, let previous, previous.rule != .free else { continue }
            switch (places[previous.key], places[code.key]) {
            case (let before?, let place?):
                guard place == before + 1 else {
                    throw codes[place].node.breaks(
                        "'\(code.key)' follows '\(previous.key)' in the source, and must not be reordered")
                }
            case (nil, let place?):
                throw codes[place].node.breaks("'\(previous.key)', which it follows, is in no target")
            // Its segment has no target yet, or it must not be deleted.
            default: break
            }
        }
    }
}
