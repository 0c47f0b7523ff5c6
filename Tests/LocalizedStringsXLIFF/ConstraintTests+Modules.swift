import LocalizedStringsXLIFF
import Testing

/// Modules of XLIFF 2.1 and 2.2 (OASIS), chapter 5: matches, glossaries, metadata, resource data, changes, sizes, validation.
extension ConstraintTests {
    @Test(arguments: [
        ("<mtc:matches/>", "matches"),
        ("<mtc:matches><mtc:match><source/><target/></mtc:match></mtc:matches>", "match"),
        ("<mtc:matches><mtc:match ref='#s1'><source/></mtc:match></mtc:matches>", "match"),
        ("<mtc:matches><mtc:match ref='#u1'><source/><target/></mtc:match></mtc:matches>", "match"),
        ("<mtc:matches><mtc:match ref='s1'><source/><target/></mtc:match></mtc:matches>", "match"),
        ("<mtc:matches><mtc:match ref='#s1' id='a b'><source/><target/></mtc:match></mtc:matches>", "match"),
        (
            "<mtc:matches><mtc:match ref='#s1' id='1'><source/><target/></mtc:match><mtc:match ref='#s1' id='1'><source/><target/></mtc:match></mtc:matches>",
            "match"
        ),
        ("<mtc:matches><mtc:match ref='#s1' similarity='100.1'><source/><target/></mtc:match></mtc:matches>", "match"),
        ("<mtc:matches><mtc:match ref='#s1' type='ebm'><source/><target/></mtc:match></mtc:matches>", "match"),
        ("<mtc:matches>x<mtc:match ref='#s1'><source/><target/></mtc:match></mtc:matches>", "matches"),
        ("<mtc:matches><mtc:match ref='#s1'><source/><target/>x</mtc:match></mtc:matches>", "match"),
        ("<mtc:matches><mtc:match ref='#s1'><mda:metadata/><source/><target/></mtc:match></mtc:matches>", "metadata"),
        (
            "<gls:glossary><gls:glossEntry>x<gls:term>a</gls:term><gls:definition>b</gls:definition></gls:glossEntry></gls:glossary>",
            "glossEntry"
        ),
        (
            "<gls:glossary><gls:glossEntry><gls:term>a</gls:term><gls:definition>b</gls:definition><mda:metadata/></gls:glossEntry></gls:glossary>",
            "metadata"
        ),
        ("<mda:metadata>x<mda:metaGroup><mda:meta type='a'/></mda:metaGroup></mda:metadata>", "metadata"),
        ("<mda:metadata><mda:metaGroup>x<mda:meta type='a'/></mda:metaGroup></mda:metadata>", "metaGroup"),
        ("<res:resourceData><res:resourceItem>x</res:resourceItem></res:resourceData>", "resourceItem"),
        ("<val:validation>x<val:rule isPresent='a'/></val:validation>", "validation"),
        ("<mtc:matches><mtc:match ref='#s1' subType='my:x'><source/><target/></mtc:match></mtc:matches>", "match"),
        ("<mtc:matches><mtc:match ref='#s1'><source/><target xml:lang='de'/></mtc:match></mtc:matches>", "target"),
        (
            "<mtc:matches><mtc:match ref='#s1'><source><ph id='1' dataRef='d9'/></source><target/></mtc:match></mtc:matches>",
            "ph"
        ),
        ("<gls:glossary><gls:glossEntry><gls:term>a</gls:term></gls:glossEntry></gls:glossary>", "glossEntry"),
        (
            "<gls:glossary><gls:glossEntry ref='#x'><gls:term>a</gls:term><gls:definition>b</gls:definition></gls:glossEntry></gls:glossary>",
            "glossEntry"
        ),
        (
            "<gls:glossary><gls:glossEntry id='1'><gls:term>a</gls:term><gls:translation id='1'>b</gls:translation></gls:glossEntry></gls:glossary>",
            "translation"
        ),
        ("<mda:metadata/>", "metadata"), ("<mda:metadata><mda:meta type='a'>b</mda:meta></mda:metadata>", "meta"),
        ("<mda:metadata><mda:metaGroup><mda:meta>b</mda:meta></mda:metaGroup></mda:metadata>", "meta"),
        ("<mda:metadata id='a b'><mda:metaGroup><mda:meta type='a'/></mda:metaGroup></mda:metadata>", "metadata"),
        ("<mda:metadata id='a'><mda:metaGroup id='a'><mda:meta type='a'/></mda:metaGroup></mda:metadata>", "metaGroup"),
        (
            "<mda:metadata><mda:metaGroup appliesTo='all'><mda:meta type='a'/></mda:metaGroup></mda:metadata>",
            "metaGroup"
        ),
        ("<mda:metadata><mda:metaGroup><mda:meta type='a' appliesTo='source'/></mda:metaGroup></mda:metadata>", "meta"),
        (
            "<res:resourceData><res:resourceItem id='1'/><res:resourceItemRef id='1' ref='x'/></res:resourceData>",
            "resourceItemRef"
        ),
        (
            "<res:resourceData><res:resourceItem><res:source href='x'>a</res:source></res:resourceItem></res:resourceData>",
            "source"
        ),
        (
            "<res:resourceData><res:resourceItem><res:target href='x' xml:lang='de'/></res:resourceItem></res:resourceData>",
            "target"
        ),
        (
            "<ctr:changeTrack><ctr:revisions appliesTo='note' ref='x'/></ctr:changeTrack><notes><note id='n'>x</note></notes>",
            "revisions"
        ),
        (
            "<ctr:changeTrack><ctr:revisions appliesTo='note'/></ctr:changeTrack><notes><note id='n'>x</note><note id='m'>y</note></notes>",
            "revisions"
        ),
        (
            "<ctr:changeTrack><ctr:revisions appliesTo='source' ref='x'/></ctr:changeTrack>", "revisions"
        ),
        (
            "<ctr:changeTrack><ctr:revisions appliesTo='source'><ctr:revision><ctr:item property='colour'>x</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack>",
            "item"
        ),
        ("<val:validation/>", "validation"), ("<val:validation><val:rule/></val:validation>", "rule"),
        ("<val:validation><val:rule isPresent='a' endsWith='b'/></val:validation>", "rule"),
        ("<val:validation><val:rule isPresent='a' occurs='0'/></val:validation>", "rule"),
        ("<val:validation><val:rule isNotPresent='a' existsInSource='yes'/></val:validation>", "rule"),
        ("<val:validation><val:rule isPresent='a' normalization='nfx'/></val:validation>", "rule"),
        ("<val:validation><val:rule isPresent='a' caseSensitive='maybe'/></val:validation>", "rule"),
    ])
    func modules(content: String, element: String) {
        #expect(refused(unit("a", data: content)) == element)
    }

