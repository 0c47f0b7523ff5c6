internal import LocaleFormatMemory
internal import LocaleFormatNumberPrograms

/// The baked strings of one table in one locale. Immutable, and threads may share it; a string becomes ready to run when it is first asked
/// for.
///
/// ```swift
/// let strings = try formats.strings("Localizable", in: "de")
/// try strings.text("%lld files in %@", 3, "Schreibtisch")       // "3 Dateien in Schreibtisch"
/// ```
public final class BakedStrings: Sendable {
    /// The table's name.
    public let table: String
    /// Whether a string writes dates, which more of a locale's keywords change.
    let hasDates: Bool
    private let isolation: StringProgram.Isolation.Mode
    private let names: BakedWords
    private let records: BakedWords
    private let styles: BakedWords
    private let places = BakedPlaces()
    private let strings: OnceObjects<BakedString>
    private let programs: OnceObjects<BakedProgram>

    init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.strings)
        table = try reader.text()
        guard let mode = StringProgram.Isolation.Mode(rawValue: try reader.byte()) else {
            throw reader.fault("when arguments are isolated")
        }
        isolation = mode
        hasDates = try reader.number(0...1) == 1
        var keys = try reader.record()
        try keys.expect(.stringKeys)
        names = try keys.words()
        var list = try reader.record()
        try list.expect(.stringList)
        records = try list.words()
        guard names.count == records.count else { throw list.fault("as many strings as keys, \(names.count)") }
        var styles = try reader.record()
        try styles.expect(.stringList)
        self.styles = try styles.words()
        try reader.finish()
        strings = OnceObjects(count: names.count)
        programs = OnceObjects(count: self.styles.count)
    }

    /// The keys, sorted by their bytes.
    public var keys: [String] { (0..<names.count).compactMap { try? names.text($0) } }

    /// A string, to be held where many texts are made of it.
    ///
    /// - Throws: ``BakedError/unknownString(_:table:)``.
    public func string(_ key: String) throws(BakedError) -> BakedString { try read(key) { $0 } }

    /// A text with its arguments, the first one for `%1$@`. Those that the string has no place for are ignored.
    ///
    /// - Throws: ``BakedError/unknownString(_:table:)``, and as ``BakedString/format(_:)-([BakedArgument])``.
    public func text(_ key: String, _ arguments: BakedArgument...) throws(BakedError) -> String {
        try text(key, arguments)
    }

    /// The same with the arguments in an array.
    public func text(_ key: String, _ arguments: [BakedArgument]) throws(BakedError) -> String {
        try read(key) { (string) throws(BakedError) in try string.format(arguments) }
    }

    /// The same with the arguments by name, those of a message.
    public func text(_ key: String, _ arguments: [String: BakedArgument]) throws(BakedError) -> String {
        try read(key) { (string) throws(BakedError) in try string.format(arguments) }
    }

    private func read<Result>(
        _ key: String, _ body: (BakedString) throws(BakedError) -> Result
    ) throws(BakedError) -> Result {
        let place: Int
        if let known = places[key] {
            place = known
        } else {
            let found: Int?
            do throws(BakedFault) { found = try names.place(of: key) } catch { throw BakedError(error) }
            guard let found else { throw .unknownString(key, table: table) }
            places.keep(found, of: key)
            place = found
        }
        if let result = try strings.read(place, body) { return result }
        let string: BakedString
        do throws(BakedFault) {
            var reader = try records.record(place)
            let model = try StringModel(baked: &reader)
            string = BakedString(try StringProgram(model, isolation) { (index) throws(BakedFault) in try style(index) })
        } catch { throw BakedError(error) }
        return try body(strings.set(string, at: place))
    }

    private func style(_ index: Int) throws(BakedFault) -> StringProgram.Style {
        var reader = try styles.record(index)
        let program: BakedProgram
        if let known = programs.read(index, { $0 }) {
            program = known
        } else {
            program = programs.set(try BakedProgram(&reader), at: index)
        }
        switch program.kind {
        case .number(let number): return .number(number)
        case .plural(let rules): return .plural(rules)
        case .date(let date): return .date(date)
        default: throw reader.fault("a style of numbers or dates, or plural rules")
        }
    }
}

/// A baked string in one locale, ready to run. Immutable, and threads may share it.
///
/// ```swift
/// let files = try formats.strings("Localizable", in: "de").string("%lld files in %@")
/// try files.format([3, "Schreibtisch"])                           // "3 Dateien in Schreibtisch"
/// ```
public final class BakedString: Sendable {
    private let program: HeldReference<StringProgram>
    /// By place: the numbers by which a message calls its arguments, where they are not in a row.
    private let numbers: [Int?]?

    init(_ program: StringProgram) {
        self.program = HeldReference(program)
        let names = program.model.names
        let numbers = names.map { Int($0) }
        let isInOrder = numbers.allSatisfy { $0 == nil } || numbers == Array(0..<numbers.count)
        self.numbers = isInOrder ? nil : numbers
    }

    /// Names of a message's arguments; none where they have numbers.
    public var argumentNames: [String] { program.object?.model.names ?? [] }

