import LocalizedTextTools

/// Where texts may be taken apart, and where they are cut.
enum BoundaryEntries {
    /// Line 1: a locale. 2: a kind. Then the text, see ``Fields/long()``.
    static func boundaries(_ fields: inout Fields) {
        let locale = fields.locale()
        let boundaries = TextBoundaries(fields.choice(of: TextBoundaries.Kind.self), locale: locale)
        let text = fields.long()
        let found = boundaries.boundaries(in: text)
        require(zip(found, found.dropFirst()).allSatisfy { $0 < $1 }, "boundaries are not in order")
        require(found.allSatisfy { $0.samePosition(in: text.unicodeScalars) != nil }, "a boundary tears a scalar")
        if !text.isEmpty { require(found.last == text.endIndex, "the end is no boundary") }
        let ranges = boundaries.ranges(in: text)
        require(ranges.map { String(text[$0]) }.joined() == text, "the parts are not the text")
        let scalars = boundaries.scalarOffsets(in: text)
        require(scalars.count == found.count, "\(scalars.count) offsets of \(found.count) boundaries")
        var segments = 0
        boundaries.forEachSegment(in: text) { _ in
            segments += 1
            return true
        }
        require(segments == ranges.count, "\(segments) segments, \(ranges.count) ranges")
        for word in boundaries.words(in: text) { require(!word.isEmpty, "a word is empty") }
        require(DisplayWidth.columns(of: text) >= 0, "less than no column")
    }

    /// Line 1: a locale. 2: a unit. 3: a place. 4: a limit. 5: flags. Then the text, see ``Fields/long()``.
    static func truncation(_ fields: inout Fields) {
        let locale = fields.locale()
        let unit = fields.choice(of: TextTruncation.Unit.self)
        let place = fields.choice(of: LocaleInformation.EllipsisPlace.self)
        let limit = fields.integer()
        let truncation = TextTruncation(
            to: limit, unit, at: place, betweenWords: fields.flags() & 1 != 0, locale: locale)
        let text = fields.long()
        let cut = truncation.truncate(text)
        require(width(cut, unit) <= max(0, limit), "\(width(cut, unit)) \(unit) are more than \(limit)")
        require(cut.utf8.elementsEqual(truncation.truncate(cut).utf8), "what is cut is cut again")
        if width(text, unit) <= limit { require(cut.utf8.elementsEqual(text.utf8), "what fits is cut") }
    }

    private static func width(_ text: String, _ unit: TextTruncation.Unit) -> Int {
        unit == .columns ? DisplayWidth.columns(of: text) : text.count
    }
}
