internal import LocaleFormatMeasures
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// A number by its kind, exactly.
struct NumberForm: Codable {
    static let kinds: [FormKey] = ["integer", "double", "scaled", "decimal"]
    /// Every reader of JSON takes whole numbers up to this one, 2⁵³ − 1 (RFC 8259, section 6).
    private static let safest: UInt64 = 1 << 53 - 1

    let value: NumberValue

    init(value: NumberValue) { self.value = value }

    /// A number as it stands: whole ones are integers, others doubles.
    init?(plain decoder: any Decoder) {
        guard let container = try? decoder.singleValueContainer() else { return nil }
        if let integer = try? container.decode(Int64.self) {
            value = NumberValue(integer)
        } else if let integer = try? container.decode(UInt64.self) {
            value = NumberValue(integer)
        } else if let double = try? container.decode(Double.self) {
            value = .double(double)
        } else {
            return nil
        }
    }

    init(from decoder: any Decoder) throws {
        if let plain = NumberForm(plain: decoder) {
            self = plain
            return
        }
        let form = try FormReader(decoder, Self.kinds)
        guard let kind = try form.one(of: Self.kinds) else { throw form.fault("an object that is no number") }
        if kind == "decimal" {
            value = .decimal(try form.read(kind))
            return
        }
        let text = try form.read(String.self, kind)
        let read: NumberValue? =
            switch kind {
            case "integer": Self.integer(text)
            case "double": Double(text).map { .double($0) }
            default: Self.scaled(text)
            }
        guard let read else {
            throw form.fault("'\(text.shortened)' is no number of the kind '\(kind.stringValue)'", kind)
        }
        value = read
    }

    func encode(to encoder: any Encoder) throws {
        if let fault = value.fault { throw EncodingError.unsayable(value, encoder, "\(fault)", fault) }
        var plain = encoder.singleValueContainer()
        switch value {
        case .integer(let isNegative, let magnitude) where magnitude <= Self.safest && !(isNegative && magnitude == 0):
            return try plain.encode(isNegative ? -Int64(magnitude) : Int64(magnitude))
        case .double(let value) where value.isFinite && value != value.rounded(.towardZero):
            return try plain.encode(value)
        default: break
        }
        var form = FormWriter(encoder)
        switch value {
        case .integer(let isNegative, let magnitude):
            try form.write((isNegative ? "-" : "") + "\(magnitude)", "integer")
        case .double(let value): try form.write(value.description, "double")
        case .scaled(let isNegative, let magnitude, let exponent):
            try form.write((isNegative ? "-" : "") + "\(magnitude)" + (exponent == 0 ? "" : "E\(exponent)"), "scaled")
        case .decimal(let value): try form.write(value, "decimal")
        }
    }

    /// `-12`
    private static func integer(_ text: String) -> NumberValue? {
        let (isNegative, digits) = signed(text)
        return UInt64(digits).map { .integer(isNegative: isNegative, magnitude: $0) }
    }

    /// `-125E-2`
    private static func scaled(_ text: String) -> NumberValue? {
        let (isNegative, number) = signed(text)
        let parts = number.split(separator: "E", maxSplits: 1, omittingEmptySubsequences: false)
        guard let magnitude = UInt128(parts[0]), let exponent = parts.count == 1 ? 0 : Int(parts[1]) else { return nil }
        let value = NumberValue.scaled(isNegative: isNegative, magnitude: magnitude, exponent: exponent)
        return value.fault == nil ? value : nil
    }

    private static func signed(_ text: String) -> (isNegative: Bool, digits: Substring) {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        // A second sign is none.
        let digits = text.dropFirst(isNegative ? 1 : 0)
        return (isNegative, digits.utf8.first.map { $0 == 0x2B || $0 == 0x2D } ?? true ? "" : digits)
    }
}

extension NumberValue {
    /// What is wrong with an exponent that formatting refuses.
    fileprivate var fault: NumberError? {
        guard case .scaled(_, _, let exponent) = self, exponent.magnitude > UInt(ExactDecimal.maximumLength) else {
            return nil
        }
        return .tooLarge(text: plainText)
    }
}

/// A duration in seconds, exactly: "5400.5".
struct DurationForm: Codable {
    /// `Duration.components` stops the program where the seconds are no `Int64`.
    private static let limit = Int128(Int64.max) * 1_000_000_000_000_000_000

    let value: Duration

    init(value: Duration) { self.value = value }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.utf8.count <= 60, let seconds = try? ExactDecimal(text), let duration = Duration(seconds: seconds),
            duration.attoseconds.magnitude <= Self.limit.magnitude
        else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text.shortened)' is no number of seconds that a duration can have")
        }
        value = duration
    }

    func encode(to encoder: any Encoder) throws {
        guard value.attoseconds.magnitude <= Self.limit.magnitude else {
            throw EncodingError.unsayable(value, encoder, "a duration of more than \(Int64.max) seconds")
        }
        var container = encoder.singleValueContainer()
        try container.encode(ExactDecimal(value.attoseconds).scaled(byPowerOfTen: -18).description)
    }
}
