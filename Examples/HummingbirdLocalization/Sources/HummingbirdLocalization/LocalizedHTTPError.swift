public import HTTPTypes
public import Hummingbird
public import LocalizedStrings

/// An error whose text the reader reads in their language.
///
/// ```swift
/// throw LocalizedHTTPError(.badRequest, "‘\(amount)’ is no amount.")     // {"error":{"message":"‘x’ ist kein Betrag."}}
/// ```
///
/// ``LocalizationMiddleware`` writes it. Where none is, the answer has the text of the code.
public struct LocalizedHTTPError: HTTPResponseError {
    /// The status of the answer.
    public var status: HTTPResponse.Status
    /// Fields of the answer.
    public var headers: HTTPFields
    /// What the reader is told.
    public var text: LocalizedText

    /// An error with a text.
    public init(_ status: HTTPResponse.Status, _ text: LocalizedText, headers: HTTPFields = [:]) {
        (self.status, self.text, self.headers) = (status, text, headers)
    }

    public func response(from request: Request, context: some RequestContext) throws -> Response {
        let strings = (context as? any LocalizedRequestContext)?.strings ?? .ofCode
        return try HTTPError(status, headers: headers, message: strings(text)).response(from: request, context: context)
    }
}
