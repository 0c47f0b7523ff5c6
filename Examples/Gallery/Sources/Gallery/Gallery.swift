import LocaleFormat

/// What the page shows. Each chapter is a file; its texts are made by the lines of Swift that stand beside them on the page.
enum Gallery {
    static func sections() throws -> [Section] {
        [
            try numbers(), try money(), try numerals(), try dates(), try calendars(), try quantities(), try lists(),
            try names(),
            try thingsByName(), try grammar(), try messages(), try letters(), try order(), try search(),
            try direction(),
        ]
    }

    /// Forty languages, and five regions that write otherwise than their language's first.
    static let locales: [LocaleID] = [
        "en", "en-IN", "de", "de-CH", "fr", "es", "es-MX", "pt", "pt-PT", "ca", "it", "nl", "sv", "nb", "da", "fi",
        "is", "pl",
        "cs", "hu", "ro", "bg", "ru", "uk", "el", "tr", "ar-EG", "he", "fa", "ur", "hi", "bn", "gu", "mr", "ta", "te",
        "th",
        "vi", "id", "ja", "ko", "zh", "zh-Hant", "sw", "am",
    ]

    /// A few of them, where a row each would be too much: right-to-left scripts, other digits, other plurals.
    static let some: [LocaleID] = [
        "en", "de", "fr", "es", "pl", "ru", "ar-EG", "he", "fa", "hi", "bn", "th", "ja", "ko", "zh",
    ]
}
