/// What an operation works on once: a value, several that belong together, or the fields of a name.
enum OperationInput: Equatable, Sendable {
    /// One value, as it was written.
    case text(String)
    /// Several values with one result: both ends of a range.
    case texts([String])
    /// Named parts of one value, by CLDR's names: the fields of a person's name.
    case fields([Field])

    struct Field: Equatable, Sendable {
        /// `given`, `surname-core`, `locale`.
        let key: String
        let text: String
    }

    /// The one value, for operations that take nothing else.
    var text: String {
        get throws(CommandFailure) {
            guard case .text(let text) = self else { throw .value("'value' must be one string or number") }
            return text
        }
    }
}
