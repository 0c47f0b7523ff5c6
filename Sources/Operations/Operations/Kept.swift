import Synchronization

/// What an operation makes when a value first asks for it, once.
final class Kept<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)

    func value<Failure: Error>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value {
        if let known = kept.withLock({ $0 }) { return known }
        let made = try make()
        kept.withLock { $0 = made }
        return made
    }
}
