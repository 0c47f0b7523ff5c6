internal import LocaleFormatCICU

/// A failed ICU call: which function, and ICU's own name for what went wrong. Rooms above translate it into their
/// own errors; it never reaches a user as it is.
package struct ICUError: Error, Hashable, Sendable {
    /// ICU's status code (`Int32`), always positive.
    package let code: Int32
    /// The C function that failed, for example `unumf_openForSkeletonAndLocale`.
    package let call: String
    /// Where in the text handed to ICU the fault lies, in UTF-16 units, if ICU said so.
    package let offset: Int?

    /// ICU's name of the code, for example `U_ILLEGAL_ARGUMENT_ERROR`.
    package var name: String { String(cString: lf_u_errorName(code)) }

    init(_ status: Int32, call: String, offset: Int? = nil) {
        self.code = status
        self.call = call
        self.offset = offset
    }
}

/// Calls ICU with a fresh status and throws when the status reports a failure. Warnings (negative codes, such as
/// `U_USING_DEFAULT_WARNING`) are information about data fallback, not failures.
@inline(__always)
func checked<Result: ~Copyable>(
    _ call: @autoclosure () -> String, _ body: (inout Int32) -> Result
) throws(ICUError) -> Result {
    var status = U_ZERO_ERROR
    let result = body(&status)
    if status > 0 { throw ICUError(status, call: call()) }
    return result
}
