import LocalizedTextTools

/// Orders of texts, and indexes by initials.
enum CollationEntries {
    /// Line 1: a locale. 2: flags. 3: groups that are reordered. Then texts.
    static func style(_ fields: inout Fields) {
        var style = CollationStyle(locale: fields.locale())
        let flags = fields.flags()
        if flags & 1 != 0 {
            style = style.strength(CollationStrength.allCases[flags >> 1 & 7 % CollationStrength.allCases.count])
        }
        if flags & 16 != 0 { style = style.numeric() }
        if flags & 32 != 0 { style = style.caseLevel() }
        if flags & 64 != 0 { style = style.backwards() }
        if flags & 128 != 0 { style = style.alternate(CollationAlternate.allCases[flags >> 8 & 1]) }
        if flags & 512 != 0 { style = style.caseFirst(CollationCaseFirst.allCases[flags >> 10 & 1]) }
        let groups = fields.line().split(separator: ",").prefix(8).map(String.init)
        if !groups.isEmpty { style = style.reordering(groups) }
        run(style, &fields)
    }

    /// Line 1: rules, with `|` where a line ends, see ``Fields/longLine()``. Then texts.
    static func rules(_ fields: inout Fields) {
        run(CollationStyle(rules: fields.longLine().replacing("|", with: "\n")), &fields)
    }

    private static func run(_ style: CollationStyle, _ fields: inout Fields) {
        guard let collation = try? style.compiled() else { return }
        let texts = Array(fields.lines().prefix(12))
        let keys = texts.map(collation.sortKey)
        for (first, firstKey) in zip(texts, keys) {
            for (second, secondKey) in zip(texts, keys) {
                let order = collation.compare(first, second)
                require(
                    collation.compare(second, first).rawValue == -order.rawValue,
                    "\(first.debugDescription) and \(second.debugDescription) have two orders")
                let byKeys = firstKey < secondKey ? -1 : secondKey < firstKey ? 1 : 0
                require(
                    byKeys == order.rawValue,
                    "\(first.debugDescription), \(second.debugDescription): \(order), by keys \(byKeys)")
            }
        }
        let sorted = collation.sorted(texts)
        require(collation.sorted(sorted) == sorted, "what is sorted is sorted otherwise")
        require(sorted.sorted() == texts.sorted(), "texts were lost")
        // An index takes as long as all of the above a hundred times.
        guard texts.count == 3, let index = try? AlphabeticIndex(style) else { return }
        for text in texts {
            require(index.headings.contains(index.heading(of: text)), "\(text.debugDescription) has no heading")
        }
        let count = index.sections(of: texts) { $0 }.reduce(0) { $0 + $1.elements.count }
        require(count == texts.count, "\(count) of \(texts.count) texts are in sections")
    }
}
