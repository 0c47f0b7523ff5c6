import LocaleFormat
import LocalizedTextTools

/// The options of an order, for `fmt collate` and `fmt sort`.
public enum CollationOptions {
    /// `--strength`
    public enum Strength: String, CaseIterable, Sendable {
        /// The word as it is typed.
        case primary, secondary, tertiary, quaternary, identical

        /// The word of a strength.
        public init(_ strength: CollationStrength) {
            self =
                switch strength {
                case .primary: .primary
                case .secondary: .secondary
                case .tertiary: .tertiary
                case .quaternary: .quaternary
                case .identical: .identical
                }
        }

        /// What the library calls it.
        public var value: CollationStrength {
            CollationStrength.allCases.first { Strength($0) == self } ?? .tertiary
        }
    }

    /// `--alternate`
    public enum Alternate: String, CaseIterable, Sendable {
        /// The word as it is typed.
        case shifted
        /// The word as it is typed.
        case nonIgnorable = "non-ignorable"
    }

    private enum Numeric: String, CaseIterable {
        case yes = "true"
        case no = "false"
    }

    /// The order that options say.
    public static func style(_ values: OptionValues) throws(CommandFailure) -> CollationStyle {
        var style = CollationStyle(locale: try values.locale(.collate))
        if let strength = try values.choice(.strength, Strength.self) { style = style.strength(strength.value) }
        if let alternate = try values.choice(.alternate, Alternate.self) {
            style = style.alternate(alternate == .shifted ? .shifted : .nonIgnorable)
        }
        if let numeric = try values.choice(.numeric, Numeric.self) { style = style.numeric(numeric == .yes) }
        return style
    }
}
