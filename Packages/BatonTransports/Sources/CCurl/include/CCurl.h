// libcurl's setters are variadic, which Swift can't call: each function here fixes the type of one
// argument.
#ifndef BATON_CCURL_H
#define BATON_CCURL_H

#include <curl/curl.h>

typedef size_t (*baton_data_callback)(char *, size_t, size_t, void *);

static inline CURLcode baton_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode baton_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode baton_set_text(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode baton_set_pointer(CURL *easy, CURLoption option, const void *value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode baton_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode baton_set_callback(CURL *easy, CURLoption option, baton_data_callback value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode baton_socket(CURL *easy, curl_socket_t *socket) {
  return curl_easy_getinfo(easy, CURLINFO_ACTIVESOCKET, socket);
}
static inline CURLMcode baton_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

// The code is in a union.
static inline CURLcode baton_result(const CURLMsg *message) { return message->data.result; }

#endif
