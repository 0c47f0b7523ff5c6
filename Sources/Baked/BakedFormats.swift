internal import LocaleFormatMemory
internal import LocaleFormatSystem
public import LocaleFormatNumberPrograms

/// Formats that were compiled with ICU when a program was built, and run without it: the same texts on every machine.
///
/// `fmt bake Formats.json -o formats.bin` makes the bytes; they are read in place, and a format becomes ready to run when it is first asked
/// for. A locale that was not baked is written as the nearest one that it inherits from.
///
/// ```swift
/// let formats = try BakedFormats(bytes)
/// try formats.format("price", 12.5, in: "de-CH")           // "EUR 12.50"
/// ```
///
/// Nothing that the bytes say stops the program: those that are not what was baked throw ``BakedError``. A value of it is copied for
/// nothing, and threads may share it.
public struct BakedFormats: Sendable {
    let file: BakedFile
    private let programs: OnceObjects<BakedProgram>
    /// Rows of locales and places of formats that were asked for.
    private let rows = BakedPlaces()
    private let dateRows = BakedPlaces()
    private let allRows = BakedPlaces()
    private let places = BakedPlaces()

    /// Reads bytes that `fmt bake` wrote.
    ///
    /// - Parameters:
    ///   - bytes: of the whole file.
    ///   - verifying: whether their checksum is compared first, which reads all of them: less than a millisecond for a megabyte. Where it is
    ///     not, bytes that were changed give other texts or errors, and never more.
    /// - Throws: ``BakedError/malformed(offset:expected:)``, ``BakedError/unsupportedVersion(_:known:)``, ``BakedError/changed``.
    public init(_ bytes: [UInt8], verifying: Bool = true) throws(BakedError) {
        try self.init(BakedBytes(bytes), verifying)
    }

    /// Reads a file that `fmt bake` wrote, mapped into memory: its pages are read as formats need them, shared with other processes that do
    /// so, and given back with the last copy of this value and of what came of it.
    ///
    /// Who cuts the file short while it is mapped ends the program, since the system then has no bytes to give: put another one in its place
    /// by renaming it. `try BakedFormats(mapping: "/srv/formats.bin")` is all that a server needs.
    ///
    /// - Parameters:
    ///   - path: of a regular file, of 256 MiB at most.
    ///   - verifying: as in ``init(_:verifying:)``; it reads all pages.
    /// - Throws: ``BakedError/unreadable(path:reason:)``, and as ``init(_:verifying:)``.
    public init(mapping path: String, verifying: Bool = true) throws(BakedError) {
        let bytes: BakedBytes
        do throws(RegularFile.Failure) { bytes = try RegularFile.mapped(at: path, limit: BakedBytes.limit) } catch {
            throw .unreadable(path: path, reason: BakedError.Reason(error))
        }
        try self.init(bytes, verifying)
    }

    /// Reads formats that are a literal of the program, in their place: `fmt bake --swift` and the plugin LocaleFormatPlugin write such.
    ///
    /// - Parameters:
    ///   - literal: the bytes of the file, which are UTF-8.
    ///   - verifying: as in ``init(_:verifying:)``. A program's own bytes need it not.
    /// - Throws: as ``init(_:verifying:)``.
    public init(literal: StaticString, verifying: Bool = false) throws(BakedError) {
        try self.init(BakedBytes(literal), verifying)
    }

    private init(_ bytes: BakedBytes, _ verifying: Bool) throws(BakedError) {
        file = try BakedFile(bytes, verifying: verifying)
        programs = OnceObjects(count: file.data.records.count)
    }

    /// The version of the ICU whose texts these are, `72.1`.
    public var icuVersion: String { file.icuVersion }

    /// The version of its data, `42.0`.
    public var cldrVersion: String { file.cldrVersion }

    /// The names of the formats, sorted.
    public var names: [String] { (0..<file.count(.formats)).compactMap { try? file.name(.formats, $0) } }

    /// The tags of the locales that were baked, sorted.
    public var locales: [String] { (0..<file.count(.locales)).compactMap { try? file.name(.locales, $0) } }

    /// The tag of the baked locale that a locale is written as: itself, or the nearest one that it inherits from.
    ///
    /// ```swift
    /// try formats.locale(for: "de-AT-u-co-phonebk")      // "de-AT"; "de" where Austria was not baked
    /// ```
    ///
    /// - Throws: ``BakedError/malformedLocale(_:)``, ``BakedError/localeNotBaked(_:)``, ``BakedError/keywordNotBaked(_:locale:)``.
    public func locale(for locale: some StringProtocol) throws(BakedError) -> String {
        try file.tag(of: String(locale))
    }

