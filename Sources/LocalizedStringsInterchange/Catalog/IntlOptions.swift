internal import LocaleFormatCore
internal import LocaleFormatMessageConversion
internal import LocaleFormatMessageFormat1
internal import LocaleFormatMessageFormat2

/// Options of `Intl.NumberFormat` and `Intl.DateTimeFormat` (ECMA-402), in which Fluent's functions and i18next's formats say how a value is
/// written, as parts of a message and back.
///
/// | options | part |
/// |---|---|
/// | `minimumFractionDigits: 2` | `{n, number, ::.00*}` |
/// | `maximumFractionDigits: 0` | `{n, number, integer}` |
/// | `style: "currency", currency: "EUR"` | `{n, number, ::currency/EUR}` |
/// | `year: "numeric", month: "long"` | `{d, date, ::yMMMM}` |
/// | `dateStyle: "long"` | `{d, date, long}` |
struct IntlOptions: Hashable {
    enum Kind { case number, date }

    struct Option: Hashable {
        var name: String
        var value: String
    }

    var kind: Kind
    var options: [Option] = []

    init(_ kind: Kind, _ options: [Option] = []) { (self.kind, self.options) = (kind, options) }

    subscript(name: String) -> String? {
        get { options.last { $0.name == name }?.value }
        set {
            options.removeAll { $0.name == name }
            if let newValue { options.append(Option(name: name, value: newValue)) }
        }
    }

    // MARK: To a message

    func part(_ argument: String, _ lose: (ConversionLoss.Kind) -> Void) -> MessageFormat1.Part {
        switch kind {
        case .number: numberPart(argument, lose)
        case .date: datePart(argument, lose)
        }
    }

    private static let compact = ["short": "compact-short", "long": "compact-long"]

    private func numberPart(_ argument: String, _ lose: (ConversionLoss.Kind) -> Void) -> MessageFormat1.Part {
        var rest = self
        if rest["notation"] == "compact", let stem = Self.compact[rest["compactDisplay"] ?? "short"] {
            (rest["notation"], rest["compactDisplay"]) = (nil, nil)
            for option in rest.options { lose(.notHeld("option beside a compact number", option.description)) }
            return .formatted(argument, .number(.skeleton(stem)))
        }
        let style = rest["style"] ?? "decimal"
        rest["style"] = nil
        if style == "decimal" {
            if rest.options.isEmpty { return .formatted(argument, .number(.standard)) }
            if rest.options == [Option(name: "maximumFractionDigits", value: "0")] {
                return .formatted(argument, .number(.integer))
            }
        }
        if style == "percent", rest.options.isEmpty { return .formatted(argument, .number(.percent)) }
        let function = style == "decimal" ? "number" : style
        let words = ["true": "always", "false": "never"]
        let reference = MessageFormat2.FunctionReference(
            function,
            options: rest.options.map {
                .init($0.name, .literal($0.name == "useGrouping" ? words[$0.value] ?? $0.value : $0.value))
            })
        let message = MessageFormat2.Message(pattern: [.expression(.init(.variable("n"), reference))])
        guard let read = try? MessageFormat2(message),
            let made = try? ConvertibleMessage.messageFormat2(read).converted(to: .messageFormat1, in: "en"),
            case .messageFormat1(let new) = made.message, new.parts.count == 1,
            case .formatted(_, let form) = new.parts[0]
        else {
            for option in options { lose(.notHeld("option of a number", option.description)) }
            return .formatted(argument, .number(.standard))
        }
        for loss in made.losses { lose(.message("argument '\(argument)': \(loss.reason)")) }
        return .formatted(argument, form)
    }

    private func datePart(_ argument: String, _ lose: (ConversionLoss.Kind) -> Void) -> MessageFormat1.Part {
        let lengths: [String: MessageFormat1.DateForm] = [
            "short": .short, "medium": .medium, "long": .long, "full": .full,
        ]
        let (date, time) = (self["dateStyle"], self["timeStyle"])
        if date != nil || time != nil {
            for option in options
            where !["dateStyle", "timeStyle"].contains(option.name) || lengths[option.value] == nil {
                lose(.notHeld("option of a date", option.description))
            }
            if let date {
                if let time { lose(.notHeld("option of a date", "timeStyle: \(time)")) }
                return .formatted(argument, .date(lengths[date] ?? .medium))
            }
            return .formatted(argument, .time(time.flatMap { lengths[$0] } ?? .medium))
        }
        var fields: [String: String] = [:]
        for option in options {
            if option.name == "hour12" || option.name == "hourCycle" { continue }
            if let letters = IntlDateFields.letters(option.name, option.value) {
                fields[option.name] = letters
            } else {
                lose(.notHeld("option of a date", option.description))
            }
        }
        if fields.isEmpty { return .formatted(argument, .date(.skeleton("yMd"))) }
        if let hour = fields["hour"] {
            fields["hour"] = String(
                repeating: IntlDateFields.hour(self["hour12"], self["hourCycle"]), count: hour.count)
        }
        return .formatted(argument, .date(.skeleton(IntlDateFields.names.compactMap { fields[$0] }.joined())))
    }

