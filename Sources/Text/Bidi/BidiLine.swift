internal import LocaleFormatBridge
public import LocaleFormatCore

/// A line of a paragraph, in the order in which it is seen (Unicode Standard Annex #9, rules L1, L2 and L4).
///
/// ```swift
/// let line = BidiParagraph(firstOf: "abc אבג 12").line()
/// line.levels              // [0, 0, 0, 0, 1, 1, 1, 1, 2, 2]
/// line.visualOrder         // [0, 1, 2, 3, 8, 9, 7, 6, 5, 4]
/// line.visualRuns.count    // 3
/// ```
public struct BidiLine: Hashable, Sendable {
    /// The characters of the line, in the order of storage.
    public let text: Substring
    /// The embedding level of its paragraph: 0 or 1.
    public let baseLevel: UInt8
    /// The runs of one level in the order of storage, after rule L1: white space at the line's end, and tabs and separators with
    /// the white space before them, have the paragraph's level. What rule X9 removes belongs to the run before it.
    public let levelRuns: [BidiRun]

    /// The direction of its paragraph.
    public var direction: WritingDirection { WritingDirection(level: baseLevel) }

    /// The runs from left to right (rule L2).
    public var visualRuns: [BidiRun] {
        VisualOrder.order(of: levelRuns.lazy.map(\.level)).map { levelRuns[$0] }
    }

    /// The level of each scalar, in the order of storage; nil for what rule X9 removes: embeddings, overrides, and characters
    /// that take no place (Bidi_Class BN).
    public var levels: [UInt8?] {
        var levels: [UInt8?] = []
        for run in levelRuns {
            for scalar in text[run.range].unicodeScalars {
                levels.append(BidiClass(of: scalar).isRemoved ? nil : run.level)
            }
        }
        return levels
    }

    /// The scalars from left to right, by their offsets from the line's beginning; what rule X9 removes is not among them.
    public var visualOrder: [Int] { visualScalars.map(\.offset) }

    /// Scalars that are seen, from left to right.
    var visualScalars: [(offset: Int, index: String.Index)] {
        var count = 0
        let runs = levelRuns.map { run in
            var kept: [(offset: Int, index: String.Index)] = []
            let scalars = text[run.range].unicodeScalars
            for index in scalars.indices {
                if !BidiClass(of: scalars[index]).isRemoved { kept.append((count, index)) }
                count += 1
            }
            return run.direction == .leftToRight ? kept : kept.reversed()
        }
        return VisualOrder.order(of: levelRuns.lazy.map(\.level)).flatMap { runs[$0] }
    }
}

extension BidiParagraph {
    /// The whole paragraph as one line.
    public func line() -> BidiLine { line(text.startIndex..<text.endIndex) }

    /// A line of the paragraph, which is broken in the order of storage.
    ///
    /// - Parameter range: indices of ``text``; what is outside of it is left out.
    /// - Complexity: O(*n*) in the length of the line.
    public func line(_ range: Range<String.Index>) -> BidiLine {
        let range = range.clamped(to: text.startIndex..<text.endIndex)
        return BidiLine(text: text[range], baseLevel: baseLevel, levelRuns: levelRuns(ofLine: range))
    }

    /// The runs of a line, with the paragraph's level for what rule L1 names.
    private func levelRuns(ofLine range: Range<String.Index>) -> [BidiRun] {
        if range.isEmpty { return [] }
        var place = firstRun(endingBehind: range.lowerBound)
        if levelRuns[place].range.upperBound >= range.upperBound, levelRuns[place].level == baseLevel {
            return [BidiRun(range: range, level: baseLevel)]
        }
        var runs = BidiRun.Builder()
        /// Where white space began that goes on up to here.
        var blanks: String.Index?
        let scalars = text.unicodeScalars
        var index = range.lowerBound
        while index < range.upperBound {
            if index >= levelRuns[place].range.upperBound { place += 1 }
            runs.append(levelRuns[place].level, from: index)
            switch BidiClass(of: scalars[index]) {
            case .b, .s:
                runs.reset(to: baseLevel, from: blanks ?? index)
                blanks = nil
            case .ws, .lri, .rli, .fsi, .pdi: blanks = blanks ?? index
            case let type where type.isRemoved: break
            default: blanks = nil
            }
            scalars.formIndex(after: &index)
        }
        if let blanks { runs.reset(to: baseLevel, from: blanks) }
        return runs.finish(at: range.upperBound)
    }

    private func firstRun(endingBehind index: String.Index) -> Int {
        var (low, high) = (0, levelRuns.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if levelRuns[middle].range.upperBound > index { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
