/// Sequences of codes that keep their order: one with `canReorder="firstNo"`, and those with `no` right after it
/// (XLIFF 2.1, section 4.7.6).
enum ReorderCheck {
    /// The codes that count: each once, at its place or its beginning.
    private static func ordered(_ content: InlineContent) -> [(key: String, rule: String, node: XMLElementNode)] {
        content.codes.compactMap { code in
            guard code.kind == .place || code.kind == .start || code.node.name == "ec" else { return nil }
            let key = code.id ?? "end of " + (code.node.attributes["startRef"] ?? "")
            return (key, code.node.attributes["", "canReorder"] ?? "yes", code.node)
        }
    }

    static func checkSource(_ source: InlineContent) throws(XLIFFError) {
        var isInSequence = false
        for (_, rule, node) in ordered(source) {
            switch rule {
            case "firstNo": isInSequence = true
            case "no":
                guard isInSequence else { throw node.breaks("canReorder is firstNo for the first code of a sequence") }
            default: isInSequence = false
            }
            if rule != "yes", node.name != "ec" || node.attributes["id"] != nil {
                guard node.attributes["canCopy"] == "no", node.attributes["canDelete"] == "no" else {
                    throw node.breaks("a code that must not be reordered has canCopy=\"no\" and canDelete=\"no\"")
                }
            }
        }
    }

    /// A sequence that a target has begins there, goes on, and is not broken by other codes.
    static func checkTarget(_ target: InlineContent, of source: InlineContent) throws(XLIFFError) {
        let codes = ordered(target)
        let places = Dictionary(codes.enumerated().map { ($1.key, $0) }) { first, _ in first }
        var previous: String?
        for (key, rule, _) in ordered(source) {
            defer { previous = key }
            guard rule == "no", let previous else { continue }
            switch (places[previous], places[key]) {
            case (let before?, let place?):
                guard place == before + 1 else {
                    throw codes[place].node.breaks(
                        "'\(key)' follows '\(previous)' in the source, and must not be reordered")
                }
            case (nil, let place?): throw codes[place].node.breaks("'\(previous)', which it follows, is in no target")
            // Its segment has no target yet, or it must not be deleted.
            default: break
            }
        }
    }
}
