internal import LocaleFormatMemory
internal import LocaleFormatValuePrograms

/// The characters as bytes (`Data/Baked/FORMAT.md`, "isolation"), and back.
extension ListIsolation {
    private static let scalars = BakedMap.Keys.numbers(width: 3)

    /// - Returns: the place of the record: from which scalar on characters run the other way, 1, or do not, 0.
    func bake(to writer: inout BakedWriter) -> Int {
        writer.once("isolation " + name) { writer in
            var starts: [(key: Int, value: Int)] = []
            for value in 0...UInt32(0x10_FFFF) {
                guard let scalar = Unicode.Scalar(value) else { continue }
                let other = runsOtherWay(scalar) ? 1 : 0
                if other != starts.last?.value ?? 0 { starts.append((Int(value), other)) }
            }
            return writer.record(.isolation) { $0.map(starts, Self.scalars, valueWidth: 1) }
        }
    }

    init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.isolation)
        let starts = try reader.map(Self.scalars, valueWidth: 1)
        try reader.finish()
        self.init(name: "") { (try? starts.value(from: Int($0.value))) == 1 }
    }
}
