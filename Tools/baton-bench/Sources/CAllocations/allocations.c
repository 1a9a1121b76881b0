// `malloc` and its family, defined in the executable, take the place of the C library's for every
// library of the process (the manual's "Replacing malloc") and hand on to it. While nothing is
// counted that costs one predicted branch, for us and for peers alike.
#include "allocations.h"

#include <errno.h>
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>

static bool counting;
static int64_t count, live, peak;

void allocations_start(void) {
  __atomic_store_n(&count, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&live, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&peak, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&counting, true, __ATOMIC_RELEASE);
}

allocations_t allocations_now(void) {
  allocations_t now = {
    __atomic_load_n(&count, __ATOMIC_RELAXED),
    __atomic_load_n(&live, __ATOMIC_RELAXED),
    __atomic_load_n(&peak, __ATOMIC_RELAXED),
  };
  return now;
}

allocations_t allocations_stop(void) {
  __atomic_store_n(&counting, false, __ATOMIC_RELEASE);
  return allocations_now();
}

#if defined(__GLIBC__)
#include <malloc.h>

bool allocations_available(void) { return true; }

void allocations_keep_freed(void) {
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static const int64_t header = 8;

static void grow(int64_t bytes) {
  int64_t now = __atomic_add_fetch(&live, bytes, __ATOMIC_RELAXED);
  int64_t most = __atomic_load_n(&peak, __ATOMIC_RELAXED);
  while (now > most
         && !__atomic_compare_exchange_n(
           &peak, &most, now, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
}

static void *counted(void *block) {
  if (__builtin_expect(__atomic_load_n(&counting, __ATOMIC_RELAXED), 0) && block) {
    __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
    grow((int64_t)malloc_usable_size(block) + header);
  }
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1))) return EINVAL;
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void *realloc(void *old, size_t size) {
  if (!__builtin_expect(__atomic_load_n(&counting, __ATOMIC_RELAXED), 0))
    return __libc_realloc(old, size);
  int64_t before = old ? (int64_t)malloc_usable_size(old) + header : 0;
  void *block = __libc_realloc(old, size);
  if (block || size == 0) {
    if (block) __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
    grow((block ? (int64_t)malloc_usable_size(block) + header : 0) - before);
  }
  return block;
}

void free(void *block) {
  if (__builtin_expect(__atomic_load_n(&counting, __ATOMIC_RELAXED), 0) && block)
    grow(-((int64_t)malloc_usable_size(block) + header));
  __libc_free(block);
}
#else
bool allocations_available(void) { return false; }
void allocations_keep_freed(void) {}
#endif
