public import LocaleFormatCore

/// How the direction of a paragraph is decided.
public enum BaseDirection: Hashable, Sendable {
    /// As it is given, for example by a locale.
    case fixed(WritingDirection)
    /// By the paragraph's first strong character (Unicode Standard Annex #9, rules P2 and P3), and otherwise as given.
    case firstStrong(otherwise: WritingDirection = .leftToRight)
    /// By the words of the paragraph, see ``DirectionEstimator``, and otherwise as given.
    case content(otherwise: WritingDirection = .leftToRight)

    /// The direction of a paragraph that begins `text`.
    ///
    /// ```swift
    /// BaseDirection.firstStrong().direction(of: "iPhone שלי נשבר")  // .leftToRight
    /// BaseDirection.content().direction(of: "iPhone שלי נשבר")      // .rightToLeft
    /// ```
    public func direction(of text: some StringProtocol) -> WritingDirection {
        switch self {
        case .fixed(let direction): direction
        case .firstStrong(let otherwise): WritingDirection.firstStrong(in: text) ?? otherwise
        case .content(let otherwise): DirectionEstimator.direction(of: text) ?? otherwise
        }
    }
}
