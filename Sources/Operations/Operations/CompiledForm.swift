import LocaleFormat
import LocaleFormatValueOperations
import LocalizedTextTools

/// What an operation runs for each value, for those who have values rather than texts.
package enum CompiledForm: Sendable {
    case number(CompiledNumber)
    case date(CompiledDate)
    case order(CompiledCollation)
    case numberParser(CompiledNumberParser, NumberParseMode)
    /// Of money, with the style's own currency; amounts of others are read too.
    case amountParser(CompiledNumberParser, NumberParseMode, own: CurrencyCode)
    case dateParser(zone: TimeZoneID)
    case plural(PluralRules)
    /// None that takes anything else than what a command line has.
    case general

    package init(_ operation: any Operation) {
        self =
            switch operation {
            case let number as NumberOperation: number.formatter.compiled.map(Self.number) ?? .general
            case let amount as CurrencyOperation: amount.formatter.compiled.map(Self.number) ?? .general
            case let unit as UnitOperation: unit.fixed?.number.map(Self.number) ?? .general
            case let date as LocaleFormatValueOperations.DateOperation:
                date.writesFields || date.form != nil ? .general : .date(date.compiled)
            case let order as CollateOperation: .order(order.collation)
            case let parser as ParseNumberOperation: .numberParser(parser.parser, parser.mode)
            case let parser as ParseCurrencyOperation where parser.words == nil:
                (try? CompiledNumberParser.cached(parser.style.specification)).map {
                    .amountParser($0, parser.mode, own: parser.style.code)
                } ?? .general
            case let plural as PluralOperation: .plural(plural.rules)
            case let parser as ParseDateOperation: .dateParser(zone: parser.parser.timeZone)
            default: .general
            }
    }
}
