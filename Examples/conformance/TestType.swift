import LocaleFormatJSON

/// What this executor can be asked.
enum TestType: String, CaseIterable {
    case numbers = "number_fmt"
    /// The older name of the same test.
    case decimals = "decimal_fmt"
    case plurals = "plural_rules"
    case dates = "datetime_fmt"
    case relativeDates = "rdt_fmt"
    case lists = "list_fmt"
    case likelySubtags = "likely_subtags"
    case languageNames = "lang_names"
    case collation
    case messages = "message_fmt2"

    func answer(_ test: JSONValue) -> JSONValue {
        switch self {
        case .numbers, .decimals: NumberTest.answer(test)
        case .plurals: PluralTest.answer(test)
        case .dates: DateTest.answer(test)
        case .relativeDates: RelativeDateTest.answer(test)
        case .lists: ListTest.answer(test)
        case .likelySubtags: LikelySubtagsTest.answer(test)
        case .languageNames: LanguageNamesTest.answer(test)
        case .collation: CollationTest.answer(test)
        case .messages: MessageTest.answer(test)
        }
    }
}
