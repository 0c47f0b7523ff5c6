internal import LocalizedStrings

/// Substitutions: whether each that a text names is there, is used, and does not contain itself.
enum SubstitutionCheck {
    static func check(_ context: LintContext, _ collector: inout LintCollector) {
        var used: Set<String> = []
        /// By substitution: those that its wordings name, and which wording it is.
        var inner: [String: [(name: String, wording: LintWording)]] = [:]
        for wording in context.text.wordings {
            for specifier in wording.format.specifiers {
                guard case .substitution(let name) = specifier.conversion else { continue }
                used.insert(name)
                if context.text.substitutions[name] == nil {
                    collector.add(.substitutionMissing, context, wording, "there is no substitution “\(name)”")
                } else if let outer = wording.path.substitution {
                    inner[outer, default: []].append((name, wording))
                }
            }
        }
        for name in context.text.substitutions.keys.sorted() where !used.contains(name) {
            collector.add(
                .substitutionUnused, key: context.subject.key, language: context.language,
                variant: "substitutions.\(name)", "no text uses the substitution “\(name)”", suggestion: "%#@\(name)@")
        }
        for circle in circles(in: inner) {
            let way = circle.names.map { "“\($0)”" }.joined(separator: " → ")
            collector.add(.substitutionCircular, context, circle.wording, "the substitution contains itself: \(way)")
        }
    }

    /// A way from a substitution through others back to itself, and the wording that closes it.
    private struct Circle {
        let names: [String]
        let wording: LintWording
    }

    /// Goes through all substitutions once, depth first and without recursion: each name that leads back to one whose wordings are
    /// being gone through closes a circle.
    private static func circles(in inner: [String: [(name: String, wording: LintWording)]]) -> [Circle] {
        var circles: [Circle] = []
        var done: Set<String> = []
        for start in inner.keys.sorted() where !done.contains(start) {
            var way = [(name: start, next: 0)]
            var places = [start: 0]
            while let (name, next) = way.last {
                guard let followers = inner[name], next < followers.count else {
                    way.removeLast()
                    places[name] = nil
                    done.insert(name)
                    continue
                }
                way[way.count - 1].next += 1
                let follower = followers[next]
                if let place = places[follower.name] {
                    let names = way[place...].map(\.name)
                    let shown = names.count > 6 ? names.prefix(5) + ["…"] : names
                    circles.append(Circle(names: shown + [follower.name], wording: follower.wording))
                } else if !done.contains(follower.name) {
                    places[follower.name] = way.count
                    way.append((follower.name, 0))
                }
            }
        }
        return circles
    }
}
