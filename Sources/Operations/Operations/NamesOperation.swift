import LocaleFormat
import LocaleFormatJSON

/// `fmt names`: what a code stands for, in the language of `--locale`.
public struct NamesOperation: Operation {
    public static let options: [OptionName] = [
        .locale, .kind, .width, .dialect, .noDialect, .form, .calendar, .count, .capitalization,
    ]

    private let names: DisplayNames
    private let kind: Kind
    private let form: TimeZoneID.NameForm
    private let dates: DateNames
    /// Which plural of a currency is meant.
    private let plural: PluralCategory?

    /// What is named.
    public enum Kind: String, CaseIterable, Sendable {
        /// The word as it is typed.
        case locale, language, script, region, variant, keyword, calendar, currency
        /// The word as it is typed.
        case numberingSystem = "numbering-system"
        /// The word as it is typed.
        case unit, field, zone, month, weekday, quarter, era
        /// The word as it is typed.
        case dayPeriod = "day-period"

        var isOfCalendar: Bool { [.month, .weekday, .quarter, .era].contains(self) }
    }

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        guard let word = values[.kind] else { throw .usage("missing what is to be named: \(Kind.list)") }
        guard let kind = Kind(rawValue: word.lowercased()) else {
            let kinds = Kind.allCases.map(\.rawValue)
            let likely = kinds.first { word.count >= 3 && $0.hasPrefix(word.lowercased()) }
            let hint = NearestWord.hint(
                likely ?? word.lowercased(), among: kinds,
                otherwise: "allowed is one of: \(kinds.joined(separator: ", "))")
            if let kind = Kind(ofCode: word) {
                throw .usage(
                    "what the code is of stands before it: '\(CommandName.own) names \(kind.rawValue) \(word)'")
            }
            throw .usage("nothing named '\(word.shortened)' has names\(hint)")
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
            locale: locale, width: try values.choice(.width, DisplayNames.Width.self) ?? .standard,
            dialects: values.isSet(.noDialect) ? .standard : .dialect, capitalization: capitalization)
        dates = try DateNames(kind, names, calendar: values[.calendar])
        plural = try values[.count].map { text throws(CommandFailure) in
            do { return try PluralRules(locale: locale).category(forText: text.trimmingBlanks) } catch {
                throw .usage("\(error)")
            }
        }
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try name(of: try input.text).utf8)
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let code = try input.text
        object.member("value", string: code)
        object.member("text", string: try name(of: code))
        object.member("kind", string: kind.rawValue)
        object.member("locale", string: names.locale.tag)
    }

    private func name(of code: String) throws(CommandFailure) -> String {
        guard !code.isEmpty else { throw .usage("the \(kind.rawValue) is empty") }
        if let name = try known(code) { return name }
        if let expected = kind.shape(of: code) {
            throw .usage("'\(code.shortened)' is no \(kind.rawValue); expected \(expected)")
        }
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
        case .numberingSystem:
            do { return names.value(try NumberingSystem(code.lowercased()).name, of: "nu") } catch {
                throw CommandFailure(error)
            }
        case .currency: return try currency(code)
        case .unit:
            do { return try UnitID(code).displayName(in: locale, width: width) } catch {
                throw .usage(error.description)
            }
        case .field:
            let word = code.lowercased().filter { $0 != "-" }
            return DateField.allCases.first { $0.rawValue.lowercased() == word }?.displayName(in: locale, width: width)
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

extension NamesOperation.Kind {
    /// Of what a code is that stands alone; nil for another word.
    fileprivate init?(ofCode code: String) {
        guard 2...4 ~= code.utf8.count, code.utf8.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 })
        else { return nil }
        switch code.utf8.count {
        case 2 where code == code.uppercased(): self = .region
        case 3 where (try? CurrencyCode(code)) != nil && code == code.uppercased(): self = .currency
        case 4 where code.dropFirst() == code.dropFirst().lowercased() && code != code.lowercased(): self = .script
        case 2, 3: self = .language
        default: return nil
        }
    }

    /// What a code of the kind looks like; nil for a text that looks like one.
    fileprivate func shape(of code: String) -> String? {
        let isWord = code.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
        let length = code.utf8.count
        switch self {
        case .language:
            if let named = LanguageNames.language(named: code) { return "a code such as '\(named)', which it may mean" }
            return (try? LocaleID(code)) == nil ? "a language such as de, hi or zh-Hant" : nil
        case .script: return isWord && length == 4 ? nil : "four letters such as Latn"
        case .region:
            let isNumber = length == 3 && code.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            return isWord && length == 2 || isNumber ? nil : "two letters or three digits such as DE or 419"
        case .keyword: return length == 2 ? nil : "two letters such as ca or nu"
        case .field:
            let named = DateField.allCases.filter { $0.displayName(in: "en") != nil }
            return "one of: \(named.map(\.rawValue).joined(separator: ", "))"
        default: return nil
        }
    }
}
