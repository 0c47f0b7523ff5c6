internal import LocaleFormatLexicon
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// The forms of a text whose words follow numbers: each is inflected once, and written like a text that does not inflect.
///
/// A form depends on which wordings are chosen and, for each number, on its plural category and its class (`NumeralClasses`):
/// its signature. Everything else is fixed when the text is compiled. Forms are kept as they are first needed, so many as there
/// is room for. Text among the arguments has no end of forms: only where it stands apart from the runs it counts for nothing
/// (`TextProgram.bystanders(in:)`). With other text, and with numbers that are not written digit by digit, the rules are asked
/// each time.
final class InflectedForms: Sendable {
    /// Forms of one text that are kept.
    private static let capacity = 64
    /// Places that are tried for one form.
    private static let reach = 8

    private final class Form: Sendable {
        let signature: UInt64
        let line: TextLine

        init(_ signature: UInt64, _ line: consuming TextLine) {
            self.signature = signature
            self.line = line
        }
    }

    /// What gives a number its class.
    struct Numbers: Sendable {
        let rules: PluralRules
        let classes: NumeralClasses
    }

    private let numbers: Numbers
    /// Arguments, from 0, that runs agree with: they count even where they are not shown.
    private let agreeing: FrozenTable<Int>
    private let isolation: ArgumentIsolation
    private let forms = InlineArray<64, OnceReference<Form>> { _ in OnceReference() }

    /// Nil for a text that does not inflect, and for one whose alternatives have arguments of their own.
    init?(_ program: TextProgram, _ isolation: ArgumentIsolation) {
        guard let inflector = program.inflector, let rules = inflector.plurals else { return nil }
        guard program.hasFormsByNumber else { return nil }
        numbers = Numbers(rules: rules, classes: inflector.numerals)
        agreeing = FrozenTable(program.agreeingArguments.map { $0 - 1 })
        self.isolation = isolation
    }

    /// Reads the line that writes the form for these arguments; nil where there is none.
    @inline(__always)
    func read<Result>(
        _ arguments: Span<TextArgument>, of line: borrowing TextLine, _ body: (borrowing TextLine) -> Result?
    ) -> Result? {
        guard let signature = signature(arguments, line) else { return nil }
        for offset in 0..<Self.reach {
            let result = forms[Self.place(of: signature, offset)].read { form -> Result?? in
                form.signature == signature ? .some(body(form.line)) : nil
            }
            // No form at all: none was kept behind it.
            guard let result else { return nil }
            if let result { return result }
        }
        return nil
    }

    /// Keeps what the rules made for these arguments.
    func keep(_ text: TextAssembly, for arguments: [TextArgument], of line: borrowing TextLine) {
        guard let signature = signature(arguments.span, line) else { return }
        var wording = TextProgram.Wording()
        for segment in text.segments {
            wording.steps.append(segment.place.map { .argument($0) } ?? .literal(segment.text))
        }
        var program = TextProgram()
        program.wordings = [wording]
        let form = Form(signature, TextLine(program, isolation))
        // A text that is too long for a line is not kept either.
        guard form.line.text(arguments.span) == text.text else { return }
        for offset in 0..<Self.reach {
            let kept = forms[Self.place(of: signature, offset)].set(form)
            if kept.signature == signature { return }
        }
    }

    private static func place(of signature: UInt64, _ offset: Int) -> Int {
        let hash = signature &* 0x9E37_79B9_7F4A_7C15 >> 32
        return (Int(truncatingIfNeeded: hash) &+ offset) & (capacity - 1)
    }

    @inline(__always)
    private func signature(_ arguments: Span<TextArgument>, _ line: borrowing TextLine) -> UInt64? {
        var signature = FormSignature()
        for index in 0..<agreeing.count {
            guard agreeing[index] < arguments.count, signature.add(arguments[agreeing[index]], numbers) else {
                return nil
            }
        }
        return line.sign(&signature, arguments, numbers) ? signature.bits : nil
    }
}

extension TextProgram.Wording {
    /// Whether it is the same for all arguments.
    var isLiteral: Bool {
        steps.allSatisfy { step in
            switch step {
            case .literal, .number, .open, .close: true
            case .argument, .substitution: false
            }
        }
    }
}
