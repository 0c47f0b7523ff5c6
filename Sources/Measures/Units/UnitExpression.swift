package import LocaleFormatNumbers

/// What a unit identifier says: powers of simple units with prefixes, multiplied and divided (UTS #35 part 6, "Unit Identifiers").
package struct UnitExpression: Sendable {
    package struct Part: Hashable, Sendable {
        /// Negative behind `per`.
        package var power: Int
        package let prefix: UnitPrefix?
        package let simple: String

        /// The same unit, whatever its power.
        package var name: String { (prefix?.name ?? "") + simple }
    }

    package private(set) var parts: [Part] = []
    /// `per-100-kilometer`, `part-per-1e6`: what is divided by, beside units.
    package private(set) var divisor: ExactDecimal?
    private var divisorText = ""

    /// Bytes that an identifier may have.
    package static let maximumLength = 256

    private init() {}

    /// Nil for what is no identifier of units that the table has, or one of several units, `foot-and-inch`.
    package init?(_ id: String, in table: UnitTable) {
        var words = id.split(separator: "-", omittingEmptySubsequences: false)[...]
        guard words.count <= Self.maximumLength else { return nil }
        var sign = 1
        var isFirst = true
        while let word = words.first {
            var mayDivide = false
            if word == "per" {
                sign = -1
                mayDivide = true
                words.removeFirst()
                guard !words.isEmpty else { return nil }
            }
            if let (part, count) = Self.simple(words, in: table) {
                append(Part(power: sign * part.power, prefix: part.prefix, simple: part.simple))
                words.removeFirst(count)
            } else if mayDivide, divisor == nil, let divisor = Self.divisor(words[words.startIndex]) {
                self.divisor = divisor
                divisorText = String(words.removeFirst())
            } else if let (other, count) = Self.alias(words, in: table) {
                guard sign == 1 || other.divisor == nil, divisor == nil || other.divisor == nil else { return nil }
                for part in other.parts {
                    append(Part(power: sign * part.power, prefix: part.prefix, simple: part.simple))
                }
                if other.divisor != nil { (divisor, divisorText) = (other.divisor, other.divisorText) }
                words.removeFirst(count)
                if other.parts.contains(where: { $0.power < 0 }) { sign = -1 }
            } else {
                return nil
            }
            isFirst = false
        }
        guard !isFirst, !parts.isEmpty, parts.allSatisfy({ $0.power.magnitude <= Self.maximumPower }) else {
            return nil
        }
    }

    /// The largest power that identifiers have a word for, `pow15`.
    private static let maximumPower = 15

    /// The longest simple unit that the words begin with, and how many of them it takes.
    private static func simple(_ words: ArraySlice<Substring>, in table: UnitTable) -> (Part, Int)? {
        var power = 1
        var rest = words
        if let word = rest.first, let found = Self.power(word) {
            power = found
            rest.removeFirst()
        }
        let taken = words.count - rest.count
        for count in stride(from: min(6, rest.count), to: 0, by: -1) {
            let name = rest.prefix(count).joined(separator: "-")
            // The base unit of mass, which is a prefix and a unit too.
            if name != "kilogram", table.simple[name] != nil {
                return (Part(power: power, prefix: nil, simple: name), taken + count)
            }
            for prefix in UnitPrefix.all where name.utf8.count > prefix.name.utf8.count && name.hasPrefix(prefix.name) {
                let unit = String(name.dropFirst(prefix.name.count))
                if table.simple[unit] != nil {
                    return (Part(power: power, prefix: prefix, simple: unit), taken + count)
                }
            }
        }
        return nil
    }

    private static func alias(_ words: ArraySlice<Substring>, in table: UnitTable) -> (UnitExpression, Int)? {
        for count in stride(from: min(6, words.count), to: 0, by: -1) {
            let name = words.prefix(count).joined(separator: "-")
            guard let other = table.aliases[name], table.aliases[other] == nil else { continue }
            if let expression = UnitExpression(other, in: table) { return (expression, count) }
        }
        return nil
    }

    private static func power(_ word: Substring) -> Int? {
        switch word {
        case "square": return 2
        case "cubic": return 3
        case _ where word.hasPrefix("pow"):
            guard let power = Int(word.dropFirst(3)), 2...maximumPower ~= power else { return nil }
            return power
        default: return nil
        }
    }

    /// A whole number from 1 on, `100` or `1e6`.
    private static func divisor(_ word: Substring) -> ExactDecimal? {
        guard word.utf8.count <= 30, word.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "e") }),
            let number = try? ExactDecimal(word), number.isInteger, !number.isZero, number.integerDigits <= 20
        else { return nil }
        return number
    }

    /// What is of the same unit, on the same side of `per`, is one power.
    private mutating func append(_ part: Part) {
        let index = parts.firstIndex { $0.name == part.name && ($0.power < 0) == (part.power < 0) }
        if let index { parts[index].power += part.power } else { parts.append(part) }
    }
}

