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
                let bytes = Array(String(isOfOneLine(scalar) ? scalar : "\u{FFFD}").utf8)
                guard count + bytes.count < message.count else { break }
                for byte in bytes {
                    message[count] = byte
                    count += 1
                }
            }
        }
    }

    /// False for what ends a line or moves a cursor.
    private static func isOfOneLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
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
        guard buffer != nil || capacity == 0 else { throw ColumnFailure(.misuse, "the buffer is NULL") }
        length?.pointee = bytes.count
        // C counts without a sign: what is negative here is more than there can be.
        guard bytes.count <= capacity || capacity < 0 else {
            throw ColumnFailure(.buffer, "the text has \(bytes.count) bytes, the buffer \(capacity)")
        }
        guard let buffer, !bytes.isEmpty else { return }
        bytes.withUnsafeBytes { UnsafeMutableRawPointer(buffer).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    }

    static func text(_ start: UnsafePointer<CChar>?, _ count: Int, _ what: String) throws(ColumnFailure) -> String {
        guard count >= 0 else {
            throw ColumnFailure(
                .misuse, "the length of \(what) is \(UInt(bitPattern: count)): no memory has so many bytes")
        }
        guard count > 0 else { return "" }
        guard let start else { throw ColumnFailure(.misuse, "\(what) is NULL") }
        let bytes = UnsafeRawBufferPointer(start: start, count: count)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ColumnFailure(.value, "\(what) is not valid UTF-8")
        }
        return text
    }
}
