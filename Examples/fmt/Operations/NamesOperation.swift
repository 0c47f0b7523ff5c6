import LocaleFormat
import LocaleFormatJSON

/// `fmt names`: what a code stands for, in the language of `--locale`.
struct NamesOperation: Operation {
    static let options: [OptionName] = [
        .locale, .kind, .width, .dialect, .noDialect, .form, .calendar, .count, .capitalization,
    ]

    private let names: DisplayNames
    private let kind: Kind
    private let form: TimeZoneID.NameForm
    private let dates: DateNames
    /// Which plural of a currency is meant.
    private let plural: PluralCategory?

    /// What is named.
    enum Kind: String, CaseIterable, Sendable {
        case locale, language, script, region, variant, keyword, calendar, currency
        case numberingSystem = "numbering-system"
        case unit, field, zone, month, weekday, quarter, era
        case dayPeriod = "day-period"

        var isOfCalendar: Bool { [.month, .weekday, .quarter, .era].contains(self) }
    }

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        guard let kind = try values.choice(.kind, Kind.self) else {
            throw .usage("missing what is to be named: \(Kind.list)")
        }
        self.kind = kind
        if values.isSet(.dialect), values.isSet(.noDialect) {
            throw .usage("--dialect and --no-dialect exclude each other")
        }
        form = try values.choice(.form, TimeZoneID.NameForm.self) ?? .generic
        if values.isSet(.calendar), !kind.isOfCalendar { throw .usage("--calendar does not go with \(kind.rawValue)") }
        if values.isSet(.count), kind != .currency { throw .usage("--count does not go with \(kind.rawValue)") }
        let capitalization = try values.choice(.capitalization, CapitalizationWord.self)?.value ?? .unknown
        let locale = try values.locale()
        names = DisplayNames(
            in: locale, width: try values.choice(.width, DisplayNames.Width.self) ?? .standard,
            dialects: values.isSet(.noDialect) ? .standard : .dialect, capitalization: capitalization)
        dates = try DateNames(kind, names, calendar: values[.calendar])
        plural = try values[.count].map { text throws(CommandFailure) in
            do { return try PluralRules(locale: locale).category(forText: text.trimmingBlanks) } catch {
                throw .usage("\(error)")
            }
        }
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try name(of: try input.text).utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let code = try input.text
        object.member("value", string: code)
        object.member("text", string: try name(of: code))
        object.member("kind", string: kind.rawValue)
        object.member("locale", string: names.locale.tag)
    }

    private func name(of code: String) throws(CommandFailure) -> String {
        if let name = try known(code) { return name }
        throw .value("CLDR has no name for the \(kind.rawValue) '\(code.shortened)' in \(names.locale)")
    }

    private func known(_ code: String) throws(CommandFailure) -> String? {
        let (locale, width) = (names.locale, names.width)
        switch kind {
        case .locale: return names.locale(try LocaleID(commandText: code))
        case .language: return names.language(code)
        case .script: return names.script(code)
        case .region: return names.region(code)
        case .variant: return names.variant(code)
        case .keyword: return names.keyword(code)
        case .calendar:
            guard let calendar = CalendarID(identifier: code) else { throw CommandFailure(.unknownCalendar(code)) }
            return calendar.displayName(in: locale, width: width, capitalization: names.capitalization)
        case .numberingSystem: return names.value(code, of: "nu")
        case .currency: return try currency(code)
        case .unit:
            do { return try UnitID(code).displayName(in: locale, width: width) } catch {
                throw .usage(error.description)
            }
        case .field: return DateField(rawValue: code)?.displayName(in: locale, width: width)
        case .zone:
            do { return try TimeZoneID(code).displayName(form, width: width, in: locale) } catch {
                throw CommandFailure(error)
            }
        case .month, .weekday, .quarter, .era, .dayPeriod: return try dates.name(of: code)
        }
    }

    private func currency(_ code: String) throws(CommandFailure) -> String {
        let currency: CurrencyCode
        do { currency = try CurrencyCode(code) } catch { throw CommandFailure(error) }
        if let plural { return currency.displayName(in: names.locale, plural: plural) }
        switch names.width {
        case .short: return currency.symbol(in: names.locale)
        case .narrow: return currency.narrowSymbol(in: names.locale)
        default: return currency.displayName(in: names.locale)
        }
    }
}
