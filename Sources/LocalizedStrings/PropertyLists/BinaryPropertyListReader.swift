internal import FoundationEssentials

/// Reads binary property lists, version 00, as CoreFoundation's source describes them (`CFBinaryPList.c`, the comment at its head):
/// objects one after another, a table of their offsets, and a trailer that says where the table is.
///
/// FoundationEssentials' decoder is not used for them: it reads an object again at each place that refers to it, so that a kilobyte
/// keeps it busy for minutes. Here each is read once.
struct BinaryPropertyListReader {
    private let bytes: [UInt8]
    /// Where each object begins.
    private var offsets: [Int] = []
    private var referenceSize = 0
    private var objects: [Object] = []

    private enum Object {
        case unread
        /// Being read: who refers to it is within it.
        case open
        case read(Unfolded)
    }

    /// A value, and what it comes to when all that it refers to stands in its place.
    private struct Unfolded {
        var value: PropertyListValue
        var values = 1
        var bytes = 0
        /// Dictionaries and arrays within each other.
        var height = 0
    }

    static func read(_ bytes: [UInt8]) throws(StringsError) -> PropertyListValue {
        var reader = BinaryPropertyListReader(bytes: bytes)
        let top = try reader.readTrailer()
        return try reader.object(top, depth: 0).value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func fault(_ reason: String) -> StringsError { .malformedPropertyList(file: "", reason: reason) }

    // MARK: The table

    /// The number of the outermost object.
    private mutating func readTrailer() throws(StringsError) -> Int {
        guard bytes.count >= 40, bytes.starts(with: "bplist00".utf8) else {
            throw fault("it is cut off, or of another version")
        }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let count = integer(at: trailer + 8, size: 8)
        let top = integer(at: trailer + 16, size: 8)
        let table = integer(at: trailer + 24, size: 8)
        guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, let count, let top, let table, 8...trailer ~= table,
            count > 0,
            count <= (trailer - table) / offsetSize, top < count
        else { throw fault("its trailer does not fit its size") }
        offsets.reserveCapacity(count)
        for number in 0..<count {
            guard let offset = integer(at: table + number * offsetSize, size: offsetSize), 8..<table ~= offset else {
                throw fault("an object lies outside of it")
            }
            offsets.append(offset)
        }
        objects = Array(repeating: .unread, count: count)
        return top
    }

    /// A number without sign, the highest byte first; nil where it lies outside of the file or is beyond `Int`.
    private func integer(at offset: Int, size: Int) -> Int? {
        guard size >= 0, offset >= 0, offset <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + size] {
            guard value >> 56 == 0 else { return nil }
            value = value << 8 | UInt64(byte)
        }
        return Int(exactly: value)
    }

    // MARK: Objects

