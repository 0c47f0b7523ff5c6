public import LocaleFormatCore
internal import LocaleFormatLists

extension CompiledText {
    /// The names of the arguments of a message, in the order in which ``TextField/argument(_:)`` and ``TextError`` number them from 1:
    /// numbers first, then names as they appear. Empty for a text whose arguments have none.
    public var argumentNames: [String] { contents.names }

    /// The text with its arguments by name, `"0"` for an argument that the message numbers. Those that it has no place for are ignored.
    ///
    /// ```swift
    /// let text = try MessageFormat1("{who} sent {n, plural, =0 {nothing} other {# files}}").compiled(in: "en")
    /// try text.format(["who": "Ada", "n": 3])         // "Ada sent 3 files"
    /// try text.format(["who": "Ada"])                 // "Ada sent {n}"
    /// ```
    ///
    /// The arguments may be given in a row too, `format(["Ada", 3])`: in the order of ``argumentNames``, or, where the message
    /// numbers them, by their numbers.
    ///
    /// - Throws: ``TextError`` for an argument of the wrong kind.
    public func format(_ arguments: [String: TextArgument]) throws(TextError) -> String {
        if let text = contents.quickText(arguments) { return text }
        return try format(contents.given(arguments), lookup: nil)
    }

    /// Appends the same as UTF-8.
    public func append(_ arguments: [String: TextArgument], to bytes: inout [UInt8]) throws(TextError) {
        if contents.appendQuickly(arguments, to: &bytes) { return }
        try append(contents.given(arguments), lookup: nil, to: &bytes)
    }

    /// The same with its fields.
    public func formattedText(_ arguments: [String: TextArgument]) throws(TextError) -> FormattedText<TextField> {
        try formattedText(contents.given(arguments), lookup: nil)
    }

    // MARK: In the order of the program

    func format(_ given: GivenArguments, lookup: Lookup?) throws(TextError) -> String {
        if given.missing.isEmpty, let text = contents.quickText(given.values) { return text }
        return try TextRun(self, given.values, missing: given.missing, lookup: lookup, depth: 0).text()
    }

    func append(_ given: GivenArguments, lookup: Lookup?, to bytes: inout [UInt8]) throws(TextError) {
        if given.missing.isEmpty, contents.appendQuickly(given.values, to: &bytes) { return }
        try TextRun(self, given.values, missing: given.missing, lookup: lookup, depth: 0).append(to: &bytes)
    }

    func formattedText(_ given: GivenArguments, lookup: Lookup?) throws(TextError) -> FormattedText<TextField> {
        try TextRun(self, given.values, missing: given.missing, lookup: lookup, depth: 0).assembled().formattedText()
    }
}

/// Arguments in the order of a program, and which of them, from 1, were not given.
struct GivenArguments {
    var values: [TextArgument] = []
    var missing: Set<Int> = []

    /// Stands where an argument is missing: no quick way takes it for one.
    fileprivate static let nothing = TextArgument.list([], ListStyle(.and, locale: .root))

    init(_ names: [String], _ find: (Int) -> TextArgument?) {
        values.reserveCapacity(names.count)
        for place in names.indices {
            if let value = find(place) {
                values.append(value)
            } else {
                values.append(Self.nothing)
                missing.insert(place + 1)
            }
        }
    }
}

extension CompiledText.Contents {
    /// Lends the arguments in the order of the program, without allocating; nil where one is missing, and where there are many.
    ///
    /// Few names are compared sooner than one is hashed.
    @inline(__always)
    func inOrder<Result>(
        _ arguments: [String: TextArgument], _ body: (Span<TextArgument>) -> Result?
    ) -> Result? {
        var values = InlineArray<4, TextArgument>(repeating: .number(.integer(isNegative: false, magnitude: 0)))
        guard names.count <= values.count, arguments.count <= 2 * values.count else { return nil }
        var found = 0
        for (name, value) in arguments {
            guard let place = names.firstIndex(of: name) else { continue }
            values[place] = value
            found += 1
        }
        return found == names.count ? body(values.span.extracting(first: names.count)) : nil
    }

    func given(_ arguments: [String: TextArgument]) -> GivenArguments {
        GivenArguments(names) { arguments[names[$0]] }
    }

    /// Arguments by their numbers.
    func given(_ arguments: [TextArgument]) -> GivenArguments {
        GivenArguments(names) { place in
            guard let number = numbers?[place], number < arguments.count else { return nil }
            return arguments[number]
        }
    }
}
