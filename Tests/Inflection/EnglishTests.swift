import LocaleFormat
import LocalizedStrings
import LocaleFormatInflection
import LocaleFormatLexicon
import Testing

/// Expected forms are those of school English (general knowledge, as the data).
@Suite struct EnglishTests {
    /// Singular and plural; where only one word is given, the plural adds -s.
    static let plurals = """
        file folder:folders image copy:copies category:categories entry:entries party:parties city:cities story:stories
        key day boy toy monkey survey essay delay journey box:boxes tax:taxes fox:foxes bus:buses class:classes
        address:addresses boss:bosses process:processes church:churches watch:watches match:matches branch:branches
        wish:wishes dish:dishes brush:brushes stomach monarch epoch quiz:quizzes buzz:buzzes waltz:waltzes
        child:children man:men woman:women person:people foot:feet tooth:teeth goose:geese mouse:mice louse:lice ox:oxen
        sheep:sheep deer:deer fish:fish aircraft:aircraft series:series species:species offspring:offspring moose:moose
        leaf:leaves loaf:loaves half:halves calf:calves wolf:wolves shelf:shelves elf:elves thief:thieves knife:knives
        life:lives wife:wives scarf:scarves roof chief belief proof chef cliff safe giraffe gulf dwarf tariff sheriff
        potato:potatoes tomato:tomatoes hero:heroes echo:echoes veto:vetoes torpedo:torpedoes embargo:embargoes
        photo video piano radio studio zoo memo logo disco kilo avocado burrito taco portfolio ratio kangaroo tattoo
        analysis:analyses crisis:crises thesis:theses hypothesis:hypotheses diagnosis:diagnoses sneeze squeeze
        oasis:oases parenthesis:parentheses synopsis:synopses cactus:cacti fungus:fungi nucleus:nuclei radius:radii
        stimulus:stimuli alumnus:alumni virus:viruses bonus:bonuses campus:campuses status:statuses genius:geniuses
        bacterium:bacteria curriculum:curricula criterion:criteria phenomenon:phenomena album museum stadium forum
        index:indexes appendix:appendices matrix:matrices vertex:vertices formula:formulas camera idea area pizza
        bureau:bureaus plateau:plateaus chateau:chateaux human german fireman:firemen policeman:policemen woman:women
        gas:gases lens:lenses canvas:canvases atlas:atlases alias:aliases movie cookie pie tie zombie selfie calorie
        cache headache shoe toe canoe size prize maze house horse case database purchase phrase vase nurse course
        document picture message email contact event reminder note task item list song track playlist artist
        book chapter word letter line paragraph table row column cell sheet slide presentation project user account
        password lock device phone tablet computer laptop screen window tab button link website app application update
        download upload backup error warning problem issue question answer comment reply:replies post follower friend
        member group team channel room meeting call number week month year hour minute second time date night place
        location map route street road town country:countries language translation setting option choice preference
        feature notification alert alarm timer clock order cart product price discount coupon payment card invoice
        receipt refund delivery:deliveries package step goal workout mile kilometer meter gram kilogram pound liter
        degree point level score game player round ticket seat flight train station airport hotel ring car bike boat
        ship bag bottle cup glass:glasses plate fork spoon meal salad sandwich:sandwiches burger drink coffee apple
        orange egg cake recipe ingredient dog cat bird tree flower animal girl guest student teacher doctor driver
        family:families battery:batteries memory:memories property:properties query:queries body:bodies baby:babies
        company:companies factory:factories duty:duties activity:activities inbox:inboxes fax:faxes search:searches
        switch:switches patch:patches widget gadget snapshot screenshot podcast episode season trailer subscriber
        taxi safari kiwi zucchini bikini omen specimen dormouse:dormice spokeswoman:spokeswomen tally:tallies seabed watershed
        topic clinic metric miniseries:miniseries paralysis:paralyses catharsis:catharses waltz:waltzes breeze magpie newbie
        """.split(whereSeparator: \.isWhitespace).map { word in
            let halves = word.split(separator: ":").map(String.init)
            return (halves[0], halves.count > 1 ? halves[1] : halves[0] + "s")
        }

