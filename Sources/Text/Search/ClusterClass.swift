/// What a character does to the borders of grapheme clusters (UAX #29, section 3.1), as far as two neighbours decide them.
enum ClusterClass: UInt8 {
    /// What needs a longer look.
    case other
    /// Letters, digits, spaces and punctuation that are clusters of their own where no mark follows.
    case plain
    /// A mark beside the letter.
    case spacing
    /// A mark that no consonant behind it joins, of Grapheme_Extend.
    case extending
    /// A mark that a consonant behind it may join (rule GB9c).
    case linking

    init(of value: UInt32) {
        switch value {
        case 0x20...0x7E, 0xC0...0x2FF, 0x370...0x482, 0x904...0x939, 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x9FFF,
            0xAC00...0xD7A3:
            self = .plain
            return
        case 0xE33, 0xEB3, 0xD4E, 0x1100...0x11FF, 0xA960...0xA97F, 0xD7A4...0xD7FF, 0xFF9E, 0xFF9F, 0x10000...:
            self = .other
            return
        default: break
        }
        guard let scalar = Unicode.Scalar(value) else {
            self = .other
            return
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation:
            self = .plain
        case .otherPunctuation: self = scalar.properties.isEmoji ? .other : .plain
        // Elsewhere some of them begin clusters.
        case .spacingMark where (0x900...0xDFF).contains(value):
            self = scalar.properties.isGraphemeExtend ? .extending : .spacing
        case .nonspacingMark:
            self = scalar.properties.canonicalCombiningClass == .virama && Self.joins(scalar) ? .linking : .extending
        default: self = .other
        }
    }

    /// Whether a virama makes one cluster of two consonants: that of Devanagari does, the pulli of Tamil does not.
    private static func joins(_ virama: Unicode.Scalar) -> Bool {
        guard (0x900...0xD7F).contains(virama.value), let letter = Unicode.Scalar(virama.value & ~0x7F | 0x15) else {
            return true
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: [letter, virama, letter])
        return String(text).count == 1
    }

    /// Whether a place between two characters is a border; nil where more must be read.
    ///
    /// - Parameters:
    ///   - offset: the place, within the text.
    ///   - classOf: a character's class.
    @inline(__always)
    static func isBoundary(
        _ offset: Int, in text: Span<UInt8>, _ classOf: (UInt32) -> ClusterClass
    ) -> Bool? {
        let next = text.checkedScalar(at: offset).value
        var (last, length) = text.checkedScalar(before: offset)
        if next < 0x300, last < 0x300 { return !(next == 0x0A && last == 0x0D) }
        switch classOf(next) {
        case .plain: break
        // GB9 and GB9a; behind a control character they begin a cluster.
        case .spacing, .extending, .linking: return classOf(last) == .other ? nil : false
        case .other: return nil
        }
        // Behind marks, unless a virama among them joins a consonant, or a joiner a picture.
        var start = offset
        for steps in 0..<16 {
            switch classOf(last) {
            case .plain: return true
            case .spacing where steps == 0: return true
            case .extending: break
            default: return nil
            }
            start &-= length
            guard start > 0 else { return nil }
            (last, length) = text.checkedScalar(before: start)
        }
        return nil
    }
}
