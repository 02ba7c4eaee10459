#include "TextFault.hpp"

namespace csj {

namespace {

// How many bytes the scalar at `at` takes; 0 where it is not UTF-8 (overlong, surrogate, cut short, too large).
size_t scalar_length(const uint8_t *at, size_t left) {
  auto continues = [&](size_t index) { return index < left && (at[index] & 0xC0) == 0x80; };
  uint8_t lead = at[0];
  if (lead < 0x80) return 1;
  if (lead < 0xC2) return 0;
  if (lead < 0xE0) return continues(1) ? 2 : 0;
  if (lead < 0xF0) {
    if (!continues(1) || !continues(2)) return 0;
    if (lead == 0xE0 && at[1] < 0xA0) return 0;
    if (lead == 0xED && at[1] > 0x9F) return 0;
    return 3;
  }
  if (lead > 0xF4 || !continues(1) || !continues(2) || !continues(3)) return 0;
  if (lead == 0xF0 && at[1] < 0x90) return 0;
  if (lead == 0xF4 && at[1] > 0x8F) return 0;
  return 4;
}

}  // namespace

TextFault find_text_fault(const uint8_t *bytes, size_t length) {
  bool in_string = false;
  size_t string_start = 0;
  size_t i = 0;
  while (i < length) {
    uint8_t byte = bytes[i];
    size_t width = scalar_length(bytes + i, length - i);
    if (width == 0) return {CSJ_FAULT_INVALID_UTF8, i};
    if (byte == '"') {
      in_string = !in_string;
      string_start = i;
    } else if (in_string && (byte == '\n' || byte == '\r')) {
      return {CSJ_FAULT_LINE_END_IN_STRING, i};
    } else if (in_string && byte < 0x20) {
      return {CSJ_FAULT_CONTROL_CHARACTER, i};
    } else if (in_string && byte == '\\' && i + 1 < length && bytes[i + 1] >= 0x20 && bytes[i + 1] < 0x80) {
      width = 2;
    }
    i += width;
  }
  if (in_string) return {CSJ_FAULT_UNCLOSED_STRING, string_start};
  return {CSJ_FAULT_NONE, length};
}

}  // namespace csj
