internal import LocaleFormatMemory
internal import LocaleFormatNumberPrograms
internal import LocaleFormatValuePrograms

/// A program that was read, of whatever kind.
final class BakedProgram: Sendable {
    enum Kind: Sendable {
        case number(BakedNumber)
        case plural(PluralProgram)
        case date(BakedDateSource)
        case interval(BakedDateSource)
        case list(BakedList)
        case relative(BakedRelativeDate)
        case duration(BakedDuration)
        case name(BakedNameProgram)
        case strings(BakedStrings)

        var name: BakedFormats.Kind {
            switch self {
            case .number: .number
            case .plural: .plural
            case .date: .date
            case .interval: .interval
            case .list: .list
            case .relative: .relative
            case .duration: .duration
            case .name: .name
            case .strings: .strings
            }
        }

        /// What a format of this kind takes.
        var values: String {
            switch self {
            case .number: "numbers"
            case .plural: "numbers, for their plural categories"
            case .date: "an instant and a zone"
            case .interval: "two instants and a zone"
            case .list: "lists of texts"
            case .relative: "numbers with a unit of time"
            case .duration: "durations"
            case .name: "people's names"
            case .strings: "keys of strings, with arguments"
            }
        }
    }

    let kind: Kind

    init(_ reader: inout BakedReader) throws(BakedFault) {
        var first = reader
        switch try first.kind() {
        case .number: kind = .number(BakedNumber(try NumberProgram(baked: &reader)))
        case .compact: kind = .number(BakedNumber(compact: try CompactProgram(baked: &reader)))
        case .rules: kind = .number(BakedNumber(words: try RuleProgram(baked: &reader)))
        case .quantity: kind = .number(BakedNumber(quantity: try QuantityProgram(baked: &reader)))
        case .plural: kind = .plural(try PluralProgram(baked: &reader))
        case .list: kind = .list(BakedList(try ListProgram(baked: &reader)))
        case .date: kind = .date(BakedDateSource(date: reader))
        case .interval: kind = .interval(BakedDateSource(interval: reader))
        case .relative: kind = .relative(BakedRelativeDate(try BakedRelativeProgram(baked: &reader), nil))
        case .moment:
            let (distances, moment) = try BakedRelativeMoment.read(&reader)
            kind = .relative(BakedRelativeDate(distances, moment))
        case .unitDuration, .clockDuration:
            kind = .duration(BakedDuration(try DurationProgram(baked: &reader)))
        case .name: kind = .name(try BakedNameProgram(baked: &reader))
        case .strings: kind = .strings(try BakedStrings(baked: &reader))
        default: throw first.fault("a program")
        }
    }

    /// The error of a format that is asked for something else.
    func isNot(_ name: String) -> BakedError { .wrongKind(format: name, expected: kind.values) }
}

extension BakedError {
    init(_ fault: DecimalFault, _ text: String) {
        switch fault {
        case .notANumber(let offset): self = .notANumber(text: text, offset: offset)
        case .tooLarge: self = .beyondProgram(text)
        }
    }
}
