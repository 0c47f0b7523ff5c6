import LocaleFormat
import TestSupport

/// Number patterns and skeletons: made by their grammar, and mutated.
extension SeededGenerator {
    /// A pattern that is right, or near to it.
    mutating func numberPattern() -> String {
        var pattern = subpattern()
        if chance(1, in: 4) { pattern += ";" + subpattern() }
        return chance(1, in: 3) ? mutated(pattern, with: Self.patternPieces) : pattern
    }

    private mutating func subpattern() -> String {
        let pads = chance(1, in: 5) ? ["*" + element(of: ["x", " ", "'*'", "''", "#", "🙂"])] : []
        let place = next() % 4
        func pad(_ here: UInt64) -> String { here == place ? pads.first ?? "" : "" }
        return pad(0) + affix() + pad(1) + number() + pad(2) + affix() + pad(3)
    }

    private mutating func affix() -> String {
        var affix = ""
        while chance(2, in: 5) { affix += element(of: Self.affixPieces) }
        return affix
    }

    private mutating func number() -> String {
        let integer = element(of: [
            "#,##0", "0", "#", "#,##,##0", "00", "@@#", "@", "25", "", "#,#,##,#0", "000,000", "5",
        ])
        let fraction = element(of: ["", "", ".00", ".##", ".0#", ".", ".05"])
        return integer + fraction + (chance(1, in: 6) ? element(of: ["E0", "E+00", "E000"]) : "")
    }

    /// A skeleton that is right, or near to it.
    mutating func numberSkeleton() -> String {
        var tokens: [String] = []
        for _ in 0..<(1 + next() % 4) { tokens.append(skeletonToken()) }
        let skeleton = tokens.joined(separator: element(of: [" ", " ", " ", "  ", "\u{200E}"]))
        return chance(1, in: 4) ? mutated(skeleton, with: Self.skeletonPieces) : skeleton
    }

    private mutating func skeletonToken() -> String {
        switch next() % 9 {
        case 0: "unit/" + element(of: Self.units)
        case 1: element(of: ["measure-unit/", "per-measure-unit/"]) + element(of: ["length-meter", "duration-hour"])
        case 2: "usage/" + element(of: ["road", "person-height", "person", "media", "default", "vehicle-fuel", "x"])
        case 3:
            "scale/"
                + element(of: ["100", "0", "0.5", "-3", "1E5", "1e999999999", "7.25", "123456789012345678901234567890"])
        case 4: "precision-increment/" + element(of: ["0.05", "0", "5", "-1", "1e3", "0.10", "999999999999999999999"])
        case 5: "integer-width/" + element(of: ["*", "*00", "##0", "#", "00", "+0", "0#"])
        case 6: "numbering-system/" + element(of: ["latn", "deva", "arab", "roman", "hanidec", "none", "x"])
        case 7: "currency/" + element(of: ["USD", "JPY", "CHF", "XXX", "usd", "US"])
        default: element(of: Self.stems)
        }
    }

    /// Up to three pieces left out, put in or doubled.
    mutating func mutated(_ text: String, with pieces: [String]) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<(1 + next() % 3) {
            let place = Int(next() % UInt64(scalars.count + 1))
            switch next() % 3 {
            case 0 where place < scalars.count: scalars.remove(at: place)
            case 1: scalars.insert(contentsOf: scalars[place...].prefix(Int(1 + next() % 6)), at: place)
            default: scalars.insert(contentsOf: element(of: pieces).unicodeScalars, at: place)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private static let affixPieces = [
        "¤", "¤¤", "¤¤¤", "%", "‰", "-", "+", "~", "x", " ", "''", "'a#'", "(", ")", "\u{A0}", "E", "٪", "🙂",
        "\u{200E}",
    ]
    private static let patternPieces = [
        "#", "0", "@", ".", ",", ";", "*", "'", "~", "¤", "¤¤¤¤", "%", "E", "E0", "+", "5", "\u{0}", "é",
    ]
    private static let skeletonPieces = [
        "/", " ", "0", "#", "@", "*", "+", ".", "w", "-and-", "-per-", "E", "é", "\u{0}", "s",
    ]
    private static let units = [
        "meter", "foot-and-inch", "inch-and-foot", "kilometer-per-hour", "liter-per-100-kilometer", "square-meter",
        "hour-and-minute-and-second", "year-and-month", "celsius", "foot-and-second", "per-second", "parsnip",
        "percent",
    ]
    private static let stems = [
        "compact-short", "compact-long", "scientific", "engineering/*ee", "scientific/sign-always", "notation-simple",
        "K",
        "base-unit", "percent", "permille", "%", "%x100", "E0", "EE+!00", "E+?0", "precision-integer", ".00", ".0*",
        ".##",
        ".", ".##/@@#r", ".00/@@*", ".00/w", "@@", "@@#", "@*", "precision-unlimited", "precision-currency-cash",
        "rounding-mode-half-up", "rounding-mode-unnecessary", "000", "integer-width-trunc", "group-off", ",_", ",?",
        "group-thousands", "latin", "unit-width-full-name", "unit-width-narrow", "unit-width-iso-code",
        "unit-width-hidden", "unit-width-formal", "sign-always", "sign-never", "sign-accounting", "()!", "+-",
        "decimal-always",
    ]
}
