/// Whether and when digits are grouped. Sizes and separators are the locale's: 3 in most, 3 then 2 in India.
public enum Grouping: String, Hashable, Codable, Sendable, CaseIterable {
    /// As the locale does, its minimum included: Spanish and Polish leave `1234` alone and write `12 345`.
    case automatic
    /// No separators.
    case never
    /// As the locale does, but never for a single digit before the separator: `1234`, `12,345`.
    case minimumTwo
    /// From the first group on, whatever minimum the locale has: `1,234`.
    case always
}
