internal import LocaleFormatCore
internal import LocaleFormatMeasures
internal import LocaleFormatMessageFormat1
internal import LocaleFormatMessageFormat2
internal import LocaleFormatNumbers

/// The form of a number by the options of MessageFormat 2's functions, which say most: UTS #35 part 9, "Numeric Value Selection and
/// Formatting".
struct NumberForm: Hashable {
    var function: NumberFunction
    /// With allowed values, and without those that are the function's own.
    private(set) var options: [String: String]

    init(_ function: NumberFunction, _ options: [String: String]) {
        self.function = function
        var options = options.filter { name, value in
            value != "auto" && name != "select" && name != "add" && name != "subtract"
                && !(name == "roundingMode" && value == "halfExpand")
                && !(name == "currencySign" && value == "standard")
                && !(name == "currencyDisplay" && value == "symbol") && !(name == "unitDisplay" && value == "short")
                && !(name == "roundingIncrement" && value == "1")
        }
        let (low, high) = (options["minimumFractionDigits"], options["maximumFractionDigits"])
        if function == .percent, (low ?? "0") == "0", high == "0" || high == nil && low == nil {
            options["minimumFractionDigits"] = nil
            options["maximumFractionDigits"] = nil
        } else if low == "0", high != nil {
            options["minimumFractionDigits"] = nil
        }
        self.options = options
    }

    /// As a form of a piece, where nothing is asked for.
    var form: MessagePiece.Form {
        guard options.isEmpty else { return .styled(self) }
        switch function {
        case .number, .offset: return .number
        case .integer: return .integer
        default: return .styled(self)
        }
    }

    var reference: MessageFormat2.FunctionReference {
        MessageFormat2.FunctionReference(
            function.rawValue,
            options: options.sorted { $0.key < $1.key }.map { MessageFormat2.Option($0.key, .literal($0.value)) })
    }

    /// The first option that its function does not take; nil where it takes them all.
    var fault: String? {
        let allowed = function.options
        for (name, value) in options.sorted(by: { $0.key < $1.key }) {
            if !allowed.contains(name) { return "':\(function.rawValue)' has no option \(name)" }
            if let problem = NumberFunction.problem(name, value) { return problem }
        }
        return nil
    }

    private func size(_ name: String) -> Int? { options[name].flatMap(\.digitSize) }

    // MARK: Skeletons

    /// ICU's number skeleton, and what it cannot say.
    func skeleton() -> (text: String, faults: [String]) {
        var stems: [String] = []
        var faults: [String] = []
        switch function {
        case .number, .integer, .offset: break
        case .percent: stems += ["percent", "scale/100"]
        case .currency where options["currency"] == nil:
            faults.append("currency that an argument brings along")
        case .unit where options["unit"] == nil:
            faults.append("unit that an argument brings along")
        case .currency:
            stems.append("currency/\(options["currency"] ?? "")")
            if let stem = CurrencyPresentation(word: options["currencyDisplay"])?.skeletonStem { stems.append(stem) }
            if options["currencyDisplay"] == "never" { stems.append("unit-width-hidden") }
            // ICU leaves the spaces that stood beside it.
            if options["currencyDisplay"] == "never" { faults.append("money without a trace of its currency") }
        case .unit:
            stems.append("unit/\(options["unit"] ?? "")")
            if let stem = NumberSpecification.UnitWidth(word: options["unitDisplay"])?.skeletonStem {
                stems.append(stem)
            }
            if options["usage"] != nil { faults.append("a unit for a usage") }
        }
        if options["roundingPriority"] != nil { faults.append("a priority of rounding") }
        if options["roundingIncrement"] != nil, !hasDigits { faults.append("increment at the digits of a form") }
        if let stem = precisionStem { stems.append(stem) }
        if function != .integer, let stem = roundingStem { stems.append(stem) }
        if let minimum = size("minimumIntegerDigits"), minimum > 1 {
            stems.append("integer-width/*" + String(repeating: "0", count: minimum))
        }
        if let stem = Grouping(word: options["useGrouping"])?.skeletonStem { stems.append(stem) }
        if let stem = SignDisplay(word: options["signDisplay"])?.skeletonStem { stems.append(stem) }
        if options["currencySign"] == "accounting", options["currency"] != nil { stems.append("sign-accounting") }
        return (stems.joined(separator: " "), faults)
    }

