/// What functions of MessageFormat 2 do with an operand, one after another. What one of them does not take has no value.
package enum MessageStep: Hashable, Sendable {
    /// Numbers, and text that is a number literal.
    case number
    /// A number without what stands behind its decimal point.
    case whole
    case adding(Int)
    /// Text, and the plain digits of a number.
    case text
    /// Dates, and text that is a date literal.
    case date
}
