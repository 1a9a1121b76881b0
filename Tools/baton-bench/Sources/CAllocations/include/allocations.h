#ifndef BATON_ALLOCATIONS_H
#define BATON_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// What the process asked of the heap since `allocations_start`. Bytes are whole blocks as the C
/// library cut them, its eight-byte headers included, and relative to the start: a block of before
/// that is freed counts downwards.
typedef struct {
  int64_t count;
  int64_t live;
  int64_t peak;
} allocations_t;

/// False where this C library's `malloc` cannot be wrapped; then nothing is ever counted.
bool allocations_available(void);
void allocations_start(void);
allocations_t allocations_now(void);
allocations_t allocations_stop(void);
/// From now on memory that is freed stays with the process, so that no later block is a page fault.
void allocations_keep_freed(void);

#endif
