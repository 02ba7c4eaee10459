// What is to happen at which call.
#pragma once

#include <stdbool.h>

enum fault { fault_none, fault_error, fault_short };

// Counts a call, and says what becomes of it; for `fault_error`, `errno` is set.
enum fault fault_for(const char *call, const char *about);