    @Test(arguments: [
        "<mtc:matches><mtc:match id='1' ref='#s1' matchQuality='80' type='tm' subType='my:x'><mda:metadata><mda:metaGroup><mda:meta type='a'>b</mda:meta></mda:metaGroup></mda:metadata>\(original)<source><ph id='1' dataRef='d1'/></source><target>b</target><my:x/></mtc:match></mtc:matches>",
        "<mtc:matches><mtc:match ref='#s1' reference='yes'><source/><target xml:lang='de'/></mtc:match></mtc:matches>",
        "<gls:glossary><gls:glossEntry id='1' ref='#s1' my:x='1'><gls:term source='s'>a</gls:term><gls:translation id='2'>b</gls:translation><gls:definition>c</gls:definition></gls:glossEntry></gls:glossary>",
        "<mda:metadata id='m'><mda:metaGroup id='g' appliesTo='ignorable'><mda:metaGroup><mda:meta type='a'/></mda:metaGroup></mda:metaGroup></mda:metadata>",
        "<res:resourceData><res:resourceItemRef id='1' ref='x'/><res:resourceItem id='2' context='no'><res:source href='x'/></res:resourceItem></res:resourceData>",
        "<ctr:changeTrack><ctr:revisions appliesTo='note' ref='n'><ctr:revision><ctr:item property='category'>x</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack><notes><note id='n'>x</note></notes>",
        "<mtc:matches><mtc:match ref='#s1' type='tb'><source/><target/></mtc:match><mtc:match ref='#s1' type='icm'><source/><target/></mtc:match></mtc:matches>",
        // A note without an id is meant, and the source of the segment.
        "<ctr:changeTrack><ctr:revisions appliesTo='note'/><ctr:revisions appliesTo='source' ref='s1'/></ctr:changeTrack><notes><note id='n'>x</note><note>y</note></notes>",
        "<val:validation><val:rule isPresent='a' occurs='2' existsInSource='yes'/><val:rule my:own='x'/></val:validation>",
        "<my:x id='1'><my:y/>text</my:x><my:z id='2'/>", "<slr:data profile='my:p'><my:size id='z'/></slr:data>",
    ])
    func goodModules(content: String) {
        #expect(refused(unit("a", data: content)) == nil)
    }

