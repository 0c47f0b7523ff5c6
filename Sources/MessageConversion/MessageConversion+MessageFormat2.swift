internal import LocaleFormatDates
internal import LocaleFormatMessageFormat2
internal import LocaleFormatNumbers

/// Messages of MessageFormat 2 as pieces: declarations where they are used, the matrix of variants as choices within each other.
extension MessageConversionWork {
    func pieces(of message: MessageFormat2) throws(MessageConversionError) -> [MessagePiece] {
        var reading = MessageFormat2Reading(work: self)
        for declaration in message.message.declarations { reading.declare(declaration) }
        switch message.message.body {
        case .pattern(let pattern): return try reading.pieces(pattern)
        case .select(let selectors, let variants): return try reading.pieces(selectors, variants)
        }
    }
}

private struct MessageFormat2Reading {
    typealias Key = MessagePiece.Key

    /// What an expression is.
    struct Resolved {
        /// Nil for a literal.
        var argument: String?
        var literal = ""
        var offset = 0
        var form = MessagePiece.Form.plain
        var selection = NumberSettings.Selection.none
        /// Options that later functions take over.
        var carried: [String: String] = [:]
        var origin: MessagePiece.Origin
    }

    let work: MessageConversionWork
    var declared: [String: Resolved] = [:]
    /// Whether what is read is a variable made of another one.
    private var isLocal = false

    init(work: MessageConversionWork) { self.work = work }

    mutating func declare(_ declaration: MessageFormat2.Declaration) {
        if case .local = declaration { isLocal = true } else { isLocal = false }
        declared[declaration.variable.name] = resolved(declaration.expression)
        isLocal = false
    }

    // MARK: Expressions

    private func resolved(_ expression: MessageFormat2.Expression) -> Resolved {
        let origin = MessagePiece.Origin(text: expression.description, position: expression.place.position)
        for attribute in expression.attributes {
            work.lose(.attribute, origin, "only MessageFormat 2 has attributes", source: attribute.description)
        }
        var result = Resolved(origin: origin)
        switch expression.operand {
        case .literal(let text)?: result.literal = text
        case .variable(let variable)?:
            if let known = declared[variable.name] {
                result = known
                result.origin = origin
            } else {
                result.argument = variable.name
            }
        case nil: break
        }
        guard let function = expression.function else { return result }
        var options: [String: OptionInput] = [:]
        for option in function.options {
            guard case .literal(let text) = option.value else {
                work.lose(.form, origin, "an option that is an argument", source: option.description)
                continue
            }
            if option.name.hasPrefix("u:") {
                work.lose(.attribute, origin, "only MessageFormat 2 has it", source: option.description)
            } else {
                options[option.name] = OptionInput(text: text, isLiteral: true)
            }
        }
        if function.name == "string" {
            if result.form != .plain, result.form != .text {
                work.lose(.form, origin, "what has a form already cannot be taken as text")
            } else {
                result.form = .text
            }
        } else if let number = NumberFunction(rawValue: function.name) {
            apply(number, options, to: &result)
            if number == .integer, let argument = result.argument { work.noteWhole(argument, isMade: isLocal) }
        } else if let date = DateFunction(rawValue: function.name) {
            apply(date, options, to: &result)
        } else {
            work.lose(.function, origin, "only a program that has ':\(function.name)' knows what it does")
            if result.argument == nil, expression.operand == nil { result.literal = "{:\(function.name)}" }
        }
        return result
    }

    private func apply(_ function: NumberFunction, _ options: [String: OptionInput], to result: inout Resolved) {
        let reading = NumberOptionReading(function, options, inherited: result.carried)
        for problem in reading.problems { work.lose(.form, result.origin, problem.detail) }
        if result.argument == nil { work.lose(.form, result.origin, "a literal has no form elsewhere") }
        result.carried = reading.carried(nil)
        result.selection = reading.selection
        if function == .offset, let amount = try? reading.offset() { result.offset -= amount }
        let form = NumberForm(function == .offset ? .number : function, result.carried)
        result.form = work.options.isExact ? .styled(form) : form.form
    }

