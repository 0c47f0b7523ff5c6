internal import LocaleFormatIdentifiers

extension OperationName {
    /// What does it.
    public var type: any Operation.Type {
        switch self {
        case .number, .currency, .plural, .date, .interval, .relative, .list, .unit, .duration, .name:
            valueType ?? NumberOperation.self
        case .match: MatchOperation.self
        case .locale: LocaleOperation.self
        case .names: NamesOperation.self
        case .markup: MarkupOperation.self
        case .message: MessageOperation.self
        case .inflect: InflectOperation.self
        case .boundaries: BoundariesOperation.self
        case .search: SearchOperation.self
        case .byteCount: ByteCountOperation.self
        case .bidi: BidiOperation.self
        case .collate: CollateOperation.self
        case .letterCase: CaseOperation.self
        case .normalize: NormalizeOperation.self
        case .confusable: ConfusableOperation.self
        case .transliterate: TransliterateOperation.self
        case .slug: SlugOperation.self
        case .recurrence: RecurrenceOperation.self
        case .parseNumber: ParseNumberOperation.self
        case .parseCurrency: ParseCurrencyOperation.self
        case .parseByteCount: ParseByteCountOperation.self
        case .parseUnit: ParseUnitOperation.self
        case .parseName: ParseNameOperation.self
        case .parseDate: ParseDateOperation.self
        case .parseDuration: ParseDurationOperation.self
        }
    }
}

extension LinkedRooms: LinkedOperations {
    package static func type(of name: OperationName) -> any Operation.Type { name.type }
}
