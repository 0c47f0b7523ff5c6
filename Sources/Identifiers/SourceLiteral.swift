extension StaticString {
    /// The value of an identifier that is written in source code. What is none stops the program and says why on standard error,
    /// in release builds too, where a failed precondition is silent.
    ///
    /// Literals of identifiers are `StaticString`s, not `String`s: so no text from outside gets here, be it by
    /// `texts.map(LocaleID.init)`, which would prefer an initializer that does not throw.
    @inlinable
    package func asLiteral<Value, Failure: Error>(_ read: (String) throws(Failure) -> Value) -> Value {
        do throws(Failure) { return try read(description) } catch {
            fatalError("bad literal \"\(self)\" of \(Value.self): \(error)")
        }
    }
}
