internal import LocaleFormatMemory
internal import LocaleFormatNumbers
internal import LocaleFormatOperations

/// Reads numbers and amounts, by the place of their style. What stands around the digits, a sign, a currency, a percent sign, is understood
/// once, by the parser, and remembered; then only digits are read. For each row nothing is counted.
struct AmountReaders: ~Copyable {
    /// None for a style that reads something else, or more than digits.
    private var digits = HeldList<PlainDigits>()
    private var parsers: [CompiledNumberParser?] = []
    private var regions: [AffixTable.Region] = []
    /// The one currency that may be remembered, or 0 for all: where reading is strict, another one's amounts may have separators of their own.
    private var only: [UInt32] = []
    private var affixes = AffixTable()

    /// How many styles there are.
    var count: Int { regions.count }

    /// The next place's style.
    mutating func append(_ form: CompiledForm?) {
        var (parser, only): (CompiledNumberParser?, UInt32) = (nil, 0)
        switch form {
        case .numberParser(let reads, _): parser = reads
        case .amountParser(let reads, let mode, let own):
            (parser, only) = (reads, mode == .strict ? ReadAmount.word(own.code.utf8) : 0)
        default: break
        }
        digits.append(parser?.plainDigits)
        parsers.append(parser)
        regions.append(.init())
        self.only.append(only)
    }

    /// Whether there is nothing to remember.
    func isIdle(_ place: Int) -> Bool { digits.read(place) { _ in true } == nil }

    /// The amount of a text; nil where the parser has to be asked.
    @inline(__always)
    func read(_ place: Int, _ text: LentBytes) -> ReadAmount? {
        let region = regions[place]
        guard region.count > 0, let body = body(place, text), let key = AffixTable.Key(body, in: text),
            let affix = affixes.find(key, in: region)
        else { return nil }
        return ReadAmount(
            coefficient: body.coefficient, places: body.places &- affix.power, isNegative: affix.isNegative,
            code: affix.code)
    }

    @inline(__always)
    private func body(_ place: Int, _ text: LentBytes) -> PlainBody? {
        digits.read(place) { $0.body(in: text) } ?? nil
    }

    /// Remembers what a text has around its digits.
    ///
    /// - Parameter answer: what the parser read, `-1234.5 EUR`.
    mutating func learn(_ place: Int, _ text: LentBytes, answer: [UInt8]) {
        guard let parser = parsers[place], let body = body(place, text), body.coefficient > 0,
            let key = AffixTable.Key(body, in: text), let read = ReadAmount(answer: answer),
            parser.hasPlainAffixes(body, in: text)
        else { return }
        let said = ReadAmount(coefficient: body.coefficient, places: body.places, isNegative: false, code: 0).trimmed
        let meant = read.trimmed
        guard said.coefficient == meant.coefficient, only[place] == 0 || only[place] == read.code else { return }
        affixes.insert(
            .init(key: key, isNegative: read.isNegative, power: said.places - meant.places, code: read.code),
            in: &regions[place])
    }
}