extension ExactDecimal {
    /// Places before the decimal point.
    fileprivate var integerDigits: Int { digits.count + exponent }
}

extension UnitExpression {
    /// The identifier with its units in CLDR's order (UTS #35 part 6, "Unit Identifier Normalization"); nil for powers without a word.
    package func id(in table: UnitTable) -> String? {
        let sorted = parts.ordered { one, other in
            if (one.power < 0) != (other.power < 0) { return other.power < 0 }
            let (first, second) = (table.order(of: one.simple), table.order(of: other.simple))
            if first != second { return first < second }
            return (one.prefix?.order ?? (0, 0)) > (other.prefix?.order ?? (0, 0))
        }
        var words: [String] = []
        var isBelow = false
        for part in sorted {
            if part.power < 0, !isBelow {
                isBelow = true
                words.append("per")
                if divisor != nil { words.append(divisorText) }
            }
            switch part.power.magnitude {
            case 1: break
            case 2: words.append("square")
            case 3: words.append("cubic")
            case 4...15: words.append("pow\(part.power.magnitude)")
            default: return nil
            }
            words.append(part.name)
        }
        if !isBelow, divisor != nil { words += ["per", divisorText] }
        return words.joined(separator: "-")
    }

    /// In base units, not yet cancelled: `meter-per-meter` stays.
    package func base(in table: UnitTable) -> UnitExpression? {
        var base = UnitExpression()
        for part in parts {
            guard let target = table.simple[part.simple]?.target, let unit = UnitExpression(target, in: table) else {
                return nil
            }
            for other in unit.parts {
                base.append(Part(power: other.power * part.power, prefix: other.prefix, simple: other.simple))
            }
        }
        return base
    }

    /// Cancelled: what is above and below `per` alike is gone.
    package var simplified: UnitExpression {
        var result = self
        result.parts = []
        for part in parts {
            if let index = result.parts.firstIndex(where: { $0.name == part.name }) {
                result.parts[index].power += part.power
            } else {
                result.parts.append(part)
            }
        }
        result.parts.removeAll { $0.power == 0 }
        return result
    }

    package var inverse: UnitExpression {
        var result = self
        for index in parts.indices { result.parts[index].power.negate() }
        return result
    }

    /// The powers of base units.
    package func dimensions(in table: UnitTable) -> [String: Int]? {
        guard let base = base(in: table)?.simplified else { return nil }
        return Dictionary(uniqueKeysWithValues: base.parts.map { ($0.name, $0.power) })
    }

    /// How many of the base unit this is; nil for a scale, and where the data cannot be read.
    package func factor(in table: UnitTable) -> ExactRatio? {
        var factor = ExactRatio(1, over: divisor ?? 1)
        for part in parts {
            guard let simple = table.simple[part.simple], var unit = table.factor(of: simple) else { return nil }
            if let prefix = part.prefix {
                unit = unit.multiplied(by: ExactRatio(ExactDecimal(prefix.base)).power(prefix.power))
            }
            factor = factor.multiplied(by: unit.power(part.power))
        }
        return factor
    }

    /// The only unit, in its first power: temperatures have a zero of their own, temperatures per metre have not.
    package var single: Part? { parts.count == 1 && parts[0].power == 1 && divisor == nil ? parts[0] : nil }
}
