internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// What a locale writes after the digits of an ordinal number, `21st`, `1er`, by the rules of ICU's bundle `rbnf`.
/// Lenient reading passes over it after the day of the month.
enum OrdinalSuffixes {
    private static let cache = CompiledCache<LocaleID, [[UInt32]]>(capacity: 64)

    /// Folded, the longest first.
    static func of(_ locale: LocaleID, _ folding: LenientFolding) -> [[UInt32]] {
        cache.value(for: locale) {
            let rules = (try? ResourceBundle(package: "rbnf", name: locale.icuName))?.node("RBNFRules", "OrdinalRules")
            var found: Set<[UInt32]> = []
            for rule in rules?.strings ?? [] {
                for suffix in suffixes(of: rule) {
                    let scalars = folding.scalars(of: suffix).values
                    // Full stops are passed over anyway.
                    if !scalars.allSatisfy(DateReader.isSeparator) { found.insert(scalars) }
                }
            }
            return found.ordered { $0.count != $1.count ? $0.count > $1.count : $0.lexicographicallyPrecedes($1) }
        }
    }

    /// `0: =#,##0=º;` has one, `0: =#,##0=$(ordinal,one{st}two{nd}few{rd}other{th})$;` four.
    private static func suffixes(of rule: String) -> [String] {
        guard let number = rule.firstRange(ofText: "=#,##0="), let end = rule.lastIndex(of: ";"),
            number.upperBound <= end
        else { return [] }
        let tail = rule[number.upperBound..<end]
        if !tail.hasPrefix("$(") { return tail.contains("=") ? [] : [String(tail)] }
        return tail.split(separator: "{").dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]) }
        }
    }
}
