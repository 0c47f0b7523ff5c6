internal import LocaleFormatMemory

/// Elements that run the other way than the list are set between isolates, so that they do not turn what is around them. The ICU of
/// Swift's Foundation does so for elements with any character of that direction; the system's does not.
package struct ListIsolation: Sendable {
    /// U+2068 FIRST STRONG ISOLATE, and U+2069 POP DIRECTIONAL ISOLATE.
    static let opening = "\u{2068}"
    static let closing = "\u{2069}"

    /// What tells these characters from others, among all that are baked.
    private let name: String
    private let runsOtherWay: @Sendable (Unicode.Scalar) -> Bool

    /// - Parameter runsOtherWay: whether a character runs the other way than the list.
    package init(name: String, _ runsOtherWay: @escaping @Sendable (Unicode.Scalar) -> Bool) {
        (self.name, self.runsOtherWay) = (name, runsOtherWay)
    }

    /// Whether an element has a character that runs the other way.
    func applies(to element: String) -> Bool { element.unicodeScalars.contains(where: runsOtherWay) }
}

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
