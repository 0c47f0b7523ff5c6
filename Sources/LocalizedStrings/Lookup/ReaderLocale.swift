package import LocaleFormatCore

/// The locale in which a text of one language writes numbers and dates for a reader of another.
package enum ReaderLocale {
    /// The text's language with the reader's region and wishes, as on systems where language and region are set apart: English
    /// text for `es-MX-u-hc-h23` is written in `en-MX-u-hc-h23`. Digits of a script that the text is not in are left out.
    package static func writing(_ language: LocaleID, for reader: LocaleID) -> LocaleID {
        let isSameLanguage = reader.language == language.language
        let base = reader.withoutExtensions.tag
        var tag = language.language
        if let script = language.script ?? (isSameLanguage ? reader.script : nil) { tag += "-" + script }
        if let region = reader.region ?? language.region { tag += "-" + region }
        tag += reader.tag.dropFirst(base.count)
        guard let locale = try? LocaleID(tag) else { return language }
        return isSameLanguage ? locale : (try? locale.setting("nu", to: nil)) ?? locale
    }

    /// The locale without digits that ICU does not have: a header may ask for any, and no text could be written with them.
    static func withKnownDigits(_ locale: LocaleID) -> LocaleID {
        guard let digits = locale.keyword("nu"), (try? NumberingSystem(digits)) == nil else { return locale }
        return (try? locale.setting("nu", to: nil)) ?? locale
    }
}
