import Harness
import LocalizedTextTools
import RawICU

/// A long text searched to its end: ours in its UTF-8, and ICU's `usearch` in UTF-16 with the same collation at primary
/// strength. Where a pattern is found, both find it as often.
func searching() -> [Benchmark] {
    searching("latin", "en", "The quick brown fox jumps over the lazy dog. ", none: "zebra", many: "brown")
        + searching("german", "de", "Müller ging in die Straße nach München. ", none: "Zürich", many: "strasse")
        + searching(
            "cyrillic", "ru", "Москва — столица России, город федерального значения. ", none: "Казань", many: "город")
        + searching(
            "devanagari", "hi", "भारत एक विशाल देश है और यहाँ की संस्कृति बहुत पुरानी है। ", none: "दिल्ली", many: "संस्कृति")
        + searching("tamil", "ta", "சென்னை தமிழ்நாட்டின் தலைநகரமாகும். ", none: "மதுரை", many: "தமிழ்")
        + searching("arabic", "ar", "القاهرة هي عاصمة جمهورية مصر العربية وأكبر مدنها. ", none: "بغداد", many: "مصر")
        + searching("thai", "th", "กรุงเทพมหานครเป็นเมืองหลวงของประเทศไทย ", none: "เชียงใหม่", many: "เมือง")
        + searching("chinese", "zh", "北京是中华人民共和国的首都，位于华北平原的北部。", none: "上海", many: "首都")
        + searching("japanese", "ja", "東京は日本の首都であり、世界最大の都市圏の一つです。", none: "大阪", many: "首都")
        + searching("korean", "ko", "서울은 대한민국의 수도이자 최대 도시이다. ", none: "부산", many: "수도")
}

private func searching(
    _ script: String, _ locale: LocaleID, _ sentence: String, none: String, many: String
) -> [Benchmark] {
    let repetitions = (1 << 20) / sentence.utf8.count
    let text = String(repeating: sentence, count: repetitions)
    let bytes = Array(text.utf8)
    let units = Array(text.utf16)
    return [("none", none, 0), ("many", many, repetitions)].flatMap { kind, pattern, expected -> [Benchmark] in
        let name = "search/\(script)-\(kind)"
        let search = LocalizedSearch(pattern, locale: locale).compiled()
        let patternUnits = Array(pattern.utf16)
        let open = patternUnits.withUnsafeBufferPointer { pattern in
            rawicu_search_open("\(locale.tag)@collation=search", pattern.baseAddress!, Int32(pattern.count))
        }
        func ours() -> Int {
            var count = 0
            search.forEachRange(inUTF8: bytes.span) { _ in
                count += 1
                return true
            }
            return count
        }
        func icu() -> Int {
            units.withUnsafeBufferPointer { Int(rawicu_search_count(open, $0.baseAddress!, Int32($0.count))) }
        }
        require("\(ours())", "\(expected)", name)
        require("\(icu())", "\(expected)", name)
        return [
            Benchmark("\(name)/ours", count: bytes.count) { ours() },
            Benchmark("\(name)/icu", count: bytes.count) { icu() },
        ]
    }
}
