internal import LocaleFormatCore

/// A reader of ICU's serialized byte tries (unicode/bytestrie.h), which its matching data is made of.
///
/// Copying the value remembers a place: a trie is walked once for what many keys have in common. Every access is checked
/// against the end of the data, since it comes from a file that this package did not write; damaged data never matches.
struct BytesTrie: Sendable {
    /// What one more byte led to.
    enum Step: Equatable {
        case noMatch
        /// More bytes may follow, and there is no value yet.
        case noValue
        /// There is a value, and more bytes may follow.
        case intermediateValue
        /// There is a value, and nothing follows.
        case finalValue

        var hasNext: Bool { self == .noValue || self == .intermediateValue }
        var hasValue: Bool { self == .intermediateValue || self == .finalValue }
    }

    private let bytes: [UInt8]
    /// The next byte to read; nil after a mismatch.
    private var position: Int?
    /// Bytes still to match in a linear node, beyond the next one; -1 outside such a node.
    private var remaining = -1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.isEmpty ? nil : 0
    }

    /// Follows one byte of a key.
    mutating func next(_ byte: UInt8) -> Step {
        guard var at = position else { return .noMatch }
        if remaining >= 0 {
            guard read(&at) == byte else { return stop() }
            remaining -= 1
            return arrive(at)
        }
        while let node = read(&at) {
            if node < Lead.linearMatch {
                return branch(&at, Int(node), byte)
            } else if node < Lead.value {
                guard read(&at) == byte else { return stop() }
                remaining = Int(node - Lead.linearMatch) - 1
                return arrive(at)
            } else if node & 1 != 0 {
                return stop()  // a final value: nothing follows
            }
            skipValue(&at, node)
        }
        return stop()
    }

    /// The value where the last step ended; nil if it had none.
    var value: Int? {
        guard var at = position, let node = read(&at), node >= Lead.value else { return nil }
        return readValue(&at, node >> 1)
    }
}

// MARK: - The format

extension BytesTrie {
    /// Boundaries of the first byte of a node, as the format's description in ICU's header has them.
    private enum Lead {
        static let linearMatch: UInt8 = 0x10
        static let value: UInt8 = 0x20
        // Of a value, after the bit for "final" has been shifted out.
        static let oneByte: UInt8 = 0x10
        static let twoBytes: UInt8 = 0x51
        static let threeBytes: UInt8 = 0x6C
        static let fourBytes: UInt8 = 0x7E
        // Of a jump.
        static let jumpTwoBytes: UInt8 = 0xC0
        static let jumpThreeBytes: UInt8 = 0xF0
        static let jumpFourBytes: UInt8 = 0xFE
    }

    /// Branches of up to this many bytes are lists; larger ones are binary searches.
    private static let maximumLinearBranch = 5

    private func read(_ at: inout Int) -> UInt8? {
        guard bytes.indices.contains(at) else { return nil }
        defer { at += 1 }
        return bytes[at]
    }

    private func number(_ at: inout Int, first: UInt8 = 0, bytes count: Int) -> Int? {
        var value = Int(first)
        for _ in 0..<count {
            guard let byte = read(&at) else { return nil }
            value = value << 8 | Int(byte)
        }
        return value
    }

    private func readValue(_ at: inout Int, _ lead: UInt8) -> Int? {
        switch lead {
        case ..<Lead.twoBytes: Int(lead) - Int(Lead.oneByte)
        case ..<Lead.threeBytes: number(&at, first: lead - Lead.twoBytes, bytes: 1)
        case ..<Lead.fourBytes: number(&at, first: lead - Lead.threeBytes, bytes: 2)
        case Lead.fourBytes: number(&at, bytes: 3)
        default: number(&at, bytes: 4)
        }
    }

    private func skipValue(_ at: inout Int, _ node: UInt8) {
        switch node >> 1 {
        case ..<Lead.twoBytes: break
        case ..<Lead.threeBytes: at += 1
        case ..<Lead.fourBytes: at += 2
        case Lead.fourBytes: at += 3
        default: at += 4
        }
    }

    /// The place that a jump leads to: always forward.
    private func jump(_ at: inout Int) -> Int? {
        guard let lead = read(&at) else { return nil }
        let distance: Int? =
            switch lead {
            case ..<Lead.jumpTwoBytes: Int(lead)
            case ..<Lead.jumpThreeBytes: number(&at, first: lead - Lead.jumpTwoBytes, bytes: 1)
            case ..<Lead.jumpFourBytes: number(&at, first: lead - Lead.jumpThreeBytes, bytes: 2)
            case Lead.jumpFourBytes: number(&at, bytes: 3)
            default: number(&at, bytes: 4)
            }
        return distance.map { at + $0 }
    }

    private mutating func branch(_ at: inout Int, _ node: Int, _ byte: UInt8) -> Step {
        var length = node
        if length == 0 {
            guard let more = read(&at) else { return stop() }
            length = Int(more)
        }
        length += 1
        while length > Self.maximumLinearBranch {
            guard let middle = read(&at) else { return stop() }
            guard let less = jump(&at) else { return stop() }
            if byte < middle {
                length >>= 1
                at = less
            } else {
                length -= length >> 1
            }
        }
        while length > 1 {
            guard let key = read(&at) else { return stop() }
            guard let lead = read(&at) else { return stop() }
            if key == byte {
                // A final value stays to be read; another is the way to where this byte leads.
                if lead & 1 != 0 { return arrive(at - 1) }
                guard let distance = readValue(&at, lead >> 1) else { return stop() }
                return arrive(at + distance)
            }
            skipValue(&at, lead)
            length -= 1
        }
        return read(&at) == byte ? arrive(at) : stop()
    }

    private mutating func arrive(_ at: Int) -> Step {
        guard bytes.indices.contains(at) else { return stop() }
        position = at
        guard remaining < 0, bytes[at] >= Lead.value else { return .noValue }
        return bytes[at] & 1 != 0 ? .finalValue : .intermediateValue
    }

    private mutating func stop() -> Step {
        position = nil
        return .noMatch
    }
}
