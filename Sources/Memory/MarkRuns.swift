/// Runs of combining marks, bounded as Unicode's stream-safe text format bounds them (UAX #15, section 13).
///
/// Who puts a run into canonical order moves each mark before those of a higher class: ICU's normalizer and the standard library,
/// which hashes and compares strings so, take time with the square of the run's length. So a text with a longer run is
/// compared by its bytes, is refused, or has its marks ordered here, which takes time with its length alone.
package enum MarkRuns {
    /// Marks that may follow each other. No language needs more than six; the format's definition D3 has thirty.
    package static let limit = 30

    /// Bytes that the shortest run beyond the limit has: a mark has two at least.
    static let shortestExcess = 2 * (limit + 1)

    /// Where the first mark beyond the limit begins; nil where there is none.
    ///
    /// Looks at one scalar of each 62 bytes, and at its neighbours where that is a mark.
    package static func excess(in bytes: borrowing Span<UInt8>) -> Int? {
        var offset = shortestExcess - 1
        while offset < bytes.count {
            var end = offset
            // A scalar has three bytes behind its first; bytes that are no text may have any number.
            while end > 0, end > offset - 3, bytes[end] & 0xC0 == 0x80 { end -= 1 }
            let first = bytes.checkedScalar(at: end)
            guard isMark(first.value) else {
                offset += shortestExcess
                continue
            }
            var start = end
            while start > 0, case let (value, length) = bytes.checkedScalar(before: start), isMark(value) {
                start -= length
            }
            end = start
            var count = 0
            while end < bytes.count, case let (value, length) = bytes.checkedScalar(at: end), isMark(value) {
                count += 1
                if count > limit { return end }
                end += length
            }
            offset = end + shortestExcess - 1
        }
        return nil
    }

    /// Whether the scalar moves in canonical order: its class is not zero, or it is one of three of Tibetan that come apart into
    /// two such (UAX #15, "Non-Starter Decompositions", a closed list).
    static func isMark(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x300, let scalar = Unicode.Scalar(scalar) else { return false }
        return scalar.properties.canonicalCombiningClass != .notReordered || pair(of: scalar) != nil
    }

    /// The marks that a mark of class zero stands for.
    static func pair(of scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar)? {
        switch scalar {
        case "\u{F73}": ("\u{F71}", "\u{F72}")
        case "\u{F75}": ("\u{F71}", "\u{F74}")
        case "\u{F81}": ("\u{F71}", "\u{F80}")
        default: nil
        }
    }
}

extension StringProtocol {
    /// Where the first combining mark beyond ``MarkRuns/limit`` begins, in UTF-8 bytes; nil where there is none.
    package var excessiveMark: Int? {
        guard utf8.count >= MarkRuns.shortestExcess else { return nil }
        let text = String(self)
        return MarkRuns.excess(in: text.utf8Span.span)
    }
}

extension String {
    /// The text with the marks of each run beyond the limit in canonical order (Unicode Standard, section 3.11, D109), so that
    /// who normalizes it finds nothing to move. Canonically equivalent; the same text where no run is so long.
    package var withOrderedMarks: String {
        guard excessiveMark != nil else { return self }
        var text = String.UnicodeScalarView()
        var run: [Unicode.Scalar] = []
        for scalar in unicodeScalars {
            if !MarkRuns.isMark(scalar.value) {
                text.append(contentsOf: MarkRuns.ordered(run))
                text.append(scalar)
                run.removeAll(keepingCapacity: true)
            } else if let (first, second) = MarkRuns.pair(of: scalar) {
                run += [first, second]
            } else {
                run.append(scalar)
            }
        }
        text.append(contentsOf: MarkRuns.ordered(run))
        return String(text)
    }
}

extension MarkRuns {
    /// The marks by class; those of one class as they were.
    fileprivate static func ordered(_ run: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard run.count > 1 else { return run }
        let classes = run.map { $0.properties.canonicalCombiningClass.rawValue }
        return [Int](places: run.count) { classes[$0] != classes[$1] ? classes[$0] < classes[$1] : $0 < $1 }.map {
            run[$0]
        }
    }
}
