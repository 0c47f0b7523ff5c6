internal import LocaleFormatMemory
internal import LocaleFormatNumberPrograms

/// As `Data/Baked/FORMAT.md` says it.
extension StringModel.Reading {
    /// The largest number that is added: two digits.
    private static let amounts = -99...99

    fileprivate func bake(to writer: inout BakedWriter) {
        writer.byte(literal == nil ? 0 : 1)
        if let literal { writer.text(literal) }
        writer.list(steps) { writer, step in
            switch step {
            case .number: writer.byte(0)
            case .whole: writer.byte(1)
            case .adding(let amount):
                writer.byte(2)
                writer.signed(amount)
            case .text: writer.byte(3)
            case .date: writer.byte(4)
            }
        }
    }

    fileprivate init(baked reader: inout BakedReader) throws(BakedFault) {
        if try reader.number(0...1) == 1 { literal = try reader.text() }
        steps = try reader.list { (reader) throws(BakedFault) -> MessageStep in
            switch try reader.byte() {
            case 0: return .number
            case 1: return .whole
            case 2: return .adding(try reader.signed(Self.amounts))
            case 3: return .text
            case 4: return .date
            default: throw reader.fault("what a function does")
            }
        }
    }
}

extension StringModel.Outcome {
    private struct Flags {
        static let zone = 1, ownZone = 2, showsZone = 4, all = 7
    }

    func bake(to writer: inout BakedWriter) {
        reading.bake(to: &writer)
        for isolate in [values, text, fallback] { writer.byte(isolate.rawValue) }
        let flags = [(zone != nil, Flags.zone), (usesOwnZone, Flags.ownZone), (showsZone, Flags.showsZone)]
        writer.number(flags.reduce(0) { $1.0 ? $0 | $1.1 : $0 })
        if let zone { writer.text(zone) }
    }

    init(baked reader: inout BakedReader) throws(BakedFault) {
        func isolate(_ reader: inout BakedReader) throws(BakedFault) -> Isolate {
            guard let isolate = Isolate(rawValue: try reader.byte()) else { throw reader.fault("how text is isolated") }
            return isolate
        }
        self.init(reading: try StringModel.Reading(baked: &reader))
        (values, text, fallback) = (try isolate(&reader), try isolate(&reader), try isolate(&reader))
        let flags = try reader.number(0...Flags.all)
        if flags & Flags.zone != 0 { zone = try reader.text() }
        (usesOwnZone, showsZone) = (flags & Flags.ownZone != 0, flags & Flags.showsZone != 0)
    }
}

extension StringModel.Keys {
    func bake(to writer: inout BakedWriter) {
        writer.number(argument)
        reading.bake(to: &writer)
        writer.number(power)
        writer.list(Array(zip(keys, nodes))) { writer, row in
            writer.text(row.0)
            writer.number(row.1)
        }
        writer.number(other)
        writer.number(nothing)
    }

    init(
        baked reader: inout BakedReader, node: (inout BakedReader) throws(BakedFault) -> Int
    ) throws(BakedFault) {
        let argument = try reader.number(0...StringModel.count)
        let reading = try StringModel.Reading(baked: &reader)
        let power = try reader.number(0...40)
        let rows = try reader.list { (reader) throws(BakedFault) in (try reader.text(), try node(&reader)) }
        self.init(
            argument: argument, reading: reading, power: power, keys: rows.map(\.0), nodes: rows.map(\.1),
            other: try node(&reader), nothing: try node(&reader))
    }
}

extension StringModel.Category {
    func bake(to writer: inout BakedWriter) {
        writer.number(argument)
        reading.bake(to: &writer)
        writer.number(rules)
        writer.number(style)
        for node in nodes { writer.number(node) }
        writer.number(nothing)
    }

    init(
        baked reader: inout BakedReader, node: (inout BakedReader) throws(BakedFault) -> Int
    ) throws(BakedFault) {
        let argument = try reader.number(0...StringModel.count)
        let reading = try StringModel.Reading(baked: &reader)
        let (rules, style) = (try reader.number(0...StringModel.count), try reader.number(0...StringModel.count))
        var nodes: [Int] = []
        for _ in 0..<6 { nodes.append(try node(&reader)) }
        self.init(
            argument: argument, reading: reading, rules: rules, style: style, nodes: nodes, nothing: try node(&reader))
    }
}
