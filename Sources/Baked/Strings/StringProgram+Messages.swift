internal import LocaleFormatDatePrograms
internal import LocaleFormatMemory
internal import LocaleFormatNumberPrograms

/// Values of MessageFormat 2, which formats whatever it is given: what has no value is written as it stands in the message.
extension StringProgram {
    private enum Value {
        case nothing
        case text(String)
        case number(NumberValue)
        case date(MessageDate)

        init(_ reading: StringModel.Reading, _ argument: BakedArgument) {
            if let literal = reading.literal {
                self = .text(literal)
            } else {
                switch argument.value {
                case .number(let number): self = .number(number)
                case .string(let text): self = .text(text)
                case .date(let instant, let zone): self = .date(MessageDate(instant, zone: zone))
                case .missing: self = .nothing
                }
            }
            for step in reading.steps { self = after(step) ?? .nothing }
        }

        /// Nil where a function does not take it.
        private func after(_ step: MessageStep) -> Value? {
            switch (step, self) {
            case (.number, .number), (.text, .text), (.date, .date): self
            case (.number, .text(let text)): text.messageNumber.map(Value.number)
            case (.whole, .number(let number)): .number(number.truncated)
            case (.adding(let amount), .number(let number)): number.adding(amount).map(Value.number)
            case (.text, .number(let number)): .text(number.plainText)
            case (.date, .text(let text)): MessageDate(literal: text).map(Value.date)
            default: nil
            }
        }
    }

    // MARK: Places

    func write(
        _ outcome: StringModel.Outcome, _ index: Int, _ argument: BakedArgument, to writer: inout UTF8Writer
    ) throws(BakedError) {
        let (place, isDate) = (places[index], places[index].isDate)
        switch Value(outcome.reading, argument) {
        case .nothing: Self.isolate(model.places[index].text, outcome.fallback, to: &writer)
        case .text(let text): Self.isolate(text, outcome.text, to: &writer)
        case .number(let number) where !isDate && place.style >= 0:
            let text = try numbers.read(place.style) { $0.text(number) }.get()
            Self.isolate(text, outcome.values, to: &writer)
        case .date(let date) where isDate:
            Self.isolate(try text(of: date, outcome, index), outcome.values, to: &writer)
        case .number, .date: throw mismatch(argument, model.places[index])
        }
    }

    private static func isolate(
        _ text: String, _ isolate: StringModel.Outcome.Isolate, to writer: inout UTF8Writer
    ) {
        switch isolate {
        case .none: return writer.append(text)
        case .leftToRight: writer.append("\u{2066}")
        case .rightToLeft: writer.append("\u{2067}")
        case .firstStrong: writer.append("\u{2068}")
        }
        writer.append(text)
        writer.append("\u{2069}")
    }

    private func text(
        of date: MessageDate, _ outcome: StringModel.Outcome, _ index: Int
    ) throws(BakedError) -> String {
        // A time of no place is the same everywhere, unless it is written with a zone.
        if date.isFloating, !outcome.showsZone { return try self.date(date.instant, .utc, index) }
        var zone = TimeZoneID.current
        if let name = outcome.zone {
            do { zone = try TimeZoneID(name) } catch { throw .zoneNotBaked(name) }
        }
        if outcome.usesOwnZone, let own = date.zone { zone = own }
        return try self.date(date.isFloating ? date.instant(in: zone) : date.instant, zone, index)
    }

    // MARK: Choices

    func chosen(_ choice: StringModel.Keys, _ arguments: Span<BakedArgument>) -> Int {
        let key: String
        switch Value(choice.reading, Self.argument(choice.argument, arguments)) {
        case .text(let text): key = text.withOrderedMarks
        case .number(let number): key = number.exactKey(timesTenTo: choice.power)
        case .nothing, .date: return choice.nothing
        }
        for (place, known) in choice.keys.enumerated() where known == key { return choice.nodes[place] }
        return choice.other
    }

    func chosen(
        _ category: Category, _ arguments: Span<BakedArgument>, _ progress: inout Progress
    ) -> Int? {
        let model = category.model
        guard case .number(let number) = Value(model.reading, Self.argument(model.argument, arguments)) else {
            return model.nothing
        }
        if let operands = category.number.read({ $0.operands(number) }) {
            return model.nodes[category.rules.category(for: operands).order]
        }
        if case .double(let double) = number, !double.isFinite { return model.nodes[PluralCategory.other.order] }
        progress.failure = .beyondProgram(number.plainText)
        return nil
    }
}
