internal import LocaleFormatMemory
package import LocaleFormatValuePrograms

/// The program of a locale's names as bytes (`Data/Baked/FORMAT.md`, "name program"), and back. Which locale it is stands elsewhere, as many
/// have the same one.
extension NameProgram {
    package func bake(to writer: inout BakedWriter) -> Int {
        // Where there are spaces between words, nobody asks in which scripts they are.
        let scripts = usesSpaces ? [] : scripts
        return writer.record(.nameProgram) { writer in
            writer.byte(
                (fixedOrder.map { $0 ? 1 : 2 } ?? 0) | (capitalizesSurname ? 4 : 0) | (nativeSpace == nil ? 0 : 8))
            writer.number(scripts.count)
            for script in scripts { writer.number(Int(script)) }
            for text in [initials.texts.initial, initials.texts.sequence, foreignSpace] { writer.text(text) }
            if let nativeSpace { writer.text(nativeSpace) }
            for languages in [orders.givenFirst, orders.surnameFirst] {
                writer.number(languages.count)
                for tag in languages.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { writer.text(tag) }
            }
            for patterns in [givenFirst, surnameFirst] {
                writer.number(patterns.count)
                for pattern in patterns { pattern.bake(to: &writer) }
            }
        }
    }
}

extension NameProgram.Words {
    init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.nameProgram)
        let flags = try reader.byte()
        guard flags < 16, flags & 3 < 3 else { throw reader.fault("an order, and flags below 16") }
        var scripts: [Int32] = []
        for _ in 0..<(try reader.number(0...8)) { scripts.append(Int32(try reader.number(0...0x3FFF))) }
        let (initial, sequence, foreignSpace) = (try reader.text(), try reader.text(), try reader.text())
        let nativeSpace = flags & 8 == 0 ? nil : try reader.text()
        let orders = NameOrderTable(
            givenFirst: try reader.texts(upTo: 1_024), surnameFirst: try reader.texts(upTo: 1_024))
        let givenFirst = try reader.patterns()
        let surnameFirst = try reader.patterns()
        try reader.finish()
        self.init(
            fixedOrder: flags & 3 == 0 ? nil : flags & 3 == 1, capitalizesSurname: flags & 4 != 0, scripts: scripts,
            initials: InitialPatterns(initial: initial, sequence: sequence, splitsAtHyphens: nativeSpace != nil),
            foreignSpace: foreignSpace, nativeSpace: nativeSpace, orders: orders, givenFirst: givenFirst,
            surnameFirst: surnameFirst)
    }
}

extension NamePattern {
    fileprivate func bake(to writer: inout BakedWriter) {
        writer.number(elements.count)
        for element in elements {
            switch element {
            case .literal(let literal):
                writer.byte(0)
                writer.text(literal.text)
            case .field(let field, let modifiers):
                writer.byte(UInt8(NameField.allCases.firstIndex(of: field) ?? 0) + 2)
                writer.number(Int(modifiers.rawValue))
            case .unknown: writer.byte(1)
            }
        }
    }
}

extension BakedReader {
    fileprivate mutating func texts(upTo limit: Int) throws(BakedFault) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try number(0...limit)) { texts.append(try text()) }
        return texts
    }

    fileprivate mutating func patterns() throws(BakedFault) -> [NamePattern] {
        var patterns: [NamePattern] = []
        for _ in 0..<(try number(0...64)) {
            var elements: [NamePattern.Element] = []
            for _ in 0..<(try number(0...64)) {
                let code = try byte()
                switch code {
                case 0: elements.append(.literal(NamePattern.Literal(try text())))
                case 1: elements.append(.unknown)
                default:
                    guard Int(code) - 2 < NameField.allCases.count else { throw fault("a field that is known") }
                    let modifiers = NameModifiers(rawValue: UInt16(try number(0...0x3FF)))
                    elements.append(.field(NameField.allCases[Int(code) - 2], modifiers))
                }
            }
            patterns.append(NamePattern(elements: elements))
        }
        return patterns
    }
}
