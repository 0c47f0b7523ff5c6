internal import LocaleFormatBridge

/// To which side text runs.
public enum WritingDirection: String, Hashable, Codable, Sendable, CaseIterable {
    case leftToRight
    case rightToLeft

    /// The direction of the first strong character of `text`, what stands in isolates passed over; nil where it has none
    /// (Unicode Standard Annex #9, rules P2 and P3). A paragraph's end ends the search.
    ///
    /// ```swift
    /// WritingDirection.firstStrong(in: "… שלום")  // .rightToLeft
    /// ```
    public static func firstStrong(in text: some StringProtocol) -> WritingDirection? {
        var isolates = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates = max(0, isolates - 1)
            case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: return nil  // class B
            case 0x202A...0x202E, 0x0600...0x0605, 0x0660...0x0669: continue
            default:
                guard isolates == 0, let side = BidiClass(of: scalar) else { continue }
                return side == .leftToRight ? .leftToRight : .rightToLeft
            }
        }
        return nil
    }
}
