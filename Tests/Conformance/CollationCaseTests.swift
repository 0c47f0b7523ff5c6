import LocaleFormatJSON
import Testing

@testable import conformance

/// `collation`: cases in the shapes of Unicode's suite.
@Suite struct CollationCaseTests {
    @Test(arguments: [
        (#""s1":"a","s2":"b""#, true), (#""s1":"b","s2":"a""#, false), (#""s1":"a","s2":"a""#, true),
        (#""s1":"a","s2":"a","compare_type":"<""#, false), (#""s1":"a","s2":"b","compare_type":"<1""#, true),
        (#""s1":"a","s2":"á","compare_type":"<1""#, false), (#""s1":"a","s2":"á","compare_type":"<2""#, true),
        (#""s1":"a","s2":"A","compare_type":"<3""#, true), (#""s1":"a","s2":"A","compare_type":"<2""#, false),
        (#""s1":"a","s2":"A","compare_type":"<c","caseLevel":"on","strength":"primary""#, true),
        (#""s1":"a","s2":"A","compare_type":"=","strength":"primary""#, true),
        (#""s1":"a-b","s2":"ab","compare_type":"=","ignorePunctuation":true"#, true),
        (#""s1":"a-b","s2":"ab","compare_type":"<4","alternate":"shifted","strength":"quaternary""#, true),
        (#""s1":"9","s2":"10","numeric":"on""#, true), (#""s1":"9","s2":"10","numeric":false"#, false),
        (#""s1":"ω","s2":"a","reorder":"Grek Latn""#, true), (#""s1":"a","s2":"5","reorder":"Latn digit""#, true),
        (#""s1":"z","s2":"b","rules":"&a<z""#, true), (#""s1":"b","s2":"\u0001","rules":"&b<\\u0001""#, true),
        (#""s1":"zoo","s2":"ärger","locale":"sv""#, true), (#""s1":"côte","s2":"coté","backwards":"on""#, true),
        (#""s1":"A","s2":"a","caseFirst":"upper""#, true),
    ])
    func relationHolds(members: String, expected: Bool) throws {
        let test = try JSONReader.value(of: Array("{\(members)}".utf8))
        #expect(CollationTest.answer(test) == .object(["result": .bool(expected)]), "\(members)")
    }

    @Test(arguments: [#""s1":"a","s2":"b","strength":"extreme""#, #""s1":"a","s2":"b","compare_type":">""#])
    func unknownOptionsAreUnsupported(members: String) throws {
        let test = try JSONReader.value(of: Array("{\(members)}".utf8))
        #expect(CollationTest.answer(test)["unsupported"] != nil)
    }
}
