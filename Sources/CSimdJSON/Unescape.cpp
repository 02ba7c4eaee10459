#include "Scalars.hpp"

namespace csj {

namespace {

// The four hexadecimal digits at `at`; -1 where they are not that.
int32_t hexadecimal(const uint8_t *at, const uint8_t *end) {
  if (end - at < 4) return -1;
  int32_t value = 0;
  for (int i = 0; i < 4; i++) {
    uint8_t byte = at[i], lower = byte | 0x20;
    int32_t digit;
    if (static_cast<uint8_t>(byte - '0') < 10) digit = byte - '0';
    else if (lower >= 'a' && lower <= 'f') digit = lower - 'a' + 10;
    else return -1;
    value = value << 4 | digit;
  }
  return value;
}

uint8_t *encode(uint32_t scalar, uint8_t *out) {
  auto put = [&](uint32_t byte) { *out++ = static_cast<uint8_t>(byte); };
  if (scalar < 0x80) {
    put(scalar);
  } else if (scalar < 0x800) {
    put(0xC0 | scalar >> 6);
    put(0x80 | (scalar & 0x3F));
  } else if (scalar < 0x10000) {
    put(0xE0 | scalar >> 12);
    put(0x80 | (scalar >> 6 & 0x3F));
    put(0x80 | (scalar & 0x3F));
  } else {
    put(0xF0 | scalar >> 18);
    put(0x80 | (scalar >> 12 & 0x3F));
    put(0x80 | (scalar >> 6 & 0x3F));
    put(0x80 | (scalar & 0x3F));
  }
  return out;
}

// The byte that a one-letter escape stands for; 0 where there is no such escape.
uint8_t short_escape(uint8_t letter) {
  switch (letter) {
    case '"': case '\\': case '/': return letter;
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    default: return 0;
  }
}

}  // namespace

Unescaping unescape(const uint8_t *at, const uint8_t *end, Storage<uint8_t> &storage) {
  if (!storage.reserve_more(static_cast<size_t>(end - at))) return {CSJ_FAULT_OUT_OF_MEMORY, at};
  uint8_t *out = storage.end();
  while (at < end) {
    if (*at != '\\') {
      *out++ = *at++;
      continue;
    }
    const uint8_t *escape = at;
    // A quote that ends the string is never escaped, so a letter follows.
    uint8_t letter = at[1];
    at += 2;
    if (letter != 'u') {
      uint8_t byte = short_escape(letter);
      if (byte == 0) return {CSJ_FAULT_BAD_ESCAPE, escape};
      *out++ = byte;
      continue;
    }
    int32_t unit = hexadecimal(at, end);
    if (unit < 0) return {CSJ_FAULT_BAD_ESCAPE, escape};
    at += 4;
    auto scalar = static_cast<uint32_t>(unit);
    if (unit >= 0xD800 && unit < 0xE000) {
      bool has_second = end - at >= 6 && at[0] == '\\' && at[1] == 'u';
      int32_t second = has_second ? hexadecimal(at + 2, end) : -1;
      if (unit >= 0xDC00 || second < 0xDC00 || second > 0xDFFF) return {CSJ_FAULT_LONE_SURROGATE, escape};
      scalar = 0x10000 + ((static_cast<uint32_t>(unit) - 0xD800) << 10 | (static_cast<uint32_t>(second) - 0xDC00));
      at += 6;
    }
    out = encode(scalar, out);
  }
  storage.set_end(out);
  return {CSJ_FAULT_NONE, end};
}

}  // namespace csj
