public import LocaleFormatNumberPrograms

/// Baked formats that are part of the program: what the plugin LocaleFormatPlugin and `fmt bake --swift` write into it, beside a name for each
/// format.
///
/// They are read when a format is first asked for. Bytes that this release does not read are an error of each format.
public struct BakedLiteral: Sendable {
    private let result: Result<BakedFormats, BakedError>

    /// Reads formats in their place.
    ///
    /// - Parameter literal: the bytes of the file, which are UTF-8.
    public init(_ literal: StaticString) {
        do throws(BakedError) { result = .success(try BakedFormats(literal: literal)) } catch {
            result = .failure(error)
        }
    }

    /// All of them, by their names.
    ///
    /// - Throws: as ``BakedFormats/init(_:verifying:)``.
    public var formats: BakedFormats { get throws(BakedError) { try result.get() } }
}

/// A format by its name, found once.
struct BakedFormat: Sendable {
    private let found: Result<(formats: BakedFormats, place: Int), BakedError>

    init(_ name: String, of literal: BakedLiteral) {
        do throws(BakedError) {
            let formats = try literal.formats
            found = .success((formats, try formats.place(of: name)))
        } catch { found = .failure(error) }
    }

    @inline(__always)
    func read<Result>(
        _ body: (BakedFormats, Int) throws(BakedError) -> Result
    ) throws(BakedError) -> Result {
        switch found {
        case .success(let found): try body(found.formats, found.place)
        case .failure(let error): throw error
        }
    }
}

/// A baked format of numbers, amounts or quantities, with a name in Swift.
///
/// ```swift unchecked
/// try Formats.price.format(12.5, in: "de-CH")        // "EUR 12.50"
/// ```
public struct BakedNumberFormat: Sendable {
    private let format: BakedFormat

    /// The format of a name; what is wrong with it shows when it is used.
    public init(_ name: String, of literal: BakedLiteral) { format = BakedFormat(name, of: literal) }

    /// A number as text.
    ///
    /// - Throws: ``BakedError``: a locale that was not baked, a value that ICU alone writes.
    @inlinable
    public func format(
        _ value: some NumberConvertible, in locale: some StringProtocol
    ) throws(BakedError) -> String {
        try format(value.numberValue, in: String(locale))
    }

    /// A number as text, for a value whose type is known at run time only.
    public func format(_ value: NumberValue, in locale: String) throws(BakedError) -> String {
        try format.read { formats, place throws(BakedError) in
            try formats.number(place, locale) { number throws(BakedError) in try number.format(value) }
        }
    }

    /// A number that is written as text, `-1234.5` or `1.5e6`, of any length.
    public func format(decimal text: String, in locale: some StringProtocol) throws(BakedError) -> String {
        try format(BakedFormats.value(of: text), in: String(locale))
    }

    /// The format in a locale, to be held where many values are formatted.
    public func compiled(in locale: some StringProtocol) throws(BakedError) -> BakedNumber {
        try format.read { formats, place throws(BakedError) in try formats.number(place, String(locale)) { $0 } }
    }
}

/// Baked plural rules, with a name in Swift.
///
/// ```swift unchecked
/// try Formats.files.category(of: 1, in: "en")        // .one
/// ```
public struct BakedPluralFormat: Sendable {
    private let format: BakedFormat

    /// The format of a name; what is wrong with it shows when it is used.
    public init(_ name: String, of literal: BakedLiteral) { format = BakedFormat(name, of: literal) }

    /// The plural category of a number shown with all its digits.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - visibleFractionDigits: zeros shown after the decimal separator count: 1 shown as `1.0` has one.
    ///   - locale: whose rules count.
    public func category(
        of value: some NumberConvertible, visibleFractionDigits: Int = 0, in locale: some StringProtocol
    ) throws(BakedError) -> PluralCategory {
        let operands = PluralOperands(value.numberValue, visibleFractionDigits: visibleFractionDigits)
        return try format.read { formats, place throws(BakedError) in
            try formats.category(place, operands, String(locale))
        }
    }

    /// The plural category of decimal text as it stands, its zeros included: `1.0`, and `1c6` for a million in compact form.
    public func category(ofText text: String, in locale: some StringProtocol) throws(BakedError) -> PluralCategory {
        let operands = try BakedFormats.operands(of: text)
        return try format.read { formats, place throws(BakedError) in
            try formats.category(place, operands, String(locale))
        }
    }
}
