package import LocaleFormatMemory
internal import LocaleFormatNumberPrograms
package import LocaleFormatValuePrograms

/// The program of a duration as bytes (`Data/Baked/FORMAT.md`, "duration"), and back.
extension DurationProgram {
    /// - Returns: the place of the record; nil where ICU writes numbers or joins them.
    package func bake(to writer: inout BakedWriter) -> Int? {
        switch self {
        case .time(let program): program.bake(to: &writer)
        case .units(let program): program.bake(to: &writer)
        }
    }

    package init(baked reader: inout BakedReader) throws(BakedFault) {
        var first = reader
        switch try first.kind() {
        case .unitDuration: self = .units(try DurationUnitsProgram(baked: &reader))
        case .clockDuration: self = .time(try DurationTimeProgram(baked: &reader))
        default: throw first.fault("a duration")
        }
    }

    fileprivate static let greatestFraction = 999
}

extension DurationTimeProgram {
    fileprivate func bake(to writer: inout BakedWriter) -> Int? {
        var numbers: [Int] = []
        for case .field(_, let number) in segments {
            guard let place = number.bake(to: &writer) else { return nil }
            numbers.append(place)
        }
        return writer.record(.clockDuration) { writer in
            writer.units(units)
            writer.number(fractionLength)
            writer.byte(rounding.code)
            writer.number(segments.count)
            var rest = numbers[...]
            for segment in segments {
                switch segment {
                case .literal(let text):
                    writer.byte(0)
                    writer.text(text)
                case .field(let unit, _):
                    writer.byte(unit.code)
                    writer.number(rest.removeFirst())
                }
            }
        }
    }

    fileprivate init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.clockDuration)
        let units = try reader.units()
        let fractionLength = try reader.number(0...DurationProgram.greatestFraction)
        let rounding = try reader.rounding()
        var segments: [Segment] = []
        for _ in 0..<(try reader.number(0...64)) {
            let code = try reader.byte()
            if code == 0 {
                segments.append(.literal(try reader.text()))
                continue
            }
            guard let unit = DurationUnit(code: code) else { throw reader.fault("a unit from 1 to 8") }
            var number = try reader.record()
            segments.append(.field(unit, try PartNumber(baked: &number)))
        }
        try reader.finish()
        self.init(segments: segments, units: units, fractionLength: fractionLength, rounding: rounding)
    }
}

extension DurationUnitsProgram {
    fileprivate func bake(to writer: inout BakedWriter) -> Int? {
        guard let list = list.bake(to: &writer) else { return nil }
        return writer.record(.unitDuration) { writer in
            writer.units(units)
            writer.number(fractionLength)
            writer.byte(rounding.code)
            writer.number(list)
            writer.byte((showsZeros ? 1 : 0) | (steps.isEmpty ? 0 : 2))
            writer.number(min(maximumUnitCount, units.count))
            for step in steps {
                writer.word(UInt64(truncatingIfNeeded: step))
                writer.word(UInt64(truncatingIfNeeded: step >> 64))
            }
        }
    }

    fileprivate init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.unitDuration)
        let units = try reader.units()
        let fractionLength = try reader.number(0...DurationProgram.greatestFraction)
        let rounding = try reader.rounding()
        var record = try reader.record()
        let list = try UnitListProgram(baked: &record, count: units.count)
        let flags = try reader.byte()
        guard flags < 4 else { throw reader.fault("two flags") }
        let maximum = try reader.number(1...units.count)
        var steps: [UInt128] = []
        for _ in 0..<(flags & 2 == 0 ? 0 : units.count) {
            let step = UInt128(try reader.word()) | UInt128(try reader.word()) << 64
            guard step > 0, step <= UInt128(Int128.max) else { throw reader.fault("a step of 1 to 2^127 - 1") }
            steps.append(step)
        }
        try reader.finish()
        self.init(
            units: units, list: list, maximumUnitCount: maximum, showsZeros: flags & 1 == 1,
            fractionLength: fractionLength, steps: steps, rounding: rounding)
    }
}

extension UnitListProgram {
    fileprivate func bake(to writer: inout BakedWriter) -> Int? {
        guard let list = list?.bake(to: &writer) else { return nil }
        var numbers: [Int] = []
        for unit in units {
            guard let inner = unit.inner.bake(to: &writer), let last = unit.last.bake(to: &writer) else { return nil }
            numbers += [inner, last]
        }
        return writer.record(.unitList) { writer in
            writer.number(list)
            writer.number(units.count)
            for number in numbers { writer.number(number) }
        }
    }

    fileprivate init(baked reader: inout BakedReader, count: Int) throws(BakedFault) {
        try reader.expect(.unitList)
        var record = try reader.record()
        let list = try ListProgram(baked: &record)
        guard try reader.number(0...255) == count else { throw reader.fault("\(count) units") }
        var units: [Unit] = []
        for _ in 0..<count {
            var inner = try reader.record()
            var last = try reader.record()
            units.append(Unit(inner: try PartNumber(baked: &inner), last: try PartNumber(baked: &last)))
        }
        try reader.finish()
        self.init(units, list)
    }
}

extension DurationUnit {
    /// Its number in bytes, 1 for weeks.
    fileprivate var code: UInt8 { UInt8((Self.allCases.firstIndex(of: self) ?? 0) + 1) }

    fileprivate init?(code: UInt8) {
        guard (1...Self.allCases.count).contains(Int(code)) else { return nil }
        self = Self.allCases[Int(code) - 1]
    }
}

extension BakedWriter {
    fileprivate mutating func units(_ units: [DurationUnit]) {
        number(units.count)
        for unit in units { byte(unit.code) }
    }
}

extension BakedReader {
    /// At least one, each smaller than the one before.
    fileprivate mutating func units() throws(BakedFault) -> [DurationUnit] {
        var units: [DurationUnit] = []
        for _ in 0..<(try number(1...DurationUnit.allCases.count)) {
            guard let unit = DurationUnit(code: try byte()), units.last.map({ unit < $0 }) ?? true else {
                throw fault("a unit that is smaller than the one before")
            }
            units.append(unit)
        }
        return units
    }

    fileprivate mutating func rounding() throws(BakedFault) -> RoundingMode {
        guard let rounding = RoundingMode(code: try byte()) else { throw fault("a rounding mode") }
        return rounding
    }
}
