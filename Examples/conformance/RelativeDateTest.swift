import LocaleFormat
import LocaleFormatJSON

/// `rdt_fmt`: a distance in time, with words such as "tomorrow" only where `numeric` is `auto`.
enum RelativeDateTest {
    static func answer(_ test: JSONValue) -> JSONValue {
        do throws(TestProblem) {
            let style = try style(of: test)
            let unit = try unit(of: test)
            let count = try count(of: test)
            do throws(DateError) { return .result(try style.format(count, unit)) } catch {
                throw DateTest.refusal(error)
            }
        } catch {
            return error.reply
        }
    }

    private static func style(of test: JSONValue) throws(TestProblem) -> RelativeDateStyle {
        let options = test["options"] ?? .object([:])
        guard case .object = options else { throw .failure("the options are no object", type: "unreadable test") }
        let reader = OptionReader(options)
        var locale = try NumberTest.locale(test)
        if let numbering = try reader.numbering() {
            do throws(LocaleError) { locale = try locale.setting("nu", to: numbering.name) } catch {
                throw .unsupported(error.description)
            }
        }
        return RelativeDateStyle(
            numeric: try reader.word("numeric", ["always": .always, "auto": .auto], default: .always),
            width: try reader.word("style", ["long": .wide, "short": .short, "narrow": .narrow], default: .wide),
            locale: locale)
    }

    /// A unit, `day`; the plural, `days`, is ECMA-402's other word for it.
    private static func unit(of test: JSONValue) throws(TestProblem) -> RelativeDateStyle.Unit {
        guard let word = test["unit"]?.string else { throw .failure("the test has no unit", type: "unreadable test") }
        let name = word.hasSuffix("s") ? String(word.dropLast()) : word
        guard let unit = RelativeDateStyle.Unit(rawValue: name) else { throw .unsupported("unit: '\(word)'") }
        return unit
    }

    private static func count(of test: JSONValue) throws(TestProblem) -> Double {
        switch test["count"] {
        case .string(let text), .number(let text):
            guard let count = Double(text) else {
                throw .failure("the count '\(text)' is no number", type: "unreadable input")
            }
            return count
        default: throw .failure("the test has no count", type: "unreadable test")
        }
    }
}
