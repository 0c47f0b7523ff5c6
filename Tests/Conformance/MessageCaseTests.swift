import Testing

@testable import conformance

/// `message_fmt2`: sources, parameters and expected errors as the suite writes them.
@Suite struct MessageCaseTests {
    @Test(arguments: [
        (
            #""src":"{$n} {$s}","locale":"de","bidiIsolation":"none","params":[{"name":"n","value":1234.5},{"name":"s","value":"x"}]"#,
            #""result":"1.234,5 x""#
        ),
        (#""src":["{$n ",":number}"],"locale":"en","params":{"n":{"decimal":"1.50"}}"#, #""result":"1.5""#),
        (#""src":"{$d :date}","locale":"en","params":{"d":{"date":1136214245000}}"#, #""result":"Jan 2, 2006""#),
        (#""src":".local $x = {1 :test:select} .match $x 1 {{one}} * {{other}}","locale":"en""#, #""result":"one""#),
        (
            #""src":"{$x}","locale":"en","bidiIsolation":"none","expErrors":[{"type":"unresolved-variable"}]"#,
            #""result":"{$x}""#
        ),
        (
            #""src":"{$x}","locale":"en""#,
            #""error":"line 1, column 1: unresolved-variable: there is no argument 'x'","error_type":"unresolved-variable""#
        ),
        (#""locale":"en""#, #""error":"the test has no src","error_type":"unreadable test""#),
        (
            #""src":"a","locale":"en","bidiIsolation":"some""#,
            #""unsupported":"bidiIsolation: 'some'","error_type":"unsupported","error_detail":"bidiIsolation: 'some'""#
        ),
    ])
    func answers(test: String, reply: String) throws {
        let line = #"{"test_type":"message_fmt2","label":"1","# + test + "}"
        #expect(Session.answer(Array(line.utf8)).text == #"{"label":"1","# + reply + "}")
    }
}
