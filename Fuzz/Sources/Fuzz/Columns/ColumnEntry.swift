import ColumnInput

/// The C library: a style as JSON, and columns of Arrow that a fuzzer fills.
enum ColumnEntry {
    static func run(_ bytes: [UInt8]) {
        guard let wrong = unsafe column_input(bytes, bytes.count) else { return }
        require(false, unsafe String(cString: wrong))
    }
}
