internal import LocaleFormatBridge
internal import LocaleFormatMemory

extension TextBoundaries {
    /// Bytes that a window has at least, where the text is longer.
    static let windowSize = 1 << 20

    /// Calls `body` with one segment after another, as a range of bytes, and ICU's rule status of it, until it answers false.
    ///
    /// - Parameters:
    ///   - text: what is no UTF-8 in it counts as U+FFFD.
    ///   - windowSize: what a test makes smaller.
    package func forEachSegment(
        inUTF8 text: Span<UInt8>, windowSize: Int = Self.windowSize, _ body: (Range<Int>, Int32) -> Bool
    ) {
        guard kind == .line, locale == .root, AnnexLineBreaks.areNeeded else {
            return forEachSegment(ofICUIn: text, windowSize: windowSize, body)
        }
        var held = (start: 0, end: 0, status: Int32(0))
        func release() -> Bool {
            var start = held.start
            for offset in AnnexLineBreaks.breaks(in: text.extracting(held.start..<held.end)) {
                guard body(start..<held.start + offset, 0) else { return false }
                start = held.start + offset
            }
            return body(start..<held.end, held.status)
        }
        var goesOn = true
        forEachSegment(ofICUIn: text, windowSize: windowSize) { range, status in
            if held.end > held.start, !AnnexLineBreaks.hasNone(in: text, at: range.lowerBound) {
                goesOn = release()
                held.start = range.lowerBound
            }
            (held.end, held.status) = (range.upperBound, status)
            return goesOn
        }
        if goesOn, held.end > held.start { _ = release() }
    }

    private func forEachSegment(ofICUIn text: Span<UInt8>, windowSize: Int, _ body: (Range<Int>, Int32) -> Bool) {
        var start = 0
        while start < text.count {
            let end = Self.windowEnd(in: text, from: start, atLeast: windowSize)
            var last = start
            var goesOn = true
            do {
                try handles.withHandle { (handle) throws(ICUError) in
                    try handle.forEachEnd(in: text.extracting(start..<end)) { offset, status in
                        // What is cut off by a window without a line feed is read again, in the next one.
                        if start + offset == end, end < text.count, last > start, text[end - 1] != 0x0A { return false }
                        goesOn = body(last..<start + offset, status)
                        last = start + offset
                        return goesOn
                    }
                }
            } catch {
                // Only an ICU without boundary data fails, or one without memory: the text is then one segment.
                goesOn = body(last..<text.count, 0)
                last = text.count
            }
            guard goesOn, last > start else { return }
            start = last
        }
    }

    private var handles: HandlePool<BoundaryHandle> {
        BoundaryHandle.pool(kind.handleKind, locale: rulesName)
    }

    /// Finnish has the words of UAX #29, and nothing else: CLDR took the colon out of the root's `MidLetter` in version 42, and
    /// left it in Finnish and Swedish (`word_fi_sv.txt` of ICU).
    private var rulesName: String {
        locale != .root ? locale.icuName : kind == .word ? "fi" : ""
    }

    /// Behind the last line feed of a window, which is a boundary of every kind (rules GB4, WB3a, SB4 and LB5), or behind the
    /// first one there is, at most a gigabyte further.
    private static func windowEnd(in text: Span<UInt8>, from start: Int, atLeast size: Int) -> Int {
        guard text.count - start > size else { return text.count }
        for index in (start..<start + size).reversed() where text[index] == 0x0A { return index + 1 }
        let limit = min(text.count, start + (1 << 30))
        for index in start + size..<limit where text[index] == 0x0A { return index + 1 }
        return limit
    }
}

extension TextBoundaries.Kind {
    fileprivate var handleKind: BoundaryHandle.Kind {
        switch self {
        case .grapheme: .grapheme
        case .word: .word
        case .sentence: .sentence
        case .line: .line
        }
    }
}
