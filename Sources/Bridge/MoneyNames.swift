/// What a currency is called beside a number, by the number's plural category.
package struct MoneyNames: Sendable {
    private enum Piece: Sendable { case text(String), name(String), number }

    /// Which of them a number takes.
    let rules: PluralHandle
    private let pieces: [String: [Piece]]

    /// - Parameter locale: in ICU's form.
    package init(of code: String, in locale: String) throws(ICUError) {
        rules = try PluralHandle(locale: locale, ordinal: false)
        let patterns = try ResourceBundle(package: "curr", name: locale).child("CurrencyUnitPatterns")
        var pieces: [String: [Piece]] = [:]
        for category in try rules.categories() {
            let pattern = patterns?.child(category)?.string ?? patterns?.child("other")?.string ?? "{0} {1}"
            let name = try CurrencyData.pluralName(of: code, in: locale, category: category)
            pieces[category] = Self.pieces(of: pattern, name)
        }
        self.pieces = pieces
    }

    private static func pieces(of pattern: String, _ name: String) -> [Piece] {
        var pieces: [Piece] = []
        var text = ""
        var rest = pattern[...]
        while let first = rest.first {
            let known: (mark: String, piece: Piece)? = [("{0}", .number), ("{1}", .name(name))].first {
                rest.hasPrefix($0.0)
            }
            rest.removeFirst(known == nil ? 1 : 3)
            guard let known else {
                text.append(first)
                continue
            }
            pieces += [.text(text), known.piece]
            text = ""
        }
        return pieces + [.text(text)]
    }

    /// A number with the name that it takes, marked as a currency.
    func beside(_ number: RawFormatted, category: String) -> RawFormatted {
        var text = ""
        var spans: [RawFieldSpan] = []
        for piece in pieces[category] ?? pieces["other"] ?? [.number] {
            let start = text.utf8.count
            switch piece {
            case .text(let literal): text += literal
            case .name(let name):
                text += name
                spans.append(
                    RawFieldSpan(category: .number, field: Self.currency, range: start..<text.utf8.count))
            case .number:
                text += number.text
                spans += number.spans.map { span in
                    let range = span.range.lowerBound + start..<span.range.upperBound + start
                    return RawFieldSpan(category: span.category, field: span.field, range: range)
                }
            }
        }
        return RawFormatted(text: text, spans: spans)
    }

    /// Whether money by name is written as it should be: the currency is marked once, and by its name.
    ///
    /// - Parameter money: formatted by ICU.
    package func isWritten(in money: RawFormatted) -> Bool {
        let marked = money.spans.filter { $0.category == .number && $0.field == Self.currency }
        guard marked.count == 1, let range = marked.first?.range else { return false }
        return pieces.values.joined().contains { piece in
            if case .name(let name) = piece { money.text[utf8: range] == name } else { false }
        }
    }

    /// ICU's `UNUM_CURRENCY_FIELD`.
    private static let currency: Int32 = 7
}
