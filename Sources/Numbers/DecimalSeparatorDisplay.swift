/// When the decimal separator is shown.
public enum DecimalSeparatorDisplay: String, Hashable, Codable, Sendable {
    /// Only before fraction digits.
    case automatic
    /// Always: `5.`
    case always
}
