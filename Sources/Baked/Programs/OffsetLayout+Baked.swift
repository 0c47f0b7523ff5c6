package import LocaleFormatDatePrograms
internal import LocaleFormatMemory

/// The layout of offsets as bytes (`Data/Baked/FORMAT.md`, "offsets"), and back.
extension OffsetLayout {
    /// - Returns: the place of its record.
    package func bake(to writer: inout BakedWriter) -> Int {
        writer.record(.offsets) { writer in
            writer.byte(isLong ? 1 : 0)
            for text in [zero, east, west] + separators + after + digits { writer.text(text) }
        }
    }

    init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.offsets)
        let flags = try reader.byte()
        guard flags < 2 else { throw reader.fault("one flag") }
        var texts: [String] = []
        for _ in 0..<19 {
            let text = try reader.text()
            guard text.utf8.count <= 64 else { throw reader.fault("at most 64 bytes") }
            texts.append(text)
        }
        try reader.finish()
        self.init(
            zero: texts[0], east: texts[1], west: texts[2], separators: [texts[3], texts[4]],
            after: Array(texts[5...8]),
            digits: Array(texts[9...]), isLong: flags == 1)
    }
}
