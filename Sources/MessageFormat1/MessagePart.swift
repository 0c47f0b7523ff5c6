public import LocaleFormatNumbers

extension MessageFormat1 {
    /// A part of a message.
    public indirect enum Part: Hashable, Sendable {
        /// Text as it comes out, without quotes.
        case text(String)
        /// An argument as it is: `{name}`.
        case argument(String)
        /// An argument in a format: `{price, number, currency}`.
        case formatted(String, Format)
        /// The number of the plural choice around it, less the offset: `#`.
        case number
        /// One of several variants, by a number: first by its exact value, then by the plural category of the number less the
        /// offset, as it is displayed.
        case plural(String, PluralRules.Kind, offset: Double, [PluralVariant])
        /// One of several variants, by text.
        case select(String, [SelectVariant])
        /// One of several variants, by the last limit that a number reaches. Deprecated by ICU: `plural` says more.
        case choice(String, [ChoiceVariant])
        /// What a tag marks.
        case tag(String, [Part])
    }

    /// What a variant of a plural choice is for.
    public enum PluralSelector: Hashable, Sendable {
        /// A plural category by its name. Names that are no category are never chosen.
        case keyword(String)
        /// Exactly this number: `=1`.
        case exactly(Double)
    }

    /// A variant of a plural choice.
    public struct PluralVariant: Hashable, Sendable {
        /// When it is chosen. Where two are the same the first counts.
        public var selector: PluralSelector
        /// What it says.
        public var parts: [Part]

        /// A variant by its parts.
        public init(_ selector: PluralSelector, _ parts: [Part]) { (self.selector, self.parts) = (selector, parts) }
    }

    /// A variant of a choice by text.
    public struct SelectVariant: Hashable, Sendable {
        /// The text for which it is chosen; `other` for all that have none of their own.
        public var key: String
        /// What it says.
        public var parts: [Part]

        /// A variant by its parts.
        public init(_ key: String, _ parts: [Part]) { (self.key, self.parts) = (key, parts) }
    }

    /// A variant of a choice by limits.
    public struct ChoiceVariant: Hashable, Sendable {
        /// Where it begins; infinities are written `∞`.
        public var limit: Double
        /// Whether the limit itself is not in it: `<` instead of `#`.
        public var isExclusive: Bool
        /// What it says.
        public var parts: [Part]

        /// A variant by its parts.
        public init(_ limit: Double, isExclusive: Bool, _ parts: [Part]) {
            (self.limit, self.isExclusive, self.parts) = (limit, isExclusive, parts)
        }
    }

    /// How an argument is written.
    public enum Format: Hashable, Sendable {
        /// `{n, number}` and so on.
        case number(NumberForm)
        /// `{d, date}`
        case date(DateForm)
        /// `{d, time}`: as `date`, but without a form and with a length it is the time of day.
        case time(DateForm)
        /// In words, by the set of rules of that name, or the language's standard one: `{n, spellout, %spellout-ordinal}`.
        case spellout(ruleSet: String?)
        /// "3rd".
        case ordinal(ruleSet: String?)
        /// Seconds as hours, minutes and seconds, where the language has rules for it.
        case duration(ruleSet: String?)
    }

    /// The form of a number.
    public enum NumberForm: Hashable, Sendable {
        /// The locale's.
        case standard
        /// Without a fraction.
        case integer
        /// In the currency of the locale's region.
        case currency
        /// In hundredths.
        case percent
        /// ICU's number skeleton, what stands after `::`.
        case skeleton(String)
        /// A `DecimalFormat` pattern.
        case pattern(String)
        /// One of the program's own, by its name: what ``MessageFormat1/Syntax/formatJS`` has in the place of patterns. It is written in the
        /// locale's form, as FormatJS writes a name that the program does not know.
        case named(String)
    }

    /// The form of a date or a time.
    public enum DateForm: Hashable, Sendable {
        /// Of medium length.
        case standard
        /// `short`
        case short
        /// `medium`
        case medium
        /// `long`
        case long
        /// `full`
        case full
        /// The fields that are wanted, what stands after `::`.
        case skeleton(String)
        /// A pattern of date fields.
        case pattern(String)
        /// One of the program's own, by its name, as with numbers.
        case named(String)
    }
}
