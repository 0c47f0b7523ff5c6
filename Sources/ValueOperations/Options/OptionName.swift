import LocaleFormat

/// Every option of every subcommand, once: its name on the command line, its name in `fmt batch`, and what it takes.
///
/// The declarations for swift-argument-parser (help, completion), the direct reader of plain command lines and the batch
/// reader all name their options by these cases, so there is one grammar.
public enum OptionName: String, CaseIterable, Hashable, Sendable {
    /// All subcommands.
    case locale, json, strict
    /// Numbers and money.
    case numberingSystem = "numbering-system"
    /// Numbers and money.
    case fraction, significant, grouping, sign, rounding, increment, scale
    /// Numbers and money.
    case minFraction = "min-fraction"
    /// Numbers and money.
    case maxFraction = "max-fraction"
    /// Numbers and money.
    case minInteger = "min-integer"
    /// Numbers and money.
    case maxInteger = "max-integer"
    /// Numbers and money.
    case decimalAlways = "decimal-always"
    /// Numbers and money.
    case keepZeros = "keep-zeros"
    /// Numbers and money.
    case decimalSeparator = "decimal-separator"
    /// Numbers and money.
    case groupingSeparator = "grouping-separator"
    /// Numbers and money.
    case roundingPriority = "rounding-priority"
    /// Numbers alone.
    case style, skeleton, pattern, rules
    /// Numbers in words.
    case softHyphens = "soft-hyphens"
    /// Money alone.
    case code, presentation, accounting, cash, notation, words
    /// Ranges of numbers and money.
    case range, identity, approximately
    /// Names: how they are written.
    case length, usage, formality, order
    /// Names: how they are written.
    case noNicknames = "no-nicknames"
    /// Names: how they are written.
    case capitalizedSurname = "capitalized-surname"
    /// Names: their fields.
    case given, family, middle, prefix, suffix, nickname, generation, credentials, family2
    /// Names: their fields.
    case nameLocale = "name-locale"
    /// Names: their fields.
    case preferredOrder = "preferred-order"
    /// Dates.
    case calendar, date, time, location, fields, capitalization, bangla, malayalam, halves
    /// Dates.
    case newYear = "new-year"
    /// Dates and distances in time.
    case nextChange = "next-change"
    /// The option of this name.
    case offset, disambiguation
    /// Dates.
    case timeZone = "time-zone"
    /// Dates.
    case hourCycle = "hour-cycle"
    /// Distances in time.
    case unit, numeric, width, from, thresholds
    /// Lists.
    case lines
    /// Parsing.
    case mode, reference, now
    /// Plural categories and lists.
    case type
    /// Localized strings.
    case arg, concept, isolation, lenient, lexicon, markdown
    /// Localized strings.
    case termOfAddress = "term-of-address"
    /// Messages.
    case syntax
    /// Messages.
    case bidiIsolation = "bidi-isolation"
    /// Messages.
    case testFunctions = "test-functions"
    /// Languages.
    case available, preferred, `default`, favoring
    /// Languages.
    case twoWay = "two-way"
    /// Identifiers of locales.
    case form, maximize, minimize, parents, details, compare
    /// Names of codes.
    case kind, dialect, count
    /// Names of codes.
    case noDialect = "no-dialect"
    /// Durations.
    case units, zeros
    /// Durations.
    case maxUnits = "max-units"
    /// Amounts of data.
    case exact, per
    /// Quantities.
    case to
    /// Searches.
    case anchored, distinguish, ranges, mark
    /// Searches.
    case wholeWords = "whole-words"
    /// Searches.
    case countLines = "count-lines"
    /// Direction of text.
    case direction, select, show
    /// The order of texts.
    case strength, alternate, current
    /// Keys of an order, to be kept.
    case sortKey = "sort-key"
    /// Other letters.
    case transform, inverse
    /// What comes again.
    case start, after, before, include, exclude
    /// Slugs.
    case separator
    /// Slugs.
    case maxLength = "max-length"
    /// Features of a phrase.
    case number, `case`, gender, definiteness, declension, person, clusivity, give

    /// What stands after the option.
    public enum Kind: Sendable {
        /// Nothing; `true` or `false` in batch.
        case flag
        /// Words, in batch a JSON string.
        case text
        /// Digits, in batch a JSON number or a string of digits.
        case number
        /// Words with commas between them, in batch also an array of strings.
        case list
        /// May be given several times; in batch an array of strings and numbers.
        case repeated
    }

    /// What stands after it.
    public var kind: Kind {
        switch self {
        case .arg, .concept: .repeated
        case .lenient, .markdown, .testFunctions: .flag
        case .isolation, .lexicon, .termOfAddress, .syntax, .bidiIsolation: .text
        case .json, .strict, .lines, .decimalAlways, .keepZeros, .softHyphens, .words, .accounting, .cash, .fields,
            .halves, .nextChange, .range,
            .approximately,
            .noNicknames, .dialect, .noDialect, .capitalizedSurname, .twoWay, .exact, .maximize, .minimize, .parents,
            .details, .anchored, .ranges, .wholeWords, .countLines, .current, .sortKey:
            .flag
        case .fraction, .significant, .increment, .scale, .minFraction, .maxFraction, .minInteger, .maxInteger, .zeros,
            .maxUnits:
            .number
        case .locale, .numberingSystem, .grouping, .sign, .rounding, .style, .skeleton, .pattern, .rules, .code,
            .presentation,
            .notation, .mode, .type, .identity, .length, .usage, .formality, .order, .given, .family, .middle, .prefix,
            .suffix, .nickname, .generation, .credentials, .family2, .nameLocale, .preferredOrder:
            .text
        case .calendar, .date, .time, .location, .capitalization, .bangla, .malayalam, .newYear, .timeZone, .hourCycle,
            .unit,
            .numeric, .width, .reference, .now, .default, .favoring, .form, .compare, .kind, .to, .count, .strength,
            .alternate, .per, .from:
            .text
        case .decimalSeparator, .groupingSeparator, .roundingPriority: .text
        case .direction, .select, .mark, .offset, .disambiguation: .text
        case .number, .case, .gender, .definiteness, .declension, .person, .clusivity, .give: .text
        case .show, .inverse: .flag
        case .transform, .separator, .start, .after, .before: .text
        case .include, .exclude: .list
        case .maxLength: .number
        case .available, .preferred, .units, .thresholds, .distinguish: .list
        }
    }

    /// The option's text as it is to be compared: words with their combining marks in order, texts as they are.
    public func ordered(_ text: String) -> String {
        switch self {
        case .arg, .concept, .pattern, .rules, .separator, .transform, .decimalSeparator, .groupingSeparator: text
        default: cldrField == nil ? CombiningMarks.ordered(text) : text
        }
    }

    /// What every subcommand takes, beside `--locale`.
    public static let general: [OptionName] = [.json, .strict]

    /// What the option may also be called on the command line: in `fmt batch`, `id` is the line's own.
    public var otherNames: [String] { self == .transform ? ["id", "with"] : [] }

    /// `--min-fraction`
    public var commandLineName: String { "--" + rawValue }

    /// The name in `fmt batch`, `minFraction`.
    package var batchName: String {
        let words = rawValue.split(separator: "-")
        return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    /// An option by its name in `fmt batch`; nil where there is none.
    public init?(batchName: String) {
        guard let found = Self.byBatchName[batchName] else { return nil }
        self = found
    }

    private static let byBatchName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.batchName, $0) })
}
