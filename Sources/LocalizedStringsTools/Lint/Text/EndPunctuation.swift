/// The mark with which a text ends, by what it tells the reader rather than by its shape: `?`, `؟` and `；` in Greek ask.
enum EndPunctuation: String {
    case colon = "a colon"
    case ellipsis = "an ellipsis"
    case question = "a question mark"
    case stop = "a full stop"
    case exclamation = "an exclamation mark"
    case none = "no punctuation"

    init(of text: Substring, language: String) {
        // Enough for any end, and bounded for texts of nothing but controls.
        let text = text.suffix(64)
        var rest = text
        // Behind the mark may stand quotes, brackets, white space and direction marks.
        while let last = rest.last,
            last.isWhitespace || Self.closers.contains(last) || last.unicodeScalars.allSatisfy(Self.isMark)
        {
            rest = rest.dropLast()
        }
        guard let last = rest.last else {
            self = .none
            return
        }
        // A full stop within brackets is an abbreviation's.
        let isBracketed = text[rest.endIndex...].contains { ")]）".contains($0) }
        switch last {
        case "…", "⋯", "‥": self = .ellipsis
        case ".": self = rest.hasSuffix("..") ? .ellipsis : isBracketed ? .none : .stop
        case "。": self = rest.hasSuffix("。。") ? .ellipsis : .stop
        case ":", "：", "﹕", "︓", "፡", "፦": self = .colon
        case "?", "？", "؟", "⁇", "፧", "﹖": self = .question
        case ";" where language == "el", "\u{37E}": self = .question
        case "!", "！", "﹗", "‼", "⁉", "⁈": self = .exclamation
        case "।", "॥", "۔", "．", "։", "။", "។", "།", "።", "᙮", "｡": self = .stop
        default: self = .none
        }
    }

    private static let closers: Set<Character> = [
        "\"", "'", "”", "’", "»", "«", "“", "›", ")", "]", "}", "）", "」", "』", "】", "》", "*", "_", "`",
    ]

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .format || scalar.value == 0xFE0F
    }

    /// How `translation` differs from `source`, as a sentence; nil if it does not, or if it may.
    ///
    /// An exclamation mark is a matter of tone. Thai, Lao, Khmer, Burmese and Tibetan write neither full stops nor, mostly,
    /// question marks; Japanese asks with か and a full stop; Chinese and Korean headings drop the full stop; Armenian puts
    /// its question mark within the word.
    static func difference(_ translation: String, from source: String, language: String) -> String? {
        let own = EndPunctuation(of: translation[...], language: language)
        let other = EndPunctuation(of: source[...], language: "en")
        guard own != other, own != .exclamation, other != .exclamation else { return nil }
        let relaxed = ["th", "lo", "km", "my", "bo", "dz", "hy", "am", "ti"].contains(language)
        let eastAsian = ["ja", "zh", "yue", "wuu", "ko"].contains(language)
        if relaxed, own == .none || other == .none || own == .stop || other == .stop { return nil }
        if language == "ja", other == .question, own == .stop || own == .none, endsInKa(translation) { return nil }
        let isStopOnly = (own == .stop && other == .none) || (own == .none && other == .stop)
        // A few words with a full stop are an abbreviation or a label.
        if isStopOnly, eastAsian || words(in: source) < 4 || words(in: translation) < 4 { return nil }
        // Languages that put a verb or an object last need not end like the source where an argument stands at an end.
        if isStopOnly, endsInArgument(source) || endsInArgument(translation) { return nil }
        return "ends with \(own.rawValue), the source with \(other.rawValue)"
    }

    private static func words(in text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }

    private static func endsInKa(_ text: String) -> Bool {
        let end = text.reversed().drop { "。｡ \n」".contains($0) }.first
        return end == "か" || end == "の"
    }

    private static func endsInArgument(_ text: String) -> Bool {
        guard let percent = text.suffix(12).lastIndex(of: "%") else { return false }
        return !text[percent...].contains(" ")
    }
}
