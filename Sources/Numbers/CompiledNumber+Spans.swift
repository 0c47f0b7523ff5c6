internal import LocaleFormatMemory

/// Into memory that the caller owns, which need not be an array.
///
/// ```swift
/// let style = try NumberStyle<Int>(locale: "de").compiled()
/// let line = try [UInt8](capacity: 64) { output in try style.append(1234, to: &output) }
/// String(decoding: line, as: UTF8.self)     // "1.234"
/// ```
extension CompiledNumber {
    /// Appends the formatted integer as UTF-8 where there is room for it.
    ///
    /// - Returns: false where there is not, and nothing was appended.
    @discardableResult
    public func append(_ value: Int, to output: inout OutputSpan<UInt8>) throws(NumberError) -> Bool {
        let isWritten = integers.read {
            $0.append(UInt64(value.magnitude), places: 0, isNegative: value < 0, to: &output)
        }
        if let isWritten { return isWritten }
        return try append(value.numberValue, to: &output)
    }

    /// Appends the formatted number as UTF-8 where there is room for it.
    ///
    /// - Returns: false where there is not, and nothing was appended.
    /// - Throws: as ``format(_:)-(NumberValue)``.
    @discardableResult
    public func append(_ value: NumberValue, to output: inout OutputSpan<UInt8>) throws(NumberError) -> Bool {
        if let isWritten = program.read({ $0.append(value, to: &output) }) { return isWritten }
        var bytes: [UInt8] = []
        try append(value, to: &bytes)
        return output.appendWhole(bytes)
    }

    /// Writes the formatted number as UTF-8 to the start of a span; the bytes behind it stay as they are.
    ///
    /// - Returns: how many bytes were written; nil where there is no room for them, and nothing was.
    /// - Throws: as ``format(_:)-(NumberValue)``.
    public func write(_ value: NumberValue, to span: inout MutableSpan<UInt8>) throws(NumberError) -> Int? {
        var failure: NumberError?
        let count = span.appending { output in
            do throws(NumberError) { return try append(value, to: &output) } catch {
                failure = error
                return false
            }
        }
        if let failure { throw failure }
        return count
    }
}
