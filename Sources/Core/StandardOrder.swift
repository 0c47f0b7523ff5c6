internal import LocaleFormatBridge

/// The order of texts that belongs to no language, by CLDR's root collation (UTS #35 part 5) with runs of digits compared by
/// their value: space, punctuation, symbols, digits, letters; lower case before upper case where nothing else differs. Texts
/// that collate alike are in the order of their code points, so that the order is strict.
package enum StandardOrder {
    private static let collator = try? CollatorHandle(locale: "root@colnumeric=yes")

    package static func precedes(_ left: String, _ right: String) -> Bool {
        if let order = try? collator?.compare(left, right), order != 0 { return order < 0 }
        return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }

    /// Sorts many texts, each of which is looked at once.
    package static func sorted(_ texts: [String]) -> [String] {
        guard let collator else { return texts.sorted(by: precedes) }
        let keyed = texts.map { (key: collator.sortKey($0), text: $0) }
        let ordered = keyed.sorted { left, right in
            if left.key == right.key {
                return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
            }
            return left.key.lexicographicallyPrecedes(right.key)
        }
        return ordered.map(\.text)
    }
}
