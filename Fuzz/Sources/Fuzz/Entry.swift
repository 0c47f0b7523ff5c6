/// What is fuzzed: each a way in for text, bytes or numbers from outside.
enum Entry: String, CaseIterable {
    case locale, matcher, display
    case acceptLanguage = "accept-language"
    case numberPattern = "number-pattern"
    case numberSkeleton = "number-skeleton"
    case numberStyle = "number-style"
    case numberParse = "number-parse"
    case decimal, plural, unit, duration, list
    case unitParse = "unit-parse"
    case convert
    case byteCount = "byte-count"
    case isoDuration = "iso-duration"
    case calendarDuration = "calendar-duration"
    case datePattern = "date-pattern"
    case dateSkeleton = "date-skeleton"
    case dateParse = "date-parse"
    case relative
    case relativeParse = "relative-parse"
    case durationParse = "duration-parse"
    case instant, calendar, zone, recurrence
    case zoneFile = "zone-file"
    case nameFormat = "name-format"
    case nameParse = "name-parse"
    case markup, variation, inflection, markdown
    case message1, message2, conversion, specifiers, lexicon
    case collation
    case collationRules = "collation-rules"
    case search, boundaries, bidi, truncation, forms, transliteration
    case strings, stringsdict, catalog, lint, xliff, update
    case json, merge
    case catalogTools = "catalog-tools"
    case po, mo, android, arb, formatjs, csv, properties, fluent, i18next
    case pluralForms = "plural-forms"
    case command, batch, column, bake, baked

    /// Runs one input. It returns, whatever the input is: an error that is thrown is an answer, a trap is a find.
    func test(_ bytes: [UInt8]) {
        var fields = Fields(bytes)
        switch self {
        case .locale: LocaleEntries.locale(&fields)
        case .matcher: LocaleEntries.matcher(&fields)
        case .display: DisplayEntry.run(&fields)
        case .acceptLanguage: AcceptLanguageEntry.run(&fields)
        case .numberPattern: NumberEntries.pattern(&fields)
        case .numberSkeleton: NumberEntries.skeleton(&fields)
        case .numberStyle: NumberEntries.style(&fields)
        case .numberParse: NumberEntries.parse(&fields)
        case .decimal: NumberEntries.decimal(&fields)
        case .plural: NumberEntries.plural(&fields)
        case .unit: MeasureEntries.unit(&fields)
        case .duration: MeasureEntries.duration(&fields)
        case .list: MeasureEntries.list(&fields)
        case .unitParse: QuantityEntries.parse(&fields)
        case .convert: QuantityEntries.convert(&fields)
        case .byteCount: QuantityEntries.bytes(&fields)
        case .isoDuration: DurationEntries.iso(&fields)
        case .calendarDuration: DurationEntries.calendar(&fields)
        case .datePattern: DateEntries.pattern(&fields)
        case .dateSkeleton: DateEntries.skeleton(&fields)
        case .dateParse: DateEntries.parse(&fields)
        case .relative: DateEntries.relative(&fields)
        case .relativeParse: DateEntries.relativeParse(&fields)
        case .durationParse: DurationEntries.parse(&fields)
        case .instant: DateEntries.instant(&fields)
        case .calendar: CalendarEntry.run(&fields)
        case .recurrence: RecurrenceEntry.run(&fields)
        case .zone: ZoneEntries.text(&fields)
        case .zoneFile: ZoneEntries.file(bytes)
        case .nameFormat: NameEntries.format(&fields)
        case .nameParse: NameEntries.parse(&fields)
        case .markup: MarkupEntries.markup(&fields)
        case .variation: MarkupEntries.variation(&fields)
        case .inflection: InflectionEntry.run(&fields)
        case .markdown: MarkupEntries.markdown(&fields)
        case .message1: MessageEntries.older(&fields)
        case .message2: MessageEntries.newer(&fields)
        case .conversion: ConversionEntries.message(&fields)
        case .specifiers: ConversionEntries.specifiers(&fields)
        case .lexicon: ConversionEntries.lexicon(&fields)
        case .collation: CollationEntries.style(&fields)
        case .collationRules: CollationEntries.rules(&fields)
        case .search: SearchEntry.run(&fields)
        case .boundaries: BoundaryEntries.boundaries(&fields)
        case .bidi: BidiEntry.run(&fields)
        case .forms: FormEntry.run(&fields)
        case .transliteration: TransliterationEntry.run(&fields)
        case .truncation: BoundaryEntries.truncation(&fields)
        case .strings: TableEntries.strings(bytes)
        case .stringsdict: TableEntries.stringsDictionary(bytes)
        case .catalog: TableEntries.catalog(bytes)
        case .lint: TableEntries.lint(bytes)
        case .xliff: TableEntries.xliff(bytes)
        case .update: TableEntries.update(&fields)
        case .json: JSONEntry.run(bytes)
        case .merge: CatalogEntries.merge(&fields)
        case .catalogTools: CatalogEntries.tools(bytes)
        case .po: InterchangeEntries.po(bytes)
        case .mo: InterchangeEntries.mo(bytes)
        case .android: InterchangeEntries.android(bytes)
        case .arb: InterchangeEntries.arb(bytes)
        case .formatjs: InterchangeEntries.formatJS(bytes)
        case .csv: InterchangeEntries.csv(bytes)
        case .properties: MessageFileEntries.properties(bytes)
        case .fluent: MessageFileEntries.fluent(bytes)
        case .i18next: MessageFileEntries.i18next(bytes)
        case .pluralForms: CatalogEntries.pluralForms(&fields)
        case .command: CommandEntries.command(&fields)
        case .batch: CommandEntries.batch(bytes)
        case .column: ColumnEntry.run(bytes)
        case .bake: BakedEntries.list(bytes)
        case .baked: BakedEntries.file(bytes)
        }
    }
}

/// What must hold of every input. Its failure is a find, as a trap is.
func require(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { fatalError(what()) }
}
