import LocalizedTextTools
import TestSupport
import Testing

@Suite struct VisualLineTests {
    private static func line(_ text: String, _ direction: BaseDirection = .firstStrong()) -> VisualLine {
        VisualLine(BidiParagraph(firstOf: text, direction: direction).line())
    }

    private static func offsets(_ ranges: RangeSet<String.Index>, in text: String) -> [Range<Int>] {
        ranges.ranges.map {
            text.distance(
                from: text.startIndex, to: $0.lowerBound)..<text.distance(
                    from: text.startIndex, to: $0.upperBound)
        }
    }

    @Test func display() {
        #expect(Self.line("car (מכונית) 12").displayText == "car (תינוכמ) 12")
        #expect(Self.line("(אב) ab [ג]").displayText == "[ג] ab (בא)")
        // Marks stay behind their letters; controls are not seen.
        #expect(Self.line("\u{5E9}\u{5C1}\u{5DC} \u{2067}a\u{2069}\n").displayText == "a \u{5DC}\u{5E9}\u{5C1}")
        #expect(Self.line("\u{202B}\u{200F}\n").clusters.isEmpty)
    }

    @Test func selection() {
        let text = "one שתיים 34 end"
        let line = Self.line(text)
        #expect(line.displayText == "one 34 םייתש end")
        #expect(Self.offsets(line.storedRanges(from: 2, to: 5), in: text) == [2..<4, 10..<11])
        #expect(Self.offsets(line.storedRanges(from: 8, to: 6), in: text) == [8..<10])
        #expect(Self.offsets(line.storedRanges(from: -4, to: 99), in: text) == [0..<text.count])
        #expect(line.storedRanges(from: 3, to: 3).isEmpty)
        #expect(line.columns(of: RangeSet()).isEmpty)
        #expect(line.copy(line.storedRanges(from: 2, to: 5)) == "e 3")
        // What takes no place goes along between two that are selected.
        let soft = Self.line("ab\u{AD}cd")
        #expect(Self.offsets(soft.storedRanges(from: 1, to: 3), in: "ab\u{AD}cd") == [1..<4])
        #expect(Self.offsets(soft.storedRanges(from: 1, to: 2), in: "ab\u{AD}cd") == [1..<2])
    }

    @Test func deletion() {
        for (keyboard, expected) in [(WritingDirection.leftToRight, 2), (.rightToLeft, 3)] {
            var text = "abc אבג def"
            let line = Self.line(text)
            let place = line.delete(line.storedRanges(from: 2, to: 6), from: &text, keyboard: keyboard)
            #expect(text == "abא def")
            #expect(text.distance(from: text.startIndex, to: place) == expected)
        }
        // Two flags' halves meet.
        var flags = "\u{1F1E9} x \u{1F1EA}"
        let line = Self.line(flags)
        let place = line.delete(
            RangeSet(flags.index(after: flags.startIndex)..<flags.lastIndex(of: " ")!), from: &flags)
        #expect(flags == "\u{1F1E9} \u{1F1EA}")
        #expect(place == flags.index(after: flags.startIndex))
        // A part of a cluster is all of it.
        var cluster = "ae\u{301}b"
        let scalar = cluster.unicodeScalars.index(cluster.startIndex, offsetBy: 2)
        let end = Self.line(cluster).delete(
            RangeSet(scalar..<cluster.unicodeScalars.index(after: scalar)), from: &cluster)
        #expect(cluster == "ab")
        #expect(end == cluster.index(after: cluster.startIndex))
    }

    @Test func words() throws {
        let text = "go אב גד on"
        let line = Self.line(text)
        #expect(line.words() == text.split(separator: " ").map { $0.startIndex..<$0.endIndex })
        var columns: [Int] = []
        var caret = BidiCaret(text.startIndex)
        while let next = line.caret(caret, movedByWord: .right) {
            columns.append(line.column(of: next))
            caret = next
        }
        #expect(columns == [2, 5, 8, 11])
        columns = []
        while let next = line.caret(caret, movedByWord: .left, words: line.words()) {
            columns.append(line.column(of: next))
            caret = next
        }
        #expect(columns == [9, 6, 3, 0])
    }

    // MARK: A model that does each step naively

    private static let alphabet: [String] = [
        "a", "b", "Z", "é", "e\u{301}", "א", "ב", "שׁ", "ש\u{5C1}", "ע", "ا", "ب", "ل", "م\u{64E}", "ی\u{200C}", "क",
        "कि", "क्ष", "हिं",
        "1", "2", "٣", "۴", " ", " ", " ", ".", ",", "-", "(", ")", "[", "]", "%", "👩‍👩‍👦", "🇮🇳", "\t", "\u{AD}", "\u{200F}",
        "\u{200E}",
        "\u{2067}", "\u{2068}", "\u{2069}", "\u{202B}", "\u{202E}", "\u{202C}",
    ]