    /// Skeletons round halves to even, functions away from zero.
    private var roundingStem: String? { (RoundingMode(word: options["roundingMode"]) ?? .halfUp).skeletonStem }

    /// Whether the digits of a fraction are told, or are none by the function.
    private var hasDigits: Bool {
        ["minimumFractionDigits", "maximumFractionDigits", "fractionDigits"].contains { options[$0] != nil }
            || function == .integer
    }

    private var precisionStem: String? {
        let suffix = options["trailingZeroDisplay"] == "stripIfInteger" ? "/w" : ""
        func digits(_ mark: String, _ minimum: Int, _ maximum: Int?) -> String {
            String(repeating: mark, count: minimum)
                + (maximum.map { String(repeating: "#", count: max(0, $0 - minimum)) } ?? "*")
        }
        var (low, high) = (size("minimumFractionDigits"), size("maximumFractionDigits"))
        if let digits = size("fractionDigits") { (low, high) = (digits, digits) }
        if hasDigits, let step = options["roundingIncrement"].flatMap({ Int($0) }) {
            return "precision-increment/\(ExactDecimal(step).scaled(byPowerOfTen: -(high ?? low ?? 0)))"
        }
        let (least, most) = (size("minimumSignificantDigits"), size("maximumSignificantDigits"))
        if least != nil || most != nil { return digits("@", least ?? 1, most) + suffix }
        switch function {
        case .integer: return "precision-integer"
        case .percent where low == nil && high == nil: return "precision-integer"
        case .currency where low == nil && high == nil:
            return suffix.isEmpty ? nil : "precision-currency-standard" + suffix
        case .number, .offset, .unit, .percent, .currency:
            if low == nil, high == nil { return ".######" + suffix }
            if low ?? 0 == 0, high == 0 { return "precision-integer" }
            return "." + digits("0", low ?? 0, high) + suffix
        }
    }

    /// The style that MessageFormat 2 writes it in.
    func specification(locale: LocaleID) -> NumberSpecification {
        let inputs = options.mapValues { OptionInput(text: $0, isLiteral: true) }
        let reading = NumberOptionReading(function, inputs, inherited: [:])
        let kind = (try? reading.kind(options["unit"].flatMap { try? UnitID($0) })) ?? .decimal
        return NumberSpecification(locale: locale, kind: kind, options: reading.numberOptions())
    }

    /// Reads a number skeleton.
    ///
    /// - Returns: also the stems that no function says.
    static func reading(skeleton: String) -> (form: NumberForm, faults: [String]) {
        var reader = SkeletonStems()
        for word in skeleton.unicodeScalars.split(whereSeparator: PatternSyntax.isWhitespace) {
            reader.take(String(word))
        }
        return reader.result()
    }

    /// Stems by what they say in options.
    private struct SkeletonStems {
        var options: [String: String] = [:]
        var faults: [String] = []
        var function = NumberFunction.number
        var isScaled = false
        var hasPrecision = false
        var isUnlimited = false
        var hasCurrencyDigits = false
        var width: String?

        mutating func take(_ word: String) {
            let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let (stem, option) = (parts[0], parts.count > 1 ? parts[1] : nil)
            if let grouping = Grouping(skeletonStem: stem) {
                if grouping != .automatic { options["useGrouping"] = grouping.word }
                return
            }
            if let sign = SignDisplay(skeletonStem: stem) {
                if sign != .automatic { options["signDisplay"] = sign.word }
                return
            }
            if let mode = RoundingMode(skeletonStem: stem) {
                guard let word = mode.word else { return fault(word) }
                options["roundingMode"] = word
                return
            }
            switch stem {
            case "percent", "%": function = .percent
            case "%x100": (function, isScaled) = (.percent, true)
            case "scale" where option.flatMap({ try? ExactDecimal($0) }) == 100: isScaled = true
            case "currency": (function, options["currency"]) = (.currency, option?.uppercased())
            case "unit": (function, options["unit"]) = (.unit, option)
            case "measure-unit":
                let name = option?.split(separator: "-", maxSplits: 1).last
                (function, options["unit"]) = (.unit, name.map(String.init))
            case "unit-width-narrow", "unit-width-short", "unit-width-full-name", "unit-width-iso-code",
                "unit-width-hidden":
                width = stem
            case "sign-accounting", "()": options["currencySign"] = "accounting"
            case "precision-currency-standard" where option == nil || option == "w":
                hasCurrencyDigits = true
                if option == "w" { options["trailingZeroDisplay"] = "stripIfInteger" }
            case "decimal-auto", "notation-simple", "base-unit": break
            case "integer-width":
                let digits = option?.drop { $0 == "*" || $0 == "+" } ?? ""
                guard digits.count < option?.count ?? 0, digits.allSatisfy({ $0 == "0" }) else { return fault(word) }
                options["minimumIntegerDigits"] = String(max(1, digits.count))
            case _ where !stem.isEmpty && stem.allSatisfy({ $0 == "0" }):
                options["minimumIntegerDigits"] = String(stem.count)
            default: precision(stem, parts.dropFirst(), word)
            }
        }

