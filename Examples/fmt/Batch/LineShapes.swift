import LocaleFormatOperations

/// The shapes of lines, with the operation that answers each: lines of one shape differ in their value and id alone, or of one text in its
/// arguments and id, so that what was read, checked and prepared for one of them holds for all.
struct LineShapes {
    private struct Shape {
        let fingerprint: UInt64
        /// Where a line of the shape that was read as JSON begins in `lines`, and the places of its value and id.
        let offset: Int
        let scan: LineScan
        let operation: any Operation
        /// The text of a shape whose lines differ in its arguments.
        let template: String
    }

    /// Shapes that are kept. One more, and all are forgotten: a batch has a few dozen, a hostile one as many as lines.
    static let limit = 2_048
    /// Bytes that a line may have to be kept.
    static let lengthLimit = 4_096

    private var shapes: [Shape] = []
    private var lines: [UInt8] = []
    /// Places in `shapes`, from 1, by fingerprint; 0 where there is none.
    private var table = [UInt16](repeating: 0, count: 2 * limit)

    var count: Int { shapes.count }

    /// The place of a line's shape; nil where no such line was kept.
    @inline(__always)
    func place(of line: LineScan, in bytes: borrowing Span<UInt8>) -> Int? {
        var slot = Self.slot(line.fingerprint)
        while table[slot] > 0 {
            let place = Int(table[slot]) - 1
            if shapes[place].fingerprint == line.fingerprint, hasShape(place, line, bytes) { return place }
            slot = (slot + 1) % (2 * Self.limit)
        }
        return nil
    }

    /// Appends the result of a value to the line whose shape it is.
    @inline(__always)
    func append(_ value: borrowing Span<UInt8>, by place: Int, to bytes: inout [UInt8]) throws(CommandFailure) {
        try shapes[place].operation.append(ascii: value, to: &bytes)
    }

    /// Appends the result of arguments to the line whose shape it is.
    ///
    /// - Throws: what need not say why.
    func append(
        arguments: ArraySlice<UInt8>, by place: Int, to bytes: inout [UInt8], problems: inout [OperationProblem]
    ) throws(CommandFailure) {
        guard let arguments = OperationArgument.list(json: arguments) else { throw .value("") }
        let input = OperationInput.template(shapes[place].template, arguments)
        try shapes[place].operation.append(input, to: &bytes, problems: &problems)
    }

    /// Keeps the shape of a line.
    ///
    /// - Parameter template: the text that the line's arguments are for.
    mutating func insert(
        _ line: ArraySlice<UInt8>, _ scan: LineScan, _ operation: any Operation, template: String = ""
    ) {
        guard line.count <= Self.lengthLimit else { return }
        if shapes.count == Self.limit { self = LineShapes() }
        shapes.append(
            Shape(
                fingerprint: scan.fingerprint, offset: lines.count, scan: scan, operation: operation, template: template
            ))
        lines.append(contentsOf: line)
        var slot = Self.slot(scan.fingerprint)
        while table[slot] > 0 { slot = (slot + 1) % (2 * Self.limit) }
        table[slot] = UInt16(shapes.count)
    }

    private static func slot(_ fingerprint: UInt64) -> Int { Int(fingerprint >> 32) % (2 * limit) }

    /// Whether the bytes around value and id are those of the shape.
    @inline(__always)
    private func hasShape(_ place: Int, _ line: LineScan, _ bytes: borrowing Span<UInt8>) -> Bool {
        let known = shapes[place].scan
        let isIDFirst = line.id.lowerBound < line.value.lowerBound
        guard isIDFirst == (known.id.lowerBound < known.value.lowerBound) else { return false }
        let (first, second) = isIDFirst ? (line.id, line.value) : (line.value, line.id)
        let (knownFirst, knownSecond) = isIDFirst ? (known.id, known.value) : (known.value, known.id)
        return isEqual(place, known.start..<knownFirst.lowerBound, bytes, line.start..<first.lowerBound)
            && isEqual(
                place, knownFirst.upperBound..<knownSecond.lowerBound, bytes, first.upperBound..<second.lowerBound)
            && isEqual(place, knownSecond.upperBound..<known.end, bytes, second.upperBound..<line.end)
    }

    @inline(__always)
    private func isEqual(
        _ place: Int, _ known: Range<Int>, _ bytes: borrowing Span<UInt8>, _ range: Range<Int>
    ) -> Bool {
        guard known.count == range.count else { return false }
        let (old, new) = (known.lowerBound - shapes[place].scan.start + shapes[place].offset, range.lowerBound)
        let lines = lines.span
        for offset in 0..<range.count where bytes[new + offset] != lines[old + offset] { return false }
        return true
    }
}
