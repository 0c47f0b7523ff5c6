import LocaleFormat
import LocaleFormatJSON

/// `fmt unit`: a quantity. One value is `3 kilometer-per-hour`, or a number alone where `--unit` is given.
struct UnitOperation: Operation {
    static let options: [OptionName] = DigitOptions.names + [.unit, .width, .notation]

    private let style: UnitStyle<ExactDecimal>?
    private let base: NumberSpecification
    private let width: NumberSpecification.UnitWidth
    private let fixed: CompiledNumber?

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        var options = try DigitOptions.read(values) { 0...3 }
        options.notation = try values.choice(.notation, NotationWord.self)?.value ?? .automatic
        base = NumberSpecification(locale: try values.locale(), kind: .decimal, options: options)
        width = try values.choice(.width, NumberSpecification.UnitWidth.self) ?? .short
        guard let name = values[.unit] else {
            style = nil
            fixed = nil
            return
        }
        let style = UnitStyle<ExactDecimal>(try Self.unit(name), width: width, locale: base.locale, options: options)
        do throws(NumberError) {
            let specification = style.specification
            fixed = try isBrief ? CompiledNumber(once: specification) : CompiledNumber(specification)
        } catch { throw CommandFailure(error) }
        self.style = style
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
        let (number, _, compiled) = try read(input.text)
        do { try compiled.append(number, to: &bytes) } catch { throw CommandFailure(error) }
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let (number, unit, compiled) = try read(input.text)
        do throws(NumberError) {
            let text = try compiled.formattedText(number)
            object.member("value", string: number.plainText)
            object.member("unit", string: unit.id)
            object.member("locale", string: base.locale.tag)
            object.member("text", string: text.text)
            object.member("parts", parts: text)
        } catch { throw CommandFailure(error) }
    }

    private func read(_ value: String) throws(CommandFailure) -> (NumberValue, UnitID, CompiledNumber) {
        if let fixed, let style { return (try NumberValue(commandText: value), style.unit, fixed) }
        let words = value.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
        guard words.count == 2 else {
            throw .value(
                "'\(value.shortened)' is not a quantity; expected a number and a unit, such as 3 kilometer-per-hour")
        }
        let number = try NumberValue(commandText: String(words[0]))
        let unit: UnitID
        do { unit = try UnitID(words[1]) } catch { throw .value(error.description) }
        var specification = base
        specification.kind = .unit(unit.id, width: width)
        // Whatever the next unit is: ICU alone is quicker than a program that is used once.
        do throws(NumberError) { return (number, unit, try CompiledNumber(once: specification)) } catch {
            throw CommandFailure(error)
        }
    }

    private static func unit(_ name: String) throws(CommandFailure) -> UnitID {
        do { return try UnitID(name) } catch {
            throw .usage("unknown unit '\(name.shortened)'; 'fmt units' lists the usual ones")
        }
    }
}
