public import LocaleFormat
public import LocaleFormatTexts

extension LocalizedBundle {
    /// The strings in one language: `bundle.localized(for: "de-AT")`.
    ///
    /// - Parameters:
    ///   - locale: the reader's only language; where it is not there, the development language is taken.
    ///   - options: device, term of address, digits and so on.
    // Disfavored, so that `for: .current` is the reader who runs the program, with all of their languages.
    @_disfavoredOverload
    public func localized(for locale: LocaleID, options: TextOptions = TextOptions()) -> Localizer {
        localized(for: [locale], options: options)
    }

    /// The strings for a reader: in the reader's languages, addressed as they wish, and what is inserted with their digits,
    /// calendar and hours.
    ///
    /// ```swift
    /// var reader = Reader(["hi-IN", "en"])
    /// reader.numbering = .devanagari
    /// let bundle = LocalizedBundle(tables: [])
    /// bundle.localized(for: reader)("\(12) files")        // "१२ files"
    /// ```
    public func localized(for reader: Reader, options: TextOptions = TextOptions()) -> Localizer {
        var options = options
        options.termOfAddress = reader.termOfAddress ?? options.termOfAddress
        return localized(
            for: reader.languages.map { reader.applyingChoices(to: $0) }, options: options)
    }
}