        private mutating func fault(_ word: String) { faults.append(word) }

        private mutating func precision(_ stem: String, _ rest: ArraySlice<String>, _ word: String) {
            hasPrecision = true
            switch stem {
            case "precision-integer" where rest.isEmpty: options["maximumFractionDigits"] = "0"
            case "precision-unlimited": isUnlimited = true
            case "precision-increment":
                let text = rest.first ?? ""
                let places = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
                let digits = text.filter { $0 != "." }.drop { $0 == "0" }
                options["roundingIncrement"] = String(digits)
                options["minimumFractionDigits"] = String(places)
                options["maximumFractionDigits"] = String(places)
                if rest.count > 1 { fault(word) }
                return
            case _ where stem.hasPrefix("."): digits(stem.dropFirst(), "0", "FractionDigits")
            case _ where stem.hasPrefix("@"): digits(stem[...], "@", "SignificantDigits")
            default:
                hasPrecision = false
                return fault(word)
            }
            if rest.first == "w" {
                options["trailingZeroDisplay"] = "stripIfInteger"
            } else if !rest.isEmpty {
                fault(word)
            }
        }

        private mutating func digits(_ text: Substring, _ mark: Character, _ name: String) {
            let minimum = text.prefix { $0 == mark }.count
            let rest = text.dropFirst(minimum)
            options["minimum" + name] = String(minimum)
            guard rest.first != "*", rest.first != "+" else { return }
            options["maximum" + name] = String(minimum + rest.count)
        }

        /// What is shown of a currency or a unit.
        private mutating func display(_ stem: String) {
            if function == .currency, let presentation = CurrencyPresentation(skeletonStem: stem) {
                options["currencyDisplay"] = presentation == .standard ? nil : presentation.word
            } else if function == .unit, let width = NumberSpecification.UnitWidth(skeletonStem: stem) {
                options["unitDisplay"] = width == .short ? nil : width.word
            } else if stem != "unit-width-short" {
                fault(stem)
            }
        }

        mutating func result() -> (form: NumberForm, faults: [String]) {
            if let width { display(width) }
            if hasCurrencyDigits, function != .currency { fault("precision-currency-standard") }
            if isScaled != (function == .percent) { fault(isScaled ? "scale/100" : "percent without scale/100") }
            if options["roundingMode"] == nil, !isUnlimited { options["roundingMode"] = "halfEven" }
            if isUnlimited, function == .percent {
                // Without a limit of its own a percentage has no fraction.
                fault("precision-unlimited")
            } else if isUnlimited {
                options["minimumFractionDigits"] = "0"
            } else if !hasPrecision, function != .currency {
                options["maximumFractionDigits"] = "6"
            }
            if function == .currency, let digits = options["maximumFractionDigits"],
                options["minimumFractionDigits"] ?? "0" == digits
            {
                options["fractionDigits"] = digits
                options["minimumFractionDigits"] = nil
                options["maximumFractionDigits"] = nil
            }
            if options["currencySign"] != nil, function != .currency {
                options["currencySign"] = nil
                fault("sign-accounting")
            }
            var form = NumberForm(function, options)
            let allowed = function.options
            for (name, value) in form.options.sorted(by: { $0.key < $1.key })
            where !allowed.contains(name) || NumberFunction.problem(name, value) != nil {
                fault("\(name)=\(value)")
                form.options[name] = nil
            }
            return (form, faults)
        }
    }
}
