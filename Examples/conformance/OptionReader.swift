import LocaleFormat
import LocaleFormatJSON

/// Reads ECMA-402's number options one by one: words must be known, counts must be integers in range.
struct OptionReader {
    private let options: JSONValue

    init(_ options: JSONValue) { self.options = options }

    func text(_ key: String) throws(TestProblem) -> String? {
        switch options[key] {
        case nil: nil
        case .string(let text): text
        default: throw .failure("the option \(key) is no string", type: "option")
        }
    }

    /// A word with its meaning; a word that is not in the table is one we do not have.
    func word<Meaning>(_ key: String, _ meanings: [String: Meaning], default standard: Meaning) throws(TestProblem)
        -> Meaning
    {
        guard let word = try text(key) else { return standard }
        guard let meaning = meanings[word] else { throw .unsupported("\(key): '\(word)'") }
        return meaning
    }

    func count(_ key: String, from minimum: Int = 0) throws(TestProblem) -> Int? {
        let digits: String
        switch options[key] {
        case nil: return nil
        case .number(let given), .string(let given): digits = given
        default: throw .failure("the option \(key) is no number", type: "option")
        }
        guard let count = Int(exactlyDecimal: digits), count >= minimum, count <= Precision.limit else {
            throw .failure("\(key) is \(digits); allowed is \(minimum) to \(Precision.limit)", type: "option")
        }
        return count
    }

    func flag(_ key: String) -> Bool { options[key] == .bool(true) || options[key] == "true" }

    func decimal(_ key: String) throws(TestProblem) -> ExactDecimal? {
        switch options[key] {
        case nil: return nil
        case .number(let digits), .string(let digits):
            do throws(NumberError) { return try ExactDecimal(digits) } catch {
                throw .failure(error.description, type: "option")
            }
        default: throw .failure("the option \(key) is no number", type: "option")
        }
    }

    func rounding() throws(TestProblem) -> RoundingMode {
        try word(
            "roundingMode",
            [
                "ceil": .ceiling, "floor": .floor, "expand": .up, "trunc": .down, "halfCeil": .halfCeiling,
                "halfFloor": .halfFloor, "halfExpand": .halfUp, "halfTrunc": .halfDown, "halfEven": .halfEven,
                "halfOdd": .halfOdd, "unnecessary": .unnecessary,
            ], default: .halfEven)
    }

    func numbering() throws(TestProblem) -> NumberingSystem? {
        var name = try text("numberingSystem")
        if name == nil { name = try text("nu") }
        guard let name else { return nil }
        do throws(LocaleError) { return try NumberingSystem(name) } catch { throw .unsupported(error.description) }
    }

    func grouping() throws(TestProblem) -> Grouping {
        switch options["useGrouping"] {
        case .bool(true): .always
        case .bool(false): .never
        default:
            try word(
                "useGrouping",
                ["always": .always, "true": .always, "auto": .automatic, "min2": .minimumTwo, "false": .never],
                default: .automatic)
        }
    }
}

extension Int {
    /// A JSON number that is an integer, `2` or `2.0`.
    fileprivate init?(exactlyDecimal text: String) {
        guard let decimal = try? ExactDecimal(text) else { return nil }
        self.init(exactly: decimal)
    }
}
