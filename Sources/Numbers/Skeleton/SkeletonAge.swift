/// Which ICU brought what a skeleton may say, for messages of an older one.
///
/// Source: the `@stable` marks of unicode/unumberformatter.h and unum.h.
enum SkeletonAge {
    /// The part of a skeleton that wants the newest ICU; nil where every one since 67 knows all of it, or can be asked otherwise.
    static func newest(in skeleton: String) -> (what: String, since: Int)? {
        let asked = OlderSkeleton.needed(for: skeleton)?.form.skeleton ?? skeleton
        guard let tokens = try? SkeletonToken.tokens(of: asked) else { return nil }
        return tokens.compactMap(age).max { $0.since < $1.since }
    }

    private static func age(of token: SkeletonToken) -> (what: String, since: Int)? {
        let stem = token.stem.text
        let options = token.options.map(\.text)
        switch stem {
        case "usage": return ("units chosen by usage", 68)
        case "unit" where options.first?.contains("-") == true: return ("units of several words", 68)
        case "unit-width-formal", "unit-width-variant": return ("widths of units such as '\(stem)'", 68)
        case "sign-negative", "+-", "sign-accounting-negative", "()-": return ("skeletons with '\(stem)'", 69)
        case "rounding-mode-half-odd", "rounding-mode-half-ceiling", "rounding-mode-half-floor", "integer-width-trunc":
            return ("skeletons with '\(stem)'", 69)
        default: break
        }
        if options.last == "w" { return ("fractions hidden where they are zero ('/w')", 69) }
        if let last = options.last, last.hasPrefix("@"), last.hasSuffix("r") || last.hasSuffix("s") {
            return ("fractions and significant digits in one skeleton ('\(stem)/\(last)')", 69)
        }
        return nil
    }
}
