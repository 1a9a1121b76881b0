#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with the arguments of a command line, which it may move; never ends before they say so.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*try_input)(const uint8_t *data, size_t size));
