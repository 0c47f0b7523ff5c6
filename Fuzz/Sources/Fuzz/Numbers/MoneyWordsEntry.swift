import LocaleFormat
import LocaleFormatMoneyInWords

/// Amounts in words: what is written is read back, and no text stops the reader.
enum MoneyWordsEntry {
    static func run(_ text: String, _ amount: ExactDecimal?, code: CurrencyCode, locale: LocaleID) {
        let style = CurrencyWordsStyle<ExactDecimal>(code: code, locale: locale)
        guard let compiled = try? style.compiled() else { return }
        for mode in NumberParseMode.allCases {
            guard let read = try? style.parseAmount(text, mode: mode), read.code == code else { continue }
            let again = (try? compiled.format(read.amount)).flatMap { try? compiled.parse($0) }
            require(again == nil || again == read.amount, "\(text) is \(read.amount), then \(again ?? 0)")
        }
        guard let amount, let written = try? compiled.format(amount), written.utf8.count < 4_096 else { return }
        let read = try? compiled.parse(written)
        require(read.flatMap { try? compiled.format($0) } == written, "\(amount) is \(written), which is not read")
    }
}
