// Where text breaks a rule that holds before any grammar: UTF-8, closed strings, no control characters in them.
#pragma once
#include <cstddef>
#include <cstdint>

#include "CSimdJSON.h"

namespace csj {

struct TextFault {
  csj_fault kind;
  size_t offset;
};

// The first such fault. simdjson's first stage says that there is one, but not where; this slow walk does.
TextFault find_text_fault(const uint8_t *bytes, size_t length);

}  // namespace csj
