import LocaleFormat
import LocaleFormatJSON

/// `list_fmt`: texts as one list.
enum ListTest {
    static func answer(_ test: JSONValue) -> JSONValue {
        do throws(TestProblem) {
            let elements = try elements(of: test)
            let style = try style(of: test)
            do throws(ListError) { return .result(try style.compiled().format(elements)) } catch {
                throw .failure(error.description, type: "list")
            }
        } catch {
            return error.reply
        }
    }

    private static func elements(of test: JSONValue) throws(TestProblem) -> [String] {
        guard case .array(let values)? = test["input_list"] else {
            throw .failure("the test has no input_list", type: "unreadable test")
        }
        let texts = values.compactMap(\.string)
        guard texts.count == values.count else {
            throw .failure("the input_list holds something else than strings", type: "unreadable test")
        }
        return texts
    }

    private static func style(of test: JSONValue) throws(TestProblem) -> ListStyle {
        let options = test["options"] ?? .object([:])
        guard case .object = options else { throw .failure("the options are no object", type: "unreadable test") }
        let word = options["list_type"]?.string ?? options["type"]?.string ?? test["type"]?.string ?? "conjunction"
        let types: [String: ListStyle.ListType] = ["conjunction": .and, "disjunction": .or, "unit": .unit]
        guard let type = types[word] else { throw .unsupported("list type: '\(word)'") }
        let widths: [String: ListStyle.Width] = ["long": .wide, "short": .short, "narrow": .narrow]
        return ListStyle(
            type, width: try OptionReader(options).word("style", widths, default: .wide),
            locale: try NumberTest.locale(test))
    }
}
