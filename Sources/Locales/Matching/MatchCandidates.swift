internal import LocaleFormatCore

extension LanguageMatcher {
    /// The available locales as distances are computed, in the order in which they are tried: those equal to the default,
    /// then CLDR's paradigm locales, then the others.
    struct Candidates: Sendable {
        private let subtags: [LanguageScriptRegion]
        /// For each of `subtags`, the place of its locale in the application's list.
        private let places: [Int]
        private let placeOfSubtags: [LanguageScriptRegion: Int]

        init(available: [LocaleID], default defaultLocale: LocaleID?) {
            let all = available.map(Self.subtags)
            let preferred = defaultLocale.map(Self.subtags) ?? all.first
            // The first is the default itself if no other was named, whatever else equals it.
            let rank = all.map { subtags in
                if let preferred, subtags.isEquivalent(to: preferred) { return 0 }
                return LanguageDistance.shared?.isParadigm(subtags) == true ? 1 : 2
            }
            var kept: [LanguageScriptRegion] = []
            var places: [Int] = []
            var placeOfSubtags: [LanguageScriptRegion: Int] = [:]
            for wanted in 0...2 {
                for (place, subtags) in all.enumerated() where rank[place] == wanted && placeOfSubtags[subtags] == nil {
                    placeOfSubtags[subtags] = place
                    kept.append(subtags)
                    places.append(place)
                }
            }
            (subtags, self.places, self.placeOfSubtags) = (kept, places, placeOfSubtags)
        }

        /// The places of the best locale and of the wish that it answers.
        func best(for preferred: [LocaleID], _ options: Options) -> (available: Int, preferred: Int)? {
            guard let data = LanguageDistance.shared else { return simpleBest(for: preferred) }
            var limit = options.limit(data) * LanguageDistance.fraction
            let demotion = options.demotesLaterLanguages ? data.demotion * LanguageDistance.fraction : 0
            var best: (available: Int, preferred: Int)?
            for (index, locale) in preferred.enumerated() {
                let desired = data.likelySubtags.maximized(locale)
                if let place = placeOfSubtags[desired] { return (place, index) }
                if let near = data.nearest(to: desired, in: subtags, within: limit, options) {
                    limit = near.distance
                    best = (places[near.index], index)
                }
                limit -= demotion
                if limit <= 0 { break }
            }
            return best
        }

        /// Without ICU's data: equal, or equal but for the region.
        private func simpleBest(for preferred: [LocaleID]) -> (available: Int, preferred: Int)? {
            for (index, locale) in preferred.enumerated() {
                let desired = Self.subtags(of: locale)
                if let place = placeOfSubtags[desired] { return (place, index) }
                let near = subtags.firstIndex { $0.language == desired.language && $0.script == desired.script }
                if let near { return (places[near], index) }
            }
            return nil
        }

        private static func subtags(of locale: LocaleID) -> LanguageScriptRegion {
            if let data = LanguageDistance.shared { return data.likelySubtags.maximized(locale) }
            let full = locale.maximized
            return LanguageScriptRegion(language: full.language, script: full.script ?? "", region: full.region ?? "")
        }
    }
}
