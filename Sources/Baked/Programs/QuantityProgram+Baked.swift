package import LocaleFormatMemory
internal import LocaleFormatNumberPrograms
package import LocaleFormatValuePrograms

/// A quantity's program as bytes (`Data/Baked/FORMAT.md`, "quantity"), and back.
extension QuantityProgram {
    /// - Returns: the place of the record; nil where ICU writes a number, and for more units or digits than a record has.
    package func bake(to writer: inout BakedWriter) -> Int? {
        guard choices.count <= Limits.choices else { return nil }
        var numbers: [Int] = []
        for choice in choices {
            let place: Int?
            switch choice.writer {
            case .number(let number): place = number.bake(to: &writer)
            case .mixed(let mixed): place = mixed.bake(to: &writer)
            }
            guard let place, choice.rule.ratios.allSatisfy(\.isShort), choice.atLeast.isShort else { return nil }
            numbers.append(place)
        }
        return writer.record(.quantity) { writer in
            writer.text(region ?? "")
            writer.number(choices.count)
            for (choice, number) in zip(choices, numbers) {
                writer.byte(choice.rule.code)
                for ratio in choice.rule.ratios { writer.ratio(ratio) }
                writer.decimal(choice.atLeast)
                writer.number(number)
            }
        }
    }

    package convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.quantity)
        let region = try reader.text()
        var choices: [Choice] = []
        for _ in 0..<(try reader.number(1...Limits.choices)) {
            let rule = try UnitConversionRule(baked: &reader)
            let limit = try reader.decimal()
            var record = try reader.record()
            var first = record
            let writer: Writer =
                try first.kind() == .mixed
                ? .mixed(try MixedProgram(baked: &record)) : .number(try PartNumber(baked: &record))
            choices.append(Choice(rule, atLeast: limit, writer))
        }
        try reader.finish()
        self.init(choices, region: region.isEmpty ? nil : region)
    }
}

private enum Limits {
    /// Of units that people choose among, and of those that a quantity is told in together: CLDR has at most 4 and 3.
    static let choices = 32
    static let units = 8
    /// Bytes that a text between units may have.
    static let text = 4_096
    /// Digits of a factor, and powers of ten.
    static let digits = 512
}

extension MixedProgram {
    fileprivate func bake(to writer: inout BakedWriter) -> Int? {
        guard sizes.sizes.count <= Limits.units, sizes.sizes.allSatisfy(\.isShort), multiplier?.isShort ?? true,
            texts.allSatisfy({ $0.utf8.count <= Limits.text })
        else { return nil }
        var places: [Int] = []
        for number in numbers {
            guard let signed = number.signed.bake(to: &writer), let unsigned = number.unsigned.bake(to: &writer) else {
                return nil
            }
            places += [signed, unsigned]
        }
        var tail: Int?
        if let withoutFirst {
            tail = withoutFirst.bake(to: &writer)
            if tail == nil { return nil }
        }
        return writer.record(.mixed) { writer in
            writer.number(sizes.sizes.count)
            for (index, size) in sizes.sizes.enumerated() {
                writer.ratio(size)
                writer.number(places[2 * index])
                writer.number(places[2 * index + 1])
            }
            for text in texts { writer.text(text) }
            writer.byte((multiplier == nil ? 0 : 1) | (tail == nil ? 0 : 2))
            if let multiplier { writer.decimal(multiplier) }
            if let tail { writer.number(tail) }
        }
    }

    fileprivate convenience init(baked reader: inout BakedReader, count: Int? = nil) throws(BakedFault) {
        try reader.expect(.mixed)
        let allowed = count.map { $0...$0 } ?? 1...Limits.units
        var sizes: [ExactRatio] = []
        var numbers: [(signed: PartNumber, unsigned: PartNumber)] = []
        for _ in 0..<(try reader.number(allowed)) {
            let size = try reader.ratio()
            guard !size.numerator.isZero, !size.numerator.isNegative else { throw reader.fault("a size above zero") }
            sizes.append(size)
            var (signed, unsigned) = (try reader.record(), try reader.record())
            numbers.append((try PartNumber(baked: &signed), try PartNumber(baked: &unsigned)))
        }
        var texts: [String] = []
        for _ in 0...sizes.count {
            texts.append(try reader.text())
            guard texts[texts.count - 1].utf8.count <= Limits.text else { throw reader.fault("\(Limits.text) bytes") }
        }
        let flags = try reader.byte()
        guard flags < 4, flags < 2 || sizes.count > 1 else { throw reader.fault("two flags") }
        let multiplier = flags & 1 == 0 ? nil : try reader.decimal()
        var tail: MixedProgram?
        if flags & 2 != 0 {
            var record = try reader.record()
            tail = try MixedProgram(baked: &record, count: sizes.count - 1)
        }
        try reader.finish()
        self.init(
            UnitSizes(sizes), texts: texts, numbers: numbers, multiplier: multiplier, withoutFirst: tail)
    }
}

extension UnitConversionRule {
    fileprivate var code: UInt8 {
        switch self {
        case .linear: 1
        case .inverse: 2
        case .scale(_?, nil): 3
        case .scale(nil, _?): 4
        case .scale(nil, nil): 5
        case .scale(_?, _?): 6
        }
    }

    fileprivate var ratios: [ExactRatio] {
        switch self {
        case .linear(let factor, let offset): [factor, offset]
        case .inverse(let factor): [factor]
        case .scale(let toBase, let fromBase): [toBase, fromBase].compactMap { $0 }
        }
    }

    fileprivate init(baked reader: inout BakedReader) throws(BakedFault) {
        switch try reader.byte() {
        case 1: self = .linear(factor: try reader.ratio(), offset: try reader.ratio())
        case 2: self = .inverse(factor: try reader.ratio())
        case 3: self = .scale(toBase: try reader.ratio(), fromBase: nil)
        case 4: self = .scale(toBase: nil, fromBase: try reader.ratio())
        case 5: self = .scale(toBase: nil, fromBase: nil)
        case 6: self = .scale(toBase: try reader.ratio(), fromBase: try reader.ratio())
        default: throw reader.fault("a way of converting")
        }
    }
}

extension ExactDecimal {
    fileprivate var isShort: Bool { digits.count <= Limits.digits && exponent.magnitude <= UInt(Limits.digits) }
}

extension ExactRatio {
    fileprivate var isShort: Bool { numerator.isShort && denominator.isShort }
}

extension BakedWriter {
    fileprivate mutating func decimal(_ value: ExactDecimal) { text(value.icuText) }

    fileprivate mutating func ratio(_ value: ExactRatio) {
        decimal(value.numerator)
        decimal(value.denominator)
    }
}

extension BakedReader {
    fileprivate mutating func decimal() throws(BakedFault) -> ExactDecimal {
        let text = try text()
        guard text.utf8.count <= Limits.digits + 16, let value = try? ExactDecimal.read(text), value.isShort else {
            throw fault("a decimal number of \(Limits.digits) digits at most")
        }
        return value
    }

    fileprivate mutating func ratio() throws(BakedFault) -> ExactRatio {
        let numerator = try decimal()
        let denominator = try decimal()
        guard !denominator.isZero, !denominator.isNegative, denominator.isInteger else {
            throw fault("a whole denominator above zero")
        }
        return ExactRatio(numerator, over: denominator)
    }
}
