/// When a sign is shown.
public enum SignDisplay: Hashable, Codable, Sendable {
    /// A minus for negative numbers, negative zero included: `-0`.
    case automatic
    /// Never: `-5` is shown as `5`.
    case never
    /// Always: `+5`. Without `includingZero`, zero has none.
    case always(includingZero: Bool = true)
    /// A minus for negative numbers, but not for negative zero.
    case negative
}
