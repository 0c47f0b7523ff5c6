/// A line on the terminal that counts while a long batch runs, and is gone at its end.
struct Progress {
    private let isShown: Bool
    private let start = ContinuousClock.now
    private var lastShown: ContinuousClock.Instant
    private var lines = 0
    private var isOnScreen = false

    /// - Parameter isShown: whether standard error is a terminal.
    init(isShown: Bool) {
        self.isShown = isShown
        lastShown = start
    }

    /// Shown from the first second on, four times a second.
    mutating func advance(by count: Int, on console: Console) {
        guard isShown else { return }
        lines += count
        let now = ContinuousClock.now
        guard now - start > .seconds(1), now - lastShown > .milliseconds(250) else { return }
        lastShown = now
        isOnScreen = true
        let seconds = Double((now - start).components.seconds) + Double((now - start).components.attoseconds) * 1e-18
        console.show("\r\u{1B}[K\(Self.grouped(lines)) lines, \(Self.grouped(Int(Double(lines) / seconds))) a second")
    }

    mutating func finish(on console: Console) {
        if isOnScreen { console.show("\r\u{1B}[K") }
        isOnScreen = false
    }

    private static func grouped(_ number: Int) -> String {
        var digits = String(number)
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
            index -= 3
        }
        return digits
    }
}
