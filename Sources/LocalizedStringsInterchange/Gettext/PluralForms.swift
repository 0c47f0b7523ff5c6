internal import LocaleFormatCore
public import LocaleFormatNumbers

/// How a file of gettext chooses among its plural forms: the header's field `Plural-Forms`.
///
/// ```swift
/// let forms = PluralForms("nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2;")!
/// forms.index(for: 22)                                  // 1
/// forms.categories(in: "ru")[2].map(\.rawValue)         // ["many", "other"]
/// ```
public struct PluralForms: Hashable, Sendable, CustomStringConvertible {
    /// How many forms there are: 1 to ``limit``.
    public let count: Int
    /// As the header has it.
    public let description: String
    private let expression: PluralExpression

    /// The most forms that are read.
    public static let limit = 16

    /// Reads the field's value; nil for what is none: no `nplurals`, a call in the expression, more forms than ``limit``.
    public init?(_ text: String) {
        var count: Int?
        var expression: PluralExpression?
        for part in text.split(separator: ";") {
            guard let sign = part.firstIndex(of: "=") else {
                guard part.allSatisfy(\.isWhitespace) else { return nil }
                continue
            }
            let name = part[..<sign].filter { !$0.isWhitespace }
            let value = part[part.index(after: sign)...]
            switch name {
            case "nplurals": count = Int(value.filter { !$0.isWhitespace })
            case "plural": expression = PluralExpression(value)
            default: return nil
            }
        }
        guard let count, let expression, (1...Self.limit).contains(count) else { return nil }
        (self.count, self.expression, description) = (count, expression, text)
    }

    /// The form for a number, from 0; nil where the expression divides by zero or names a form that there is not.
    public func index(for number: UInt64) -> Int? {
        guard let value = expression.value(for: number), value < UInt64(count) else { return nil }
        return Int(value)
    }

    /// The plural categories whose wording each form has in a language. A category that no whole number takes, as `other` in Russian,
    /// is with the last form. A category whose numbers the expression spreads over several forms is with the form of which they are the
    /// largest part, of several with that of the first number: French has `one` for 0 and 1, and under `n != 1` the form of 1 alone.
    public func categories(in language: LocaleID) -> [[PluralCategory]] {
        let rules = try? PluralRules(locale: language)
        /// For each category its forms in the order of the numbers, and how many numbers each has.
        var counts: [PluralCategory: [(form: Int, count: Int)]] = [:]
        var sizes = [Int](repeating: 0, count: count)
        for number in Self.samples {
            guard let form = index(for: number) else { continue }
            let category = rules?.category(for: number) ?? .other
            sizes[form] += 1
            if let known = counts[category]?.firstIndex(where: { $0.form == form }) {
                counts[category]?[known].count += 1
            } else {
                counts[category, default: []].append((form, 1))
            }
        }
        let places = counts.compactMapValues { forms in
            forms.reduce(forms.first) { best, next in
                guard let best else { return next }
                return next.count * sizes[best.form] > best.count * sizes[next.form] ? next : best
            }?.form
        }
        var forms = [[PluralCategory]](repeating: [], count: count)
        for category in rules?.categories ?? [.other] { forms[places[category] ?? count - 1].append(category) }
        return forms.map { $0.sorted() }
    }

    /// As ``categories(in:)``, but without those that share a form with `other`, whose wording stands for them, if whole numbers take
    /// `other` at all.
    func wordings(in language: LocaleID) -> [[PluralCategory]] {
        let rules = try? PluralRules(locale: language)
        let hasOther = Self.samples.contains { (rules?.category(for: $0) ?? .other) == .other }
        return categories(in: language).map { hasOther && $0.contains(.other) ? [.other] : $0 }
    }

