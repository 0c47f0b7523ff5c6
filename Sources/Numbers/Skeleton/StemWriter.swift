/// Writes a number skeleton, stem by stem.
struct StemWriter {
    private(set) var text = ""

    init() { text.reserveCapacity(64) }

    /// Begins a stem. Nil is what ICU does unasked.
    mutating func append(_ stem: String?) {
        guard let stem else { return }
        if !text.isEmpty { text += " " }
        text += stem
    }

    /// Begins a stem with its option.
    mutating func append(_ stem: String, _ option: String) {
        append(stem)
        text += option
    }

    /// Goes on with a stem.
    mutating func append(_ mark: String, times count: Int) { for _ in 0..<count { text += mark } }

    /// `.00##`, `@@#`, `.00/@@#r`, `precision-unlimited`; with `/w` for a hidden fraction of zeros.
    mutating func append(_ precision: Precision) {
        switch precision.kind {
        case .unlimited: append("precision-unlimited")
        case .compact: append("precision-integer/@@*")
        case .fraction(0, 0): return append("precision-integer")
        case .fraction(let minimum, let maximum): append(".", "0", minimum, maximum)
        case .significant(let minimum, let maximum):
            append("", "@", minimum, maximum)
        case .both(let fraction, let significant, let priority):
            if fraction.maximum == 0 {
                append("precision-integer")
            } else {
                append(".", "0", fraction.minimum, fraction.maximum)
            }
            text += "/"
            // Behind a priority ICU takes no open end.
            appendDigits("@", significant.minimum, significant.maximum ?? Precision.limit)
            text += priority == .morePrecision ? "r" : "s"
        }
        if precision.hidesZeroFraction { text += "/w" }
    }

    private mutating func append(_ stem: String, _ mark: String, _ minimum: Int, _ maximum: Int?) {
        append(stem)
        appendDigits(mark, minimum, maximum)
    }

    private mutating func appendDigits(_ mark: String, _ minimum: Int, _ maximum: Int?) {
        append(mark, times: minimum)
        if let maximum { append("#", times: maximum - minimum) } else { text += "*" }
    }
}