    @Test func sizesOfFilesAndGroups() {
        let data = "<slr:profiles generalProfile='xliff:codepoints'/><slr:data profile='p'><my:size id='z'/></slr:data>"
        func body(_ attribute: String) -> String {
            file(
                "\(data)<group id='g' \(attribute)><unit id='u' slr:sizeRestriction='1,5'>\(Self.segment)</unit></group>"
            )
        }
        #expect(refused(body("slr:sizeInfoRef='z'")) == nil)
        #expect(refused(body("slr:sizeInfoRef='y'")) == "group")
        #expect(refused(body("slr:sizeInfo='1' slr:sizeInfoRef='z'")) == "group")
        #expect(refused(body("slr:sizeRestriction='ninety'")) == "group")
        #expect(refused(body("slr:storageRestriction='ninety'")) == nil)
    }

    /// The profiles of a file say what the values are; the standard's own count in numbers (section 5.7.6).
    @Test(arguments: [
        ("slr:equivStorage='x'", "storage"), ("slr:sizeInfo='25.5'", "general"), ("slr:sizeInfo='12px'", "general"),
        ("slr:storageRestriction='*1'", "storage"), ("slr:storageRestriction='1,2,3'", "storage"),
        ("slr:sizeRestriction='5,'", "general"), ("slr:sizeRestriction='*,5'", "general"),
        ("slr:sizeRestriction='3,7'", ""), ("slr:sizeRestriction='*'", ""), ("slr:storageRestriction='1,*'", ""),
        ("slr:equivStorage='7'", ""), ("slr:sizeInfo=''", ""),
    ])
    func profilesOfSizes(attribute: String, profile: String) {
        func body(_ profiles: String) -> String {
            let text = "<source><pc id='1' \(attribute)>a</pc></source>"
            return file("\(profiles)<unit id='u'><segment>\(text)</segment></unit>")
        }
        let general = "<slr:profiles generalProfile='xliff:codepoints'/>"
        let storage = "<slr:profiles storageProfile='xliff:utf16'/>"
        #expect(refused(body("")) == nil)
        #expect(refused(body("<slr:profiles generalProfile='my:pixels' storageProfile='my:words'/>")) == nil)
        #expect(refused(body(general)) == (profile == "general" ? "pc" : nil))
        #expect(refused(body(storage)) == (profile == "storage" ? "pc" : nil))
        let own = "<file id='f1' slr:sizeInfo='wide'>\(general)<unit id='u'>\(Self.segment)</unit></file>"
        #expect(refused(own) == "file")
        #expect(refused(own.replacing(general, with: "")) == nil)
    }
}
