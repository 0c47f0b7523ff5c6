import LocaleFormat
import LocaleFormatJSON
import LocalizedMessages
import LocalizedStrings
internal import LocaleFormatTexts

extension FormatSnapshot {
    /// What the strings of a table say for arguments that show them.
    static func lines(_ table: FormatList.StringTable, in locale: LocaleID) -> [Line] {
        let texts = table.texts(in: locale, .utc)
        return table.keys.flatMap { key in
            let format = VisibleText.line("\(table.name) \(key)")
            do throws(BakingFailure) {
                let text = try texts(key)
                return StringSample.all(of: text).map { sample in
                    Line(
                        locale: locale.tag, format: format, value: VisibleText.line(sample.shown),
                        text: VisibleText.line(sample.text(of: text)))
                }
            } catch {
                return [Line(locale: locale.tag, format: format, value: "[]", text: "!" + VisibleText.line("\(error)"))]
            }
        }
    }
}

/// Arguments that show a string, by their places.
private struct StringSample {
    private let arguments: [TextArgument]
    /// As JSON has them.
    let shown: String

    /// One for each number that plural forms differ in, where there is a number; one for each key, where text chooses.
    static func all(of text: SourceText) -> [StringSample] {
        let kinds = text.argumentSamples
        var rounds = 1
        for kind in kinds {
            switch kind {
            case .number: rounds = max(rounds, numbers.count)
            case .keys(let keys): rounds = max(rounds, keys.count)
            case .text, .date: break
            }
        }
        return (0..<rounds).map { StringSample(kinds, round: $0) }
    }

    private static let numbers = [0, 1, 2, 3, 5, 11, 21, 1_234]

    private init(_ kinds: [ArgumentSample], round: Int) {
        var words: [String] = []
        arguments = kinds.enumerated().map { place, kind in
            switch kind {
            case .number:
                let number = Self.numbers[(round + place) % Self.numbers.count]
                words.append("\(number)")
                return .integer(number)
            case .text:
                words.append("\"Ada\"")
                return .string("Ada")
            case .keys(let keys):
                words.append("\"\(keys[round % keys.count])\"")
                return .string(keys[round % keys.count])
            case .date:
                words.append("\"1970-01-01\"")
                return .date(.epoch, DateStyle(locale: .root).timeZone(.utc))
            }
        }
        shown = "[" + words.joined(separator: ", ") + "]"
    }

    /// What the string says, or what is wrong with the arguments.
    func text(of text: SourceText) -> String {
        let names = text.argumentNames
        let named = Dictionary(zip(names, arguments)) { first, _ in first }
        switch text {
        case .message(let message, _): return message.format(named)
        case .text(let text):
            do throws(TextError) {
                return try names.isEmpty ? text.format(arguments) : text.format(named)
            } catch { return "!\(error)" }
        }
    }
}
