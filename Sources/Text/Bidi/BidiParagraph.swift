internal import LocaleFormatBridge
public import LocaleFormatCore

/// A paragraph of text that runs in both directions, with the levels of the Unicode Bidirectional Algorithm (Unicode Standard
/// Annex #9, rules P1 to I2).
///
/// A paragraph becomes lines, which are what is seen: ``line(_:)``. Characters have the Bidi_Class of ICU's Unicode version.
/// Texts of any length and with any depth of embeddings take linear time.
///
/// ICU's `ubidi` differs from the annex, and so from this, in three places (ICU 72.1): marks at a text's end behind a pair of
/// brackets (N0), the closing bracket without a partner in `〈〉ש〉ש` (BD16), and the end of an isolate without beginning in an
/// override (X6a). It also calls texts level 0 or 1 throughout that look the same so.
///
/// ```swift
/// let paragraph = BidiParagraph(firstOf: "Ben said שלום עולם.")
/// paragraph.direction                       // .leftToRight
/// paragraph.levelRuns.map(\.level)          // [0, 1, 0]
/// paragraph.line().displayText              // "Ben said םלוע םולש."
/// ```
public struct BidiParagraph: Hashable, Sendable {
    /// The paragraph, with the separator that ends it (rule P1); its indices are those of the text it was made from.
    public let text: Substring
    /// The embedding level of the paragraph: 0 or 1.
    public let baseLevel: UInt8
    /// The runs of characters of one level, in the order of storage, before rule L1, which is for lines. What rule X9 removes
    /// belongs to the run before it.
    public let levelRuns: [BidiRun]

    /// The direction of the paragraph.
    public var direction: WritingDirection { WritingDirection(level: baseLevel) }

    /// The first paragraph of a text: up to and including the first character of Bidi_Class B, such as a line feed. The rest of
    /// the text is not in it.
    public init<Text: StringProtocol>(
        firstOf text: Text, direction: BaseDirection = .firstStrong()
    ) where Text.SubSequence == Substring {
        let scan = ParagraphScan(text[...].unicodeScalars)
        self.init(scan, of: text[..<scan.end], direction)
    }

    /// All paragraphs of a text (rule P1), each with a direction of its own; none for an empty text.
    ///
    /// ```swift
    /// BidiParagraph.paragraphs(in: "one\nשתיים").map(\.direction)  // [.leftToRight, .rightToLeft]
    /// ```
    public static func paragraphs<Text: StringProtocol>(
        in text: Text, direction: BaseDirection = .firstStrong()
    ) -> [BidiParagraph] where Text.SubSequence == Substring {
        var paragraphs: [BidiParagraph] = []
        var rest = text[...]
        while !rest.isEmpty {
            paragraphs.append(BidiParagraph(firstOf: rest, direction: direction))
            rest = rest[paragraphs[paragraphs.count - 1].text.endIndex...]
        }
        return paragraphs
    }

    private init(_ scan: ParagraphScan, of text: Substring, _ direction: BaseDirection) {
        self.text = text
        baseLevel = direction.direction(of: text) == .leftToRight ? 0 : 1
        if text.isEmpty {
            levelRuns = []
        } else if scan.isLeftToRight, baseLevel == 0 {
            levelRuns = [BidiRun(range: text.startIndex..<text.endIndex, level: 0)]
        } else {
            let explicit = ExplicitLevels(
                text.unicodeScalars, baseLevel: baseLevel, capacity: scan.count,
                hasFirstStrongIsolates: scan.hasFirstStrongIsolates)
            levelRuns = Self.runs(of: text, explicit.resolved(baseLevel: baseLevel), baseLevel: baseLevel)
        }
    }

    private static func runs(of text: Substring, _ levels: [UInt8], baseLevel: UInt8) -> [BidiRun] {
        var runs = BidiRun.Builder()
        var kept = 0
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex {
            if BidiClass(of: scalars[index]).isRemoved {
                if kept == 0 { runs.append(baseLevel, from: index) }
            } else {
                runs.append(levels[kept], from: index)
                kept += 1
            }
            scalars.formIndex(after: &index)
        }
        return runs.finish(at: scalars.endIndex)
    }
}

/// What is known of a paragraph after a first look.
private struct ParagraphScan {
    /// Behind the paragraph separator, which is one for a carriage return and a line feed.
    var end: Substring.Index
    /// Scalars up to there.
    var count = 0
    /// Whether nothing runs from right to left, and no control changes a level.
    var isLeftToRight = true
    var hasFirstStrongIsolates = false

    init(_ scalars: Substring.UnicodeScalarView) {
        end = scalars.startIndex
        while end < scalars.endIndex {
            let scalar = scalars[end]
            scalars.formIndex(after: &end)
            count += 1
            switch BidiClass(of: scalar) {
            case .b:
                if scalar == "\r", end < scalars.endIndex, scalars[end] == "\n" {
                    scalars.formIndex(after: &end)
                    count += 1
                }
                return
            case .fsi: (isLeftToRight, hasFirstStrongIsolates) = (false, true)
            case .r, .al, .an, .lre, .lro, .rle, .rlo, .lri, .rli: isLeftToRight = false
            default: continue
            }
        }
    }
}
