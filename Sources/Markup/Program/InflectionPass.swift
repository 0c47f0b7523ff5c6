internal import LocaleFormatInflection

extension TextAssembly {
    mutating func inflect(for source: CompiledText, arguments: TextRun) {
        attributes = runs.map { source.program.runs[$0.run].attributes }
    }
}
