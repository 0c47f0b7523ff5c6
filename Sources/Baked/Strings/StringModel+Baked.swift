package import LocaleFormatMemory
internal import LocaleFormatNumberPrograms

/// As `Data/Baked/FORMAT.md` says it.
extension StringModel {
    /// - Returns: the place of its record.
    package func bake(to writer: inout BakedWriter) -> Int {
        writer.record(.string) { writer in
            writer.byte(isRightToLeft ? 1 : 0)
            writer.list(names) { $0.text($1) }
            writer.list(places) { $1.bake(to: &$0) }
            writer.list(nodes) { $1.bake(to: &$0) }
        }
    }

    package init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.string)
        isRightToLeft = try reader.number(0...1) == 1
        names = try reader.list { (reader) throws(BakedFault) in try reader.text() }
        places = try reader.list { (reader) throws(BakedFault) in try Place(baked: &reader) }
        let count = try reader.number(1...Self.count)
        var depths: [Int] = []
        for _ in 0..<count {
            let node = try Node(baked: &reader, nodes: nodes.count, places: places.count)
            let depth = 1 + (node.next.map { depths[$0] }.max() ?? 0)
            guard depth <= Self.depth else { throw reader.fault("nodes of at most \(Self.depth) levels") }
            depths.append(depth)
            nodes.append(node)
        }
        try reader.finish()
    }
}

extension StringModel.Place {
    private struct Flags {
        static let style: UInt8 = 1, width: UInt8 = 2, precision: UInt8 = 4, spaced: UInt8 = 8, numbersAlone: UInt8 = 16
        static let offset: UInt8 = 32
        static let all: UInt8 = 63
    }

    fileprivate func bake(to writer: inout BakedWriter) {
        writer.byte(form.rawValue)
        writer.number(argument)
        writer.text(text)
        let flags: [(Bool, UInt8)] = [
            (style != nil, Flags.style), (width != nil, Flags.width), (precision != nil, Flags.precision),
            (isSpaced, Flags.spaced), (!takesText, Flags.numbersAlone), (offset != 0, Flags.offset),
        ]
        writer.byte(flags.reduce(0) { $1.0 ? $0 | $1.1 : $0 })
        if let style { writer.number(style) }
        if let width {
            writer.signed(width)
            writer.list(padded) { $0.number($1) }
        }
        if let precision { writer.number(precision) }
        if offset != 0 { writer.word(offset.bitPattern) }
        outcome?.bake(to: &writer)
    }

    fileprivate init(baked reader: inout BakedReader) throws(BakedFault) {
        guard let form = Form(rawValue: try reader.byte()) else { throw reader.fault("a form of arguments") }
        let argument = try reader.number(0...StringModel.count)
        self.init(form, argument: argument, text: try reader.text())
        let flags = try reader.byte()
        guard flags <= Flags.all else { throw reader.fault("flags of a place") }
        if flags & Flags.style != 0 { style = try reader.number(0...StringModel.count) }
        if flags & Flags.width != 0 {
            width = try reader.signed(-4_096...4_096)
            padded = try reader.list { (reader) throws(BakedFault) in try reader.number(0...StringModel.count) }
        }
        if flags & Flags.precision != 0 { precision = try reader.number(0...StringModel.count) }
        isSpaced = flags & Flags.spaced != 0
        takesText = flags & Flags.numbersAlone == 0
        if flags & Flags.offset != 0 { offset = Double(bitPattern: try reader.word()) }
        if form == .outcome { outcome = try StringModel.Outcome(baked: &reader) }
        guard style != nil || form.needsNoStyle else { throw reader.fault("a style for numbers or dates") }
    }
}

extension StringModel.Place.Form {
    /// Whether it may be that no number is written there.
    fileprivate var needsNoStyle: Bool { self == .text || self == .character || self == .object || self == .outcome }
}

extension StringModel.Node {
    fileprivate func bake(to writer: inout BakedWriter) {
        switch self {
        case .wording(let pieces, let isPercentText):
            writer.byte(isPercentText ? 1 : 0)
            writer.list(pieces) { writer, piece in
                switch piece {
                case .text(let text):
                    writer.byte(0)
                    writer.text(text)
                case .place(let place):
                    writer.byte(1)
                    writer.number(place)
                case .node(let node):
                    writer.byte(2)
                    writer.number(node)
                }
            }
        case .plural(let plural):
            writer.byte(2)
            plural.bake(to: &writer)
        case .selection(let selection):
            writer.byte(3)
            writer.number(selection.argument)
            writer.optional(selection.missing)
            writer.list(Array(zip(selection.keys, selection.nodes))) { writer, row in
                writer.text(row.0)
                writer.number(row.1)
            }
            writer.number(selection.other)
        case .limits(let limits):
            writer.byte(4)
            writer.number(limits.argument)
            writer.optional(limits.missing)
            writer.list(limits.limits) { writer, limit in
                writer.word(limit.value.bitPattern)
                writer.byte(limit.isExclusive ? 1 : 0)
                writer.number(limit.node)
            }
        case .numerals(let numerals):
            writer.byte(5)
            writer.number(numerals.argument)
            writer.number(numerals.rules)
            writer.byte(numerals.classes.rawValue)
            writer.list(numerals.rows) { writer, row in
                writer.number(row.key)
                writer.number(row.node)
            }
        case .keys(let keys):
            writer.byte(6)
            keys.bake(to: &writer)
        case .category(let category):
            writer.byte(7)
            category.bake(to: &writer)
        }
    }

