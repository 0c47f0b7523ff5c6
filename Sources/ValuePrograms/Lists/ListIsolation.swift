/// Elements that run the other way than the list are set between isolates, so that they do not turn what is around them. The ICU of
/// Swift's Foundation does so for elements with any character of that direction; the system's does not.
package struct ListIsolation: Sendable {
    /// U+2068 FIRST STRONG ISOLATE, and U+2069 POP DIRECTIONAL ISOLATE.
    static let opening = "\u{2068}"
    static let closing = "\u{2069}"

    /// What tells these characters from others, among all that are baked.
    package let name: String
    package let runsOtherWay: @Sendable (Unicode.Scalar) -> Bool

    /// - Parameter runsOtherWay: whether a character runs the other way than the list.
    package init(name: String, _ runsOtherWay: @escaping @Sendable (Unicode.Scalar) -> Bool) {
        (self.name, self.runsOtherWay) = (name, runsOtherWay)
    }

    /// Whether an element has a character that runs the other way.
    func applies(to element: String) -> Bool { element.unicodeScalars.contains(where: runsOtherWay) }
}
