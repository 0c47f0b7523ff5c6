import LocaleFormat
import LocaleFormatOperations

/// Small numbers in the digits, or numerals, that a date style writes.
struct DateDigits {
    private let formatter: NumberFormatting

    init(_ style: DateStyle) throws(CommandFailure) {
        var options = NumberOptions()
        options.numbering = style.numbering
        options.grouping = .never
        formatter = try NumberFormatting(
            NumberSpecification(locale: style.locale, kind: .decimal, options: options), OptionValues(), isBrief: true)
    }

    /// The number; in ASCII digits if it cannot be written, as Roman numerals cannot write every number.
    func text(_ number: Int) -> String {
        var bytes: [UInt8] = []
        guard (try? formatter.append(.text(String(number)), to: &bytes)) != nil else { return String(number) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `5`, `5–14`.
    func text(_ run: Range<Int>) -> String {
        run.count == 1 ? text(run.lowerBound) : text(run.lowerBound) + "–" + text(run.upperBound - 1)
    }
}