    /// - Parameter nodes: how many are before this one.
    fileprivate init(baked reader: inout BakedReader, nodes: Int, places: Int) throws(BakedFault) {
        func node(_ reader: inout BakedReader) throws(BakedFault) -> Int {
            guard nodes > 0 else { throw reader.fault("no node before the first one") }
            return try reader.number(0...nodes - 1)
        }
        func missing(_ reader: inout BakedReader) throws(BakedFault) -> Int? {
            let number = try reader.number(0...nodes)
            return number == 0 ? nil : number - 1
        }
        switch try reader.byte() {
        case let kind where kind < 2:
            let pieces = try reader.list { (reader) throws(BakedFault) -> StringModel.Piece in
                switch try reader.byte() {
                case 0: return .text(try reader.text())
                case 1:
                    guard places > 0 else { throw reader.fault("a place") }
                    return .place(try reader.number(0...places - 1))
                case 2: return .node(try node(&reader))
                default: throw reader.fault("a kind of piece")
                }
            }
            self = .wording(pieces, isPercentText: kind == 1)
        case 2: self = .plural(try StringModel.Plural(baked: &reader, node: node, missing: missing))
        case 3:
            let argument = try reader.number(0...StringModel.count)
            let missing = try missing(&reader)
            let rows = try reader.list { (reader) throws(BakedFault) in (try reader.text(), try node(&reader)) }
            self = .selection(
                .init(
                    argument: argument, keys: rows.map(\.0), nodes: rows.map(\.1), other: try node(&reader),
                    missing: missing))
        case 4:
            let argument = try reader.number(0...StringModel.count)
            let missing = try missing(&reader)
            let limits = try reader.list { (reader) throws(BakedFault) -> StringModel.Limits.Limit in
                let value = Double(bitPattern: try reader.word())
                return .init(value, isExclusive: try reader.number(0...1) == 1, try node(&reader))
            }
            guard !limits.isEmpty else { throw reader.fault("a limit") }
            self = .limits(.init(argument: argument, limits: limits, missing: missing))
        case 5:
            let argument = try reader.number(0...StringModel.count)
            let rules = try reader.number(0...StringModel.count)
            guard let classes = NumeralClasses(rawValue: try reader.byte()) else {
                throw reader.fault("classes of numbers")
            }
            let rows = try reader.list { (reader) throws(BakedFault) in
                StringModel.Numerals.Row(try reader.number(0...1 << 11 - 1), try node(&reader))
            }
            self = .numerals(.init(argument: argument, rules: rules, classes: classes, rows: rows))
        case 6: self = .keys(try StringModel.Keys(baked: &reader, node: node))
        case 7: self = .category(try StringModel.Category(baked: &reader, node: node))
        default: throw reader.fault("a kind of node")
        }
    }

    /// The nodes that it leads to.
    fileprivate var next: [Int] {
        switch self {
        case .wording(let pieces, _):
            pieces.compactMap { piece in
                if case .node(let node) = piece { return node }
                return nil
            }
        case .plural(let plural): plural.nodes + plural.exact.map(\.node) + [plural.missing].compactMap { $0 }
        case .selection(let choice): choice.nodes + [choice.other] + [choice.missing].compactMap { $0 }
        case .limits(let choice): choice.limits.map(\.node) + [choice.missing].compactMap { $0 }
        case .numerals(let numerals): numerals.rows.map(\.node)
        case .keys(let keys): keys.nodes + [keys.other, keys.nothing]
        case .category(let category): category.nodes + [category.nothing]
        }
    }
}

extension StringModel.Plural {
    fileprivate func bake(to writer: inout BakedWriter) {
        writer.number(argument)
        writer.optional(missing)
        writer.number(rules)
        writer.optional(style)
        writer.byte((isOfRawNumber ? 1 : 0) | (showsWholeNumbers ? 2 : 0) | (comparesDoubles ? 4 : 0))
        writer.word(offset.bitPattern)
        writer.list(exact) { writer, exact in
            writer.word(exact.number.bitPattern)
            writer.number(exact.node)
        }
        for node in nodes { writer.number(node) }
    }

    fileprivate init(
        baked reader: inout BakedReader, node: (inout BakedReader) throws(BakedFault) -> Int,
        missing: (inout BakedReader) throws(BakedFault) -> Int?
    ) throws(BakedFault) {
        let argument = try reader.number(0...StringModel.count)
        let absent = try missing(&reader)
        self.init(argument: argument, rules: 0, nodes: [])
        self.missing = absent
        rules = try reader.number(0...StringModel.count)
        let style = try reader.number(0...StringModel.count)
        self.style = style == 0 ? nil : style - 1
        let flags = try reader.number(0...7)
        (isOfRawNumber, showsWholeNumbers, comparesDoubles) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
        offset = Double(bitPattern: try reader.word())
        exact = try reader.list { (reader) throws(BakedFault) in
            Exact(Double(bitPattern: try reader.word()), try node(&reader))
        }
        for _ in 0..<6 { nodes.append(try node(&reader)) }
    }
}

extension BakedWriter {
    mutating func list<Element>(_ elements: [Element], _ write: (inout BakedWriter, Element) -> Void) {
        number(elements.count)
        for element in elements { write(&self, element) }
    }

    /// One more than a number; 0 for none.
    fileprivate mutating func optional(_ number: Int?) { self.number(number.map { $0 + 1 } ?? 0) }
}

extension BakedReader {
    /// Each element takes a byte at least, so that no more are made than there are bytes.
    mutating func list<Element>(
        _ read: (inout BakedReader) throws(BakedFault) -> Element
    ) throws(BakedFault) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<(try number(0...StringModel.count)) { elements.append(try read(&self)) }
        return elements
    }
}
