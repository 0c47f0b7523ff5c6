internal import LocaleFormatAppleStrings
internal import LocaleFormatSwiftSource

extension SymbolName {
    /// The name of a key or an argument. What stands for an argument in it, `%lld`, is no word.
    static func member(key: String) -> String? { member(withoutSpecifiers(key)) }

    /// The name of a type for a table.
    static func type(table: String) -> String? { type(withoutSpecifiers(table)) }

    private static func withoutSpecifiers(_ text: String) -> String { text.rewritingSpecifiers { _, _ in "\u{0}" } }
}
