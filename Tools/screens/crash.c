// Makes a program end in one of the ways that nobody asked it for, as code within it would: loaded before
// it, with CRASH=trap|null|abort|exit in its environment, a while after a SIGUSR1.

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int ends[2];

static void *crash(void *way) {
  char byte;
  if (read(ends[0], &byte, 1) != 1) return NULL;
  if (strcmp(way, "trap") == 0) __builtin_trap();
  if (strcmp(way, "null") == 0) *(volatile int *)NULL = 1;
  if (strcmp(way, "abort") == 0) abort();
  exit(3);
}

static void now(int number) {
  (void)number;
  (void)!write(ends[1], "", 1);
}

__attribute__((constructor)) static void wait_for_it(void) {
  char *way = getenv("CRASH");
  pthread_t thread;
  if (!way || pipe(ends) != 0) return;
  signal(SIGUSR1, now);
  pthread_create(&thread, NULL, crash, way);
}
