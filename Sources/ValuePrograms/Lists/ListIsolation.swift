/// Elements that run the other way than the list are set between isolates, so that they do not turn what is around them. The ICU of
/// Swift's Foundation does so for elements with any character of that direction; the system's does not.
package struct ListIsolation: Sendable {
    /// U+2068 FIRST STRONG ISOLATE, and U+2069 POP DIRECTIONAL ISOLATE.
    static let opening = "\u{2068}"
    static let closing = "\u{2069}"

    /// Whether an element has a character that runs the other way: by ICU's classes of characters, so that such lists are not baked.
    let applies: @Sendable (_ element: String) -> Bool

    package init(applies: @escaping @Sendable (_ element: String) -> Bool) { self.applies = applies }
}
