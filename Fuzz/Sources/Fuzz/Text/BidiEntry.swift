import LocalizedTextTools

/// Direction: paragraphs, lines, carets, selections.
enum BidiEntry {
    /// Line 1: flags. 2 and 3: places. Then the text, see ``Fields/long()``.
    static func run(_ fields: inout Fields) {
        let flags = fields.flags()
        let (first, second) = (abs(fields.integer() % 1_000), abs(fields.integer() % 1_000))
        let text = fields.long()
        let otherwise: WritingDirection = flags & 4 == 0 ? .leftToRight : .rightToLeft
        let bases: [BaseDirection] = [
            .fixed(otherwise), .firstStrong(otherwise: otherwise), .content(otherwise: otherwise),
        ]
        let paragraphs = BidiParagraph.paragraphs(in: text, direction: bases[(flags & 3) % 3])
        require(paragraphs.map { String($0.text) }.joined() == text, "the paragraphs are not the text")
        for paragraph in paragraphs.prefix(8) {
            let line = paragraph.line()
            check(line)
            if paragraph.text.utf8.count < 2_048 { select(line, text, flags, first, second) }
        }
        estimate(text, size: first + 1)
        let isolated = BidiIsolation.isolated(text)
        require(
            BidiIsolation.removed(from: isolated).utf8.elementsEqual(BidiIsolation.removed(from: text).utf8),
            "isolation is not taken away")
        _ = BidiIsolation.isNeeded(for: text, in: otherwise)
        for scalar in text.unicodeScalars.prefix(64) {
            require(scalar.bidiMirrored.bidiMirrored == scalar, "\(scalar) is mirrored once only")
        }
    }

    private static func check(_ line: BidiLine) {
        let scalars = line.text.unicodeScalars.count
        require(line.levels.count == scalars, "\(line.levels.count) levels of \(scalars) scalars")
        require(line.levels.allSatisfy { $0.map { $0 <= 126 } ?? true }, "a level beyond 126")
        let order = line.visualOrder
        require(Set(order).count == order.count, "a scalar is seen twice")
        require(order.count == line.levels.count { $0 != nil }, "a scalar is not seen")
        require(
            line.levelRuns.map { String(line.text[$0.range]) }.joined() == String(line.text),
            "the runs are not the line")
    }

    private static func select(_ line: BidiLine, _ text: String, _ flags: Int, _ from: Int, _ to: Int) {
        let seen = VisualLine(line)
        _ = seen.displayText
        let keyboard: WritingDirection? = flags & 8 == 0 ? nil : flags & 16 == 0 ? .leftToRight : .rightToLeft
        for column in 0...min(64, seen.clusters.count) {
            let caret = seen.caret(at: column, keyboard: keyboard)
            require(0...seen.clusters.count ~= seen.column(of: caret), "a caret beyond the line")
            if keyboard == nil { continue }
            for side in VisualLine.Side.allCases {
                _ = seen.caret(caret, moved: side, keyboard: keyboard)
            }
        }
        for side in VisualLine.Side.allCases { walk(seen, side) }
        let stored = seen.storedRanges(from: from, to: to)
        let columns = seen.columns(of: stored)
        require(seen.storedRanges(of: columns) == stored, "\(columns) is not what was selected")
        _ = seen.copy(stored)
        var rest = text
        let index = seen.delete(stored, from: &rest, keyboard: keyboard)
        require(index <= rest.endIndex && rest.utf8.count <= text.utf8.count, "typing goes on beyond the text")
    }

    /// From column to column, a caret comes to the end of the line.
    private static func walk(_ line: VisualLine, _ side: VisualLine.Side) {
        var caret = line.caret(at: side == .right ? 0 : line.clusters.count)
        let words = line.words()
        for _ in 0...line.clusters.count {
            guard let next = line.caret(caret, movedByWord: side, words: words) else { return }
            caret = next
        }
        require(false, "words are walked without end")
    }

    /// In pieces, the direction is that of the whole.
    private static func estimate(_ text: String, size: Int) {
        var estimator = DirectionEstimator()
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            estimator.append(String(String.UnicodeScalarView(rest.prefix(size))))
            rest = rest.dropFirst(size)
        }
        let whole = DirectionEstimator.direction(of: text)
        require(estimator.direction == whole, "\(whole as Any) in all, \(estimator.direction as Any) in pieces")
        _ = DirectionEstimator.direction(of: text, after: .rightToLeft)
        _ = WritingDirection.firstStrong(in: text)
    }
}
