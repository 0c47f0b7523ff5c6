package import LocaleFormatMemory

/// The program of a list as bytes (`Data/Baked/FORMAT.md`, "list"), and back.
extension ListProgram {
    /// - Returns: the place of the record; nil where elements are isolated, which ICU's classes of characters decide.
    package func bake(to writer: inout BakedWriter) -> Int? {
        guard isolation == nil else { return nil }
        return writer.record(.list) { writer in
            writer.byte(context?.rawValue ?? 0)
            let other = context == nil ? [] : endingInContext.joints
            for joint in [start, second, middle] + ending.joints + other {
                writer.text(text[joint.offset..<joint.offset + joint.count])
            }
        }
    }

    package convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.list)
        let code = try reader.byte()
        let context = ListContext(rawValue: code)
        guard code == 0 || context != nil else { throw reader.fault("a context that is known, or 0") }
        let inner = try reader.texts(3)
        let ending = try reader.texts(5)
        let other = context == nil ? [] : try reader.texts(5)
        try reader.finish()
        self.init(Words(inner: inner, ending: ending, endingInContext: other, context: context), nil)
    }
}

extension BakedReader {
    fileprivate mutating func texts(_ count: Int) throws(BakedFault) -> [String] {
        var texts: [String] = []
        for _ in 0..<count { texts.append(try text()) }
        return texts
    }
}
