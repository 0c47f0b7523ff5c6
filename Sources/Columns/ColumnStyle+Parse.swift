package import LocaleFormatMemory
internal import LocaleFormatDates
internal import LocaleFormatNumbers
internal import LocaleFormatOperations

/// A column of numbers that was read.
package struct ParsedOutput: ~Copyable {
    var values: ValueColumn
    /// The rows that failed, and why, in their order.
    package var failures: [(row: Int, message: String)] = []

    package consuming func takeValues() -> ValueColumn { values }
}

extension ColumnStyle {
    /// Whether it reads texts back.
    package func checkParses() throws(ColumnFailure) {
        guard name.rawValue.hasPrefix("parse-") else { throw .column("\(name.rawValue) reads no texts back") }
    }

    /// Reads texts into numbers or instants of one of Arrow's formats.
    package func parse(
        _ source: ColumnSource, into format: String, _ request: ColumnRequest
    ) throws(ColumnFailure) -> ParsedOutput {
        try checkParses()
        guard let target = ParseTarget(format, of: name) else {
            throw .column("\(name.rawValue) is not read into columns of Arrow's format '\(format)'")
        }
        var output = ParsedOutput(values: ValueColumn(rows: source.count))
        var styles: RowStyles? = request.optionColumns.isEmpty ? nil : try RowStyles(self, request, rows: source.count)
        let single = styles == nil ? try prepared.get() : nil
        for row in 0..<source.count {
            if row % ColumnRequest.blockSize == 0, let isCancelled = request.isCancelled, isCancelled() {
                throw .cancelled
            }
            do throws(ColumnFailure) {
                let style: PreparedStyle
                if let single { style = single } else { style = try styles!.style(of: row) }
                guard let text = try source.cellText(row) else {
                    target.appendNull(to: &output.values)
                    continue
                }
                try target.append(text, by: style, name, to: &output.values)
            } catch {
                var failure = error
                failure.row = row
                guard request.toNull, failure.code == .value || failure.code == .usage else { throw failure }
                output.failures.append((row, failure.message))
                target.appendNull(to: &output.values)
            }
        }
        if output.values.isExhausted { throw .memory }
        return output
    }
}

/// What texts are read into.
private enum ParseTarget {
    case integer, double
    case decimal(precision: Int, scale: Int)
    case timestamp(perSecond: Int64)

    init?(_ format: String, of name: OperationName) {
        switch (ColumnFormat(arrow: format), name) {
        case (.timestamp(let perSecond, _)?, .parseDate): self = .timestamp(perSecond: perSecond)
        case (_, .parseDate), (_, .parseName), (_, .parseUnit): return nil
        case (.signed(8)?, _): self = .integer
        case (.float(8)?, _): self = .double
        case (.decimal(16, let precision, let scale)?, _): self = .decimal(precision: precision, scale: scale)
        default: return nil
        }
    }

    func appendNull(to values: inout ValueColumn) {
        switch self {
        case .integer, .timestamp: values.appendNull(0 as Int64)
        case .double: values.appendNull(0 as Double)
        case .decimal: values.appendNull(0 as Int128)
        }
    }

    func append(
        _ text: String, by style: PreparedStyle, _ name: OperationName, to values: inout ValueColumn
    ) throws(ColumnFailure) {
        if case .timestamp(let perSecond) = self {
            return values.append(try instant(text, perSecond, style))
        }
        let number: NumberValue
        if case .numberParser(let parser, let mode) = style.form, let read = try? parser.parse(text, mode: mode) {
            number = read.numberValue
        } else {
            var bytes: [UInt8] = []
            try style.append(.text(text), isSortKey: false, to: &bytes)
            // The amount, before the currency's code.
            let digits = String(decoding: bytes.prefix { $0 != 0x20 }, as: UTF8.self)
            do { number = .decimal(try ExactDecimal(digits)) } catch {
                guard let double = Double(digits) else { throw ColumnFailure(.value, error.description) }
                number = .double(double)
            }
        }
        try append(number, text, to: &values)
    }

    private func append(
        _ number: NumberValue, _ text: String, to values: inout ValueColumn
    ) throws(ColumnFailure) {
        switch self {
        case .double: values.append(number.nearest)
        case .integer:
            guard let decimal = number.exactDecimal, let integer = Int64(exactly: decimal) else {
                throw ColumnFailure(.value, "\(number.plainText) is no integer of 64 bits")
            }
            values.append(integer)
        case .decimal(let precision, let scale):
            guard let decimal = number.exactDecimal, let scaled = decimal.scaled(by: scale, digits: precision) else {
                throw ColumnFailure(
                    .value,
                    "\(number.plainText) does not fit a decimal of \(precision) digits, \(scale) behind the point")
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
