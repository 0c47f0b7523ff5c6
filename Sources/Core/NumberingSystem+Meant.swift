package import LocaleFormatIdentifiers

/// Who knows the names of numbering systems: `Locales`, which a program of numbers alone does not link.
package protocol SystemSuggestions: SendableMetatype {
    /// The system that is meant by a name that CLDR does not have; nil where nothing is near.
    static func nearestSystem(to name: String) -> NumberingSystem?
}

extension NumberingSystem {
    private static let suggestions = LinkedRooms.type as? any SystemSuggestions.Type

    /// What an error suggests for a name that is not known; nil where nothing is near, or no room knows names.
    static func meant(by name: String) -> NumberingSystem? { suggestions?.nearestSystem(to: name) }
}

extension LinkedRooms: NumberingSystemAdvice {
    package static func advice(for name: String) -> String {
        (NumberingSystem.meant(by: name).map { "did you mean '\($0)'? " } ?? "")
            + "ICU has \(NumberingSystem.all.count), see NumberingSystem.all"
    }
}
