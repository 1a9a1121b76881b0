#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "CTransportPeer.h"

struct request {
  CURL *easy;
  double start;
  int received;
};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static size_t receive(char *bytes, size_t size, size_t count, void *context) {
  struct request *request = context;
  (void)bytes;
  request->received += size * count;
  return size * count;
}

static struct curl_slist *headers(void) {
  struct curl_slist *list = curl_slist_append(NULL, "Content-Type: application/json");
  list = curl_slist_append(
      list, "Accept: application/graphql-response+json, application/json;q=0.9");
  return curl_slist_append(list, "Expect:");
}

static void prepare(struct request *request, const char *url, const char *body,
                    struct curl_slist *list) {
  CURL *easy = request->easy;
  curl_easy_setopt(easy, CURLOPT_URL, url);
  curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "");
  curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE, (long)strlen(body));
  curl_easy_setopt(easy, CURLOPT_POSTFIELDS, body);
  curl_easy_setopt(easy, CURLOPT_HTTPHEADER, list);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, request);
  curl_easy_setopt(easy, CURLOPT_PRIVATE, request);
}

static void begin(struct request *request, CURLM *multi) {
  request->received = 0;
  request->start = now();
  curl_multi_add_handle(multi, request->easy);
}

int baton_peer_send(const char *url, const char *body, int size, int requests, int at_once,
                    double *times) {
  CURLM *multi = curl_multi_init();
  struct curl_slist *list = headers();
  struct request *all = calloc(at_once, sizeof *all);
  int begun = 0, ended = 0, answered = 0;
  for (int index = 0; index < at_once && index < requests; index++) {
    all[index].easy = curl_easy_init();
    prepare(&all[index], url, body, list);
    begin(&all[index], multi);
    begun++;
  }
  while (ended < requests) {
    int running = 0, left = 0;
    curl_multi_perform(multi, &running);
    for (CURLMsg *message; (message = curl_multi_info_read(multi, &left));) {
      if (message->msg != CURLMSG_DONE) continue;
      struct request *request = NULL;
      CURLcode result = message->data.result;
      curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, (char **)&request);
      times[ended++] = now() - request->start;
      if (result == CURLE_OK && request->received == size) answered++;
      curl_multi_remove_handle(multi, request->easy);
      if (begun < requests) {
        begun++;
        begin(request, multi);
      }
    }
    if (ended < requests) curl_multi_poll(multi, NULL, 0, 1000, NULL);
  }
  for (int index = 0; index < at_once; index++)
    if (all[index].easy) curl_easy_cleanup(all[index].easy);
  free(all);
  curl_slist_free_all(list);
  curl_multi_cleanup(multi);
  return answered;
}
