import ArgumentParser
import Foundation
import StringsExtractor

struct ExtractCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fmt-strings-extract",
        abstract: "Finds localized strings in Swift sources and prints them as JSON, one object a line.",
        discussion: """
            Recognized are String(localized:), AttributedString(localized:), NSLocalizedString, LocalizedText,
            LocalizedStringResource, localizedString(forKey:), literals that stand where one of these types is declared in
            any of the files, functions that hand their text to NSLocalizedString, and, in files that import SwiftUI,
            WidgetKit or AppIntents, what these localize.
            Interpolations become format specifiers as the compiler writes them (%lld for an Int, %@ for text), as far as
            the files show their types; where they do not, %@ is written, with a warning.

              fmt-strings-extract Sources
              fmt-strings-extract --swiftui Sources/App/ContentView.swift
              fmt-strings-extract --function tr Sources
              fmt-strings-extract --declarations .build/checkouts Sources

            Exits with 1 if a file could not be read or parsed, with 2 on wrong usage.
            """)

    @Argument(help: "Swift files, and folders whose Swift files are read.") var paths: [String] = []
    @Flag(
        name: .customLong("swiftui"),
        help: "Take Text(\"…\"), Button(\"…\") and the like in files that import no framework of Apple's, too.")
    var swiftUI = false
    @Option(name: .customLong("function"), help: "A further function whose first argument is a key; may be repeated.")
    var functions: [String] = []
    @Option(
        help:
            "A file or folder of which only declarations are read, as of packages whose views take keys; may be repeated."
    )
    var declarations: [String] = []

    @Flag(name: .customLong("worker"), help: .private) var isWorker = false

    func validate() throws {
        if paths.isEmpty && !isWorker { throw ValidationError("give at least one Swift file or folder") }
    }

    func run() throws {
        let options = ExtractionOptions(swiftUI: swiftUI, functions: Set(functions))
        if isWorker { return try ExtractionWorker.serve(options: options) }
        let (files, missing) = SourceFiles.find(in: paths)
        let (others, missingOthers) = SourceFiles.find(in: declarations)
        var isPartial = !missing.isEmpty || !missingOthers.isEmpty
        for problem in missing + missingOthers { Self.warn(problem) }
        guard let executable = Bundle.main.executableURL else {
            throw ValidationError("cannot find its own program file")
        }
        let worker = ExtractionWorker(
            executable: executable,
            arguments: ["--worker"] + (swiftUI ? ["--swiftui"] : []) + functions.flatMap { ["--function", $0] })
        try worker.readDeclarations(of: Set(files + others).sorted())
        for file in files {
            let found = try worker.extract(from: file)
            for problem in found.problems {
                Self.warn(problem)
                if problem.isError { isPartial = true }
            }
            var lines = Data()
            for string in found.strings {
                lines += try string.jsonLine()
                lines.append(0x0A)
            }
            try FileHandle.standardOutput.write(contentsOf: lines)
        }
        if isPartial { throw ExitCode(1) }
    }

    private static func warn(_ problem: ExtractionProblem) {
        try? FileHandle.standardError.write(contentsOf: Data("\(visible("\(problem)"))\n".utf8))
    }
}

/// A message on one line, in which a file's name cannot steer the terminal: control and format characters are written out.
private func visible(_ message: String) -> String {
    message.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }.joined()
}

/// Prints what was asked for and ends; with status 1 where it cannot be written, as on a full disk.
private func printHelp(_ text: String) -> Never {
    do { try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8)) } catch {
        try? FileHandle.standardError.write(
            contentsOf: Data("fmt-strings-extract: cannot write standard output: \(visible("\(error)"))\n".utf8))
        ExtractCommand.exit(withError: ExitCode(1))
    }
    ExtractCommand.exit()
}

do {
    let command = try ExtractCommand.parse()
    try command.run()
} catch let code as ExitCode {
    ExtractCommand.exit(withError: code)
} catch {
    let code = ExtractCommand.exitCode(for: error)
    if code == .success { printHelp(ExtractCommand.fullMessage(for: error)) }
    // One line, and 2 for wrong usage, as the other commands of this project.
    try? FileHandle.standardError.write(
        contentsOf: Data("fmt-strings-extract: \(visible(ExtractCommand.message(for: error)))\n".utf8))
    ExtractCommand.exit(withError: ExitCode(code == .validationFailure ? 2 : 1))
}
