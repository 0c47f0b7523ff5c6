internal import LocaleFormatMemory

/// Whether a place in a text is between two grapheme clusters, those of Swift's `Character`.
///
/// Most places are decided by the two characters beside them. For others the text is read from the nearest place that is,
/// and the cluster is kept, so that a cluster of a million marks is read once, however often it is asked about.
struct ClusterBoundaries {
    /// The last cluster that was read.
    private var known = 0..<0

    mutating func isBoundary(_ offset: Int, in text: Span<UInt8>) -> Bool {
        guard offset > 0, offset < text.count else { return true }
        if known.contains(offset) { return known.lowerBound == offset }
        if let answer = Self.quickAnswer(offset, in: text) { return answer }
        return cluster(around: offset, in: text).lowerBound == offset
    }

    /// The cluster that a place is in, or that begins there.
    mutating func cluster(around offset: Int, in text: Span<UInt8>) -> Range<Int> {
        if known.contains(offset) { return known }
        var start = offset
        let floor = known.upperBound <= offset ? known.upperBound : 0
        while start > floor {
            start = text.scalarStart(before: start)
            if start > 0, Self.quickAnswer(start, in: text) == true { break }
        }
        start = max(start, floor)
        var window = 64
        while true {
            var end = min(text.count, offset + window)
            // A scalar that the window cuts is left out.
            while end < text.count, end > offset + 4, text[end] & 0xC0 == 0x80 { end -= 1 }
            var position = start
            for character in Self.string(text, start..<end) {
                let next = position + character.utf8.count
                // The last one may go on behind the window.
                if next > offset, next < end || end == text.count {
                    known = position..<next
                    return known
                }
                position = next
            }
            window *= 8
        }
    }

    /// The scalars, with a control character of the same length in place of a byte that is none's.
    private static func string(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
        var scalars = String.UnicodeScalarView()
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (value, length) = text.checkedScalar(at: offset)
            scalars.append(Unicode.Scalar(value) ?? "\u{1}")
            offset += length
        }
        return String(scalars)
    }

    /// Nil where more must be read.
    private static func quickAnswer(_ offset: Int, in text: Span<UInt8>) -> Bool? {
        let next = text.checkedScalar(at: offset).value
        var start = text.scalarStart(before: offset)
        var last = text.checkedScalar(at: start).value
        if next < 0x300, last < 0x300 { return !(next == 0x0A && last == 0x0D) }
        guard isPlain(next) else { return nil }
        // Behind marks, unless a virama among them joins a consonant (rule GB9c) or a joiner joins a picture.
        var steps = 0
        while steps < 16 {
            // Vowel signs of Devanagari that stand beside the letter.
            if isPlain(last) || steps == 0 && (0x93E...0x940).contains(last) { return true }
            guard start > 0, let scalar = Unicode.Scalar(last) else { return nil }
            switch scalar.properties.generalCategory {
            case .spacingMark where steps == 0: return true
            case .nonspacingMark where scalar.properties.canonicalCombiningClass != .virama: break
            default: return nil
            }
            start = text.scalarStart(before: start)
            last = text.checkedScalar(at: start).value
            steps += 1
        }
        return nil
    }

    /// Letters, digits, spaces and punctuation that are clusters of their own where no mark follows.
    private static func isPlain(_ value: UInt32) -> Bool {
        switch value {
        case 0x20...0x7E, 0xC0...0x2FF, 0x370...0x482, 0x904...0x939, 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x9FFF:
            return true
        case 0xE33, 0xEB3, 0xD4E, 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFF9E, 0xFF9F: return false
        case 0x10000...: return false
        default: break
        }
        guard let scalar = Unicode.Scalar(value) else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation:
            return true
        case .otherPunctuation: return !scalar.properties.isEmoji
        default: return false
        }
    }
}
