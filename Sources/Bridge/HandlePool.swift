import LocaleFormatMemory

/// ICU handles that only one thread may use at a time, kept idle for the next caller, at most `limit` of them.
///
/// ICU's older formatters (rule-based numerals, `DecimalFormat`, date formats) keep scratch state inside. A caller takes
/// one out, uses it alone, and puts it back.
package final class HandlePool<Handle: AnyObject & Sendable>: Sendable {
    private let idle = Lock<[Handle]>([])
    private let limit: Int
    private let open: @Sendable () throws(ICUError) -> Handle

    package init(limit: Int = 8, open: @escaping @Sendable () throws(ICUError) -> Handle) {
        self.limit = limit
        self.open = open
    }

    /// Closes the idle handles.
    package func release() { idle.withLock { $0 = [] } }

    /// Lends a handle to `body`; nobody else has it meanwhile.
    package func withHandle<Result>(_ body: (Handle) throws(ICUError) -> Result) throws(ICUError) -> Result {
        let handle: Handle
        if let spare = idle.withLock({ $0.popLast() }) { handle = spare } else { handle = try open() }
        defer { idle.withLock { if $0.count < limit { $0.append(handle) } } }
        return try body(handle)
    }
}
