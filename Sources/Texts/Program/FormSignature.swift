internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// What an inflected form depends on, in the order in which a text comes to it. Each part tells what follows it, so that two
/// signatures are equal only where all parts are.
struct FormSignature {
    /// Behind a one, so that zeros in front count.
    private(set) var bits: UInt64 = 1

    /// Adds the class and the plural category of a number; false for all that is no whole number, and where there is no more room.
    @inline(__always)
    mutating func add(_ argument: TextArgument, _ numbers: InflectedForms.Numbers) -> Bool {
        guard case .number(.integer(let isNegative, let magnitude)) = argument, magnitude < UInt64(Int.max) else {
            return false
        }
        let category = numbers.rules.category(for: Int(magnitude))
        return add(numbers.classes.class(of: magnitude, isNegative: isNegative), width: NumeralClasses.width)
            && add(UInt64(category.order), width: 3)
    }

    /// Adds which way a choice went.
    mutating func add(_ node: TextProgram.Node) -> Bool {
        switch node {
        case .wording(let index): add(UInt64(index) << 1, width: 8)
        case .choice(let index): add(UInt64(index) << 1 | 1, width: 8)
        }
    }

    private mutating func add(_ value: UInt64, width: Int) -> Bool {
        guard bits.leadingZeroBitCount >= width, value < 1 << UInt64(width) else { return false }
        bits = bits << UInt64(width) | value
        return true
    }
}

extension TextLine {
    /// Adds what the form for these arguments depends on; false where the rules must be asked each time.
    @inline(__always)
    func sign(
        _ signature: inout FormSignature, _ arguments: Span<TextArgument>, _ numbers: InflectedForms.Numbers
    ) -> Bool {
        var steps = 0
        return sign(&signature, entry, arguments, numbers, &steps)
    }

    private func sign(
        _ signature: inout FormSignature, _ node: TextProgram.Node, _ arguments: Span<TextArgument>,
        _ numbers: InflectedForms.Numbers, _ steps: inout Int
    ) -> Bool {
        steps += 1
        guard steps <= Self.stepLimit else { return false }
        switch node {
        case .wording(let index):
            let wording = wordings[index]
            if wording.isPercentText, arguments.isEmpty { return false }
            for index in wording.start..<wording.end {
                switch parts[index].kind {
                case .literal: break
                case .argument(let place):
                    guard place.argument < arguments.count else { return false }
                    if place.isBystander, case .string = arguments[place.argument] { continue }
                    guard place.showsWholeNumbers, signature.add(arguments[place.argument], numbers) else {
                        return false
                    }
                case .node(let node): guard sign(&signature, node, arguments, numbers, &steps) else { return false }
                case .other: return false
                }
            }
            return true
        case .choice(let index):
            guard let node = chosen(choices[index], arguments) else { return false }
            return signature.add(node) && sign(&signature, node, arguments, numbers, &steps)
        }
    }
}