    /// The forms of a language by its plural categories, the fewest that tell apart what is used.
    ///
    /// - Parameter used: the categories that have wordings of their own; for others the wording for `other` stands.
    /// - Returns: the forms and the category of each; nil where none of the expressions that are known fits.
    static func forms(
        of language: LocaleID, using used: Set<PluralCategory>
    ) -> (forms: PluralForms, categories: [PluralCategory])? {
        guard let rules = try? PluralRules(locale: language) else { return nil }
        candidates: for candidate in candidates {
            var categories = [PluralCategory?](repeating: nil, count: candidate.count)
            for number in samples {
                let own = rules.category(for: number)
                let category = used.contains(own) ? own : .other
                guard let index = candidate.index(for: number) else { continue candidates }
                if let known = categories[index], known != category { continue candidates }
                categories[index] = category
            }
            let found = categories.compactMap { $0 }
            if found.count == candidate.count { return (candidate, found) }
        }
        return nil
    }

    /// Whole numbers that every rule of CLDR and of gettext tells apart as it does all others.
    static let samples: [UInt64] =
        Array(0...220) + [
            300, 301, 1_000, 1_001, 1_002, 1_011, 10_000, 20_000, 40_000, 60_000, 80_000, 100_000, 100_001,
        ]
        + [1_000_000, 1_000_001, 2_000_000, 1_000_000_000]

    /// Those that the languages of CLDR need (GNU gettext manual, "Plural forms"; CLDR's plural rules for whole numbers), few forms first.
    static let candidates: [PluralForms] = [
        "nplurals=1; plural=0;",
        "nplurals=2; plural=(n != 1);",
        "nplurals=2; plural=(n > 1);",
        "nplurals=2; plural=(n%10==1 && n%100!=11 ? 0 : 1);",
        "nplurals=2; plural=(n%10==1 || n%10==2 || n%10==3 || n%10!=4 && n%10!=6 && n%10!=9 ? 0 : 1);",
        "nplurals=2; plural=(n<=1 || n>=11 && n<=99 ? 0 : 1);",
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
        "nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && n%10<=9 && (n%100<11 || n%100>19) ? 1 : 2);",
        "nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n==0 || n%100>=1 && n%100<=19 ? 1 : 2);",
        // Romanian and Maltese in CLDR 37.
        "nplurals=3; plural=(n==1 ? 0 : n==0 || n%100>=2 && n%100<=19 ? 1 : 2);",
        "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
        "nplurals=3; plural=(n<=1 ? 0 : n>=2 && n<=10 ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2);",
        "nplurals=3; plural=(n<=1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2);",
        "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
        "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>=3 && n<=19 ? 2 : 3);",
        "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);",
        "nplurals=4; plural=(n%10==1 ? 0 : n%10==2 ? 1 : n%20==0 ? 2 : 3);",
        "nplurals=4; plural=(n==1 ? 0 : n==0 || n%100>=2 && n%100<=10 ? 1 : n%100>=11 && n%100<=19 ? 2 : 3);",
        "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);",
        "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n==0 || n%100>=3 && n%100<=10 ? 2 : n%100>=11 && n%100<=19 ? 3 : 4);",
        "nplurals=5; plural=(n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0"
            + " : n%10==2 && n%100!=12 && n%100!=72 && n%100!=92 ? 1"
            + " : (n%10==3 || n%10==4 || n%10==9) && (n%100<10 || n%100>19) && (n%100<70 || n%100>79) && n%100<90 ? 2"
            + " : n!=0 && n%1000000==0 ? 3 : 4);",
        "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
        "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);",
        "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n%100==2 || n%100==22 || n%100==42 || n%100==62 || n%100==82"
            + " || n%1000==0 && (n%100000>=1000 && n%100000<=20000 || n%100000==40000 || n%100000==60000 || n%100000==80000)"
            + " || n!=0 && n%1000000==100000 ? 2"
            + " : n%100==3 || n%100==23 || n%100==43 || n%100==63 || n%100==83 ? 3"
            + " : n%100==1 || n%100==21 || n%100==41 || n%100==61 || n%100==81 ? 4 : 5);",
    ].compactMap(PluralForms.init)
}
