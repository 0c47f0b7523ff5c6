internal import LocaleFormatDates
internal import LocaleFormatMemory
internal import LocaleFormatNumbers
internal import LocaleFormatOperations

/// What texts are read into.
enum ParseTarget {
    case integer, double
    /// The first number that has too many digits, and the digits behind the point.
    case decimal(limit: UInt128, scale: Int)
    case timestamp(perSecond: Int64)

    init?(_ format: String, of name: OperationName) {
        switch (ColumnFormat(arrow: format), name) {
        case (.timestamp(let perSecond, _)?, .parseDate): self = .timestamp(perSecond: perSecond)
        case (_, .parseDate), (_, .parseDuration), (_, .parseName), (_, .parseUnit): return nil
        case (.signed(8)?, _): self = .integer
        case (.float(8)?, _): self = .double
        case (.decimal(16, let precision, let scale)?, _):
            self = .decimal(limit: (0..<precision).reduce(1) { power, _ in power * 10 }, scale: scale)
        default: return nil
        }
    }

    /// Bytes of each.
    var width: Int { if case .decimal = self { 16 } else { 8 } }

    func appendNull(to values: inout ValueColumn) {
        switch self {
        case .integer, .timestamp: values.appendNull(0 as Int64)
        case .double: values.appendNull(0 as Double)
        case .decimal: values.appendNull(0 as Int128)
        }
    }

    /// Appends what a text says.
    ///
    /// - Parameter answer: what the parser answers, as text; of a time nothing.
    func append(
        _ text: String, by style: PreparedStyle, answer: inout [UInt8], to values: inout ValueColumn
    ) throws(ColumnFailure) {
        if case .timestamp(let perSecond) = self {
            return values.append(try instant(text, perSecond, style))
        }
        try style.append(.text(text), isSortKey: false, to: &answer)
        // The amount, before the currency's code.
        let digits = String(decoding: answer.prefix { $0 != 0x20 }, as: UTF8.self)
        let number: NumberValue
        do { number = .decimal(try ExactDecimal(digits)) } catch {
            guard let double = Double(digits) else { throw ColumnFailure(.value, error.description) }
            number = .double(double)
        }
        try append(number, to: &values)
    }

    /// Appends an amount; false, with nothing appended, where it does not fit.
    @inline(__always)
    func append(_ amount: ReadAmount, to values: inout ValueColumn) -> Bool {
        switch self {
        case .timestamp: return false
        case .double:
            guard let double = amount.double else { return false }
            values.append(double)
        case .integer:
            guard let scaled = amount.scaled(by: 0), let magnitude = Int64(exactly: scaled) else { return false }
            values.append(amount.isNegative ? -magnitude : magnitude)
        case .decimal(let limit, let scale):
            guard let scaled = amount.scaled(by: scale), scaled < limit else { return false }
            values.append(amount.isNegative ? -Int128(scaled) : Int128(scaled))
        }
        return true
    }

    private func append(_ number: NumberValue, to values: inout ValueColumn) throws(ColumnFailure) {
        switch self {
        case .double: values.append(number.nearest)
        case .integer:
            guard let decimal = number.exactDecimal, let integer = Int64(exactly: decimal) else {
                throw ColumnFailure(.value, "\(number.plainText) is no integer of 64 bits")
            }
            values.append(integer)
        case .decimal(let limit, let scale):
            let digits = limit.description.utf8.count - 1
            guard let decimal = number.exactDecimal, let scaled = decimal.scaled(by: scale, digits: digits) else {
                throw ColumnFailure(
                    .value,
                    "\(number.plainText) does not fit a decimal of \(digits) digits, \(scale) behind the point")
            }
            values.append(scaled)
        case .timestamp: break
        }
    }

    private func instant(_ text: String, _ perSecond: Int64, _ style: PreparedStyle) throws(ColumnFailure) -> Int64 {
        var bytes: [UInt8] = []
        try style.append(OperationInput.text(text).ordered, isSortKey: false, to: &bytes)
        guard let zone = style.zone else { throw .column("this operation reads no instants") }
        do throws(DateError) {
            let instant = try Instant(iso8601: String(decoding: bytes, as: UTF8.self), in: zone)
            let (whole, isBeyond) = instant.seconds.multipliedReportingOverflow(by: perSecond)
            let (sum, overflow) = whole.addingReportingOverflow(
                Int64(instant.nanoseconds) / (1_000_000_000 / perSecond))
            guard !isBeyond, !overflow else { throw .outOfRange("second \(instant.seconds)") }
            return sum
        } catch { throw ColumnFailure(CommandFailure(error)) }
    }
}

extension NumberValue {
    fileprivate var nearest: Double {
        switch self {
        case .double(let value): value
        default: Double(plainText) ?? .nan
        }
    }
}

extension ExactDecimal {
    /// The integer that it is times ten to a power; nil where digits would be lost, or there are more than so many.
    fileprivate func scaled(by scale: Int, digits limit: Int) -> Int128? {
        let zeros = exponent + scale
        guard digits.count + zeros <= limit else { return nil }
        var result: Int128 = 0
        for (index, digit) in digits.enumerated() {
            if index >= digits.count + zeros {
                if digit != 0 { return nil }
            } else {
                result = result * 10 + Int128(digit)
            }
        }
        if zeros > 0, result != 0 { for _ in 0..<zeros { result *= 10 } }
        return isNegative ? -result : result
    }
}

extension PreparedStyle {
    /// The zone in which dates are read.
    fileprivate var zone: TimeZoneID? {
        if case .dateParser(let zone) = form { return zone }
        return nil
    }
}
