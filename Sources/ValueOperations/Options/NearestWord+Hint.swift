import LocaleFormat

extension NearestWord {
    /// `; did you mean 'number'?`, or another hint where nothing is near.
    public static func hint(_ word: some StringProtocol, among words: [String], otherwise: String) -> String {
        "; " + (nearest(to: word, among: words).map { "did you mean '\($0)'?" } ?? otherwise)
    }
}
