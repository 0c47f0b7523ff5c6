import LocaleFormat
internal import LocaleFormatMemory

/// An operation whose program can be written as bytes.
protocol BakedOperation: Operation {
    /// Writes the program.
    ///
    /// - Returns: the place of its record.
    func bake(to writer: inout BakedWriter) throws(BakingFailure) -> Int
}

extension RelativeOperation: BakedOperation {
    func bake(to writer: inout BakedWriter) throws(BakingFailure) -> Int {
        if style.time != .none { throw .refusal("a day with its time of day needs a zone's calendar") }
        if writesChange { throw .refusal("when a text changes is asked of styles") }
        do throws(DateError) {
            if let place = try style.compiled().bake(to: &writer) { return place }
        } catch { throw .failure(CommandFailure(error)) }
        throw .refusal("ICU alone writes the numbers of this language's distances")
    }
}

extension DurationOperation: BakedOperation {
    func bake(to writer: inout BakedWriter) throws(BakingFailure) -> Int {
        guard let fixed else { throw .refusal("years and months are counted by a calendar") }
        if changing != nil { throw .refusal("when a text changes is asked of styles") }
        guard let place = fixed.bake(to: &writer) else {
            throw .refusal("ICU alone writes the numbers of these durations, or joins them")
        }
        return place
    }
}

extension ListOperation: BakedOperation {
    func bake(to writer: inout BakedWriter) throws(BakingFailure) -> Int {
        guard let place = list.bake(to: &writer) else {
            throw .refusal("ICU alone says how these lists are joined, or which elements are isolated")
        }
        return place
    }
}