    @Test func pluralsAndSingulars() throws {
        #expect(Self.plurals.count >= 300)
        for (singular, plural) in Self.plurals {
            for written in [singular, plural] {
                #expect(try inflect("en", "%@ \(written)", [number("1")]).text == "1 " + singular, "\(written)")
                #expect(try inflect("en", "%@ \(written)", [number("2")]).text == "2 " + plural, "\(written)")
                #expect(
                    try inflect("en", "%@ %@", [number("2"), argument(written)]).text == "2 " + plural, "\(written)")
            }
        }
    }

    @Test(arguments: [
        ("0.5", "files"), ("1.0", "files"), ("-1", "file"), ("0", "files"), ("1", "file"), ("1,000", "files"),
    ])
    func formByPluralRules(_ text: String, _ noun: String) throws {
        let value = text == "1,000" ? ExactDecimal(1000) : try ExactDecimal(text)
        #expect(try inflect("en", "%@ file", [InflectionPiece(text, kind: .number(value))]).text == text + " " + noun)
    }

    @Test(arguments: [
        ("%@ new file was deleted", "2", "2 new files were deleted"), ("%@ files are shared", "1", "1 file is shared"),
        ("There is %@ new message", "3", "There are 3 new messages"), ("%@ file selected", "5", "5 files selected"),
        ("This is %@ item", "2", "These are 2 items"), ("%@ mother-in-law", "2", "2 mothers-in-law"),
        ("%@ File", "2", "2 Files"),
        ("%@ FILE", "2", "2 FILES"), ("%@ PDF", "3", "3 PDFs"), ("%@ cup of coffee", "2", "2 cups of coffee"),
        ("%@ person has replied", "2", "2 people have replied"),
        ("%@ user doesn’t exist", "2", "2 users don’t exist"), ("%@ photo remains", "4", "4 photos remain"),
        ("%@ iPhone", "2", "2 iPhones"), ("%@ Child", "2", "2 Children"),
    ]) func phrases(_ text: String, _ value: String, _ expected: String) throws {
        #expect(try inflect("en", text, [number(value)]).text == expected)
    }

    @Test func sentencesWithTwoNumbers() throws {
        #expect(try inflect("en", "%@ file and %@ folder", [number("1"), number("2")]).text == "1 file and 2 folders")
        #expect(
            try inflect("en", "%@ %@ %@", [number("2"), argument("small"), argument("salad")]).text == "2 small salads")
        #expect(try inflect("en", "this %@", [argument("files")]).text == "these files")
        #expect(try inflect("en", "is", in: .init(agreement: WordMorphology(number: .plural))).text == "are")
        #expect(try inflect("en", "%@'s", [argument("users")]).text == "users'")
        #expect(try inflect("en", "%@'s", [argument("James")]).text == "James's")
    }

    static let an = """
        apple egg image orange hour honest honor heir heirloom honorary umbrella uncle update upload user-x urgent
        uninstalled unimportant unidentified unread 8 80 8,000 800 11 18 11,000 18.5 MP3 FBI FAQ HTML SMS URLx X-ray XML LED
        NBA MRI LCD RSVP SQL RSS hourly honestly e-mail iPhone iPad eBay ATM AI API ID IP app album artist event error
        entry item icon issue invoice inbox object option order offer old open empty ugly ulcer usher utter urban
        """.replacing("user-x ", with: "").replacing("URLx ", with: "").split(whereSeparator: \.isWhitespace).map(
            String.init)
    static let a = """
        file user unit university unique union uniform universe useful usual utility Ukraine ukulele unanimous URL UFO USB
        UI euro European eulogy one once one-time ouija house hotel hat historic 1 7 10 12 80x0 100 110 1,800 180 111 28 PDF
        GIF BBC TV DVD CD VPN Wi-Fi NASA NATO RAM ROM SIM yes yellow year QR video photo message T-shirt U-turn unicorn
        PIN bus car door garden key letter movie note phone question room song table van word zip
        """.replacing("80x0 ", with: "").split(whereSeparator: \.isWhitespace).map(String.init)

    @Test func articles() throws {
        #expect(Self.an.count + Self.a.count >= 100)
        for (article, words) in [("an", Self.an), ("a", Self.a)] {
            for word in words {
                for written in ["a", "an"] {
                    #expect(try inflect("en", "\(written) %@", [argument(word)]).text == "\(article) \(word)")
                    #expect(try inflect("en", "\(written)", in: .init(following: " \(word)")).text == article)
                }
                #expect(
                    try inflect("en", "A “%@”", [argument(word)]).text == "\(article == "a" ? "A" : "An") “\(word)”")
            }
        }
    }

    @Test(arguments: [
        ("he is", TermOfAddress.feminine, "she is"), ("He is", .neutral, "They are"), ("they are", .masculine, "he is"),
        ("she has her keys", .masculine, "he has his keys"),
        ("him", .feminine, "her"), ("his photo", .neutral, "their photo"), ("themselves", .feminine, "herself"),
        ("he's", .neutral, "they're"),
        (
            "they were",
            .custom(pronouns: [.init(pronoun: "xe", morphology: WordMorphology(grammaticalCase: .nominative))]),
            "xe was"
        ),
    ]) func pronouns(_ text: String, _ term: TermOfAddress, _ expected: String) throws {
        #expect(try inflect("en", text, in: .init(termOfAddress: term)).text == expected)
    }

    @Test func morphologyOfPhrases() throws {
        let english = try #require(Inflector(locale: "en-GB"))
        #expect(english.morphology(of: "file")?.number == .singular)
        #expect(english.morphology(of: "cups of coffee")?.number == .plural)
        #expect(english.morphology(of: "small children")?.number == .plural)
        #expect(english.morphology(of: "") == nil)
    }
}
