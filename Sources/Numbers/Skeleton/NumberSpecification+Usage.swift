internal import LocaleFormatCore

extension NumberSpecification {
    /// A quantity in the unit that people of the locale's region use for such a thing (UTS #35 part 6, "Unit Preferences").
    ///
    /// - Parameter usage: CLDR's word, `road`; what has no preferences for it is taken as `default`.
    /// - Throws: ``NumberError`` for options out of range.
    package func converted(for usage: String) throws(NumberError) -> NumberSpecification {
        let skeleton = try NumberSkeleton(ResolvedNumber(self), scalesPowers: false)
        // Without a precision of one's own it is the usage that decides.
        let isOpen = options.precision == nil && options.increment == nil
        let stems = skeleton.text.split(separator: " ").filter { !isOpen || !$0.hasPrefix(".") }.joined(separator: " ")
        var converted = NumberSpecification(locale: locale, kind: .skeleton("\(stems) usage/\(usage)"))
        converted.options.numbering = options.numbering
        converted.options.scale = skeleton.multiplier
        return converted
    }
}
