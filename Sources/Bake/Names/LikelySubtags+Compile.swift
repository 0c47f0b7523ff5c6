import LocaleFormat
import LocaleFormatBaked
import LocaleFormatBridge

/// What is likely for the languages of names, out of ICU's data.
extension LikelySubtagTable.Content {
    static let icu = {
        var content = LikelySubtagTable.Content()
        for code: Int32 in 0..<512 {
            guard let name = ScriptData.name(of: code) else { continue }
            if ScriptData.code(named: name) == code { content.scripts[name] = code }
            content.ofScripts[code] = NameScript.likelyLanguage(of: code)
        }
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
        let pairs = letters.flatMap { first in letters.map { first + $0 } }
        for language in pairs + pairs.flatMap({ pair in letters.map { pair + $0 } }) {
            guard let script = likely(language)?.script, let code = content.scripts[script] else { continue }
            content.languages[language] = code
        }
        content.addTags()
        return content
    }()

    private mutating func addTags() {
        let available = Set(LocaleID.available.map(\.withoutExtensions))
        let regions = RegionID.all(.territory).map(\.code)
        for language in Set(available.map(\.language) + ["und"]).sorted() {
            guard let likely = add(language) else { continue }
            for region in regions
            where language == "und" || Self.likely("\(language)_\(region)")?.script != likely.script {
                add("\(language)-\(region)")
            }
            guard language != "und" else { continue }
            for script in scripts.keys where Self.likely("\(language)_\(script)")?.region != likely.region {
                add("\(language)-\(script)")
            }
        }
        for script in scripts.keys { add("und-\(script)") }
    }

    /// What ICU says, without the time that an identifier takes: there are 100,000 pairs, of which few add anything.
    private static func likely(_ name: String) -> (script: String, region: String)? {
        guard let full = try? LocaleData.maximized(name) else { return nil }
        let subtags = full.split(separator: "_")
        return subtags.count == 3 ? (String(subtags[1]), String(subtags[2])) : nil
    }

    @discardableResult
    private mutating func add(_ tag: String) -> LocaleID? {
        guard let locale = try? LocaleID.init(tag), locale.tag == tag else { return nil }
        let likely = locale.maximized
        if likely != locale { tags[tag] = likely.tag }
        return likely
    }
}
