import LocaleFormat
import LocaleFormatJSON

/// `fmt unit`: a quantity. One value is `3 kilometer-per-hour`, or a number alone where `--unit` is given.
package struct UnitOperation: Operation {
    package static let options: [OptionName] = DigitOptions.names + [.unit, .width, .notation, .to, .usage]

    /// A unit with what writes quantities of it.
    package struct Writer: Sendable {
        package let unit: UnitID
        package let number: CompiledNumber?
        package let converted: CompiledConvertedUnit?
    }

    private let base: NumberSpecification
    private let width: NumberSpecification.UnitWidth
    private let target: ConvertedUnitStyle<ExactDecimal>.Target?
    /// Where `--unit` says it for all values.
    package private(set) var fixed: Writer?

    package init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        var options = try DigitOptions.read(values) { 0...3 }
        options.notation = try values.choice(.notation, NotationWord.self)?.value ?? .automatic
        base = NumberSpecification(locale: try values.locale(), kind: .decimal, options: options)
        width = try values.choice(.width, NumberSpecification.UnitWidth.self) ?? .short
        target = try Self.target(values, in: base.locale)
        if let name = values[.unit] { fixed = try writer(for: try Self.unit(name, in: base.locale), isBrief: isBrief) }
    }

    private static func target(
        _ values: OptionValues, in locale: LocaleID
    ) throws(CommandFailure) -> ConvertedUnitStyle<ExactDecimal>.Target? {
        if let name = values[.to] {
            guard !values.isSet(.usage) else { throw .usage("--to and --usage exclude each other") }
            return .unit(try unit(name, in: locale))
        }
        guard let text = values[.usage] else { return nil }
        guard let usage = UnitUsage(text) else {
            throw .usage("--usage is '\(text.shortened)'; expected words such as road or person-height")
        }
        return .usage(usage)
    }

    package func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        if fixed != nil { return arguments.map { .text($0) } }
        var inputs: [OperationInput] = []
        var rest = arguments[...]
        while let first = rest.popFirst() {
            // `3km`, or `3 km` in quotes, or two words.
            if !Self.split(first).unit.isEmpty {
                inputs.append(.text(first))
            } else {
                guard let unit = rest.popFirst() else {
                    throw .usage("expected a number and a unit, such as 3 kilometer-per-hour")
                }
                _ = try Self.unit(unit, in: base.locale)
                inputs.append(.text("\(first) \(unit)"))
            }
        }
        return inputs
    }

    /// A number as programs write it, and what follows.
    private static func split(_ text: String) -> (number: Substring, unit: Substring) {
        let scalars = text.unicodeScalars
        var end = scalars.startIndex
        func isDigit(_ index: String.Index) -> Bool { index < scalars.endIndex && "0"..."9" ~= scalars[index] }
        while end < scalars.endIndex, isDigit(end) || "+-.".unicodeScalars.contains(scalars[end]) {
            end = scalars.index(after: end)
        }
        if end > scalars.startIndex, end < scalars.endIndex, scalars[end] == "e" || scalars[end] == "E" {
            var digits = scalars.index(after: end)
            if digits < scalars.endIndex, "+-".unicodeScalars.contains(scalars[digits]) {
                digits = scalars.index(after: digits)
            }
            if isDigit(digits) {
                while isDigit(digits) { digits = scalars.index(after: digits) }
                end = digits
            }
        }
        // NaN, infinity, and what is no number at all.
        if end == scalars.startIndex { end = scalars.firstIndex { $0.properties.isWhitespace } ?? scalars.endIndex }
        // By scalars: where characters end, a run of regional indicators is gone through from its beginning.
        return (text[..<end], Substring(scalars[end...].drop { $0.properties.isWhitespace }))
    }

    package func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let (number, writer) = try read(input.text)
        if let converted = writer.converted {
            do { try converted.append(number, to: &bytes) } catch { throw CommandFailure(error) }
        } else {
            do { try writer.number?.append(number, to: &bytes) } catch { throw CommandFailure(error) }
        }
    }

    package func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
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
        let (text, name) = Self.split(value)
        let unit = name.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
        guard !text.isEmpty, !unit.isEmpty else {
            throw .value(
                "'\(value.shortened)' is not a quantity; expected a number and a unit, such as 3 kilometer-per-hour")
        }
        let number = try NumberValue(commandText: String(text))
        let id: UnitID
        do throws(UnitParseError) { id = try Self.known(unit, in: base.locale) } catch {
            throw .value(error.description)
        }
        // Whatever the next unit is: ICU alone is quicker than a program that is used once.
        return (number, try writer(for: id, isBrief: true))
    }

    package func style(of unit: UnitID) -> UnitStyle<ExactDecimal> {
        UnitStyle(unit, width: width, locale: base.locale, options: base.options)
    }

    private func writer(for unit: UnitID, isBrief: Bool) throws(CommandFailure) -> Writer {
        let style = style(of: unit)
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

    /// A unit by its identifier, or by any of its names in the locale or in English.
    package static func unit(_ name: String, in locale: LocaleID) throws(CommandFailure) -> UnitID {
        do throws(UnitParseError) { return try known(name, in: locale) } catch {
            if case .ambiguousUnit = error { throw .usage(error.description) }
            throw .usage("unknown unit '\(name.shortened)'; '\(CommandName.own) units' lists the usual ones")
        }
    }

    private static func known(_ name: String, in locale: LocaleID) throws(UnitParseError) -> UnitID {
        if let unit = try? UnitID(name) { return unit }
        do { return try UnitParser(locale: locale).unit(named: name) } catch let error as UnitParseError {
            throw error
        } catch {
            throw .unknownUnit(text: name, at: 0)
        }
    }
}

extension CommandFailure {
    /// A fault of the style where it is one, of the value else.
    public init(_ error: UnitError) {
        if case .number(let error) = error { self.init(error) } else { self = .value(error.description) }
    }
}