    /// Clusters from left to right, by rule L2 as it is written, level by level.
    private static func model(_ text: String, _ line: BidiLine) -> [Range<String.Index>] {
        var clusters: [(range: Range<String.Index>, level: UInt8)] = []
        var levels = line.levels[...]
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            let scalars = text[index..<next].unicodeScalars
            var level: UInt8?
            for scalar in scalars {
                let own = levels.removeFirst()
                if level == nil, !scalar.properties.isBidiControl { level = own }
            }
            if let level { clusters.append((index..<next, level)) }
            index = next
        }
        for level in stride(from: UInt8(126), through: 1, by: -1) {
            var start = 0
            while start < clusters.count {
                var end = start
                while end < clusters.count, clusters[end].level >= level { end += 1 }
                if end > start { clusters[start..<end].reverse() }
                start = end + 1
            }
        }
        return clusters.map(\.range)
    }

    @Test func selectionsOfRandomTexts() {
        var random = SeededGenerator(for: "VisualLine selections")
        var mismatches = Mismatches()
        for _ in 0..<2_000 * SeededGenerator.rounds {
            let text = (0..<random.next() % 24).map { _ in random.element(of: Self.alphabet) }.joined()
            let direction = random.element(of: [BaseDirection.firstStrong(), .fixed(.rightToLeft), .content()])
            let line = Self.line(text, direction)
            let order = Self.model(text, line.line)
            mismatches.expect(line.clusters.map(\.range), equals: order, "order of \(text.debugDescription)")
            guard line.clusters.count == order.count else { continue }
            let (from, to) = (
                Int(random.next() % UInt64(order.count + 1)), Int(random.next() % UInt64(order.count + 1))
            )
            let columns = min(from, to)..<max(from, to)
            let what = "\(text.debugDescription) \(columns)"
            let ranges = line.storedRanges(from: from, to: to)
            // Each cluster is in the ranges if and only if it was seen.
            for (column, cluster) in order.enumerated() {
                mismatches.expect(
                    ranges.intersection(RangeSet(cluster)).isEmpty, equals: !columns.contains(column), what)
                if columns.contains(column) {
                    mismatches.expect(ranges.isSuperset(of: RangeSet(cluster)), equals: true, "torn in \(what)")
                }
            }
            for (first, second) in zip(ranges.ranges, ranges.ranges.dropFirst()) {
                let between = order.contains { first.upperBound <= $0.lowerBound && $0.upperBound <= second.lowerBound }
                mismatches.expect(between, equals: true, "two ranges for one in \(what)")
            }
            mismatches.expect(line.columns(of: ranges), equals: RangeSet(columns), "columns of \(what)")
            let seen = order[columns].sorted { $0.lowerBound < $1.lowerBound }.map { String(text[$0]) }.joined()
            let copy = line.copy(ranges)
            mismatches.expect(
                Self.visible(copy), equals: Self.visible(seen), "copy of \(what)")

            var rest = text
            let keyboard = random.element(of: [WritingDirection.leftToRight, .rightToLeft, nil])
            let place = line.delete(ranges, from: &rest, keyboard: keyboard)
            let kept = RangeSet(text.startIndex..<text.endIndex).subtracting(ranges).ranges.map { text[$0] }.joined()
            mismatches.expect(rest, equals: kept, "rest of \(what)")
            mismatches.expect(String.Index(place, within: rest), equals: place, "insertion in \(what)")
        }
        mismatches.report()
    }

    private static func visible(_ text: String) -> String {
        text.filter { character in
            character != "\u{AD}" && !character.unicodeScalars.allSatisfy(\.properties.isBidiControl)
        }
    }

    @Test func caretsOfRandomTexts() {
        var random = SeededGenerator(for: "VisualLine carets")
        var mismatches = Mismatches()
        let letters = ["a", "b", "א", "ב", "ا", "ب", "क", "कि"]
        for round in 0..<2_000 * SeededGenerator.rounds {
            let alphabet = round % 2 == 0 ? Self.alphabet : letters
            let text = (0..<random.next() % 16).map { _ in random.element(of: alphabet) }.joined()
            let direction = random.element(of: [WritingDirection.leftToRight, .rightToLeft])
            let line = Self.line(text, .fixed(direction))
            let keyboard = random.element(of: [WritingDirection.leftToRight, .rightToLeft])
            var caret = line.caret(at: 0, keyboard: keyboard)
            for column in 0...line.clusters.count {
                let what = "\(text.debugDescription) \(direction) at \(column) \(keyboard)"
                for keyboard in [keyboard, nil] {
                    let clicked = line.caret(at: column, keyboard: keyboard)
                    mismatches.expect(line.column(of: clicked), equals: column, what)
                    mismatches.expect(String.Index(clicked.index, within: text), equals: clicked.index, what)
                }
                mismatches.expect(line.column(of: caret), equals: column, "walk over \(what)")
                let next = line.caret(caret, moved: .right, keyboard: random.chance(1, in: 2) ? keyboard : nil)
                mismatches.expect(next == nil, equals: column == line.clusters.count, "walk over \(what)")
                if let next {
                    let back = line.caret(next, moved: .left)
                    mismatches.expect(back.map(line.column), equals: column, "back over \(what)")
                    caret = next
                }
                // A letter appears where the caret was, if a letter of its direction or the line's edge of it is beside.
                guard round % 2 == 1 else { continue }
                let offset = text.utf8.distance(
                    from: text.startIndex, to: line.caret(at: column, keyboard: keyboard).index)
                let beside = [column - 1, column].contains {
                    line.clusters.indices.contains($0)
                        ? line.clusters[$0].direction == keyboard : direction == keyboard
                }
                guard beside else { continue }
                var typed = text
                typed.insert(
                    keyboard == .leftToRight ? "x" : "ש", at: typed.utf8.index(typed.startIndex, offsetBy: offset))
                let place = typed.utf8.index(typed.startIndex, offsetBy: offset)
                let shown = Self.line(typed, .fixed(direction))
                mismatches.expect(
                    shown.columns(of: RangeSet(place..<typed.index(after: place))),
                    equals: RangeSet(column..<column + 1), "typed in \(what)")
            }
        }
        mismatches.report()
    }
}
