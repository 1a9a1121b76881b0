internal import CCurl
internal import Foundation

extension TransportError {
  /// What a code of libcurl's means.
  init(curl code: CURLcode, reason: String, request: HTTPRequest) {
    let url = URLComponents(string: request.url)
    let host = url?.host ?? request.url
    let reason = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    switch code {
    case CURLE_URL_MALFORMAT: self = .url(request.url)
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
      self = .unresolved(host: host, reason: reason)
    case CURLE_COULDNT_CONNECT: self = .unreachable(host: host, reason: reason)
    // The transports' own deadlines come before all others of libcurl's.
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut(.connection, after: request.connectTimeout)
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER: self = .notTLS(host: host, reason: reason)
    case CURLE_SSL_CACERT_BADFILE: self = .authorities(reason: reason)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_ISSUER_ERROR,
      CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CLIENTCERT:
      self = .insecure(host: host, reason: reason)
    // libcurl says of compressed bytes that it could not write them out.
    case CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR: self = .undecodable(reason: reason)
    case CURLE_GOT_NOTHING where url?.scheme == "http":
      self = .cutShort(reason: "\(reason), as from a port that speaks https")
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
      CURLE_HTTP2_STREAM:
      self = .cutShort(reason: reason)
    // Over another connection it would be sent a second time, which libcurl is kept from.
    case CURLE_SEND_FAIL_REWIND: self = .cutShort(reason: "the server let go of it")
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: self = .notHTTP(reason: reason)
    default: self = .other(code: Int(code.rawValue), reason: reason)
    }
  }
}
