internal import LocaleFormatBridge

extension IsolatingRunSequence {
    /// Rules N1 and N2: neutrals between two of one direction take it, others the embedding direction.
    mutating func resolveNeutralTypes() {
        var before = start
        var place = 0
        while place < types.count {
            guard types[place].isNeutralOrIsolate else {
                before = types[place] == .l ? .l : .r
                place += 1
                continue
            }
            let first = place
            while place < types.count, types[place].isNeutralOrIsolate { place += 1 }
            let after = place == types.count ? end : types[place] == .l ? .l : .r
            for index in first..<place { types[index] = before == after ? before : embedding }
        }
    }
}

extension BidiClass {
    /// NI of UAX #9, section 3.3.5.
    fileprivate var isNeutralOrIsolate: Bool {
        switch self {
        case .b, .s, .ws, .on, .fsi, .lri, .rli, .pdi: true
        default: false
        }
    }
}
