/// A constant that `SECURITY.md` names.
struct Limit: Sendable {
    /// `LocaleID.maximumLength`
    let name: String
    let value: Int
    /// The first ICU that has what is limited.
    var icu = 67
    let check: Check

    enum Check: Sendable {
        /// Takes so much of what is limited: one beyond the limit it throws the error that the page names, or ``PassedOver`` where there
        /// is none, and at the limit neither.
        case tried(@Sendable (Int) throws -> Void)
        /// A test elsewhere, by its file in `Tests` and its function, which tries both sides: of what is shared by many readers, or too
        /// large to be made here.
        case elsewhere(file: String, function: String)
    }

    init(_ name: String, _ value: Int, icu: Int = 67, _ check: @escaping @Sendable (Int) throws -> Void) {
        (self.name, self.value, self.icu, self.check) = (name, value, icu, .tried(check))
    }

    init(_ name: String, _ value: Int, in file: String, _ function: String) {
        (self.name, self.value, check) = (name, value, .elsewhere(file: file, function: function))
    }

    static let all = files + numbers + texts + commands

    /// What is passed over beyond a limit without an error.
    struct PassedOver: Error {}

    static func passesOver(_ isTaken: Bool) throws {
        if !isTaken { throw PassedOver() }
    }
}