    private func apply(_ function: DateFunction, _ options: [String: OptionInput], to result: inout Resolved) {
        let reading = DateOptionReading(function, options, inherited: [:])
        for problem in reading.problems { work.lose(.form, result.origin, problem.detail) }
        for (name, value) in reading.overrides.sorted(by: { $0.key < $1.key }) {
            work.lose(.form, result.origin, "no other syntax has this option", source: "\(name)=\(value)")
        }
        if result.argument == nil { work.lose(.form, result.origin, "a literal has no form elsewhere") }
        if let failure = reading.failure { work.lose(.form, result.origin, failure.detail) }
        result.form = .date(reading.template(hasEra: false))
    }

    // MARK: Patterns

    func pieces(_ pattern: MessageFormat2.Pattern) throws(MessageConversionError) -> [MessagePiece] {
        try work.spend(pattern.count + 1)
        var result: [MessagePiece] = []
        for part in pattern {
            switch part {
            case .text(let text): result.append(.text(text))
            case .markup(let markup):
                for attribute in markup.attributes {
                    work.lose(
                        .attribute, .init(text: markup.description, position: markup.place.position),
                        "only MessageFormat 2 has attributes", source: attribute.description)
                }
                result.append(.markup(markup, .init(text: markup.description, position: markup.place.position)))
            case .expression(let expression):
                let resolved = resolved(expression)
                guard let argument = resolved.argument else {
                    result.append(.text(resolved.literal))
                    continue
                }
                result.append(
                    .value(
                        .init(
                            argument: argument, form: resolved.form, offset: Double(resolved.offset),
                            origin: resolved.origin)))
            }
        }
        return result
    }

    // MARK: Variants

    /// A variant that may still be chosen, and how well its keys match: 0 for a number that is named exactly or a text, 1 for a
    /// category, 2 for `*`.
    private struct Row {
        let index: Int
        var ranks: [Int] = []
    }

    private struct Column {
        /// Nil for one that cannot choose.
        var selector: MessagePiece.Selector?
        var keys: [Key?]
        var origin: MessagePiece.Origin
    }

    func pieces(
        _ selectors: [MessageFormat2.VariableName], _ variants: [MessageFormat2.Variant]
    ) throws(MessageConversionError) -> [MessagePiece] {
        try work.check(depth: selectors.count)
        var columns: [Column] = []
        for (place, name) in selectors.enumerated() {
            columns.append(column(name, variants.map { $0.keys[place] }))
        }
        // A variant with a key that never matches is never chosen.
        let rows = variants.indices.filter { row in columns.allSatisfy { $0.keys[row] != nil } }
        return try tree(rows.map { Row(index: $0) }, columns[...], variants)
    }

