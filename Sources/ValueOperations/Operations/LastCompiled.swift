import Synchronization

/// What an operation made of the last text that it was given: lines of a batch have the same one again and again, with other arguments.
package final class LastCompiled<Value: Sendable>: Sendable {
    private struct Kept: Sendable {
        let text: ByteText
        let value: Value
    }

    private let kept = Mutex<Kept?>(nil)

    package init() {}

    package func value(
        of text: String, compile: (String) throws(CommandFailure) -> Value
    ) throws(CommandFailure) -> Value {
        let key = ByteText(text)
        let known: Value? = kept.withLock { kept in
            guard let kept, kept.text == key else { return nil }
            return kept.value
        }
        if let known { return known }
        let value = try compile(text)
        kept.withLock { $0 = Kept(text: key, value: value) }
        return value
    }
}
