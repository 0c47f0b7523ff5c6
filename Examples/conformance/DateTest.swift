import LocaleFormat
import LocaleFormatJSON

/// `datetime_fmt`: an instant, formatted by lengths, by a skeleton, or by ECMA-402 fields.
///
/// Lengths win, as in ECMA-402, which knows no other; then the skeleton, which is the exact specification; then the meaning
/// of a semantic skeleton (UTS #35 part 4, "Semantic Skeletons"); then the fields. Nothing at all is a date in digits.
enum DateTest {
    static func answer(_ test: JSONValue) -> JSONValue {
        do throws(TestProblem) {
            let (instant, zone) = try input(test)
            let settings = try DateSettings(test, zone: zone)
            do throws(DateError) { return .result(try settings.format(instant)) } catch { throw refusal(error) }
        } catch {
            return error.reply
        }
    }

    /// The instant, and the zone in brackets behind it, if there is one.
    private static func input(_ test: JSONValue) throws(TestProblem) -> (Instant, zone: String?) {
        do throws(DateError) {
            if let text = test["input_string"]?.string {
                let time = text.prefix { $0 != "[" }
                let zone = text.dropFirst(time.count + 1).prefix { $0 != "]" }
                return (try Instant(iso8601: joined(time)), zone.isEmpty ? nil : String(zone))
            }
            switch test["input_millis"] {
            case .number(let digits), .string(let digits):
                guard let milliseconds = Double(digits), let whole = Int64(exactly: milliseconds.rounded(.down)) else {
                    throw .outOfRange("millisecond \(digits)")
                }
                return (try Instant(milliseconds: whole), nil)
            default: break
            }
        } catch {
            throw .failure(error.description, type: "unreadable input")
        }
        throw .failure("the test has no input_string", type: "unreadable test")
    }

    /// `2020-03-02 10:15:17 -08:00` has a space that ISO 8601 does not allow.
    private static func joined(_ time: Substring) -> String {
        let words = time.split(separator: " ")
        guard words.count > 1 else { return words.joined() }
        return words[0] + "T" + words[1...].joined()
    }

    /// What a refusal of the library means to the suite.
    static func refusal(_ error: DateError) -> TestProblem {
        switch error {
        case .locale(.unknownNumberingSystem): .unsupported(error.description)
        case .unknownCalendar, .unknownTimeZone: .unsupported(error.description)
        default: .failure(error.description, type: "format")
        }
    }
}
