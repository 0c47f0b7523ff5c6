internal import LocaleFormatCore

/// Chinese, Japanese and Korean names, mostly written without spaces.
struct EastAsianNameParser {
    let language: LanguageKey

    func parse(_ line: String) -> PersonName {
        var name = PersonName()
        var words = line.split(whereSeparator: { $0.isWhitespace || "・·•‧＝".contains($0) }).map(String.init)
        let isForeign = line.contains { "・·•‧＝".contains($0) }
        if isForeign, words.count > 1 {
            // Between dots stands a name from elsewhere, given name first; `und` says that it is not from here.
            name.locale = .root
            name.given = words.removeFirst()
            name.family = words.popLast()
            name.middle = words.isEmpty ? nil : words.joined(separator: "・")
            return name
        }
        if let last = words.last {
            let (rest, suffix) = splitSuffix(last, isAlone: words.count == 1)
            name.suffix = suffix
            words.removeLast()
            if !rest.isEmpty { words.append(rest) }
        }
        if words.count > 1 {
            name.family = words.removeFirst()
            name.given = words.joined(separator: " ")
        } else if let whole = words.first {
            split(whole, into: &name)
        }
        return name
    }

    /// Takes a title from the end, if two characters remain: 山田様 is 山田 and 様.
    private func splitSuffix(_ word: String, isAlone: Bool) -> (String, String?) {
        let candidates = ParsingTables.suffixes.keys.filter { suffix in
            word.hasSuffix(suffix) && NameScript.first(in: suffix).map(NameScript.isEastAsian) == true
        }
        guard let suffix = candidates.max(by: { $0.count < $1.count }),
            !isAlone || word.count - suffix.count >= 2 || suffix.count > 1 && word.count > suffix.count
        else { return (word, nil) }
        return (String(word.dropLast(suffix.count)), suffix)
    }

    private func split(_ text: String, into name: inout PersonName) {
        let characters = Array(text)
        guard characters.count > 1, let length = surnameLength(characters), length < characters.count else {
            name.given = text
            return
        }
        name.family = String(characters[..<length])
        name.given = String(characters[length...])
    }

    /// Nil where no surname can be told, as in a name in kana alone.
    private func surnameLength(_ characters: [Character]) -> Int? {
        let scripts = characters.map { NameScript.first(in: String($0)) }
        let isHan = scripts.map { $0 == NameScript.han || $0 == nil }
        if scripts[0] == NameScript.hangul { return known(characters, in: "ko", lengths: [2]) ?? 1 }
        guard isHan[0] else { return nil }
        if let change = isHan.firstIndex(of: false) {
            // 山田たろう, and also 東ちづる; kana inside a surname is rare.
            if scripts[change] != NameScript.hangul { return change }
        }
        if language == .japanese {
            if let length = known(characters, in: "ja", lengths: [4, 3]) { return length }
            if characters.count == 2 { return 1 }
            if characters.count == 3, known(characters, in: "ja", lengths: [1]) != nil { return 1 }
            return 2
        }
        return known(characters, in: language == .korean ? "ko" : "zh", lengths: [2]) ?? 1
    }

    private func known(_ characters: [Character], in language: String, lengths: [Int]) -> Int? {
        lengths.first { length in
            characters.count > length
                && ParsingTables.eastAsianSurnames[String(characters[..<length])]?.split(separator: " ")
                    .contains { $0 == language } == true
        }
    }
}
