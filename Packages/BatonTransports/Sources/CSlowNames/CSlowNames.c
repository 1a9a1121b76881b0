#define _GNU_SOURCE
#include "CSlowNames.h"

#include <dlfcn.h>
#include <netdb.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

typedef int (*lookup)(const char *, const char *, const struct addrinfo *, struct addrinfo **);

static atomic_int lookups;

int baton_slow_lookups(void) { return atomic_load(&lookups); }

int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints,
                struct addrinfo **result) {
  if (name && strcmp(name, "slow.invalid") == 0) {
    atomic_fetch_add(&lookups, 1);
    sleep(3);
    return EAI_NONAME;
  }
  lookup next = (lookup)dlsym(RTLD_NEXT, "getaddrinfo");
  return next ? next(name, service, hints, result) : EAI_SYSTEM;
}
