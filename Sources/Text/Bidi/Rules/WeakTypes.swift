internal import LocaleFormatBridge

extension IsolatingRunSequence {
    /// Rules W1 to W7.
    mutating func resolveWeakTypes() {
        resolveMarksAndNumbers()
        resolveSeparatorsAndTerminators()
        resolveNumbersBehindLatin()
    }

    /// W1 marks, W2 European numbers behind Arabic letters, W3 Arabic letters.
    private mutating func resolveMarksAndNumbers() {
        var previous = start
        var strong = start
        for place in types.indices {
            var type = types[place]
            if type == .nsm { type = previous.isIsolateInitiator || previous == .pdi ? .on : previous }
            previous = type
            switch type {
            case .l, .r, .al: strong = type
            default: break
            }
            if type == .en, strong == .al { type = .an } else if type == .al { type = .r }
            types[place] = type
        }
    }

    /// W4 one separator between numbers, W5 terminators beside European numbers, W6 all others.
    private mutating func resolveSeparatorsAndTerminators() {
        var place = 0
        /// The type before a place after W4: a terminator that W5 makes a number joins no separator to others.
        var before = start
        while place < types.count {
            switch types[place] {
            case .es, .cs:
                let isBetween = place + 1 < types.count && types[place + 1] == before
                let joins = isBetween && (before == .en || before == .an && types[place] == .cs)
                types[place] = joins ? before : .on
            case .et:
                let first = place
                while place < types.count, types[place] == .et { place += 1 }
                let isBesideNumber =
                    first > 0 && types[first - 1] == .en || place < types.count && types[place] == .en
                for index in first..<place { types[index] = isBesideNumber ? .en : .on }
                before = .et
                continue
            default: break
            }
            before = types[place]
            place += 1
        }
    }

    /// W7: European numbers behind a letter of left-to-right text.
    private mutating func resolveNumbersBehindLatin() {
        var strong = start
        for place in types.indices {
            switch types[place] {
            case .l, .r: strong = types[place]
            case .en where strong == .l: types[place] = .l
            default: break
            }
        }
    }
}
