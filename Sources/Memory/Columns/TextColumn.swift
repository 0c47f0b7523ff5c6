/// A column of texts that is being written: their bytes one behind the other, where each ends, and which are null.
@usableFromInline
package struct TextColumn: ~Copyable {
    /// The texts' bytes.
    @usableFromInline package var bytes = ColumnMemory()
    /// Where each text ends, from 0: as 32-bit numbers, or 64-bit ones once the bytes are too many for that.
    @usableFromInline package var offsets = ColumnMemory()
    /// A bit for each row, 0 where it is null; empty as long as none is.
    @usableFromInline package var validity = ColumnMemory()
    /// Rows written.
    @usableFromInline package var count = 0
    /// Rows that are null.
    @usableFromInline package var nullCount = 0
    /// Whether offsets are 64-bit numbers.
    @usableFromInline package var isLarge: Bool
    private let capacity: Int

    /// - Parameter rows: how many will be written.
    package init(rows: Int, isLarge: Bool = false) {
        self.isLarge = isLarge
        capacity = rows
        _ = offsets.reserve((rows + 1) * (isLarge ? 8 : 4))
        if isLarge { offsets.append(0 as Int64) } else { offsets.append(0 as Int32) }
    }

    /// Makes room for the texts that follow, as long as those so far and an eighth longer: one that grows is copied.
    package mutating func expectRest() {
        guard count > 0, count < capacity else { return }
        let (bytes, overflow) = bytes.count.multipliedReportingOverflow(by: capacity / count + 1)
        if !overflow { self.bytes.expect(bytes + bytes / 8 + 4_096) }
    }

    /// Whether the system had no memory.
    package var isExhausted: Bool { bytes.isExhausted || offsets.isExhausted || validity.isExhausted }

    /// Ends a row, whose text is what was appended since the last one.
    @inlinable @inline(__always)
    package mutating func endRow() {
        count &+= 1
        if !isLarge {
            if let offset = Int32(exactly: bytes.count) { return offsets.append(offset) }
            widen()
        }
        offsets.append(Int64(bytes.count))
    }

    /// A row that is null.
    @inlinable
    package mutating func appendNull() {
        if nullCount == 0 { validity.append(repeating: 0xFF, count: (rowCapacity + 7) / 8) }
        nullCount &+= 1
        validity.clearBit(count)
        endRow()
    }

    @usableFromInline var rowCapacity: Int { max(capacity, count + 1) }

    /// The usual row: what `write` appends; false, with nothing appended and no row ended, where it says no.
    @inlinable @inline(__always)
    package mutating func appendRow(_ write: (inout UTF8Writer) -> Bool) -> Bool {
        guard bytes.append(atLeast: 256, write) else { return false }
        endRow()
        return true
    }

    /// A row of bytes that are there already.
    @inlinable
    package mutating func appendRow(_ text: borrowing [UInt8]) {
        bytes.append(text)
        endRow()
    }

    /// A row of lent bytes.
    package mutating func appendRow(_ text: LentBytes) {
        bytes.append(text)
        endRow()
    }

    /// The bytes of a row that was written.
    package func range(of row: Int) -> Range<Int> {
        offsets.withLent { offsets in
            isLarge
                ? Int(offsets.load(Int64.self, at: row))..<Int(offsets.load(Int64.self, at: row + 1))
                : Int(offsets.load(Int32.self, at: row))..<Int(offsets.load(Int32.self, at: row + 1))
        }
    }

    /// Whether a row that was written is null.
    package func isNull(_ row: Int) -> Bool { nullCount > 0 && validity.withLent { !$0.isSet(row) } }

    /// The same row of another column.
    package mutating func appendRow(_ row: Int, of other: borrowing TextColumn) {
        if other.isNull(row) { return appendNull() }
        let range = other.range(of: row)
        other.bytes.withLent { bytes.append($0.part(range)) }
        endRow()
    }

    @usableFromInline
    mutating func widen() {
        var wide = ColumnMemory()
        _ = wide.reserve((max(capacity, count) + 1) * 8)
        for index in 0..<count { wide.append(Int64(offsets.withLent { $0.load(Int32.self, at: index) })) }
        offsets = wide
        isLarge = true
    }
}

/// A column of numbers of one size that is being written.
package struct ValueColumn: ~Copyable {
    /// The numbers.
    package var values = ColumnMemory()
    /// A bit for each row, 0 where it is null; empty as long as none is.
    package var validity = ColumnMemory()
    /// Rows written.
    package var count = 0
    /// Rows that are null.
    package var nullCount = 0
    private let capacity: Int

    /// - Parameters:
    ///   - rows: how many will be written.
    ///   - width: bytes of each.
    package init(rows: Int, width: Int) {
        capacity = rows
        let (bytes, overflow) = rows.multipliedReportingOverflow(by: width)
        if !overflow { values.expect(bytes) }
    }

    /// Whether the system had no memory.
    package var isExhausted: Bool { values.isExhausted || validity.isExhausted }

    /// A row that has a number.
    @inline(__always)
    package mutating func append<Number: BitwiseCopyable>(_ number: Number) {
        values.append(number)
        count &+= 1
    }

    /// A row that is null, with the number that stands for none.
    package mutating func appendNull<Number: BitwiseCopyable>(_ placeholder: Number) {
        if nullCount == 0 { validity.append(repeating: 0xFF, count: (max(capacity, count + 1) + 7) / 8) }
        nullCount += 1
        validity.clearBit(count)
        append(placeholder)
    }
}

extension TextColumn {
    /// Gives the memory away, each part to be freed with `free`.
    @unsafe
    package consuming func take() -> (
        bytes: UnsafeMutableRawPointer?, offsets: UnsafeMutableRawPointer?, validity: UnsafeMutableRawPointer?
    ) {
        (unsafe bytes.take(), unsafe offsets.take(), unsafe validity.take())
    }
}

extension ValueColumn {
    /// Gives the memory away, each part to be freed with `free`.
    @unsafe
    package consuming func take() -> (values: UnsafeMutableRawPointer?, validity: UnsafeMutableRawPointer?) {
        (unsafe values.take(), unsafe validity.take())
    }
}
