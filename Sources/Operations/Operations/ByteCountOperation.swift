import LocaleFormat
import LocaleFormatJSON

/// `fmt byte-count`: an amount of data, "1.5 MB".
struct ByteCountOperation: Operation {
    static let options: [OptionName] = [.locale, .numberingSystem, .style, .units, .exact, .per]

    private let style: ByteCountStyle

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        var style = try Self.style(values)
        style.includesActualByteCount = values.isSet(.exact)
        if let name = values[.per] {
            let unit = try UnitOperation.unit(name, in: style.locale)
            guard unit.id.split(separator: "-").allSatisfy({ $0 != "per" && $0 != "and" }) else {
                throw .usage("--per is '\(name.shortened)'; expected one unit, such as second")
            }
            style.rate = unit
        }
        self.style = style
    }

    /// `--style` and `--units`, with the locale.
    static func style(_ values: OptionValues) throws(CommandFailure) -> ByteCountStyle {
        var units: ByteCountStyle.Units = []
        for name in values.words(.units) {
            guard let unit = ByteCountUnit(rawValue: name.lowercased()) else {
                throw .usage("unknown unit '\(String(name).shortened)'; allowed are: \(ByteCountUnit.list)")
            }
            units.insert(unit.option)
        }
        return ByteCountStyle(
            try values.choice(.style, ByteCountStyle.Style.self) ?? .file, allowedUnits: units,
            locale: try values.localeWithNumberingSystem())
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try text(input.text).text.utf8)
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try text(input.text)
        object.member("value", string: String(try input.text.trimmingBlanks))
        object.member("locale", string: style.locale.tag)
        object.member("text", string: text.text)
        object.member("parts", parts: text)
    }

    private func text(_ value: String) throws(CommandFailure) -> FormattedText<NumberField> {
        guard let number = try NumberValue(commandText: value).exactDecimal, let count = Int128(exactly: number) else {
            throw .value("'\(value.shortened)' is not a number of bytes; expected a whole number of at most 128 bits")
        }
        do throws(NumberError) { return try style.formattedText(count) } catch { throw CommandFailure(error) }
    }
}

/// `--units` of amounts of data.
public enum ByteCountUnit: String, CaseIterable, Sendable {
    /// The word as it is typed.
    case bytes, kb, mb, gb, tb, pb

    /// What the library calls it.
    public var option: ByteCountStyle.Units {
        switch self {
        case .bytes: .bytes
        case .kb: .kb
        case .mb: .mb
        case .gb: .gb
        case .tb: .tb
        case .pb: .pb
        }
    }
}
