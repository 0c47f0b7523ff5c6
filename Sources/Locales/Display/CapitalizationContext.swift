/// Where a text will stand, for languages that write names with a capital there (UTS #35 part 2, "Context Transforms").
///
/// Danish writes "dansk", and "Dansk" in a menu of languages.
public enum CapitalizationContext: String, Hashable, Codable, Sendable, CaseIterable {
    /// Nothing is known; names are as they are in the locale's data.
    case unknown
    /// Within a sentence.
    case middleOfSentence
    /// At the head of a sentence.
    case beginningOfSentence
    /// In a menu or a list of choices.
    case listItem
    /// By itself, as a heading of a calendar.
    case standalone

    /// ICU's `UDisplayContext`.
    package var icu: Int32 {
        switch self {
        case .unknown: 256
        case .middleOfSentence: 257
        case .beginningOfSentence: 258
        case .listItem: 259
        case .standalone: 260
        }
    }
}
