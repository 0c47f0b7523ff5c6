internal import LocaleFormatBridge

/// To which side text runs.
public enum WritingDirection: String, Hashable, Codable, Sendable, CaseIterable {
    /// As Latin, Han, Devanagari and most scripts.
    case leftToRight
    /// As Arabic, Hebrew, Syriac, Thaana, N’Ko, Adlam and their like.
    case rightToLeft

    /// The direction in which a locale is written.
    ///
    /// ```swift
    /// WritingDirection(of: "ur-PK")  // .rightToLeft
    /// ```
    public init(of locale: LocaleID) { self = locale.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The direction of an embedding level (Unicode Standard Annex #9, BD2): odd ones run from right to left.
    public init(level: UInt8) { self = level % 2 == 0 ? .leftToRight : .rightToLeft }

    /// The direction of the first strong character of `text`, what stands in isolates passed over; nil where it has none
    /// (Unicode Standard Annex #9, rules P2 and P3). A paragraph's end ends the search.
    ///
    /// ```swift
    /// WritingDirection.firstStrong(in: "… שלום")  // .rightToLeft
    /// ```
    public static func firstStrong(in text: some StringProtocol) -> WritingDirection? {
        var isolates = 0
        for scalar in text.unicodeScalars {
            switch BidiClass(of: scalar) {
            case .lri, .rli, .fsi: isolates += 1
            case .pdi: isolates = max(0, isolates - 1)
            case .b: return nil
            case .l where isolates == 0: return .leftToRight
            case .r where isolates == 0, .al where isolates == 0: return .rightToLeft
            default: continue
            }
        }
        return nil
    }
}