    /// What a format takes and gives.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A number, as text: numbers, percentages, amounts of money, quantities.
        case number
        /// A number, as its plural category.
        case plural
        /// An instant in a zone, as text.
        case date
        /// The time between two instants in a zone, as text.
        case interval
        /// Texts, as one list of them.
        case list
        /// A number with a unit of time, as a distance from now.
        case relative
        /// A duration, as text.
        case duration
        /// A person's name in parts, as text.
        case name
        /// A key with arguments, as its text.
        case strings
    }

    /// What a format takes and gives.
    ///
    /// - Throws: ``BakedError/unknownFormat(_:available:)``.
    public func kind(of name: String) throws(BakedError) -> Kind {
        try read(place(of: name), row: 0) { program throws(BakedError) in program.kind.name }
    }

    // MARK: Numbers

    /// A format of numbers in a locale, to be held where many values are formatted.
    ///
    /// - Throws: ``BakedError/unknownFormat(_:available:)``, ``BakedError/wrongKind(format:expected:)``, and as ``locale(for:)``.
    public func number(_ name: String, in locale: some StringProtocol) throws(BakedError) -> BakedNumber {
        try number(place(of: name), String(locale)) { $0 }
    }

    /// A number as text.
    ///
    /// - Throws: as ``number(_:in:)``, and ``BakedError/beyondProgram(_:)``.
    @inlinable
    public func format(
        _ name: String, _ value: some NumberConvertible, in locale: some StringProtocol
    ) throws(BakedError) -> String {
        try format(name, value.numberValue, in: String(locale))
    }

    /// A number as text, for a value whose type is known at run time only.
    ///
    /// - Throws: as ``number(_:in:)``, and ``BakedError/beyondProgram(_:)``.
    public func format(_ name: String, _ value: NumberValue, in locale: String) throws(BakedError) -> String {
        try number(place(of: name), locale) { number throws(BakedError) in try number.format(value) }
    }

    /// A number that is written as text, `-1234.5` or `1.5e6`, of any length.
    ///
    /// - Throws: as ``number(_:in:)``, ``BakedError/beyondProgram(_:)``, and ``BakedError/notANumber(text:offset:)``.
    public func format(
        _ name: String, decimal text: String, in locale: some StringProtocol
    ) throws(BakedError) -> String {
        try format(name, Self.value(of: text), in: String(locale))
    }

    static func value(of text: String) throws(BakedError) -> NumberValue {
        switch text {
        case "NaN": return .double(.nan)
        case "Infinity": return .double(.infinity)
        case "-Infinity": return .double(-.infinity)
        default:
            do throws(DecimalFault) { return .decimal(try ExactDecimal.read(text)) } catch {
                throw BakedError(error, text)
            }
        }
    }

    func number<Result>(
        _ place: Int, _ locale: String, _ body: (BakedNumber) throws(BakedError) -> Result
    ) throws(BakedError) -> Result {
        try read(place, locale) { program throws(BakedError) in
            guard case .number(let number) = program.kind else { throw program.isNot(name(of: place)) }
            guard let region = number.region else { return try body(number) }
            return try read(place, row: file.row(ofUnits: region, in: locale)) { program throws(BakedError) in
                guard case .number(let number) = program.kind else { throw program.isNot(name(of: place)) }
                return try body(number)
            }
        }
    }

    // MARK: Plural categories

    /// The plural category of a number shown with all its digits, by a format of `"op":"plural"`.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - name: the format.
    ///   - locale: whose rules count.
    ///   - visibleFractionDigits: zeros shown after the decimal separator count: 1 shown as `1.0` has one.
    /// - Throws: as ``number(_:in:)``.
    public func pluralCategory(
        _ name: String, of value: some NumberConvertible, visibleFractionDigits: Int = 0,
        in locale: some StringProtocol
    ) throws(BakedError) -> PluralCategory {
        let operands = PluralOperands(value.numberValue, visibleFractionDigits: visibleFractionDigits)
        return try category(place(of: name), operands, String(locale))
    }

    /// The plural category of decimal text as it stands, its zeros included: `1.0`, and `1c6` for a million in compact form.
    ///
    /// - Throws: as ``number(_:in:)``, and ``BakedError/notANumber(text:offset:)``.
    public func pluralCategory(
        _ name: String, ofText text: String, in locale: some StringProtocol
    ) throws(BakedError) -> PluralCategory {
        try category(place(of: name), Self.operands(of: text), String(locale))
    }

    static func operands(of text: String) throws(BakedError) -> PluralOperands {
        do throws(DecimalFault) { return try PluralOperands.read(text) } catch { throw BakedError(error, text) }
    }

    func category(
        _ place: Int, _ operands: PluralOperands?, _ locale: String
    ) throws(BakedError) -> PluralCategory {
        try read(place, locale) { program throws(BakedError) in
            guard case .plural(let rules) = program.kind else { throw program.isNot(name(of: place)) }
            return operands.map { rules.category(for: $0) } ?? .other
        }
    }

    // MARK: Programs

    /// Runs the program of a format in a locale.
    func read<Result>(
        _ format: Int, _ locale: String, _ keywords: BakedFile.Keywords = .numbers,
        _ body: (BakedProgram) throws(BakedError) -> Result
    ) throws(BakedError) -> Result {
        try read(format, row: row(of: locale, keywords), body)
    }

    /// The place of a format among those of the file.
    func place(of name: String) throws(BakedError) -> Int {
        if let place = places[name] { return place }
        let place: Int?
        do throws(BakedFault) { place = try file.entry(.formats, of: name) } catch { throw BakedError(error) }
        guard let place else { throw .unknownFormat(name, available: names) }
        places.keep(place, of: name)
        return place
    }

    func name(of place: Int) -> String { (try? file.name(.formats, place)) ?? "" }

    /// The row of a locale.
    private func row(of locale: String, _ keywords: BakedFile.Keywords = .numbers) throws(BakedError) -> Int {
        let rows =
            switch keywords {
            case .numbers, .units: rows
            case .dates: dateRows
            case .all: allRows
            }
        if let row = rows[locale] { return row }
        let row = try file.row(of: locale, keywords)
        rows.keep(row, of: locale)
        return row
    }

    /// Runs the program of a format in a row.
    private func read<Result>(
        _ format: Int, row: Int, _ body: (BakedProgram) throws(BakedError) -> Result
    ) throws(BakedError) -> Result {
        let place: Int
        do throws(BakedFault) { place = try file.record(row: row, format: format) } catch { throw BakedError(error) }
        if let result = try programs.read(place, body) { return result }
        return try body(programs.set(program(at: place), at: place))
    }

    private func program(at place: Int) throws(BakedError) -> BakedProgram {
        do throws(BakedFault) {
            var reader = try file.data.record(place)
            return try BakedProgram(&reader)
        } catch { throw BakedError(error) }
    }
}
