internal import LocaleFormatBridge
public import LocaleFormatCore

/// The writing direction of a paragraph by its content, as it is typed.
///
/// Apple's platforms take the direction of a text from the language of its content since iOS 26 (SwiftUI,
/// `Text.WritingDirectionStrategy.contentBased`: the characters of the string, above all isolates; WWDC 2025, session 222,
/// "Enhance your app's multilingual experience"), and not from its first strong character alone, which in
/// `iPhone שלי נשבר` is the name of a product. How the platforms weigh the characters is not published. Here it is by words, as
/// in the estimators of GWT (`BidiUtils.estimateDirection`) and Dart's `intl`, and with a memory, so that the line does not
/// jump while somebody types:
///
/// 1. A word is what stands between white space. Its direction is that of its first strong character (Bidi_Class L; R or AL).
///    Numbers, and words with `@` or `://` in them, are not counted. In scripts without spaces (Han, kana, Thai, Lao, Khmer,
///    Myanmar) every third letter begins a word.
/// 2. What stands in an isolate is not counted, as somebody set it apart. But where the paragraph begins with an isolate and has
///    no word outside, the isolate decides: LRI and RLI by themselves, FSI by the words in it.
/// 3. The first word decides. From then on a line from left to right turns where there are more words from right to left; a line
///    from right to left only where there are more than three times as many words from left to right: names and terms in Latin
///    letters stand in Arabic and Hebrew far more often than the other way round (GWT turns at 40 percent, which is between).
/// 4. A mark (U+200E, U+200F, U+061C) before the first word decides for good.
///
/// So the more words there are, the rarer the line turns: it takes three times as many to turn twice. The result is that of the
/// text, whatever pieces it comes in.
///
/// ```swift
/// var estimator = DirectionEstimator()
/// estimator.append("OK")
/// estimator.direction            // .leftToRight
/// estimator.append(", אני מגיע")
/// estimator.direction            // .rightToLeft
/// estimator.append(" by train")
/// estimator.direction            // .rightToLeft
/// ```
public struct DirectionEstimator: Hashable, Sendable {
    /// The direction so far; nil where nothing tells yet.
    public var direction: WritingDirection? { mark ?? words.direction ?? isolate }

    fileprivate struct Words: Hashable, Sendable {
        var direction: WritingDirection?
        var (leftToRight, rightToLeft) = (0, 0)

        mutating func count(_ word: WritingDirection, by step: Int) {
            if word == .leftToRight { leftToRight += step } else { rightToLeft += step }
            if direction == nil { direction = word } else { turn() }
        }

        /// Rule 3.
        mutating func turn() {
            switch direction {
            case .leftToRight: if rightToLeft > leftToRight { direction = .rightToLeft }
            case .rightToLeft: if leftToRight > 3 * rightToLeft { direction = .leftToRight }
            case nil: break
            }
        }
    }

    fileprivate struct Word: Hashable, Sendable {
        var direction: WritingDirection?
        /// Words that it was counted as, and letters since the last of them in a script without spaces.
        var (count, letters) = (0, 0)
        var isAddress = false
        /// How much of `://` its end is.
        var slashes = 0
    }

    private var words = Words()
    private var word = Word()
    /// What a mark before the first word says.
    private var mark: WritingDirection?
    /// What the isolate says that the paragraph begins with.
    private var isolate: WritingDirection?
    private var isIsolateFirst = true
    /// Isolates that are open, and how many of them from the outermost are FSI without an isolate between.
    private var (depth, firstStrongDepth) = (0, 0)
    private var inside = Words()
    private var isAtEnd = false

    /// An empty paragraph.
    public init() {}

    /// The direction of a paragraph that begins `text`, by its content; nil where nothing tells.
    ///
    /// ```swift
    /// DirectionEstimator.direction(of: "1, 2, 3")  // nil
    /// ```
    public static func direction(of text: some StringProtocol) -> WritingDirection? {
        var estimator = DirectionEstimator()
        estimator.append(text)
        return estimator.direction
    }

    /// The direction of a paragraph that begins `text`, shown in `direction` before it was edited elsewhere than at its end: left
    /// only where rule 3 leaves it.
    ///
    /// ```swift
    /// DirectionEstimator.direction(of: "The שלום עולם", after: .leftToRight)      // .rightToLeft
    /// DirectionEstimator.direction(of: "The new שלום עולם", after: .rightToLeft)  // .rightToLeft
    /// ```
    public static func direction(of text: some StringProtocol, after direction: WritingDirection) -> WritingDirection {
        var estimator = DirectionEstimator()
        estimator.append(text)
        if let mark = estimator.mark { return mark }
        var words = estimator.words
        if words.leftToRight + words.rightToLeft == 0 { return estimator.isolate ?? direction }
        words.direction = direction
        words.turn()
        return words.direction ?? direction
    }

    /// Adds what was typed at the paragraph's end. Text behind a paragraph separator is of the next one and changes nothing.
    public mutating func append(_ text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            if isAtEnd { return }
            append(scalar)
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        let type = BidiClass(of: scalar)
        switch type {
        case .b: isAtEnd = true
        case .lri, .rli, .fsi: openIsolate(type)
        case .pdi:
            word = Word()
            depth = max(0, depth - 1)
            firstStrongDepth = min(firstStrongDepth, depth)
        case .ws, .s: word = Word()
        default:
            if depth > firstStrongDepth || depth > 0 && !isIsolateFirst { return }
            let isOutside = depth == 0
            if isMark(scalar) {
                if isOutside, words.leftToRight + words.rightToLeft == 0, mark == nil {
                    mark = type == .l ? .leftToRight : .rightToLeft
                }
                return
            }
            var counted = isOutside ? words : inside
            word.append(scalar, type, to: &counted)
            if isOutside {
                words = counted
                if word.direction != nil { isIsolateFirst = false }
            } else {
                inside = counted
                isolate = counted.direction
            }
        }
    }

    private mutating func openIsolate(_ type: BidiClass) {
        word = Word()
        if depth == 0, words.direction != nil || isolate != nil { isIsolateFirst = false }
        if isIsolateFirst, depth == firstStrongDepth {
            switch type {
            case .lri: isolate = isolate ?? .leftToRight
            case .rli: isolate = isolate ?? .rightToLeft
            default: firstStrongDepth += 1
            }
        }
        depth += 1
    }

    private func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{200E}" || scalar == "\u{200F}" || scalar == "\u{61C}"
    }
}

extension DirectionEstimator.Word {
    fileprivate mutating func append(
        _ scalar: Unicode.Scalar, _ type: BidiClass, to words: inout DirectionEstimator.Words
    ) {
        if isAddress { return }
        slashes = scalar == ":" ? 1 : scalar == "/" && slashes > 0 ? slashes + 1 : 0
        if scalar == "@" || slashes == 3 {
            isAddress = true
            if let direction, count > 0 { words.count(direction, by: -count) }
            return
        }
        switch type {
        case .l, .r, .al:
            let own: WritingDirection = type == .l ? .leftToRight : .rightToLeft
            if let direction {
                guard direction == own, scalar.isWrittenWithoutSpaces else { return }
                letters += 1
                guard letters == 3 else { return }
                words.count(direction, by: 1)
            } else {
                direction = own
                words.count(own, by: 1)
            }
            count += 1
            letters = 0
        default: return
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
