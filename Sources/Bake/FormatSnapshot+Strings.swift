import LocaleFormat
import LocaleFormatJSON
import LocalizedStrings
internal import LocaleFormatTexts

extension FormatSnapshot {
    /// What the strings of a table say for arguments that show them.
    static func lines(_ table: FormatList.StringTable, in locale: LocaleID) -> [Line] {
        let texts = table.texts(in: locale)
        return table.keys.flatMap { key in
            let format = VisibleText.line("\(table.name) \(key)")
            do throws(BakingFailure) {
                let text = try texts(key)
                return StringSample.all(of: text).map { sample in
                    let written: String
                    do throws(TextError) { written = try sample.text(of: text) } catch { written = "!\(error)" }
                    return Line(
                        locale: locale.tag, format: format, value: VisibleText.line(sample.shown),
                        text: VisibleText.line(written))
                }
            } catch {
                return [Line(locale: locale.tag, format: format, value: "[]", text: "!" + VisibleText.line("\(error)"))]
            }
        }
    }
}

/// Arguments that show a string, by their places.
private struct StringSample {
    fileprivate enum Kind { case number, text, date, keys([String]) }

    private let arguments: [TextArgument]
    /// As JSON has them.
    let shown: String

    /// One for each number that plural forms differ in, where there is a number; one for each key, where text chooses.
    static func all(of text: CompiledText) -> [StringSample] {
        let kinds = kinds(of: text.contents.program)
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

    private init(_ kinds: [Kind], round: Int) {
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

    func text(of text: CompiledText) throws(TextError) -> String {
        let names = text.argumentNames
        guard !names.isEmpty else { return try text.format(arguments) }
        return try text.format(Dictionary(zip(names, arguments)) { first, _ in first })
    }

    /// What each argument is asked for.
    private static func kinds(of program: TextProgram) -> [Kind] {
        var kinds: [Int: Kind] = [:]
        for wording in program.wordings {
            for case .argument(let box) in wording.steps where kinds[box.place.argument] == nil {
                kinds[box.place.argument] = box.place.sample
            }
        }
        for argument in program.agreeingArguments where kinds[argument] == nil { kinds[argument] = .number }
        for choice in program.choices {
            switch choice {
            case .plural(let choice): kinds[choice.place.argument] = .number
            case .limits(let choice): kinds[choice.argument] = .number
            case .selection(let choice): kinds[choice.argument] = .keys(choice.wordings.map(\.key))
            }
        }
        return (0..<(kinds.keys.max() ?? 0)).map { kinds[$0 + 1] ?? .text }
    }
}

extension ArgumentPlace {
    fileprivate var sample: StringSample.Kind {
        switch form {
        case .specifier(let specifier):
            return specifier.kind.map(\.isNumber) ?? true ? .number : .text
        case .message(let message):
            switch message.form {
            case .value: return .text
            case .number: return .number
            case .date: return .date
            }
        }
    }
}
