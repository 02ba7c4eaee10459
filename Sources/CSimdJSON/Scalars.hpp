// What may stand between two structural characters: numbers, words and the insides of strings.
#pragma once
#include <cstdint>
#include <cstring>

#include "CSimdJSON.h"
#include "Storage.hpp"

namespace csj {

inline bool is_blank(uint8_t byte) { return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t'; }

// Whether the text is a number and nothing else: -?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?
inline bool is_number(const uint8_t *at, const uint8_t *end) {
  auto digits = [&] {
    const uint8_t *first = at;
    while (at < end && static_cast<uint8_t>(*at - '0') < 10) at++;
    return at - first;
  };
  if (at < end && *at == '-') at++;
  if (at < end && *at == '0') at++;
  else if (digits() == 0) return false;
  if (at < end && *at == '.') {
    at++;
    if (digits() == 0) return false;
  }
  if (at < end && (*at | 0x20) == 'e') {
    at++;
    if (at < end && (*at == '+' || *at == '-')) at++;
    if (digits() == 0) return false;
  }
  return at == end;
}

// Whether a backslash stands in the text. Short texts are the rule, so no call is made for them.
inline bool holds_backslash(const uint8_t *at, const uint8_t *end) {
  constexpr uint64_t ones = 0x0101010101010101, highs = 0x8080808080808080;
  if (end - at > 64) return std::memchr(at, '\\', static_cast<size_t>(end - at)) != nullptr;
  for (; end - at >= 8; at += 8) {
    uint64_t word;
    std::memcpy(&word, at, 8);
    word ^= ones * '\\';
    if (((word - ones) & ~word & highs) != 0) return true;
  }
  for (; at < end; at++) {
    if (*at == '\\') return true;
  }
  return false;
}

// Where and why unescaping ended: `fault` is CSJ_FAULT_NONE when it went through.
struct Unescaping {
  csj_fault fault;
  const uint8_t *position;
};

// Appends the text with its escapes replaced; it never gets longer.
Unescaping unescape(const uint8_t *at, const uint8_t *end, Storage<uint8_t> &out);

}  // namespace csj
