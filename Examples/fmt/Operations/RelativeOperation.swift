import LocaleFormat
import LocaleFormatJSON

/// `fmt relative`: a distance in time, "in 3 days". One value is `3 day`, or a number alone where `--unit` is given.
struct RelativeOperation: Operation {
    static let options: [OptionName] = [.locale, .unit, .numeric, .width, .numberingSystem, .capitalization]

    private let style: RelativeDateStyle
    private let unit: RelativeDateStyle.Unit?

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let locale = try values.localeWithNumberingSystem(.time)
        var style = RelativeDateStyle(
            numeric: try values.choice(.numeric, RelativeDateStyle.Numeric.self) ?? .auto,
            width: try values.choice(.width, RelativeDateStyle.Width.self) ?? .wide, locale: locale)
        style.capitalization = try values.choice(.capitalization, CapitalizationWord.self)?.value ?? .unknown
        self.style = style
        if let name = values[.unit] {
            guard let unit = RelativeDateStyle.Unit(commandText: name[...]) else {
                throw .usage(Self.unknownUnit(name))
            }
            self.unit = unit
        } else {
            unit = nil
        }
    }

    func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        if unit != nil { return arguments.map { .text($0) } }
        guard arguments.count.isMultiple(of: 2) else { throw .usage("expected a number and a unit, such as -1 day") }
        return try stride(from: 0, to: arguments.count, by: 2).map { index throws(CommandFailure) in
            let unit = arguments[index + 1]
            guard RelativeDateStyle.Unit(commandText: unit[...]) != nil else { throw .usage(Self.unknownUnit(unit)) }
            return .text("\(arguments[index]) \(unit)")
        }
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let (number, unit) = try read(input.text)
        do { bytes.append(contentsOf: try style.format(number, unit).utf8) } catch { throw CommandFailure(error) }
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let (number, unit) = try read(input.text)
        let written = String(try input.text.trimmingBlanks.prefix { $0 != " " && $0 != "\t" })
        do {
            let text = try style.format(number, unit)
            object.member("value", string: written)
            object.member("unit", string: unit.rawValue)
            object.member("locale", string: style.locale.tag)
            object.member("text", string: text)
        } catch { throw CommandFailure(error) }
    }

    private func read(_ value: String) throws(CommandFailure) -> (Double, RelativeDateStyle.Unit) {
        let words = value.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
        guard let first = words.first, words.count == (self.unit == nil ? 2 : 1) else {
            let expected = self.unit == nil ? "a number and a unit, such as -1 day" : "a number"
            throw .value("'\(value.shortened)' is not a distance; expected \(expected)")
        }
        // An exact decimal first: its grammar is that of all other commands, its errors as well.
        guard let number = Double(try NumberValue(commandText: String(first)).plainText), number.isFinite else {
            throw .value("'\(value.shortened)' is not a finite number")
        }
        if let unit { return (number, unit) }
        guard let unit = RelativeDateStyle.Unit(commandText: words[1]) else {
            throw .value(Self.unknownUnit(String(words[1])))
        }
        return (number, unit)
    }

    private static func unknownUnit(_ text: String) -> String {
        "unknown unit '\(text.shortened)'; known are: \(RelativeDateStyle.Unit.allCases.map(\.rawValue).joined(separator: ", "))"
    }
}

extension RelativeDateStyle.Unit {
    /// `day`, and `days` as people say it.
    init?(commandText text: Substring) {
        let word = text.lowercased()
        guard let unit = Self(rawValue: word) ?? (word.hasSuffix("s") ? Self(rawValue: String(word.dropLast())) : nil)
        else { return nil }
        self = unit
    }
}
