internal import LocaleFormatCICU

/// ICU's checks of texts that look alike (UTS #39), opened with `uspoof_open`.
///
/// `@unchecked Sendable` is true because only const functions are called once it is open, which ICU documents as safe to
/// share between threads.
package final class SpoofHandle: @unchecked Sendable {
    private let checker: OpaquePointer

    /// Fails where ICU's data lacks the confusable characters.
    package convenience init() throws(ICUError) {
        let opened = try checked("uspoof_open") { lf_uspoof_open(&$0) }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "uspoof_open") }
        self.init(owning: opened)
    }

    private init(owning checker: OpaquePointer) { self.checker = checker }

    deinit { lf_uspoof_close(checker) }

    /// The text with each character as the one that stands for all that look like it.
    package func skeleton(of text: String) throws(ICUError) -> String {
        try text.withUTF16 { (units, length) throws(ICUError) in
            try UTF16Scratch.fill("uspoof_getSkeleton") { buffer, capacity, status in
                lf_uspoof_getSkeleton(checker, units, length, buffer, capacity, &status)
            } use: {
                String(utf16Buffer: $0)
            }
        }
    }

    /// ICU's `USpoofChecks`: 1 for one script, 2 for several, 4 where each text is of one script; 0 for texts that look different.
    package func confusability(_ first: String, _ second: String) throws(ICUError) -> Int32 {
        try first.withUTF16 { (first, firstLength) throws(ICUError) in
            try second.withUTF16 { (second, secondLength) throws(ICUError) in
                try checked("uspoof_areConfusable") {
                    lf_uspoof_areConfusable(checker, first, firstLength, second, secondLength, &$0)
                }
            }
        }
    }

    /// ICU's `USpoofChecks` that the text fails, and its restriction level from 1 (ASCII) to 6.
    package func check(_ text: String) throws(ICUError) -> (checks: Int32, level: Int32) {
        try text.withUTF16 { (units, length) throws(ICUError) in
            var level: Int32 = 0
            let checks = try checked("uspoof_check2") { lf_uspoof_check(checker, units, length, &level, &$0) }
            return (checks, level)
        }
    }
}