    private func column(_ name: MessageFormat2.VariableName, _ keys: [MessageFormat2.Key]) -> Column {
        var resolved =
            declared[name.name] ?? Resolved(argument: name.name, origin: .init(text: "$\(name.name)"))
        resolved.origin = .init(text: "$\(name.name)", position: name.place.position)
        var selector: MessagePiece.Selector?
        if let argument = resolved.argument {
            switch (resolved.form, resolved.selection) {
            case (.text, _): selector = .init(argument: argument, kind: .text)
            case (.number, .plural(let kind)), (.integer, .plural(let kind)), (.styled, .plural(let kind)):
                selector = .init(
                    argument: argument, kind: .plural(kind), offset: Double(resolved.offset), form: resolved.form)
            case (_, .exact):
                selector = .init(
                    argument: argument, kind: .plural(.cardinal), offset: Double(resolved.offset), form: resolved.form)
            default: break
            }
        }
        guard let selector else {
            work.lose(.choice, resolved.origin, "it cannot choose elsewhere; the variants for all values are left")
            return Column(selector: nil, keys: keys.map { $0 == .catchAll ? .fallback : nil }, origin: resolved.origin)
        }
        var isExact = false
        if case .exact = resolved.selection { isExact = true }
        let converted = keys.map { key -> Key? in
            guard case .literal(let text) = key else { return .fallback }
            let word = text.inFormC
            if selector.kind == .text { return .word(word) }
            if let category = PluralCategory(rawValue: word), !isExact { return .category(category) }
            // Only the shortest plain form of a number is ever its key.
            if word.isNumberLiteral, let number = Double(word), NumberValue.double(number).exactKey == word {
                // `:percent` names hundredths ("The `:percent` function"), all others the number.
                guard selector.isOfHundredths else { return .exactly(number) }
                let hundredth = (try? ExactDecimal(word)).flatMap { Double($0.scaled(byPowerOfTen: -2).description) }
                return hundredth.map { .exactly($0) }
            }
            work.lose(.variant, resolved.origin, "the key never matches", source: text)
            return nil
        }
        return Column(selector: selector, keys: converted, origin: resolved.origin)
    }

    /// "SelectorsCompare": among the variants that match, the one whose keys match best, the first selector counting most.
    private func tree(
        _ rows: [Row], _ columns: ArraySlice<Column>, _ variants: [MessageFormat2.Variant]
    ) throws(MessageConversionError) -> [MessagePiece] {
        try work.spend(rows.count * (columns.count + 1) + 1)
        // What stands behind one that matches whatever the rest is can never be chosen.
        let sure = rows.filter { row in columns.allSatisfy { $0.keys[row.index] == .fallback } }
            .map(\.ranks).min { $0.lexicographicallyPrecedes($1) }
        let rows = rows.filter { row in sure.map { !$0.lexicographicallyPrecedes(row.ranks) } ?? true }
        guard let column = columns.first, let selector = column.selector else {
            if let column = columns.first, column.selector == nil {
                return try tree(rows, columns.dropFirst(), variants)
            }
            let best = rows.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }
            return try best.map { row throws(MessageConversionError) in try pieces(variants[row.index].pattern) } ?? []
        }
        var keys: [Key] = []
        var known: Set<Key> = []
        for row in rows {
            if let key = column.keys[row.index], key != .fallback, known.insert(key).inserted { keys.append(key) }
        }
        func rest(_ matching: [Key]) throws(MessageConversionError) -> [MessagePiece] {
            try work.spend(rows.count)
            let chosen = rows.compactMap { row -> Row? in
                guard let key = column.keys[row.index], matching.contains(key) else { return nil }
                var row = row
                switch key {
                case .exactly, .word: row.ranks.append(0)
                case .category: row.ranks.append(1)
                case .fallback: row.ranks.append(2)
                }
                return row
            }
            return try tree(chosen, columns.dropFirst(), variants)
        }
        if keys.isEmpty { return try rest([.fallback]) }
        // `other` is the category here, not what is left; elsewhere it is both.
        let hasOther = keys.contains(.category(.other))
        if hasOther, case .plural(let kind) = selector.kind {
            for category in try work.rules(kind).categories where category != .other {
                if !keys.contains(.category(category)) { keys.append(.category(category)) }
            }
            keys.removeAll { $0 == .category(.other) }
        }
        var result: [MessagePiece.Variant] = []
        for key in keys {
            var matching = [key, .fallback]
            if case .exactly(let number) = key, let category = try work.category(of: number, selector) {
                matching.append(.category(category))
            }
            result.append(.init(key: key, pieces: try rest(matching)))
        }
        result.append(
            .init(key: .fallback, pieces: try rest(hasOther ? [.category(.other), .fallback] : [.fallback])))
        return [.choice(.init(selector: selector, variants: result, origin: column.origin))]
    }
}
