internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// Fields with colons, or what the locale has in their place.
extension DurationReader {
    /// What a time may be; nil for a text that is none.
    func times(_ text: Substring) throws(DurationParseError) -> [[Part]]? {
        let sign = Self.sign(text.unicodeScalars)
        var unsigned = text
        if sign != nil, let place = text.unicodeScalars.firstIndex(where: { $0.properties.generalCategory != .format })
        {
            unsigned = text[text.unicodeScalars.index(after: place)...].trimmed
        }
        for separator in separators {
            let fields = Self.split(unsigned, at: separator)
            guard 2...3 ~= fields.count, let numbers = numbers(fields) else { continue }
            for (field, number) in zip(fields, numbers).dropFirst() where number.whole >= 60 {
                throw .unexpected(text: String(field), at: Self.offset(of: field), expected: "at most 59")
            }
            return layouts(numbers).map { layout in
                zip(layout, numbers).map { unit, number in
                    var part = number.part
                    part.unit = unit
                    part.isNegative = sign == "-"
                    return part
                }
            }
        }
        return nil
    }

    /// The units of so many fields: both ways for two of them that nothing tells apart.
    private func layouts(_ numbers: [Number]) -> [[ISODurationReader.Unit]] {
        if numbers.count == 3 { return [[.hours, .minutes, .seconds]] }
        // Only seconds are written with a fraction.
        if numbers[1].part.fractionDigits > 0 { return [[.minutes, .seconds]] }
        switch pattern {
        case .hourMinute: return [[.hours, .minutes]]
        case .minuteSecond: return [[.minutes, .seconds]]
        case .hourMinuteSecond, nil: return [[.hours, .minutes], [.minutes, .seconds]]
        }
    }

    private struct Number {
        let part: Part
        var whole: UInt128
    }

    /// The numbers of fields, of which all but the first have two digits, and the last may have a fraction; nil where one is none.
    private func numbers(_ fields: [Substring]) -> [Number]? {
        var numbers: [Number] = []
        for (index, field) in fields.enumerated() {
            guard let first = field.unicodeScalars.first, first.isDigit, field.unicodeScalars.last?.isDigit == true,
                index == 0 || field.unicodeScalars.prefix(while: \.isDigit).count == 2,
                let value = (try? parser.number.parse(plainly: String(field), mode: .lenient))?.exactDecimal,
                index == fields.count - 1 && index > 0 || value.isInteger,
                let part = Part(value, at: Self.offset(of: field))
            else { return nil }
            var number = Number(part: part, whole: part.digits)
            for _ in 0..<number.part.fractionDigits { number.whole /= 10 }
            numbers.append(number)
        }
        return numbers
    }

    private static func offset(of field: Substring) -> Int {
        field.utf8.distance(from: field.base.startIndex, to: field.startIndex)
    }

    /// The texts between separators, without spaces around them; at most four.
    private static func split(_ text: Substring, at separator: String) -> [Substring] {
        var fields: [Substring] = []
        var start = text.startIndex
        var place = text.startIndex
        let length = separator.unicodeScalars.count
        while place < text.endIndex, fields.count < 3 {
            if text[place...].unicodeScalars.starts(with: separator.unicodeScalars) {
                fields.append(text[start..<place].trimmed)
                place = text.unicodeScalars.index(place, offsetBy: length)
                start = place
            } else {
                place = text.unicodeScalars.index(after: place)
            }
        }
        return fields + [text[start...].trimmed]
    }
}
