import LocaleFormat
import LocaleFormatJSON

/// `fmt unit`: a quantity. One value is `3 kilometer-per-hour`, or a number alone where `--unit` is given.
struct UnitOperation: Operation {
    static let options: [OptionName] = DigitOptions.names + [.unit, .width, .notation, .to, .usage]

    /// A unit with what writes quantities of it.
    private struct Writer {
        let unit: UnitID
        let number: CompiledNumber?
        let converted: CompiledConvertedUnit?
    }

    private let base: NumberSpecification
    private let width: NumberSpecification.UnitWidth
    private let target: ConvertedUnitStyle<ExactDecimal>.Target?
    /// Where `--unit` says it for all values.
    private var fixed: Writer?

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        var options = try DigitOptions.read(values) { 0...3 }
        options.notation = try values.choice(.notation, NotationWord.self)?.value ?? .automatic
        base = NumberSpecification(locale: try values.locale(), kind: .decimal, options: options)
        width = try values.choice(.width, NumberSpecification.UnitWidth.self) ?? .short
        target = try Self.target(values)
        if let name = values[.unit] { fixed = try writer(for: try Self.unit(name), isBrief: isBrief) }
    }

    private static func target(
        _ values: OptionValues
    ) throws(CommandFailure) -> ConvertedUnitStyle<ExactDecimal>.Target? {
        if let name = values[.to] {
            guard !values.isSet(.usage) else { throw .usage("--to and --usage exclude each other") }
            return .unit(try unit(name))
        }
        guard let text = values[.usage] else { return nil }
        guard let usage = UnitUsage(text) else {
            throw .usage("--usage is '\(text.shortened)'; expected words such as road or person-height")
        }
        return .usage(usage)
    }

    func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        if fixed != nil { return arguments.map { .text($0) } }
        guard arguments.count.isMultiple(of: 2) else {
            throw .usage("expected a number and a unit, such as 3 kilometer-per-hour")
        }
        return try stride(from: 0, to: arguments.count, by: 2).map { index throws(CommandFailure) in
            _ = try Self.unit(arguments[index + 1])
            return .text("\(arguments[index]) \(arguments[index + 1])")
        }
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let (number, writer) = try read(input.text)
        if let converted = writer.converted {
            do { try converted.append(number, to: &bytes) } catch { throw CommandFailure(error) }
        } else {
            do { try writer.number?.append(number, to: &bytes) } catch { throw CommandFailure(error) }
        }
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let (number, writer) = try read(input.text)
        object.member("value", string: number.plainText)
        object.member("unit", string: writer.unit.id)
        object.member("locale", string: base.locale.tag)
        if let converted = writer.converted {
            do {
                let amount = try converted.converted(number)
                object.member("converted", string: amount.value.description)
                object.member("to", string: amount.unit.id)
                Self.append(try converted.formattedText(number), to: &object)
            } catch { throw CommandFailure(error) }
        } else if let compiled = writer.number {
            do { Self.append(try compiled.formattedText(number), to: &object) } catch { throw CommandFailure(error) }
        }
    }

    private static func append(_ text: FormattedText<NumberField>, to object: inout JSONObjectWriter) {
        object.member("text", string: text.text)
        object.member("parts", parts: text)
    }

    private func read(_ value: String) throws(CommandFailure) -> (NumberValue, Writer) {
        if let fixed { return (try NumberValue(commandText: value), fixed) }
        let words = value.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
        guard words.count == 2 else {
            throw .value(
                "'\(value.shortened)' is not a quantity; expected a number and a unit, such as 3 kilometer-per-hour")
        }
        let number = try NumberValue(commandText: String(words[0]))
        let unit: UnitID
        do { unit = try UnitID(words[1]) } catch { throw .value(error.description) }
        // Whatever the next unit is: ICU alone is quicker than a program that is used once.
        return (number, try writer(for: unit, isBrief: true))
    }

    private func writer(for unit: UnitID, isBrief: Bool) throws(CommandFailure) -> Writer {
        let style = UnitStyle<ExactDecimal>(unit, width: width, locale: base.locale, options: base.options)
        if let target {
            let style = ConvertedUnitStyle(style, to: target)
            do {
                let converted = try isBrief ? CompiledConvertedUnit(once: style) : style.compiled()
                return Writer(unit: unit, number: nil, converted: converted)
            } catch { throw CommandFailure(error) }
        }
        do {
            let number = try isBrief ? CompiledNumber(once: style.specification) : style.compiled()
            return Writer(unit: unit, number: number, converted: nil)
        } catch { throw CommandFailure(error) }
    }

    private static func unit(_ name: String) throws(CommandFailure) -> UnitID {
        do { return try UnitID(name) } catch {
            throw .usage("unknown unit '\(name.shortened)'; 'fmt units' lists the usual ones")
        }
    }
}

extension CommandFailure {
    /// A fault of the style where it is one, of the value else.
    init(_ error: UnitError) {
        if case .number(let error) = error { self.init(error) } else { self = .value(error.description) }
    }
}