    // MARK: From a message

    /// The options of a form; nil for one that they do not say, which is told.
    static func reading(
        _ format: MessageFormat1.Format, of argument: String, _ lose: (ConversionLoss.Kind) -> Void
    ) -> IntlOptions? {
        switch format {
        case .number(let form): return reading(form, of: argument, lose)
        case .date(let form): return reading(form, isTime: false, of: argument, lose)
        case .time(let form): return reading(form, isTime: true, of: argument, lose)
        case .spellout, .ordinal, .duration:
            lose(.message("the form of argument '\(argument)', '\(format.source)', is ICU's alone"))
            return nil
        }
    }

    private static func reading(
        _ form: MessageFormat1.NumberForm, of argument: String, _ lose: (ConversionLoss.Kind) -> Void
    ) -> IntlOptions? {
        switch form {
        case .standard: return IntlOptions(.number)
        case .integer: return IntlOptions(.number, [Option(name: "maximumFractionDigits", value: "0")])
        case .percent: return IntlOptions(.number, [Option(name: "style", value: "percent")])
        default: break
        }
        let compact = ["compact-short": "short", "K": "short", "compact-long": "long", "KK": "long"]
        if case .skeleton(let text) = form, let display = compact[text] {
            var result = IntlOptions(.number, [Option(name: "notation", value: "compact")])
            if display == "long" { result["compactDisplay"] = display }
            return result
        }
        let message = MessageFormat1(parts: [.formatted("n", .number(form))])
        guard let made = try? ConvertibleMessage.messageFormat1(message).converted(to: .messageFormat2, in: "en"),
            case .messageFormat2(let new) = made.message, let pattern = new.message.pattern, pattern.count == 1,
            case .expression(let expression) = pattern[0], new.message.declarations.isEmpty
        else {
            lose(.message("the form of argument '\(argument)' has no options of its own"))
            return nil
        }
        for loss in made.losses { lose(.message("argument '\(argument)': \(loss.reason)")) }
        var result = IntlOptions(.number)
        guard let function = expression.function else { return result }
        let groupings = ["always": "true", "never": "false"]
        switch function.name {
        case "number": break
        case "integer": result["maximumFractionDigits"] = "0"
        default: result["style"] = function.name
        }
        for option in function.options {
            guard case .literal(let value) = option.value else { continue }
            if option.name == "fractionDigits" {
                (result["minimumFractionDigits"], result["maximumFractionDigits"]) = (value, value)
            } else {
                result[option.name] = option.name == "useGrouping" ? groupings[value] ?? value : value
            }
        }
        return result
    }

    private static func reading(
        _ form: MessageFormat1.DateForm, isTime: Bool, of argument: String, _ lose: (ConversionLoss.Kind) -> Void
    ) -> IntlOptions? {
        let style = isTime ? "timeStyle" : "dateStyle"
        switch form {
        case .standard, .medium: return IntlOptions(.date, [Option(name: style, value: "medium")])
        case .short: return IntlOptions(.date, [Option(name: style, value: "short")])
        case .long: return IntlOptions(.date, [Option(name: style, value: "long")])
        case .full: return IntlOptions(.date, [Option(name: style, value: "full")])
        case .named(let name):
            lose(.message("only a program knows the form '\(name)' of argument '\(argument)'"))
            return IntlOptions(.date)
        case .pattern(let pattern):
            lose(
                .message("the pattern '\(pattern)' of argument '\(argument)' is left to the language: its fields stay"))
            return IntlDateFields.options(of: pattern, argument, lose)
        case .skeleton(let skeleton): return IntlDateFields.options(of: skeleton, argument, lose)
        }
    }
}

extension IntlOptions.Option: CustomStringConvertible {
    var description: String { "\(name): \(value)" }
}
