#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CTransportPeer.h"

// Requests of this bench are shorter.
enum { most = 8192 };

struct connection {
  int descriptor, count;
  char bytes[most + 1];
};

static int listening, epoll;
static char *answer;
static size_t answer_size;

static void add(int descriptor, void *context) {
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = context};
  epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event);
}

static void welcome(void) {
  int descriptor = accept4(listening, NULL, NULL, SOCK_CLOEXEC);
  if (descriptor < 0) return;
  int on = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  struct connection *connection = calloc(1, sizeof *connection);
  connection->descriptor = descriptor;
  add(descriptor, connection);
}

/// How long the request at the front is; 0 while it is not whole.
static int whole(struct connection *connection) {
  connection->bytes[connection->count] = 0;
  char *end = strstr(connection->bytes, "\r\n\r\n");
  if (!end) return 0;
  char *length = strcasestr(connection->bytes, "content-length:");
  int size = (int)(end - connection->bytes) + 4 + (length && length < end ? atoi(length + 15) : 0);
  return size <= connection->count ? size : 0;
}

static void serve(struct connection *connection) {
  ssize_t count = recv(connection->descriptor, connection->bytes + connection->count,
                       most - connection->count, 0);
  if (count <= 0) {
    close(connection->descriptor);
    free(connection);
    return;
  }
  connection->count += count;
  for (int size; (size = whole(connection));) {
    connection->count -= size;
    memmove(connection->bytes, connection->bytes + size, connection->count);
    send(connection->descriptor, answer, answer_size, MSG_NOSIGNAL);
  }
}

static void *run(void *unused) {
  struct epoll_event events[256];
  for (;;) {
    int count = epoll_wait(epoll, events, 256, -1);
    for (int index = 0; index < count; index++) {
      if (events[index].data.ptr) serve(events[index].data.ptr);
      else welcome();
    }
  }
  return unused;
}

int baton_peer_serve(const char *text) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  listening = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (bind(listening, (struct sockaddr *)&address, size) || listen(listening, 512) ||
      getsockname(listening, (struct sockaddr *)&address, &size))
    return 0;
  int written = asprintf(&answer,
                         "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                         "Content-Length: %zu\r\n\r\n%s",
                         strlen(text), text);
  if (written < 0) return 0;
  answer_size = written;
  epoll = epoll_create1(EPOLL_CLOEXEC);
  add(listening, NULL);
  pthread_t thread;
  if (pthread_create(&thread, NULL, run, NULL)) return 0;
  pthread_detach(thread);
  return ntohs(address.sin_port);
}
