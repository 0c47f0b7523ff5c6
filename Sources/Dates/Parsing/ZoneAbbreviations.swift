internal import LocaleFormatCore

/// Abbreviations of zones that stand in a text whose locale has no name like them.
///
/// An abbreviation is no id: `IST` is India's standard time, Ireland's summer time and Israel's standard time. The zones are
/// those of the tz database's own tables (files `europe`, `northamerica`, …), and for the ambiguous ones also those that
/// go by the letters elsewhere, as in the ids of three letters that Java once had, which ICU still takes.
enum ZoneAbbreviations {
    /// What an abbreviation stands for.
    struct Meaning: Sendable {
        let zone: String
        let isDaylight: Bool?
    }

    /// Everything that an abbreviation in capitals may mean; nil for one that is not known.
    static func meanings(of abbreviation: String) -> [Meaning]? { table[abbreviation] }

    /// The abbreviation's one meaning for a reader of a region, in a style of a zone; all of them where that does not tell.
    static func reading(_ abbreviation: String, style: TimeZoneID, region: String) -> ZoneReading? {
        guard let meanings = table[abbreviation] else { return nil }
        let own = style.rules.names
        for meaning in meanings {
            let zone = canonical(meaning.zone)
            guard zone == own.canonical || shares(zone, own.metazones.last) else { continue }
            return .zone(style, isDaylight: meaning.isDaylight)
        }
        let local = meanings.filter { ZoneNameTable.country(of: canonical($0.zone)) == region }
        let wanted = local.isEmpty ? meanings : local
        if wanted.count == 1, let zone = try? TimeZoneID(wanted[0].zone) {
            return .zone(zone, isDaylight: wanted[0].isDaylight)
        }
        return .ambiguous(wanted.map(\.zone))
    }

    /// CLDR's id, `Asia/Calcutta`.
    private static func canonical(_ zone: String) -> String { (try? TimeZoneID(zone))?.rules.names.canonical ?? zone }

    /// Whether a zone goes by a metazone today: by the names of those that share it. Greenwich's is many countries' that have
    /// names of their own in summer.
    private static func shares(_ zone: String, _ metazone: MetazoneUse?) -> Bool {
        guard let metazone, metazone.end == .max, metazone.metazone != "GMT" else { return false }
        return MetazoneUse.of(zone).last?.metazone == metazone.metazone
    }

    /// Whether letters are an id of the tz database: ICU also has ids of three letters that are none (CLDR, `timezone.xml`,
    /// marks them deprecated), and reads Dhaka's for `BST`.
    static func isID(_ letters: String) -> Bool {
        letters.utf8.count != 3
            || ["CET", "EET", "EST", "GMT", "HST", "MET", "MST", "PRC", "ROC", "ROK", "UCT", "UTC", "WET"].contains(
                letters.uppercased())
    }

    private static let table: [String: [Meaning]] = {
        var table: [String: [Meaning]] = [:]
        for row in rows.split(separator: "\n") {
            let words = row.split(separator: " ").map(String.init)
            table[words[0]] = words.dropFirst().map { word in
                // `+` marks the daylight saving time of a zone.
                let isDaylight = word.hasSuffix("+")
                return Meaning(zone: isDaylight ? String(word.dropLast()) : word, isDaylight: isDaylight)
            }
        }
        return table
    }()

    private static let rows = """
        ACDT Australia/Adelaide+
        ACST Australia/Adelaide
        ACT America/Rio_Branco Australia/Darwin
        ADT America/Halifax+
        AEDT Australia/Sydney+
        AEST Australia/Brisbane
        AKDT America/Anchorage+
        AKST America/Anchorage
        AMT America/Manaus Asia/Yerevan
        ART America/Argentina/Buenos_Aires Africa/Cairo
        AST America/Halifax Asia/Riyadh
        AWST Australia/Perth
        BST Europe/London+ Asia/Dhaka Pacific/Bougainville
        CAT Africa/Maputo
        CDT America/Chicago+ America/Havana+
        CEST Europe/Paris+
        CET Europe/Paris
        CHST Pacific/Guam
        CST America/Chicago America/Havana Asia/Shanghai
        EAT Africa/Nairobi
        ECT America/Guayaquil Europe/Paris
        EDT America/New_York+ Australia/Sydney+
        EEST Europe/Bucharest+
        EET Europe/Bucharest
        EST America/New_York Australia/Sydney
        GST Asia/Dubai Atlantic/South_Georgia Pacific/Guam
        HDT America/Adak+
        HKT Asia/Hong_Kong
        IDT Asia/Jerusalem+
        IST Asia/Kolkata Europe/Dublin+ Asia/Jerusalem
        JST Asia/Tokyo
        KST Asia/Seoul
        MDT America/Denver+
        MSK Europe/Moscow
        MST America/Denver Asia/Kuala_Lumpur Asia/Yangon
        NDT America/St_Johns+
        NST America/St_Johns Asia/Kathmandu
        NZDT Pacific/Auckland+
        NZST Pacific/Auckland
        PDT America/Los_Angeles+
        PKT Asia/Karachi
        PST America/Los_Angeles Asia/Manila Pacific/Pitcairn
        SAST Africa/Johannesburg
        SST Pacific/Pago_Pago Asia/Singapore Pacific/Guadalcanal
        WAT Africa/Lagos
        WEST Europe/Lisbon+
        WIB Asia/Jakarta
        WIT Asia/Jayapura
        WITA Asia/Makassar
        WST Australia/Perth Pacific/Apia
        """
}