    /// The text with its arguments, the first one for `%1$@`; of a message in the order of ``argumentNames``, or by their numbers.
    ///
    /// - Throws: ``BakedError/missingArgument(_:name:given:)``, ``BakedError/wrongArgument(_:name:found:expected:)``,
    ///   ``BakedError/beyondProgram(_:)`` for values that ICU alone writes, and ``BakedError/textTooLarge(limit:)``.
    public func format(_ arguments: [BakedArgument] = []) throws(BakedError) -> String {
        try inOrder(arguments) { program, span throws(BakedError) in try program.text(span) }
    }

    /// The text with its arguments by name, `"0"` for one that a message numbers, `"1"` for `%1$@`.
    ///
    /// - Throws: as ``format(_:)-([BakedArgument])``. An argument of a message that is not given stands there as it is written, `{name}`.
    public func format(_ arguments: [String: BakedArgument]) throws(BakedError) -> String {
        let given = named(arguments)
        return try run { program throws(BakedError) in try program.text(given.span) }
    }

    /// Appends the text as UTF-8. Where it throws, `bytes` is as it was.
    ///
    /// - Throws: as ``format(_:)-([BakedArgument])``.
    public func append(_ arguments: [BakedArgument], to bytes: inout [UInt8]) throws(BakedError) {
        try inOrder(arguments) { program, span throws(BakedError) in try program.append(span, to: &bytes) }
    }

    @inline(__always)
    private func run<Result>(
        _ body: (StringProgram) throws(BakedError) -> Result
    ) throws(BakedError) -> Result {
        guard let result = try program.read({ (program) throws(BakedError) in try body(program) }) else {
            throw .malformed(offset: 0, expected: "a string")
        }
        return result
    }

    @inline(__always)
    private func inOrder<Result>(
        _ arguments: [BakedArgument], _ body: (StringProgram, Span<BakedArgument>) throws(BakedError) -> Result
    ) throws(BakedError) -> Result {
        guard let numbers else {
            return try run { program throws(BakedError) in try body(program, arguments.span) }
        }
        let given = numbers.map { number -> BakedArgument in
            guard let number, arguments.indices.contains(number) else { return .missing }
            return arguments[number]
        }
        return try run { program throws(BakedError) in try body(program, given.span) }
    }

    private func named(_ arguments: [String: BakedArgument]) -> [BakedArgument] {
        let names = argumentNames
        guard names.isEmpty else { return names.map { arguments[$0] ?? .missing } }
        var given: [BakedArgument] = []
        while let next = arguments["\(given.count + 1)"] { given.append(next) }
        return given
    }
}

extension BakedFormats {
    /// The strings of a table in a locale, to be held where many texts are made.
    ///
    /// ```swift
    /// try formats.strings("Localizable", in: "de-AT").text("Cancel")        // "Abbrechen"
    /// ```
    ///
    /// - Throws: as ``number(_:in:)``.
    public func strings(_ table: String, in locale: some StringProtocol) throws(BakedError) -> BakedStrings {
        try strings(at: place(of: table), String(locale))
    }

    func strings(at place: Int, _ locale: String) throws(BakedError) -> BakedStrings {
        func strings(_ program: BakedProgram) throws(BakedError) -> BakedStrings {
            guard case .strings(let strings) = program.kind else { throw program.isNot(name(of: place)) }
            return strings
        }
        let found = try read(place, locale, .numbers, strings)
        // Calendars and cycles of hours change no text without a date.
        return found.hasDates ? try read(place, locale, .all, strings) : found
    }
}

/// A baked table of strings, with a name in Swift: `Formats.localizable.text("%lld files in %@", 3, "Desktop", in: "en")` is
/// "3 files in Desktop".
public struct BakedStringTable: Sendable {
    private let format: BakedFormat

    /// The table of a name; what is wrong with it shows when it is used.
    public init(_ name: String, of literal: BakedLiteral) { format = BakedFormat(name, of: literal) }

    /// The strings in a locale, to be held where many texts are made.
    public func compiled(in locale: some StringProtocol) throws(BakedError) -> BakedStrings {
        try format.read { formats, place throws(BakedError) in try formats.strings(at: place, String(locale)) }
    }

    /// A text with its arguments.
    ///
    /// - Throws: ``BakedError``: a locale that was not baked, and as ``BakedStrings/text(_:_:)-(String,BakedArgument...)``.
    public func text(
        _ key: String, _ arguments: BakedArgument..., in locale: some StringProtocol
    ) throws(BakedError) -> String { try compiled(in: locale).text(key, arguments) }

    /// The same with the arguments in an array.
    public func text(
        _ key: String, _ arguments: [BakedArgument], in locale: some StringProtocol
    ) throws(BakedError) -> String { try compiled(in: locale).text(key, arguments) }

    /// The same with the arguments by name, those of a message.
    public func text(
        _ key: String, _ arguments: [String: BakedArgument], in locale: some StringProtocol
    ) throws(BakedError) -> String { try compiled(in: locale).text(key, arguments) }
}
