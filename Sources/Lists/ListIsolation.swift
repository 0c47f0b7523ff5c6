/// Elements that run the other way than the list are set between isolates, so that they do not turn what is around them. The ICU of
/// Swift's Foundation does so for elements with any character of that direction; the system's does not.
struct ListIsolation: Sendable {
    /// Whether an element has a character that runs the other way.
    let applies: @Sendable (_ element: String) -> Bool
}
