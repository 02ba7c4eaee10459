// A stretch of whole lines and simdjson's index of its structural characters.
#pragma once
#include <memory>

#include "simdjson.h"

#include "CSimdJSON.h"
#include "TextFault.hpp"

namespace csj {

// The text is indexed in stretches of about a megabyte that end at a line end. That is sound for any document,
// since a line end can't stand inside a string or a number, and keeps the index small and in the cache.
//
// simdjson's first stage is called directly, not through its On-Demand front end: that one stops at a depth fixed
// before reading, does not say where a fault is, reads past the end of the bytes (a mapped file has no padding),
// and cannot be left and taken up again between two batches of events.
class Window {
 public:
  Window(const uint8_t *bytes, size_t length) : bytes_(bytes), length_(length) {}

  void rewind(size_t start) {
    next_start_ = start;
    start_ = start;
    count = 0;
    fault = {CSJ_FAULT_NONE, 0};
  }

  // Goes on to the next stretch that is not blank. False at the end of the text or on a fault.
  bool advance() {
    while (next_start_ < length_) {
      start_ = next_start_;
      size = size_from(start_);
      next_start_ = start_ + size;
      if (size > simdjson::SIMDJSON_MAXSIZE_BYTES) return fail(CSJ_FAULT_LINE_TOO_LONG, start_);
      if (!make_room()) return fail(CSJ_FAULT_OUT_OF_MEMORY, start_);
      text = bytes_ + start_;
      simdjson::error_code code = parser_->stage1(text, size, simdjson::stage1_mode::regular);
      if (code == simdjson::EMPTY) continue;
      if (code != simdjson::SUCCESS) {
        TextFault found = find_text_fault(text, size);
        // What the walk can't name, the first stage still refused: never read on as if it had not.
        if (found.kind == CSJ_FAULT_NONE) found = {CSJ_FAULT_EXPECTED_VALUE, 0};
        return fail(found.kind, start_ + found.offset);
      }
      indexes = parser_->structural_indexes.get();
      count = parser_->n_structural_indexes;
      return true;
    }
    return false;
  }

  size_t start() const { return start_; }

  const uint8_t *text = nullptr;
  size_t size = 0;
  const uint32_t *indexes = nullptr;
  size_t count = 0;
  TextFault fault = {CSJ_FAULT_NONE, 0};

 private:
  static constexpr size_t usual_size = size_t(1) << 20;

  size_t size_from(size_t start) const {
    if (length_ - start <= usual_size) return length_ - start;
    const uint8_t *usual_end = bytes_ + start + usual_size - 1;
    const void *line_end = std::memchr(usual_end, '\n', length_ - start - usual_size + 1);
    if (line_end == nullptr) return length_ - start;
    return static_cast<size_t>(static_cast<const uint8_t *>(line_end) - (bytes_ + start)) + 1;
  }

  bool make_room() {
    if (parser_ == nullptr) {
      return simdjson::get_active_implementation()->create_dom_parser_implementation(size, 1, parser_) ==
             simdjson::SUCCESS;
    }
    if (size <= parser_->capacity()) return true;
    // Some slack, so that stretches that grow by a few bytes each don't allocate each time.
    size_t room = size + size / 4;
    if (room > simdjson::SIMDJSON_MAXSIZE_BYTES) room = size;
    return parser_->set_capacity(room) == simdjson::SUCCESS;
  }

  bool fail(csj_fault kind, size_t offset) {
    fault = {kind, offset};
    return false;
  }

  const uint8_t *bytes_;
  size_t length_;
  size_t start_ = 0;
  size_t next_start_ = 0;
  std::unique_ptr<simdjson::internal::dom_parser_implementation> parser_;
};

}  // namespace csj
