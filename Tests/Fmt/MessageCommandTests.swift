import Testing

/// `fmt message` from its arguments to its output.
@Suite struct MessageCommandTests {
    @Test func texts() {
        #expect(run("message", "Hello {$n}", "--arg", "n=Ada", "--locale", "en").lines == ["Hello \u{2068}Ada\u{2069}"])
        #expect(
            run(
                "message", "{$n} {$t}", "--arg", "n=1234.5", "--arg", #"t:="5""#, "--locale", "de", "--bidi-isolation",
                "none"
            )
            .lines == ["1.234,5 5"])
        let money = run("message", "{$p :currency}", "--arg", #"p:={"value":5,"currency":"EUR"}"#, "--locale", "de")
        #expect(money.lines == ["5,00\u{A0}€"])
        let zone = run("message", "{|2006-01-02T15:04:06Z| :time}", "--time-zone", "Asia/Kolkata", "--locale", "de")
        #expect(zone.lines == ["20:34"])
        let apple = run(
            "message", "%lld of %@", "--syntax", "apple", "--arg", "1=1234", "--arg", "2=x", "--locale", "de")
        #expect(apple.lines == ["1.234 of x"])
    }

    @Test func messagesOfICU() {
        let plural = [
            "message", "{n, plural, one {# file} other {# files}} in {x}", "--syntax", "mf1", "--locale", "de",
        ]
        #expect(run(list: plural + ["--arg", "n=1234", "--arg", "x=y"]).lines == ["1.234 files in y"])
        #expect(run(list: plural + ["--arg", "n=1"]).lines == ["1 file in {x}"])
        let date = ["message", "{d, date, long} {d, time,HH:mm}", "--syntax", "mf1", "--locale", "de"]
        #expect(
            run(list: date + ["--arg", "d=2025-11-21T08:30:00Z", "--time-zone", "Asia/Kolkata"]).lines == [
                "21. November 2025 14:00"
            ])
        let isolated = ["message", "{x}", "--syntax", "mf1", "--arg", "x=שלום", "--locale", "en"]
        #expect(run(list: isolated).lines == ["שלום"])
        #expect(run(list: isolated + ["--bidi-isolation", "default"]).lines == ["\u{2068}שלום\u{2069}"])
        let json = run("message", "a{n}", "--syntax", "mf1", "--arg", "n=1", "--locale", "en", "--json")
        #expect(
            json.lines == [
                #"{"value":"a{n}","locale":"en","text":"a1","parts":[{"field":"literal","text":"a"},{"field":"integer","text":"1"}]}"#
            ])
        let failed = run("message", "{n, plural, one {}}", "--syntax", "mf1", "--locale", "en")
        #expect(failed.code == 1 && failed.output.isEmpty)
        #expect(
            failed.errors.hasPrefix(
                "fmt: line 1, column 1: the choice is not complete; expected a variant for 'other'; see 'fmt help"))
        let line = #"{"op":"message","syntax":"mf1","value":"{0, number, percent}","args":{"0":0.25},"locale":"en"}"#
        #expect(run("batch", input: Array(line.utf8)).lines == [#"{"result":"25%"}"#])
    }

    @Test func faults() {
        let failed = run("message", "{$x}!", "--locale", "en", "--bidi-isolation", "none")
        #expect(failed.lines == ["{$x}!"] && failed.code == 1)
        #expect(failed.errors == "fmt: line 1, column 1: unresolved-variable: there is no argument 'x'\n")
        for arguments in [
            ["x", "--arg", "n"], ["x", "--arg", "n:={"], ["x", "--arg", "n:={}"], ["x", "--syntax", "mf9"],
            ["x", "--time-zone", "Mars/Olympus"], ["x", "--syntax", "apple", "--arg", "n=1"], [],
        ] {
            let outcome = run(list: ["message"] + arguments)
            #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1, "\(outcome.errors)")
        }
        #expect(
            run("message", "%@ %@", "--syntax", "apple", "--arg", "1=3", "--arg", "4").errors
                == "fmt: --arg is '4'; expected NAME=VALUE or NAME:=JSON, such as 2=4; see 'fmt help message'\n")
    }

    @Test func json() {
        let outcome = run("message", "{#b}{-1 :number u:id=i} {$x}", "--locale", "en", "--json")
        let members: [String] = [
            #""value":"{#b}{-1 :number u:id=i} {$x}""#, #""locale":"en""#, #""text":"-1 \u2068{$x}\u2069""#,
            #""parts":[{"type":"markup","kind":"open","name":"b"}"#,
            #"{"type":"number","source":"|-1|","dir":"ltr","id":"i","locale":"en""#,
            #""parts":[{"type":"sign","value":"-"}"#, #"{"type":"integer","value":"1"}]}"#,
            #"{"type":"text","value":" "}"#, #"{"type":"bidiIsolation","value":"\u2068"}"#,
            #"{"type":"fallback","source":"$x"}"#, #"{"type":"bidiIsolation","value":"\u2069"}]"#,
            #""errors":["unresolved-variable"]"#,
            #""problems":["line 1, column 25: unresolved-variable: there is no argument 'x'"]"#,
        ]
        #expect(outcome.lines == ["{" + members.joined(separator: ",") + "}"])
    }

    @Test func batch() {
        let lines = [
            #"{"id":1,"op":"message","syntax":"mf2","value":"{$n} {$s}","args":{"n":1234.5,"s":"x"},"locale":"de","bidiIsolation":"none"}"#,
            #"{"id":2,"op":"message","value":"{$n} {$s}","args":{"n":1234.5},"locale":"de","bidiIsolation":"none"}"#,
            #"{"id":3,"op":"message","value":"{","locale":"en"}"#,
            #"{"id":4,"op":"message","value":".local $x = {1 :test:select decimalPlaces=1} .match $x 1 {{1}} 1.0 {{1.0}} * {{*}}","testFunctions":true,"locale":"en"}"#,
            #"{"id":5,"op":"message","value":"{42 :test:function fails=format}","testFunctions":true,"locale":"en","bidiIsolation":"none"}"#,
            #"{"id":6,"op":"markup","value":"%@","args":{"n":1}}"#,
            #"{"id":7,"op":"message","value":"{-1.25 :test:function decimalPlaces=1}","testFunctions":true,"locale":"en"}"#,
        ]
        let outcome = run("batch", input: Array(lines.joined(separator: "\n").utf8))
        #expect(
            outcome.lines == [
                #"{"id":1,"result":"1.234,5 x"}"#,
                #"{"id":2,"result":"1.234,5 {$s}","errors":["unresolved-variable"]}"#,
                #"{"id":3,"result":"{"# + "\u{FFFD}" + #"}","errors":["syntax-error"]}"#,
                #"{"id":4,"result":"1.0"}"#, #"{"id":5,"result":"{|42|}","errors":["bad-option"]}"#,
                #"{"id":6,"error":"'args' must be a string, a number or an array of them"}"#,
                #"{"id":7,"result":"-1.2"}"#,
            ])
    }

    @Test func conversion() {
        let plural = ["message", "{n, plural, one {# file} other {# files}}", "--syntax", "mf1", "--locale", "en"]
        let unicode = run(list: plural + ["--to", "mf2"])
        #expect(
            unicode.lines == [".input {$n :number} .match $n one {{{$n} file}} * {{{$n} files}}"] && unicode.code == 0)
        let exact = run(list: plural + ["--to", "mf2", "--exact"])
        #expect(
            exact.output.hasPrefix(
                ".input {$n :number maximumFractionDigits=3 roundingMode=halfEven useGrouping=always}"))
        let apple = run(list: plural + ["--to", "apple"])
        #expect(
            apple.lines == [
                #"{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld file"}},"other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}}"#
            ])
        let back = ["message", String(apple.lines[0]), "--syntax", "apple", "--locale", "en"]
        #expect(
            run(list: back + ["--to", "mf1", "--arg", "1=n"]).lines == ["{n, plural, one {# file} other {# files}}"])
        // What is written can be read, formatted too.
        #expect(run(list: back + ["--arg", "1=1234"]).lines == ["1,234 files"])
        let lost = run("message", "{#b}x{/b} {$y}", "--to", "mf1", "--locale", "en")
        #expect(lost.lines == ["x {y}"] && lost.code == 1)
        #expect(lost.errorLines.count == 2 && lost.errorLines[0].hasPrefix("fmt: line 1, column 1: markup '{#b}': "))
        #expect(run("message", "{#b}x{/b}", "--to", "formatjs", "--locale", "en").lines == ["<b>x</b>"])
        let line =
            #"{"op":"message","syntax":"apple","to":"mf2","value":"%@: %lld","args":{"1":"who"},"locale":"en"}"#
        #expect(run("batch", input: Array(line.utf8)).lines == [#"{"result":"{$who}: {$arg2 :integer}"}"#])
        let json = run("message", "{$x :shop:price}", "--to", "apple", "--locale", "en", "--json")
        #expect(json.output.contains(#""text":"%@","arguments":{"x":"1"},"errors":["function"]"#))
        for bad in [["x", "--exact"], ["x", "--to", "mf9"], ["x", "--to", "mf1", "--arg", "n"]] {
            #expect(run(list: ["message"] + bad).code == 2)
        }
        let huge = (0..<10).map { "{n\($0), plural, zero {a} one {b} two {c} few {d} many {e} other {f}}" }.joined()
        let refused = run("message", huge, "--syntax", "mf1", "--to", "mf2", "--locale", "en")
        #expect(refused.code == 1 && refused.errors.contains("too many parts") && refused.output.isEmpty)
    }
}
