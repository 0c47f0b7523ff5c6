// Options by the stems that ICU's number skeletons have for them: the one table for who writes skeletons and who reads them.
// Source: ICU User Guide, "Number Skeletons".

extension Grouping {
    /// Nil for what ICU does unasked.
    package var skeletonStem: String? {
        switch self {
        case .automatic: nil
        case .never: "group-off"
        case .minimumTwo: "group-min2"
        case .always: "group-on-aligned"
        }
    }

    /// Nil for another stem.
    package init?(skeletonStem stem: String) {
        switch stem {
        case "group-auto": self = .automatic
        case "group-off", ",_": self = .never
        case "group-min2", ",?": self = .minimumTwo
        case "group-on-aligned", ",!": self = .always
        default: return nil
        }
    }
}

extension SignDisplay {
    /// Nil for what ICU does unasked.
    package var skeletonStem: String? {
        switch self {
        case .automatic: nil
        case .never: "sign-never"
        case .always(includingZero: true): "sign-always"
        case .always(includingZero: false): "sign-except-zero"
        case .negative: "sign-negative"
        }
    }

    /// With negative amounts as bookkeepers write them.
    var accountingStem: String {
        switch self {
        case .automatic: "sign-accounting"
        case .never: "sign-never"
        case .always(includingZero: true): "sign-accounting-always"
        case .always(includingZero: false): "sign-accounting-except-zero"
        case .negative: "sign-accounting-negative"
        }
    }

    /// Nil for another stem, that of bookkeepers among them.
    package init?(skeletonStem stem: String) {
        switch stem {
        case "sign-auto": self = .automatic
        case "sign-never", "+_": self = .never
        case "sign-always", "+!": self = .always(includingZero: true)
        case "sign-except-zero", "+?": self = .always(includingZero: false)
        case "sign-negative", "+-": self = .negative
        default: return nil
        }
    }
}

extension RoundingMode {
    /// Nil for what ICU does unasked.
    package var skeletonStem: String? { self == .halfEven ? nil : Self.stem + rawValue }

    /// Nil for another stem.
    package init?(skeletonStem stem: String) {
        guard stem.hasPrefix(Self.stem) else { return nil }
        self.init(rawValue: String(stem.dropFirst(Self.stem.count)))
    }

    private static let stem = "rounding-mode-"
}

extension CurrencyPresentation {
    /// Nil for what ICU does unasked.
    package var skeletonStem: String? {
        switch self {
        case .narrow: "unit-width-narrow"
        case .standard: nil
        case .isoCode: "unit-width-iso-code"
        case .fullName: "unit-width-full-name"
        }
    }

    /// Nil for another stem.
    package init?(skeletonStem stem: String) {
        switch stem {
        case "unit-width-narrow": self = .narrow
        case "unit-width-short": self = .standard
        case "unit-width-iso-code": self = .isoCode
        case "unit-width-full-name": self = .fullName
        default: return nil
        }
    }
}

extension NumberSpecification.UnitWidth {
    /// Nil for what ICU does unasked.
    package var skeletonStem: String? {
        switch self {
        case .wide: "unit-width-full-name"
        case .short: nil
        case .narrow: "unit-width-narrow"
        }
    }

    /// Nil for another stem.
    package init?(skeletonStem stem: String) {
        switch stem {
        case "unit-width-full-name": self = .wide
        case "unit-width-short": self = .short
        case "unit-width-narrow": self = .narrow
        default: return nil
        }
    }
}

extension Notation {
    /// Nil for what ICU does unasked, and for what skeletons have no stem for.
    var skeletonStem: String? {
        switch self {
        case .automatic, .spellOut, .ordinal, .rules: nil
        case .scientific: "scientific"
        case .engineering: "engineering"
        case .compactName(.short): "compact-short"
        case .compactName(.long): "compact-long"
        }
    }
}
