public import LocaleFormatMeasures

extension DurationStyle {
    /// The shortest duration above another one that has another text; nil where there is none.
    ///
    /// ```swift
    /// import LocaleFormatChanges
    /// let style = DurationStyle(.time(.minuteSecond), rounding: .down, locale: "en")
    /// style.format(.milliseconds(59_400))                     // "0:59"
    /// try style.change(after: .milliseconds(59_400))          // .seconds(60)
    /// try style.change(before: .seconds(60)).map { style.format($0) }     // "0:59"
    /// ```
    ///
    /// - Throws: `DurationError` for a style that cannot be compiled.
    public func change(after duration: Duration) throws(DurationError) -> Duration? {
        try change(from: duration, isForward: true)
    }

    /// The longest duration below another one that has another text; nil where there is none.
    ///
    /// - Throws: `DurationError` for a style that cannot be compiled.
    public func change(before duration: Duration) throws(DurationError) -> Duration? {
        try change(from: duration, isForward: false)
    }

    private func change(from duration: Duration, isForward: Bool) throws(DurationError) -> Duration? {
        let compiled = try compiled()
        let text = compiled.format(duration)
        let sign: Int128 = isForward ? 1 : -1
        // Those of `Duration.seconds(_: Int64)`, and no farther.
        let limit = Int128(Int64.max) * 1_000_000_000_000_000_000
        let start = sign * duration.attoseconds
        let found = ChangeSearch.first(after: start, upTo: limit, reach: 1_000_000_000_000_000_000) { place in
            compiled.format(Duration(attoseconds: sign * place)) == text
        }
        return found.map { Duration(attoseconds: sign * $0) }
    }
}
