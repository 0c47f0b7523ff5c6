internal import LocaleFormatDates
internal import LocaleFormatNumbers
internal import LocaleFormatOperations

extension ColumnStyle {
    /// One integer, as its column would have it.
    package func format(_ value: Int64) throws(ColumnFailure) -> [UInt8] {
        let prepared = try prepared.get()
        switch prepared.form {
        case .number(let compiled):
            return try number(.integer(isNegative: value < 0, magnitude: value.magnitude), compiled)
        case .date: return try format(seconds: value, nanoseconds: 0)
        default: return try format(String(value))
        }
    }

    /// One double.
    package func format(_ value: Double) throws(ColumnFailure) -> [UInt8] {
        let prepared = try prepared.get()
        if case .number(let compiled) = prepared.form { return try number(.double(value), compiled) }
        return try format(NumberValue.double(value).plainText)
    }

    private func number(_ value: NumberValue, _ compiled: CompiledNumber) throws(ColumnFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        do { try compiled.append(value, to: &bytes) } catch { throw ColumnFailure(CommandFailure(error)) }
        return bytes
    }

    /// One instant.
    package func format(seconds: Int64, nanoseconds: Int32) throws(ColumnFailure) -> [UInt8] {
        guard 0..<1_000_000_000 ~= nanoseconds else {
            throw ColumnFailure(.value, "nanoseconds are \(nanoseconds), not 0 to 999,999,999")
        }
        guard case .date(let compiled) = try prepared.get().form else {
            throw .column("this operation takes no instants")
        }
        var bytes: [UInt8] = []
        do throws(DateError) {
            try compiled.append(Instant(seconds: seconds, nanoseconds: Int64(nanoseconds)), to: &bytes)
        } catch { throw ColumnFailure(CommandFailure(error)) }
        return bytes
    }

    /// The version of the order that keys are of.
    package var collationVersion: String {
        get throws(ColumnFailure) {
            guard isSortKey, case .order(let collation) = try prepared.get().form else {
                throw .column("the style is none of \"sort-key\"")
            }
            return collation.version.description
        }
    }

    /// One value as JSON of `fmt batch` has it.
    package func format(_ text: String) throws(ColumnFailure) -> [UInt8] {
        let prepared = try prepared.get()
        if case .number(let compiled) = prepared.form, let value = NumberValue(plainDigits: text) {
            return try number(value, compiled)
        }
        var input = OperationInput.text(text)
        if case .template(let template, let arguments)? = prepared.template {
            input = .template(template, arguments + (text.isEmpty ? [] : [.word(text)]))
        } else if !name.takesText {
            input = input.ordered
        }
        var bytes: [UInt8] = []
        try prepared.append(input, isSortKey: isSortKey, to: &bytes)
        return bytes
    }
}

extension NumberValue {
    /// What most texts of numbers are, `-1234.50`: at most 38 digits with a point among them. Nil for all else, which is read as a
    /// command line has it, and for a zero below nothing, which has a sign of its own.
    fileprivate init?(plainDigits text: String) {
        var magnitude: UInt128 = 0
        var digits = 0
        var point: Int?
        var isNegative = false
        for (place, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard digits < 38 else { return nil }
                magnitude = magnitude &* 10 &+ UInt128(truncatingIfNeeded: byte &- UInt8(ascii: "0"))
                digits += 1
            case UInt8(ascii: "."):
                guard point == nil, digits > 0 else { return nil }
                point = digits
            case UInt8(ascii: "-"):
                guard place == 0 else { return nil }
                isNegative = true
            default: return nil
            }
        }
        guard digits > 0, point != digits, !isNegative || magnitude > 0 else { return nil }
        self = .scaled(isNegative: isNegative, magnitude: magnitude, exponent: (point ?? digits) - digits)
    }
}

extension ColumnRequest {
    /// A column that says an option, by the option's name in JSON.
    package mutating func append(option name: String, _ column: ColumnSource) throws(ColumnFailure) {
        guard let option = OptionName(batchName: name) else { throw ColumnFailure(.usage, "unknown option '\(name)'") }
        let values = column.dictionary.first ?? (column.format == .runs ? column.children.last : nil) ?? column
        guard !optionColumns.contains(where: { $0.name == option }) else {
            throw ColumnFailure(.misuse, "the option '\(name)' has two columns")
        }
        guard values.format.isText, values.dictionary.isEmpty else {
            throw .column("the option column '\(name)' is no column of text")
        }
        optionColumns.append((option, column))
    }
}

extension ColumnFormat {
    /// Arrow's format string of the indices of a dictionary.
    package var arrowIndex: String {
        switch self {
        case .signed(1): "c"
        case .signed(2): "s"
        case .signed(4): "i"
        case .unsigned(1): "C"
        case .unsigned(2): "S"
        case .unsigned(4): "I"
        case .unsigned: "L"
        default: "l"
        }
    }
}