    private mutating func object(_ number: Int, depth: Int) throws(StringsError) -> Unfolded {
        guard objects.indices.contains(number) else { throw fault("it refers to an object that it lacks") }
        switch objects[number] {
        case .open: throw fault("a value contains itself")
        case .read(let known):
            guard depth + known.height <= StringsLimits.depth else { throw tooDeep }
            return known
        case .unread: break
        }
        objects[number] = .open
        let start = offsets[number]
        let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 0xF))
        let read: Unfolded
        switch kind {
        case 0x0 where low == 8 || low == 9: read = Unfolded(value: .bool(low == 9))
        case 0x1 where low <= 4: read = Unfolded(value: .integer(try wholeNumber(at: start + 1, size: 1 << low)))
        case 0x2 where low == 2 || low == 3:
            read = Unfolded(value: .real(String(try real(at: start + 1, size: 1 << low))))
        case 0x3 where low == 3: read = Unfolded(value: .date(try date(at: start + 1)))
        case 0x4:
            let data = try contents(start, low, unit: 1)
            read = Unfolded(value: .data(Data(bytes[data]).base64EncodedString()), bytes: data.count)
        case 0x5, 0x6, 0x7:
            let text = try contents(start, low, unit: kind == 0x6 ? 2 : 1)
            read = Unfolded(value: .string(try string(text, kind)), bytes: text.count)
        case 0xA, 0xD: read = try container(start, low, isDictionary: kind == 0xD, depth: depth + 1)
        default: throw fault("an object is of no known kind (0x\(String(bytes[start], radix: 16)))")
        }
        guard read.values <= StringsLimits.values else { throw .tooManyValues(file: "", limit: StringsLimits.values) }
        guard read.bytes <= StringsLimits.bytes else {
            throw .tooLarge(file: "", bytes: read.bytes, limit: StringsLimits.bytes)
        }
        objects[number] = .read(read)
        return read
    }

    private var tooDeep: StringsError { .tooDeep(file: "", line: 1, column: 1, limit: StringsLimits.depth) }

    private mutating func container(
        _ start: Int, _ low: Int, isDictionary: Bool, depth: Int
    ) throws(StringsError) -> Unfolded {
        guard depth <= StringsLimits.depth else { throw tooDeep }
        let references = try contents(start, low, unit: isDictionary ? 2 * referenceSize : referenceSize)
        let count = references.count / referenceSize / (isDictionary ? 2 : 1)
        var whole = Unfolded(value: .bool(false), height: 1)
        var keys: [String] = []
        var elements: [PropertyListValue] = []
        for index in 0..<references.count / referenceSize {
            let reference = integer(at: references.lowerBound + index * referenceSize, size: referenceSize)
            let inner = try object(reference ?? .max, depth: depth)
            whole.values += inner.values
            whole.bytes += inner.bytes
            whole.height = max(whole.height, inner.height + 1)
            guard whole.values <= StringsLimits.values else {
                throw .tooManyValues(file: "", limit: StringsLimits.values)
            }
            if isDictionary, index < count {
                guard let key = inner.value.string else { throw fault("a key is \(inner.value.kind)") }
                keys.append(key)
            } else {
                elements.append(inner.value)
            }
        }
        guard isDictionary else {
            whole.value = .array(elements)
            return whole
        }
        // The format has no order; of a key that stands twice, the later one stays behind the other.
        let order = keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
        whole.value = .dictionary(
            PropertyListDictionary(members: order.map { .init(key: keys[$0], value: elements[$0]) }))
        return whole
    }

    /// The bytes that follow an object's marker and, where it has one, its length.
    private func contents(_ start: Int, _ low: Int, unit: Int) throws(StringsError) -> Range<Int> {
        var first = start + 1
        var count: Int? = low
        if low == 0xF {
            guard first < bytes.count, bytes[first] >> 4 == 0x1, bytes[first] & 0xF <= 3 else {
                throw fault("the length of an object is no number")
            }
            let size = 1 << Int(bytes[first] & 0xF)
            count = integer(at: first + 1, size: size)
            first += 1 + size
        }
        let end = bytes.count - 32
        guard let count, first <= end, count <= (end - first) / unit else { throw fault("an object is cut off") }
        return first..<first + count * unit
    }

    // MARK: Values

    private func string(_ range: Range<Int>, _ kind: UInt8) throws(StringsError) -> String {
        if kind == 0x6 {
            let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            guard let text = String(validating: units, as: UTF16.self) else { throw fault("a text is no UTF-16") }
            return text
        }
        guard kind == 0x7 || bytes[range].allSatisfy({ $0 < 0x80 }),
            let text = String(validating: bytes[range], as: UTF8.self)
        else { throw fault("a text is no \(kind == 0x7 ? "UTF-8" : "ASCII")") }
        return text
    }

    /// A whole number: of 1, 2 and 4 bytes without sign, of 8 and 16 with.
    private func wholeNumber(at offset: Int, size: Int) throws(StringsError) -> String {
        guard offset + size <= bytes.count - 32 else { throw fault("a number is cut off") }
        var value = Int128(0)
        for byte in bytes[offset..<offset + size] { value = value << 8 | Int128(byte) }
        return size == 8 ? String(Int64(truncatingIfNeeded: value)) : String(value)
    }

    private func real(at offset: Int, size: Int) throws(StringsError) -> Double {
        guard offset + size <= bytes.count - 32 else { throw fault("a number is cut off") }
        var bits: UInt64 = 0
        for byte in bytes[offset..<offset + size] { bits = bits << 8 | UInt64(byte) }
        return size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
    }

    /// Seconds since 2001 as ISO 8601, which has years of four digits.
    private func date(at offset: Int) throws(StringsError) -> String {
        let seconds = try real(at: offset, size: 8)
        guard (-63_113_904_000..<252_423_993_600).contains(seconds) else { throw fault("a date is out of range") }
        return Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
    }
}
