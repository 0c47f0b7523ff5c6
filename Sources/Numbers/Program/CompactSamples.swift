/// Short numbers that between them have every plural form a language gives to numbers of some length.
struct CompactSamples {
    /// By integer digits (0 for numbers below one), the first number of each form.
    private let byLength: [[(form: CompactTable.Form, text: String)]]
    private static let longest = 7

    /// - Parameter program: rounds, and knows the plural rules; its table is not looked at.
    init(_ program: CompactProgram) {
        var byLength: [[(form: CompactTable.Form, text: String)]] = Array(repeating: [], count: Self.longest + 1)
        for (text, digits) in Self.numbers + Self.parsed(Self.longFractions(program.digits)) {
            var number = digits
            // What rounds may round away from zero with one sign only, and into another length.
            guard program.round(&number), number.exponent == digits.exponent || program.digits.increment != nil else {
                continue
            }
            if program.digits.increment != nil, number.decimal != digits.decimal { continue }
            let length = max(0, number.magnitude + 1)
            let form = program.form(number, program.layout(number))
            if byLength.indices.contains(length), !byLength[length].contains(where: { $0.form == form }) {
                byLength[length].append((form, text))
            }
        }
        self.byLength = byLength
    }

    /// The forms of numbers with so many integer digits, each with a number; of any length with nil.
    func forms(integerDigits: Int?) -> [(form: CompactTable.Form, text: String)] {
        // One digit before the separator stands for none as well.
        if let integerDigits {
            return integerDigits == 1
                ? Self.unique(byLength[1] + byLength[0]) : byLength[min(integerDigits, Self.longest)]
        }
        return Self.unique(byLength.flatMap(\.self))
    }

    private static func unique(
        _ samples: [(form: CompactTable.Form, text: String)]
    ) -> [(form: CompactTable.Form, text: String)] {
        var seen: Set<CompactTable.Form> = []
        return samples.filter { seen.insert($0.form).inserted }
    }

    /// Remainders by 10 and by 100 decide all rules of CLDR but those for single numbers and for millions, in the integer
    /// as in the fraction. Rounding to significant digits leaves few digits, so there are numbers with few.
    private static let numbers: [(text: String, digits: DigitBuffer)] = {
        var texts = (1...220).map(String.init)
        for length in 3...longest {
            for head in [
                "1", "2", "3", "4", "5", "6", "9", "11", "12", "15", "21", "22", "25", "101", "105", "111", "112",
            ] {
                texts.append(head + String(repeating: "0", count: length - head.utf8.count))
            }
            for tail in ["1", "2", "3", "4", "5", "6", "9", "11", "12", "14", "15", "20", "21", "22", "25"] {
                texts.append("1" + String(repeating: "0", count: length - 1 - tail.utf8.count) + tail)
            }
        }
        for length in 1...4 { texts += fractions(length: length) }
        return parsed(texts)
    }()

    /// Where a style shows more fraction digits than the samples have, the rules see only zeros at their end.
    private static func longFractions(_ digits: NumberProgram) -> [String] {
        let significant = (1...3).map { digits.minimumSignificant - $0 }
        return Set([digits.minimumFraction] + significant).filter { $0 > 4 && $0 <= 15 }.flatMap {
            fractions(length: $0)
        }
    }

    /// Numbers with so many fraction digits, down to the last.
    private static func fractions(length: Int) -> [String] {
        let tails = ["1", "2", "3", "4", "5", "6", "9", "11", "12", "14", "15", "19", "20", "21", "22", "25"]
        let heads = ["0", "1", "2", "5", "11", "21", "100", "101", "1000", "10000", "100000", "1000000"]
        return heads.flatMap { head in
            tails.filter { $0.utf8.count <= length }.map { tail in
                head + "." + String(repeating: "0", count: length - tail.utf8.count) + tail
            }
        }
    }

    private static func parsed(_ texts: [String]) -> [(text: String, digits: DigitBuffer)] {
        texts.compactMap { text in (try? ExactDecimal(text)).flatMap { DigitBuffer($0) }.map { (text, $0) } }
    }
}
