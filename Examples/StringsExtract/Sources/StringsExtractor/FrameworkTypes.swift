/// Types of what Apple's frameworks declare, as far as numbers come of them: no source of the program shows these.
enum FrameworkTypes {
    /// Properties by the type that has them.
    static let properties: [String: [String: WrittenType]] = [
        "DateComponents": [
            "era": .int, "year": .int, "month": .int, "day": .int, "hour": .int, "minute": .int, "second": .int,
            "nanosecond": .int, "weekday": .int, "weekdayOrdinal": .int, "quarter": .int, "weekOfMonth": .int,
            "weekOfYear": .int, "yearForWeekOfYear": .int,
        ],
        "CGSize": ["width": .double, "height": .double],
        "CGPoint": ["x": .double, "y": .double],
        "CGRect": [
            "width": .double, "height": .double, "minX": .double, "midX": .double, "maxX": .double, "minY": .double,
            "midY": .double, "maxY": .double, "size": .named("CGSize", []), "origin": .named("CGPoint", []),
        ],
        "Measurement": ["value": .double],
        "NSError": ["code": .int, "domain": .string],
    ]

    /// Properties that have one type wherever they occur.
    static let anyProperty: [String: WrittenType] = [
        "count": .int, "hashValue": .int, "endIndex": .int, "statusCode": .int, "processorCount": .int,
        "description": .string, "localizedDescription": .string, "debugDescription": .string, "uuidString": .string,
        "absoluteString": .string, "lastPathComponent": .string, "pathExtension": .string,
        "timeIntervalSinceNow": .double, "timeIntervalSince1970": .double, "timeIntervalSinceReferenceDate": .double,
        "isEmpty": .bool, "indices": .array(.int),
    ]

    /// Methods that give one type, whatever they are called on.
    static let anyMethod: [String: WrittenType] = [
        "formatted": .string, "uppercased": .string, "lowercased": .string, "joined": .string,
        "trimmingCharacters": .string, "replacingOccurrences": .string, "replacing": .string, "string": .string,
        "distance": .int, "component": .int, "integer": .int, "timeIntervalSince": .double,
        "dateComponents": .named("DateComponents", []),
    ]

    /// Properties of a type that are one of it: `Bundle.main`, which the program may have extended.
    static let instances: Set = [
        "main", "shared", "standard", "default", "current", "autoupdatingCurrent", "now", "processInfo",
    ]

    /// Functions that give the type that they are given, a floating-point number.
    static let ofTheSameType: Set = [
        "round", "floor", "ceil", "trunc", "sqrt", "cbrt", "pow", "exp", "log", "log2", "log10", "sin", "cos", "tan",
    ]
}
