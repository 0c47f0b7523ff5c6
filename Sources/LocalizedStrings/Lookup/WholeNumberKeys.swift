internal import LocaleFormatAppleStrings

/// The keys that a text would have if its whole numbers were of another type: `%lld items` for `%llu items`.
///
/// What a table calls a count is an accident of the program that it was made for, and the translation is the same. They are asked for where
/// no language has the key itself.
enum WholeNumberKeys {
    /// Of `Int` and `Int64`, which most tables have; `UInt` and `UInt64`; `Int32` and narrower; `UInt32` and narrower.
    private static let specifiers = ["lld", "llu", "d", "u"]

    /// The keys with one of the specifiers at all places of whole numbers; none for a key without such a place.
    static func others(of key: String) -> [String] {
        guard key.utf8.contains(UInt8(ascii: "%")) else { return [] }
        return specifiers.map { new in
            key.rewritingSpecifiers { specifier, _ in
                guard isPlain(specifier) else { return nil }
                return "%" + (specifier.position.map { "\($0)$" } ?? "") + new
            }
        }.filter { $0 != key }
    }

    /// Whether it says nothing of how the number is written.
    private static func isPlain(_ specifier: FormatSpecifier) -> Bool {
        guard specifier.conversion == .integer || specifier.conversion == .unsigned else { return false }
        return specifier.flags.isEmpty && specifier.width == nil && specifier.precision == nil
    }
}
