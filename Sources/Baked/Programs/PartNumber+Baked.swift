internal import LocaleFormatMemory
internal import LocaleFormatNumberPrograms
internal import LocaleFormatValuePrograms

/// The writer of a part's numbers as bytes: a record of a number or of a compact one.
extension PartNumber {
    /// - Returns: the place of the record; nil where ICU writes the numbers.
    func bake(to writer: inout BakedWriter) -> Int? {
        program.read { $0.bake(to: &writer) } ?? compact.read { $0.bake(to: &writer) }
    }

    /// A number or a compact number.
    convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        var first = reader
        switch try first.kind() {
        case .number: self.init(try NumberProgram(baked: &reader), nil)
        case .compact: self.init(nil, try CompactProgram(baked: &reader))
        default: throw first.fault("a number")
        }
    }
}
