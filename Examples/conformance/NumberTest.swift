import LocaleFormat
import LocaleFormatJSON

/// `number_fmt`: a decimal text, formatted by a skeleton, by a pattern, or by ECMA-402 options.
///
/// The skeleton says everything exactly and wins, as in the suite's executor for ICU4C; then the pattern with the options'
/// rounding mode; the options alone are used when neither is there.
enum NumberTest {
    static func answer(_ test: JSONValue) -> JSONValue {
        do throws(TestProblem) {
            if let operation = test["op"]?.string, operation != "format" {
                throw .unsupported("the operation '\(operation)'")
            }
            let value = try input(test)
            let specification = try specification(of: test)
            do throws(NumberError) {
                return .result(try CompiledNumber(specification).format(value))
            } catch {
                return try refusal(error, of: test)
            }
        } catch {
            return error.reply
        }
    }

    /// The test's number, exactly as its digits say.
    private static func input(_ test: JSONValue) throws(TestProblem) -> NumberValue {
        let text: String
        switch test["input"] {
        case .string(let given), .number(let given): text = given
        default: throw .failure("the test has no input", type: "unreadable test")
        }
        switch text {
        case "NaN": return .double(.nan)
        case "Infinity": return .double(.infinity)
        case "-Infinity": return .double(-.infinity)
        default: break
        }
        do throws(NumberError) { return .decimal(try ExactDecimal(text)) } catch {
            throw .failure(error.description, type: "unreadable input")
        }
    }

    /// The style that a test asks for.
    static func specification(of test: JSONValue) throws(TestProblem) -> NumberSpecification {
        let locale = try locale(test)
        let options = test["options"] ?? .object([:])
        guard case .object = options else { throw .failure("the options are no object", type: "unreadable test") }
        if let skeleton = test["skeleton"]?.string {
            return NumberSpecification(locale: locale, kind: .skeleton(skeleton))
        }
        if let pattern = test["pattern"]?.string {
            var settings = NumberOptions()
            settings.rounding = try OptionReader(options).rounding()
            settings.numbering = try OptionReader(options).numbering()
            return NumberSpecification(locale: locale, kind: .pattern(pattern), options: settings)
        }
        let settings = try NumberSettings(options)
        return settings.specification(in: locale) ?? settings.skeletonSpecification(in: locale)
    }

    static func locale(_ test: JSONValue) throws(TestProblem) -> LocaleID {
        guard let given = test["locale"] else { return .root }
        guard let text = given.string else { throw .failure("the locale is no string", type: "unreadable test") }
        do throws(LocaleError) { return try LocaleID(text) } catch {
            throw .failure(error.description, type: "locale")
        }
    }

    /// What a refusal of the library means to the suite. Its word for "must be refused, digits would be lost" is the
    /// expected text `Inexact`.
    private static func refusal(_ error: NumberError, of test: JSONValue) throws(TestProblem) -> JSONValue {
        switch error {
        case .inexact:
            return .object([
                "result": "Inexact", "error": .string(error.description), "error_type": "inexact",
            ])
        case .locale(.unknownNumberingSystem), .locale(.unknownCurrency): throw .unsupported(error.description)
        // A skeleton of ours holds one thing that we did not check: the unit.
        case .invalidSkeleton where test["skeleton"] == nil:
            throw .unsupported("unit: '\(test["options"]?["unit"]?.string ?? "")'")
        default: throw .failure(error.description, type: "format")
        }
    }
}
