#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Names of files as a command line has them: bytes, which need not be UTF-8.
///
/// A string holds a byte that is none as one of the last 128 code points for private use, U+10FF80 for the byte 80 and so on, as Python's
/// `surrogateescape` (PEP 383) does with halves of surrogates, which a Swift string cannot hold. The bytes of these code points themselves are
/// held in the same way, so that each name has one text, and each text one name.
enum FileName {
    private static let first: UInt32 = 0x10_FF80

    /// The bytes as text.
    static func text(of bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self), !hasEscapes(text) { return text }
        var text = ""
        var rest = bytes[...]
        while let byte = rest.first {
            // Of at most four bytes, the ones that are a character.
            let length = (1...min(4, rest.count)).first { count in
                String(validating: rest.prefix(count), as: UTF8.self).map { !hasEscapes($0) } == true
            }
            if let length {
                text += String(decoding: rest.prefix(length), as: UTF8.self)
            } else if let scalar = Unicode.Scalar(first + UInt32(byte & 0x7F)) {
                text.unicodeScalars.append(scalar)
            }
            rest = rest.dropFirst(length ?? 1)
        }
        return text
    }

    /// The bytes that a text stands for.
    static func bytes(of text: String) -> [UInt8] {
        guard hasEscapes(text) else { return Array(text.utf8) }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if scalar.value >= first {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                bytes += Array(String(scalar).utf8)
            }
        }
        return bytes
    }

    /// Whether a text stands for bytes that are no UTF-8.
    static func hasEscapes(_ text: String) -> Bool {
        // The first two bytes of these code points, and of some more.
        text.utf8.contains(0xF4) && text.unicodeScalars.contains { $0.value >= first }
    }

    /// The text for people: `caf\xE9.txt`.
    static func shown(_ text: String) -> String {
        guard hasEscapes(text) else { return text }
        return text.unicodeScalars.reduce(into: "") { shown, scalar in
            if scalar.value >= first {
                shown += "\\x" + String(scalar.value & 0xFF, radix: 16, uppercase: true)
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
    }

    /// Hands on the bytes with a zero behind them, as the system wants them; nil for a name with a zero in it.
    static func withPath<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        let bytes = bytes(of: text)
        guard !bytes.contains(0) else { return nil }
        return unsafe (bytes + [0]).withUnsafeBytes { buffer in
            unsafe buffer.assumingMemoryBound(to: CChar.self).baseAddress.map { unsafe body($0) }
        }
    }

    /// The arguments of this process, with its name; what the standard library repairs stands for its bytes.
    static var arguments: [String] {
        let arguments = CommandLine.arguments
        guard
            arguments.contains(where: {
                $0.utf8.contains(0xEF) && $0.unicodeScalars.contains("\u{FFFD}") || hasEscapes($0)
            })
        else { return arguments }
        return (0..<Int(CommandLine.argc)).map { index in
            guard let argument = unsafe CommandLine.unsafeArgv[index] else { return "" }
            return unsafe text(
                of: UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) })
        }
    }
}
