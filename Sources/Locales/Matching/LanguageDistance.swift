internal import LocaleFormatCore

/// How far a language that is there lies from one that is wanted (UTS #35 part 1, "Language Matching"), by ICU's rules
/// and in its units: whole distances times eight, so that eighths tell equal locales from those filled in alike.
struct LanguageDistance: Sendable {
    /// Eighths to a whole distance.
    static let fraction = 8

    let data: MatchingData
    let likelySubtags: LikelySubtags

    /// ICU's data, read once; nil where this ICU has none.
    static let shared: LanguageDistance? = MatchingData().flatMap { data in
        LikelySubtags(data).map { LanguageDistance(data: data, likelySubtags: $0) }
    }

    /// Which of several is nearest, and how near.
    struct Nearest: Equatable {
        var index: Int
        /// In eighths.
        var distance: Int
    }

    /// The nearest of several that is less than `limit` eighths away; of equally near ones the likelier, then the first.
    func nearest(
        to desired: LanguageScriptRegion, in available: [LanguageScriptRegion], within limit: Int,
        _ options: LanguageMatcher.Options
    ) -> Nearest? {
        var limit = limit
        var best: Int?
        var start = data.distanceTrie
        let isDesiredKnown = Self.advance(&start, desired.language, wantsValue: false) != nil
        for (index, candidate) in available.enumerated() {
            let whole = (limit + Self.fraction - 1) / Self.fraction
            guard
                let distance = distance(
                    from: desired, to: candidate, start: isDesiredKnown ? start : nil, within: whole,
                    favorsScript: options.favoring == .script)
            else { continue }
            let isExact = distance == 0
            let eighths =
                isExact
                ? desired.explicit.symmetricDifference(candidate.explicit).rawValue : distance * Self.fraction
            let isNearer = eighths < limit
            guard isNearer || (!isExact && eighths == limit && best != nil) else { continue }
            if options.isTwoWay {
                let oneWay = LanguageMatcher.Options(favoring: options.favoring)
                guard nearest(to: candidate, in: [desired], within: limit, oneWay) != nil else { continue }
            }
            if isNearer {
                best = index
                limit = eighths
                if eighths == 0 { break }
            } else if let previous = best, likelySubtags.isLikelier(candidate, than: available[previous]) {
                best = index
            }
        }
        return best.map { Nearest(index: $0, distance: limit) }
    }

    /// Whether a locale is one of those that others of its language are nearer to: `en-GB` and `es-419`, for example.
    func isParadigm(_ subtags: LanguageScriptRegion) -> Bool {
        data.paradigms.contains { subtags.isEquivalent(to: $0) }
    }

    /// By how much each further wish counts less: as much as one English differs from another.
    var demotion: Int {
        let american = LanguageScriptRegion(language: "en", script: "Latn", region: "US", explicit: .all)
        let british = LanguageScriptRegion(language: "en", script: "Latn", region: "GB", explicit: .all)
        let found = nearest(to: american, in: [british], within: 50 * Self.fraction, .init())
        return (found?.distance ?? 0) / Self.fraction
    }
}

// MARK: - One distance

extension LanguageDistance {
    /// Rules about languages say with this bit of their value that scripts follow the general rule.
    private static let skipsScript = 0x80

    /// The sum of what languages, scripts and regions differ by, 0 to 100 and a little more; nil when it is more than
    /// `limit`. `start` is where the desired language leads to, nil when no rule is about it.
    private func distance(
        from desired: LanguageScriptRegion, to available: LanguageScriptRegion, start: BytesTrie?, within limit: Int,
        favorsScript: Bool
    ) -> Int? {
        var distance: Int
        // Whether only the general rules are left.
        var isFinal = true
        var isSimpleScript = true
        var trie = data.distanceTrie
        if let start,
            case .some(let rule) = {
                trie = start
                return Self.advance(&trie, available.language, wantsValue: true)
            }()
        {
            distance = rule.value & ~Self.skipsScript
            isFinal = rule.isFinal
            isSimpleScript = rule.isFinal || rule.value & Self.skipsScript != 0
        } else {
            distance = desired.language == available.language ? 0 : data.languageDistance
        }
        // A quarter of a language's distance, so that scripts weigh more.
        if favorsScript { distance >>= 2 }
        if distance > limit { return nil }

        if isSimpleScript {
            if desired.script != available.script { distance += data.scriptDistance }
        } else {
            let rule = scriptRule(&trie, desired.script, available.script)
            distance += rule.value
            isFinal = rule.isFinal
        }
        if distance > limit { return nil }

        if desired.region == available.region { return distance }
        if isFinal {
            distance += data.regionDistance
        } else {
            let left = limit - distance
            if data.leastRegionDistance > left { return nil }
            distance += regionDistance(trie, partitions(of: desired), partitions(of: available), within: left)
        }
        // Beyond the limit too; the caller compares eighths.
        return distance
    }

    private struct Rule {
        var value: Int
        /// Nothing more specific follows.
        var isFinal: Bool
    }

    private func scriptRule(_ trie: inout BytesTrie, _ desired: String, _ available: String) -> Rule {
        let start = trie
        if Self.advance(&trie, desired, wantsValue: false) != nil,
            let rule = Self.advance(&trie, available, wantsValue: true)
        {
            return rule
        }
        trie = start
        let step = trie.next(UInt8(ascii: "*"))
        let value = desired == available ? 0 : trie.value ?? data.scriptDistance
        return Rule(value: value, isFinal: step != .intermediateValue)
    }

    private func partitions(of subtags: LanguageScriptRegion) -> [UInt8] {
        let index = Int(data.regionToPartitions[LanguageScriptRegion.index(of: subtags.region)])
        return data.partitions.indices.contains(index) ? data.partitions[index] : []
    }

    /// The largest distance between any group of one region and any group of the other; the general one once, for pairs
    /// without a rule.
    private func regionDistance(_ start: BytesTrie, _ desired: [UInt8], _ available: [UInt8], within limit: Int) -> Int
    {
        var largest = 0
        var usedGeneral = false
        func general() -> Int {
            if usedGeneral { return 0 }
            usedGeneral = true
            var trie = start
            return trie.next(UInt8(ascii: "*")).hasValue ? trie.value ?? data.regionDistance : data.regionDistance
        }
        for one in desired {
            var afterDesired = start
            let isKnown = afterDesired.next(one | 0x80).hasNext
            for other in isKnown ? available : [0] {
                var trie = afterDesired
                let hasRule = isKnown && trie.next(other | 0x80).hasValue
                let distance = hasRule ? trie.value ?? 0 : general()
                if distance > limit { return distance }
                largest = max(largest, distance)
            }
        }
        return largest
    }

    /// Follows a whole subtag, whose last byte has its high bit set; nil when nothing is about it.
    private static func advance(_ trie: inout BytesTrie, _ subtag: String, wantsValue: Bool) -> Rule? {
        let bytes = subtag.utf8
        var left = bytes.count
        for byte in bytes {
            left -= 1
            let step = trie.next(left == 0 ? byte | 0x80 : byte)
            if left > 0 {
                guard step.hasNext else { return nil }
            } else if wantsValue {
                return step.hasValue ? trie.value.map { Rule(value: $0, isFinal: step == .finalValue) } : nil
            } else if step.hasNext {
                return Rule(value: 0, isFinal: false)
            }
        }
        return nil
    }
}
