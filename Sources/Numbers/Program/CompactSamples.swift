/// Short numbers that between them have every plural form a language gives to numbers of some length.
struct CompactSamples {
    /// By integer digits (0 for numbers below one), the first number of each form.
    private let byLength: [[(form: CompactTable.Form, text: String)]]
    private static let longest = 7

    /// - Parameter program: rounds, and knows the plural rules; its table is not looked at.
    init(_ program: CompactProgram) {
        var byLength: [[(form: CompactTable.Form, text: String)]] = Array(repeating: [], count: Self.longest + 1)
        for text in Self.numbers {
            guard let value = try? ExactDecimal(text), var number = DigitBuffer(value), program.round(&number),
                !number.isZero
            else { continue }
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
            return integerDigits == 1 ? Self.unique(byLength[1] + byLength[0]) : byLength[min(integerDigits, Self.longest)]
        }
        return Self.unique(byLength.flatMap(\.self))
    }

    private static func unique(
        _ samples: [(form: CompactTable.Form, text: String)]
    ) -> [(form: CompactTable.Form, text: String)] {
        var seen: Set<CompactTable.Form> = []
        return samples.filter { seen.insert($0.form).inserted }
    }

    /// Remainders by 10 and by 100 decide all rules of CLDR but those for exact numbers and millions.
    private static let numbers: [String] = {
        let fractions = ["1", "2", "3", "5", "6", "9", "11", "12", "15", "21", "22", "25", "31", "111", "211", "1111"]
        var numbers = (1...220).map(String.init) + ["500", "1000", "1001", "1002", "1003", "1005", "1011", "1021", "1100"]
        for power in 4...6 {
            let zeros = String(repeating: "0", count: power)
            numbers += ["1\(zeros)", "2\(zeros)", "5\(zeros)", "1\(zeros.dropLast())1", "1\(zeros.dropLast())2"]
            numbers += ["1\(zeros.dropLast())3", "1\(zeros.dropLast())5", "1\(zeros.dropLast(2))21"]
        }
        for integer in ["0", "1", "2", "3", "5", "11", "12", "20", "21", "22", "25", "100", "101"] {
            numbers += fractions.map { integer + "." + $0 }
            numbers += ["\(integer).01", "\(integer).001"]
        }
        return numbers
    }()
}
