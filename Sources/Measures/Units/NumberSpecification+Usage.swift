internal import LocaleFormatCore
package import LocaleFormatNumbers

extension NumberSpecification {
    /// The style with the rounding of a unit that was chosen for a usage, where it has none of its own: what CLDR's preferences say,
    /// or else whole numbers with two digits at least, as ICU rounds compact numbers (UTS #35 part 6, "Unit Preferences").
    ///
    /// - Throws: ``NumberError`` for options out of range.
    package func rounded(asPreferred choice: UnitPreferences.Choice) throws(NumberError) -> NumberSpecification {
        guard options.precision == nil, options.increment == nil else { return self }
        var copy = self
        if choice.skeleton.isEmpty {
            copy.options.precision = .compact
            return copy
        }
        let increment = "precision-increment/"
        if choice.skeleton.hasPrefix(increment), let step = Int(choice.skeleton.dropFirst(increment.count)) {
            copy.options.increment = ExactDecimal(step)
            return copy
        }
        let skeleton = try NumberSkeleton(ResolvedNumber(self), scalesPowers: false)
        let stems = skeleton.text.split(separator: " ").filter { !$0.hasPrefix(".") }.joined(separator: " ")
        var rounded = NumberSpecification(locale: locale, kind: .skeleton("\(stems) \(choice.skeleton)"))
        rounded.options.numbering = options.numbering
        rounded.options.scale = skeleton.multiplier
        return rounded
    }
}
