package import LocaleFormatMemory
package import LocaleFormatValuePrograms

/// The program of a list as bytes (`Data/Baked/FORMAT.md`, "list"), and back.
extension ListProgram {
    /// - Returns: the place of the record.
    package func bake(to writer: inout BakedWriter) -> Int {
        let isolation = self.isolation?.bake(to: &writer)
        return writer.record(.list) { writer in
            writer.byte((context?.rawValue ?? 0) | (isolation == nil ? 0 : Self.isolating))
            let other = context == nil ? [] : endingInContext.joints
            for joint in [start, second, middle] + ending.joints + other {
                writer.text(text[joint.offset..<joint.offset + joint.count])
            }
            if let isolation { writer.number(isolation) }
        }
    }

    package convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.list)
        let flags = try reader.byte()
        let code = flags & ~Self.isolating
        let context = ListContext(rawValue: code)
        guard code == 0 || context != nil else { throw reader.fault("a context that is known, or 0") }
        let inner = try reader.texts(3)
        let ending = try reader.texts(5)
        let other = context == nil ? [] : try reader.texts(5)
        var isolation: ListIsolation?
        if flags & Self.isolating != 0 {
            var record = try reader.record()
            isolation = try ListIsolation(baked: &record)
        }
        try reader.finish()
        self.init(Words(inner: inner, ending: ending, endingInContext: other, context: context), isolation)
    }

    /// Set beside the context where elements are isolated.
    private static let isolating: UInt8 = 4
}

extension BakedReader {
    fileprivate mutating func texts(_ count: Int) throws(BakedFault) -> [String] {
        var texts: [String] = []
        for _ in 0..<count { texts.append(try text()) }
        return texts
    }
}
