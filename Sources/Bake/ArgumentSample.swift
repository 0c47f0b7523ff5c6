import LocaleFormat
import LocalizedMessages
import LocalizedStrings
internal import LocaleFormatTexts

/// What an argument of a string is asked for.
enum ArgumentSample: Equatable {
    case number, text, date
    /// Text that chooses among these, one at least.
    case keys([String])

    fileprivate static func choosing(_ keys: [String]) -> ArgumentSample { keys.isEmpty ? .text : .keys(keys) }
}

extension SourceText {
    /// By the places of arguments, or of their names.
    var argumentSamples: [ArgumentSample] {
        switch self {
        case .text(let text): Self.samples(of: text.contents.program)
        case .message(_, let outline): outline.samples
        }
    }

    private static func samples(of program: TextProgram) -> [ArgumentSample] {
        var samples: [Int: ArgumentSample] = [:]
        for wording in program.wordings {
            for case .argument(let box) in wording.steps where samples[box.place.argument] == nil {
                samples[box.place.argument] = box.place.sample
            }
        }
        for argument in program.agreeingArguments where samples[argument] == nil { samples[argument] = .number }
        for choice in program.choices {
            switch choice {
            case .plural(let choice): samples[choice.place.argument] = .number
            case .limits(let choice): samples[choice.argument] = .number
            case .selection(let choice): samples[choice.argument] = .choosing(choice.wordings.map(\.key))
            }
        }
        return (0..<(samples.keys.max() ?? 0)).map { samples[$0 + 1] ?? .text }
    }
}

extension ArgumentPlace {
    fileprivate var sample: ArgumentSample {
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

extension MessageOutline {
    /// What chooses counts before what is written.
    fileprivate var samples: [ArgumentSample] {
        var samples: [Int: ArgumentSample] = [:]
        func take(_ value: Value, _ keys: [String] = []) {
            guard case .argument(let index) = value.operand, samples[index] == nil else { return }
            switch value.style {
            case .number: samples[index] = .number
            case .date: samples[index] = .date
            case .argument: samples[index] = .text
            case .text: samples[index] = .choosing(keys)
            }
        }
        for (place, selector) in selectors.enumerated() {
            var literals: [String] = []
            for keys in keys {
                if case .literal(let text, _) = keys[place], !literals.contains(text) { literals.append(text) }
            }
            if let selector { take(selector, literals) }
        }
        for pattern in patterns {
            for case .placeholder(let placeholder) in pattern { take(placeholder.value) }
        }
        return names.indices.map { samples[$0] ?? .text }
    }
}
