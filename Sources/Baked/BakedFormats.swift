internal import LocaleFormatMemory
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
    private let file: BakedFile
    private let programs: OnceObjects<BakedProgram>

    /// Reads bytes that `fmt bake` wrote.
    ///
    /// - Parameters:
    ///   - bytes: of the whole file.
    ///   - verifying: whether their checksum is compared first, which reads all of them: less than a millisecond for a megabyte. Where it is
    ///     not, bytes that were changed give other texts or errors, and never more.
    /// - Throws: ``BakedError/malformed(offset:expected:)``, ``BakedError/unsupportedVersion(_:known:)``, ``BakedError/changed``.
    public init(_ bytes: [UInt8], verifying: Bool = true) throws(BakedError) {
        file = try BakedFile(BakedBytes(bytes), verifying: verifying)
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
    }

    /// What a format takes and gives.
    ///
    /// - Throws: ``BakedError/unknownFormat(_:available:)``.
    public func kind(of name: String) throws(BakedError) -> Kind {
        try read(name, row: 0) { program throws(BakedError) in program.kind.name }
    }

    // MARK: Numbers

    /// A format of numbers in a locale, to be held where many values are formatted.
    ///
    /// - Throws: ``BakedError/unknownFormat(_:available:)``, ``BakedError/wrongKind(format:expected:)``, and as ``locale(for:)``.
    public func number(_ name: String, in locale: some StringProtocol) throws(BakedError) -> BakedNumber {
        try read(name, String(locale)) { program throws(BakedError) in
            guard case .number(let number) = program.kind else { throw program.isNot(name) }
            return number
        }
    }

    /// A number as text.
    ///
    /// - Throws: as ``number(_:in:)``, and ``BakedError/beyondProgram(_:)``.
    public func format(
        _ name: String, _ value: some NumberConvertible, in locale: some StringProtocol
    ) throws(BakedError) -> String {
        let value = value.numberValue
        return try read(name, String(locale)) { program throws(BakedError) in
            guard case .number(let number) = program.kind else { throw program.isNot(name) }
            return try number.format(value)
        }
    }

    /// A number that is written as text, `-1234.5` or `1.5e6`, of any length.
    ///
    /// - Throws: as ``number(_:in:)``, ``BakedError/beyondProgram(_:)``, and ``BakedError/notANumber(text:offset:)``.
    public func format(
        _ name: String, decimal text: String, in locale: some StringProtocol
    ) throws(BakedError) -> String {
        try number(name, in: locale).format(Self.value(of: text))
    }

    private static func value(of text: String) throws(BakedError) -> NumberValue {
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
        return try category(name, operands, String(locale))
    }

    /// The plural category of decimal text as it stands, its zeros included: `1.0`, and `1c6` for a million in compact form.
    ///
    /// - Throws: as ``number(_:in:)``, and ``BakedError/notANumber(text:offset:)``.
    public func pluralCategory(
        _ name: String, ofText text: String, in locale: some StringProtocol
    ) throws(BakedError) -> PluralCategory {
        let operands: PluralOperands
        do throws(DecimalFault) { operands = try PluralOperands.read(text) } catch { throw BakedError(error, text) }
        return try category(name, operands, String(locale))
    }

    private func category(
        _ name: String, _ operands: PluralOperands?, _ locale: String
    ) throws(BakedError) -> PluralCategory {
        try read(name, locale) { program throws(BakedError) in
            guard case .plural(let rules) = program.kind else { throw program.isNot(name) }
            return operands.map { rules.category(for: $0) } ?? .other
        }
    }

    // MARK: Programs

    /// Reads the program of a format.
    func read<Result>(
        _ name: String, _ locale: String, _ keywords: BakedFile.Keywords = .numbers,
        _ body: (BakedProgram) throws(BakedError) -> Result
    ) throws(BakedError) -> Result {
        try read(name, row: file.row(of: locale, keywords), body)
    }

    private func read<Result>(
        _ name: String, row: @autoclosure () throws(BakedError) -> Int,
        _ body: (BakedProgram) throws(BakedError) -> Result
    ) throws(BakedError) -> Result {
        let format: Int?
        do throws(BakedFault) { format = try file.entry(.formats, of: name) } catch { throw BakedError(error) }
        guard let format else { throw .unknownFormat(name, available: names) }
        let row = try row()
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
