import LocaleFormatColumnHeader
import LocaleFormatColumns

/// What every function of the header does around its work: results as codes, and what went wrong where the caller wants it.
enum Entry {
    typealias Failure = UnsafeMutablePointer<lf_error>?

    static func run(_ error: Failure, _ body: () throws(ColumnFailure) -> Void) -> Int32 {
        do throws(ColumnFailure) {
            try body()
            return LF_OK
        } catch let failure {
            if let error { fill(&error.pointee, failure) }
            return failure.code.rawValue
        }
    }

    private static func fill(_ error: inout lf_error, _ failure: ColumnFailure) {
        error.code = failure.code.rawValue
        error.reserved = 0
        error.row = failure.row.map(Int64.init) ?? -1
        withUnsafeMutableBytes(of: &error.message) { message in
            message.initializeMemory(as: UInt8.self, repeating: 0)
            // Whole characters, with room for the end.
            var count = 0
            for scalar in failure.message.unicodeScalars {
                let bytes = Array(String(scalar).utf8)
                guard count + bytes.count < message.count else { break }
                for byte in bytes where byte != 0 {
                    message[count] = byte
                    count += 1
                }
            }
        }
    }

    static func style(_ style: OpaquePointer?) throws(ColumnFailure) -> ColumnStyle {
        guard let style else { throw ColumnFailure(.misuse, "the style is NULL") }
        return Unmanaged<ColumnStyle>.fromOpaque(UnsafeRawPointer(style)).takeUnretainedValue()
    }

    /// Puts a text into the caller's buffer, and its length.
    static func put(
        _ bytes: [UInt8], _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
    ) throws(ColumnFailure) {
        length?.pointee = bytes.count
        guard bytes.count <= capacity else {
            throw ColumnFailure(.buffer, "the text has \(bytes.count) bytes, the buffer \(max(0, capacity))")
        }
        guard !bytes.isEmpty else { return }
        guard let buffer else { throw ColumnFailure(.misuse, "the buffer is NULL") }
        bytes.withUnsafeBytes { UnsafeMutableRawPointer(buffer).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    }

    static func text(_ start: UnsafePointer<CChar>?, _ count: Int, _ what: String) throws(ColumnFailure) -> String {
        guard count > 0 else { return "" }
        guard let start else { throw ColumnFailure(.misuse, "\(what) is NULL") }
        let bytes = UnsafeRawBufferPointer(start: start, count: count)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ColumnFailure(.value, "\(what) is not valid UTF-8")
        }
        return text
    }
}
