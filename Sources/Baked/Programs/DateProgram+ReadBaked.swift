package import LocaleFormatDatePrograms
package import LocaleFormatMemory
internal import LocaleFormatNumberPrograms

/// A program that was read, for one zone.
package struct BakedDateProgram {
    package let program: DateProgram
    /// Whether it writes the zone, so that one program is not for all of them.
    package let writesZone: Bool
    /// Whether a name of the zone is asked for that was not baked.
    package let lacksZone: Bool

    /// - Parameter zone: that in which instants are written.
    package init(_ reader: inout BakedReader, in zone: TimeZoneID) throws(BakedFault) {
        var again = reader
        let found = try Self.read(&reader, in: zone)
        // Every field of a zone goes by the names that were baked with one of them.
        let named = found.program.timeZone
        self = named.rules !== zone.rules ? try Self.read(&again, in: named) : found
    }

    private init(_ program: DateProgram, writesZone: Bool, lacksZone: Bool) {
        (self.program, self.writesZone, self.lacksZone) = (program, writesZone, lacksZone)
    }

    private static func read(
        _ reader: inout BakedReader, in zone: TimeZoneID
    ) throws(BakedFault) -> BakedDateProgram {
        try reader.expect(.date)
        var part = try reader.record()
        let (calendar, weeks) = try part.calendar()
        let digits = try reader.decimalDigits()
        var steps = BakedSteps(
            builder: DateProgramBuilder(digits: digits, minus: try reader.text(), systems: [:]),
            isHebrew: calendar.id == .hebrew, zone: zone)
        for _ in 0..<(try reader.number(0...BakedSteps.maximum)) { try steps.add(&reader) }
        try reader.finish()
        return BakedDateProgram(
            DateProgram(steps.builder, zone: steps.zone, calendar: calendar, weeks: weeks),
            writesZone: steps.writesZone, lacksZone: steps.lacksZone)
    }
}

/// Makes a program of the steps of a record.
private struct BakedSteps {
    /// Steps and bytes of texts that a program may have.
    static let maximum = 512
    private static let maximumBytes = 1 << 18

    var builder: DateProgramBuilder
    let isHebrew: Bool
    /// With the names that were baked for it, once a step asks for them.
    var zone: TimeZoneID
    private(set) var writesZone = false
    private(set) var lacksZone = false
    private var bytes = 0
    /// Numbers beyond the tables are nobody's.
    private let rules = NumeralRules(name: "") { _ in nil }

    init(builder: DateProgramBuilder, isHebrew: Bool, zone: TimeZoneID) {
        (self.builder, self.isHebrew, self.zone) = (builder, isHebrew, zone)
    }

    mutating func add(_ reader: inout BakedReader) throws(BakedFault) {
        guard let step = BakedStep(rawValue: try reader.byte()) else { throw reader.fault("a step of a date") }
        switch step {
        case .literal: builder.add(.literal(try pooled(&reader)))
        case .number:
            let source = try number(&reader)
            builder.add(.number(source, try form(&reader)))
        case .marked:
            let source = try number(&reader)
            let form = try form(&reader)
            builder.add(.marked(source, form, before: try pooled(&reader), after: try pooled(&reader)))
        case .numeral:
            let source = try number(&reader)
            builder.add(.numeral(source, try numerals(&reader)))
        case .markedNumeral:
            let source = try number(&reader)
            let table = try numerals(&reader)
            builder.add(.markedNumeral(source, table, before: try pooled(&reader), after: try pooled(&reader)))
        case .name:
            guard let source = NameSource(rawValue: try reader.byte()), source != .zone,
                isHebrew || source != .hebrewMonth
            else { throw reader.fault("what names are of") }
            builder.add(.name(source, try names(&reader)))
        case .fraction: builder.add(.fraction(digits: try digits(reader, try reader.number(1...13))))
        case .dayPeriod:
            let flags = try reader.byte()
            guard flags < 4 else { throw reader.fault("two flags") }
            builder.add(.dayPeriod(try names(&reader), seesMinutes: flags & 1 != 0, seesSeconds: flags & 2 != 0))
        case .zone: try addZone(&reader)
        }
    }

    private mutating func addZone(_ reader: inout BakedReader) throws(BakedFault) {
        writesZone = true
        var record = try reader.record()
        let texts = try ZoneTexts(&record, for: zone)
        if let named = texts.zone { zone = named }
        guard let field = texts.field else {
            lacksZone = true
            return
        }
        switch field {
        case .list(let list):
            try count(list, reader)
            builder.add(.name(.zone, builder.table(list)))
        case .generic(let part): builder.add(part, "v")
        }
    }

    // MARK: Parts

    private func number(_ reader: inout BakedReader) throws(BakedFault) -> NumberSource {
        guard let source = NumberSource(rawValue: try reader.byte()), isHebrew || source != .hebrewMonth else {
            throw reader.fault("what numbers are of")
        }
        return source
    }

    private func form(_ reader: inout BakedReader) throws(BakedFault) -> NumberForm {
        let form = try digits(reader, try reader.number(0...21))
        return NumberForm(minimum: UInt8(form / 2), isTwoDigits: form & 1 == 1)
    }

    /// Passes a number on where there are digits to write others with.
    private func digits(_ reader: BakedReader, _ number: Int) throws(BakedFault) -> Int {
        guard builder.digits != nil else { throw reader.fault("no number, as there are no digits") }
        return number
    }

    private mutating func pooled(_ reader: inout BakedReader) throws(BakedFault) -> PooledText {
        let text = try reader.text()
        try Self.count(text, &bytes, reader)
        return builder.pool(text)
    }

    private mutating func count(_ texts: [String], _ reader: BakedReader) throws(BakedFault) {
        for text in texts { try Self.count(text, &bytes, reader) }
    }

    private static func count(_ text: String, _ bytes: inout Int, _ reader: BakedReader) throws(BakedFault) {
        bytes += text.utf8.count
        guard bytes <= maximumBytes else { throw reader.fault("at most \(maximumBytes) bytes of texts") }
    }

    private mutating func names(_ reader: inout BakedReader) throws(BakedFault) -> NameTable {
        var record = try reader.record()
        let (count, base, isComplete) = try record.names()
        var bytes = bytes
        let table = try builder.table(count, base: base, isComplete: isComplete) { () throws(BakedFault) in
            let text = try record.text()
            try Self.count(text, &bytes, record)
            return text
        }
        self.bytes = bytes
        try record.finish()
        return table
    }

    private mutating func numerals(_ reader: inout BakedReader) throws(BakedFault) -> NumeralTable {
        let flags = try reader.byte()
        guard flags < 2 else { throw reader.fault("one flag") }
        var record = try reader.record()
        let (number, base, _) = try record.names()
        var list: [String] = []
        for _ in 0..<number { list.append(try record.text()) }
        try record.finish()
        try count(list, reader)
        return builder.numeralTable(rules, list, base: base, hebrewYear: flags == 1)
    }
}

extension BakedReader {
    /// The ten digits of a script; nil for none.
    fileprivate mutating func decimalDigits() throws(BakedFault) -> String? {
        var ahead = self
        if try ahead.text().isEmpty {
            self = ahead
            return nil
        }
        return try digitsText()
    }

    /// The beginning of a record of names, up to the texts: how many they are, and what the first one stands for.
    fileprivate mutating func names() throws(BakedFault) -> (count: Int, base: Int, isComplete: Bool) {
        try expect(.names)
        let base = try signed(-100_000...100_000)
        let flags = try byte()
        guard flags < 2 else { throw fault("one flag") }
        return (try number(0...4_096), base, flags == 1)
    }
}
