/// Texts with numbers and names between them, ready to be written: the numbers, and which names, come in slots.
///
/// Everything that can be checked is checked when it is made. So writing is one loop, without a call, a branch on what does not
/// fit or a reference that is counted.
///
/// `@unchecked Sendable` is true because the memory is filled in by the initialiser and only read afterwards.
@safe
package struct SlotTemplate: ~Copyable, @unchecked Sendable {
    /// The slots that a template reads from.
    package typealias Slots = InlineArray<24, Int32>
    package static var slotCount: Int { Slots.count }

    /// A text, and then a number or a name.
    package struct Turn: Sendable, BitwiseCopyable {
        fileprivate let offset: UInt32
        fileprivate let length: UInt32
        fileprivate let slot: UInt32
        fileprivate let isName: Bool
        /// Of a number: only the last two digits are written. Of names: those outside the list are left out.
        fileprivate let isShortened: Bool
        /// Digits at least.
        fileprivate let minimum: UInt16
        fileprivate let first: UInt32
        fileprivate let base: Int32
        fileprivate let count: UInt32

        /// The slot.
        package var place: Int { Int(slot) }

        private init(
            _ before: PooledText, slot: UInt8, isName: Bool, isShortened: Bool, minimum: UInt8 = 0, first: Int = 0,
            base: Int = 0, count: Int = 0
        ) {
            (offset, length) = (before.offset, before.count)
            self.slot = UInt32(slot)
            self.isName = isName
            self.isShortened = isShortened
            self.minimum = UInt16(minimum)
            self.first = UInt32(first)
            self.base = Int32(base)
            self.count = UInt32(count)
        }

        /// - Parameter isShortened: only the last two digits are written.
        package static func number(_ slot: UInt8, minimum: UInt8, isShortened: Bool, after before: PooledText) -> Turn {
            Turn(before, slot: slot, isName: false, isShortened: isShortened, minimum: minimum)
        }

        /// - Parameters:
        ///   - names: places in the template's list; the first is for the number `base`.
        ///   - isComplete: for other numbers nothing is written; otherwise they cannot be said.
        package static func name(
            _ slot: UInt8, _ names: Range<Int>, base: Int, isComplete: Bool, after before: PooledText
        ) -> Turn {
            Turn(
                before, slot: slot, isName: true, isShortened: isComplete, first: names.lowerBound, base: base,
                count: names.count)
        }
    }

    private let turns: FrozenTable<Turn>
    private let names: FrozenTable<PooledText>
    private let ending: PooledText
    private let pool: TextPool
    private let digits: PackedDigits
    /// Bytes that suffice, with those that are written beyond the text.
    package let capacity: Int

    /// - Parameters:
    ///   - pool: the builder of all texts.
    package init(
        _ turns: PlainList<Turn>, ending: PooledText, names: PlainList<PooledText>, pool builder: TextPool.Builder,
        digits: PackedDigits
    ) {
        let pool = builder.pool
        pool.check(ending)
        for name in names { pool.check(name) }
        var capacity = Int(ending.count) + UTF8Writer.slack
        for turn in turns {
            pool.check(PooledText(offset: turn.offset, count: turn.length))
            precondition(turn.slot < Self.slotCount && Int(turn.first) + Int(turn.count) <= names.count)
            capacity += Int(turn.length)
            var longest = 0
            for place in 0..<Int(turn.count) { longest = max(longest, Int(names[Int(turn.first) + place].count)) }
            capacity += turn.isName ? longest : max(10, Int(turn.minimum)) * digits.width
        }
        self.turns = FrozenTable(turns)
        self.names = FrozenTable(names)
        self.ending = ending
        self.pool = pool
        self.digits = digits
        self.capacity = capacity
    }

    /// Appends the text; false where a number is negative, a name is not there, or the room does not suffice.
    package borrowing func write(_ slots: Span<Int32>, to output: inout UTF8Writer) -> Bool {
        guard slots.count == Self.slotCount, output.capacity &- output.count >= capacity else { return false }
        let start = UnsafeMutableRawPointer(output.start + output.count)
        let end = slots.withUnsafeBufferPointer { write($0.baseAddress.unsafelyUnwrapped, to: start) }
        guard let end else { return false }
        output.count &+= end - start
        return true
    }

    @inline(__always)
    private borrowing func write(
        _ slots: UnsafePointer<Int32>, to start: UnsafeMutableRawPointer
    ) -> UnsafeMutableRawPointer? {
        var output = start
        let texts = UnsafeRawPointer(pool.bytes.start)
        let words = digits.words
        let width = digits.width
        let shift = UInt64(truncatingIfNeeded: 64 &- 16 &* width)
        var turn = UnsafePointer(turns.start)
        let last = turn + turns.count
        while turn < last {
            Self.copy(texts, turn.pointee.offset, turn.pointee.length, to: &output)
            let value = slots[Int(turn.pointee.slot)]
            if turn.pointee.isName {
                let place = UInt32(bitPattern: value &- turn.pointee.base)
                if place < turn.pointee.count {
                    let name = names.start + Int(turn.pointee.first &+ place)
                    Self.copy(texts, name.pointee.offset, name.pointee.count, to: &output)
                } else if !turn.pointee.isShortened {
                    return nil
                }
            } else {
                guard value >= 0 else { return nil }
                var number = UInt32(bitPattern: value)
                if number >= 100, turn.pointee.isShortened { number %= 100 }
                let minimum = turn.pointee.minimum
                // Compared one by one: conditions put together are computed whole, which takes longer than to guess them right.
                if number < 10 {
                    if minimum <= 1 {
                        put(words[PackedDigits.forward &+ Int(number)], width, to: &output)
                    } else if minimum == 2 {
                        put(words[Int(number)] &>> shift, width &* 2, to: &output)
                    } else {
                        output = writeLong(number, Int(minimum), to: output)
                    }
                } else if number < 100 {
                    if minimum <= 2 {
                        put(words[Int(number)] &>> shift, width &* 2, to: &output)
                    } else {
                        output = writeLong(number, Int(minimum), to: output)
                    }
                } else if number &- 1_000 < 9_000, minimum <= 4 {
                    let high = number / 100
                    put(words[Int(high)] &>> shift, width &* 2, to: &output)
                    put(words[Int(number &- high &* 100)] &>> shift, width &* 2, to: &output)
                } else {
                    output = writeLong(number, Int(minimum), to: output)
                }
            }
            turn += 1
        }
        Self.copy(texts, ending.offset, ending.count, to: &output)
        return output
    }

    @inline(__always)
    private func put(_ word: UInt64, _ count: Int, to output: inout UnsafeMutableRawPointer) {
        output.storeBytes(of: word.littleEndian, as: UInt64.self)
        output += count
    }

    @inline(__always)
    private static func copy(
        _ texts: UnsafeRawPointer, _ offset: UInt32, _ length: UInt32, to output: inout UnsafeMutableRawPointer
    ) {
        if length == 0 { return }
        let source = texts + Int(offset)
        if length > 16 {
            output.copyMemory(from: source, byteCount: Int(length))
        } else {
            output.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
            output.storeBytes(
                of: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8, as: UInt64.self)
        }
        output += Int(length)
    }

    @inline(never)
    private borrowing func writeLong(
        _ number: UInt32, _ minimum: Int, to start: UnsafeMutableRawPointer
    ) -> UnsafeMutableRawPointer {
        var output = start
        var power: UInt32 = 1
        var count = 1
        while count < 10, number / power >= 10 {
            power *= 10
            count += 1
        }
        for _ in 0..<max(0, minimum - count) { put(digits.words[PackedDigits.forward], digits.width, to: &output) }
        var rest = number
        while power > 0 {
            put(digits.words[PackedDigits.forward + Int(rest / power)], digits.width, to: &output)
            rest %= power
            power /= 10
        }
        return output
    }
}
