package import LocaleFormatDates
package import LocaleFormatNumbers

/// What a message says of a place for an argument.
package struct MessagePlace: Sendable {
    package enum Form: Sendable {
        /// Numbers and dates in the locale's usual form, text as it is.
        case value
        /// Numbers alone, in the place's style.
        case number
        /// Dates alone, in this style.
        case date(CompiledDate, DateStyle)
    }

    /// The argument's name, which stands there where it is not given.
    package let name: String
    package let form: Form
    /// What is taken off a number.
    package let offset: Double

    package init(name: String, form: Form, offset: Double = 0) {
        (self.name, self.form, self.offset) = (name, form, offset)
    }

    var takesText: Bool { if case .value = form { true } else { false } }

    /// Whether numbers are written in the place's style with nothing taken off.
    var takesNumbersAsTheyAre: Bool { if case .date = form { false } else { offset == 0 } }
}

extension ArgumentPlace {
    /// Whether no ICU is asked to write numbers and dates there.
    var isFast: Bool {
        if case .message(let message) = form, case .date(let style, _) = message.form { return style.isFast }
        return style?.isFast ?? true
    }
}

extension ArgumentWriter {
    /// An argument as a message says (ICU's `MessageFormat::format`): `{name}` for one that is not given.
    func rendered(_ place: ArgumentPlace, _ message: MessagePlace) throws(TextError) -> Rendered {
        if run.isMissing(place.argument) { return Rendered(text: "{\(message.name)}") }
        let argument = run.arguments[place.argument - 1]
        switch message.form {
        case .value:
            if case .date(let instant, var style) = argument, case .automatic = style.template {
                style.template = .lengths(date: .short, time: .short)
                return try object(.date(instant, style), place)
            }
            return try object(argument, place)
        case .number:
            guard let value = argument.numberValue else { throw mismatch(argument, place, ArgumentKind.plural.words) }
            return try styled(value.less(message.offset), place.style, place)
        case .date(let style, let source):
            do throws(DateError) {
                switch argument {
                case .date(let instant, let own):
                    guard let zone = own.timeZone, zone != style.timeZone else {
                        return Rendered(text: try style.format(instant), isText: true)
                    }
                    return Rendered(text: try CompiledDate.cached(source.timeZone(zone)).format(instant), isText: true)
                case .number(let value), .styledNumber(let value, _):
                    // ICU's dates are milliseconds.
                    let instant = try Instant(secondsSince1970: value.nearestDouble / 1_000)
                    return Rendered(text: try style.format(instant), isText: true)
                default: break
                }
            } catch { throw .date(argument: place.argument, error) }
            throw mismatch(argument, place, "a date")
        }
    }
}

extension TextArgument {
    /// The number, whatever its style.
    package var numberValue: NumberValue? {
        switch self {
        case .number(let value), .styledNumber(let value, _): value
        default: nil
        }
    }
}
