internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// Long runs of marks in canonical order (Unicode Standard, section 3.11), so that ICU, which moves each mark before those of a higher class
/// and takes time with the square of their number, finds nothing to move.
///
/// Runs are ordered once they are decomposed by the form: those of compatibility make marks of halfwidth signs, and NFKC_Casefold takes away
/// what stands between marks.
enum MarkOrder {
    /// The text with every character decomposed, and its marks in order.
    static func decomposed(_ text: borrowing Span<UInt8>, _ form: NormalizationForm) throws(ICUError) -> [UInt8] {
        var result: [UInt8] = []
        var run: [(class: UInt8, scalar: Unicode.Scalar)] = []
        var known: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        var offset = 0
        while offset < text.count {
            let (value, count) = text.checkedScalar(at: offset)
            offset += count
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            if known[scalar] == nil {
                known[scalar] = try form.decomposition(of: scalar).map { Array($0.unicodeScalars) } ?? [scalar]
            }
            for part in known[scalar] ?? [] {
                let order = NormalizationForm.combiningClass(of: part)
                if order == 0 { flush(&run, to: &result) }
                run.append((order, part))
            }
        }
        flush(&run, to: &result)
        return result
    }

    private static func flush(_ run: inout [(class: UInt8, scalar: Unicode.Scalar)], to bytes: inout [UInt8]) {
        // By class, those of one class as they were: a pass for each of the few classes that there are.
        for order in Set(run.map(\.class)).sorted() {
            for mark in run where mark.class == order { bytes += UTF8.encode(mark.scalar)! }
        }
        run.removeAll(keepingCapacity: true)
    }
}
