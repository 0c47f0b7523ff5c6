import LocaleFormat
import LocalizedMessages
import LocaleFormatMessageFormat1
import LocaleFormatTexts
import MessageReference

/// What ICU writes for a message.
enum ICUMessage {
    enum Outcome: Equatable, CustomStringConvertible {
        case text(String)
        case notCompiled
        case notFormatted

        var description: String {
            switch self {
            case .text(let text): text.debugDescription
            case .notCompiled: "not compiled"
            case .notFormatted: "not formatted"
            }
        }

        /// Ours finds forms that cannot be read when a message is compiled, ICU some of them when it is formatted.
        var isText: Bool { if case .text = self { true } else { false } }
    }

    static var isThere: Bool { reference_is_there() }

    /// ICU's own zone, in which it writes dates.
    static let zone: TimeZoneID? = {
        var name = [CChar](repeating: 0, count: 128)
        unsafe name.withUnsafeMutableBufferPointer { unsafe reference_zone($0.baseAddress, 128) }
        return try? TimeZoneID(text(name))
    }()

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// - Parameter locale: in ICU's form.
    static func format(
        _ message: String, _ locale: String, _ arguments: [String: TextArgument], isJava: Bool = false
    ) -> Outcome {
        var raw = unsafe [ReferenceArgument]()
        var kept = unsafe [UnsafeMutablePointer<CChar>]()
        defer { unsafe kept.forEach { unsafe $0.deallocate() } }
        func copy(_ text: String) -> UnsafePointer<CChar> {
            let bytes = text.utf8CString
            let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            for (place, byte) in bytes.enumerated() { unsafe pointer[place] = byte }
            unsafe kept.append(pointer)
            return unsafe UnsafePointer(pointer)
        }
        for (name, argument) in arguments {
            var one = unsafe ReferenceArgument()
            unsafe one.name = unsafe copy(name)
            switch argument {
            case .number(.integer(let isNegative, let magnitude)):
                unsafe one.kind = REFERENCE_INTEGER
                unsafe one.integer = isNegative ? -Int64(magnitude) : Int64(magnitude)
            case .number(.double(let value)):
                unsafe one.kind = REFERENCE_DOUBLE
                unsafe one.number = value
            case .string(let text):
                unsafe one.kind = REFERENCE_TEXT
                unsafe one.text = unsafe copy(text)
            case .date(let instant, _):
                unsafe one.kind = REFERENCE_DATE
                unsafe one.number = Double(instant.seconds) * 1_000 + Double(instant.nanoseconds / 1_000_000)
            default: fatalError("ICU has no such argument")
            }
            unsafe raw.append(one)
        }
        var buffer = [CChar](repeating: 0, count: 16_384)
        var status = REFERENCE_OK
        let length = unsafe reference_message(
            message, locale, isJava, raw, Int32(raw.count), &buffer, Int32(buffer.count), &status)
        guard length >= 0 else { return status == REFERENCE_NOT_COMPILED ? .notCompiled : .notFormatted }
        return .text(text(buffer))
    }

    /// What ours writes, as the same outcomes.
    static func ours(
        _ message: String, _ locale: LocaleID, _ arguments: [String: TextArgument], isJava: Bool = false
    ) -> Outcome {
        var options = TextOptions.unisolated
        options.timeZone = zone
        guard let read = try? MessageFormat1(message, apostrophes: isJava ? .doubleRequired : .doubleOptional),
            let compiled = try? read.compiled(in: locale, options: options)
        else { return .notCompiled }
        guard let text = try? compiled.format(arguments) else { return .notFormatted }
        return .text(text)
    }
}
