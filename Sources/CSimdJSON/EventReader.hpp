// The grammar: structural characters to events, in batches, with its own stack of open objects and arrays.
#pragma once
#include "Scalars.hpp"
#include "Window.hpp"

namespace csj {

class EventReader {
 public:
  EventReader(const uint8_t *bytes, size_t length, bool is_lines)
      : bytes_(bytes), length_(length), is_lines_(is_lines), window_(bytes, length) {
    rewind();
  }

  void rewind();
  bool holds_nested_objects();
  size_t next(csj_event *events, size_t capacity);

  const uint8_t *unescaped() const { return unescaped_.data(); }
  csj_fault fault_kind() const { return fault_kind_; }
  uint64_t fault_position() const { return fault_position_; }

 private:
  enum class State : uint8_t { top, value, value_or_end, key, key_or_end, colon, after_value, done };
  enum class Container : uint8_t { object, array };

  // One structural character: what it is, and where the next one stands.
  struct Token {
    uint8_t byte;
    size_t offset;
    size_t next;
  };

  Token take();
  bool step(const Token &token, csj_event &event, bool &has_event);
  bool value(const Token &token, csj_event &event, bool &has_event);
  bool string(const Token &token, csj_kind kind, csj_event &event);
  bool scalar(const Token &token, csj_event &event);
  bool open(Container container, csj_kind kind, const Token &token, csj_event &event);
  bool close(const Token &token, csj_kind kind, csj_event &event);
  bool end_record(size_t end);
  bool begin_record(size_t start);
  void end_of_text();
  bool fail(csj_fault kind, size_t position);
  bool unexpected(csj_fault kind, const Token &token) { return fail(kind, window_.start() + token.offset); }
  const uint8_t *line_end_between(size_t from, size_t to) const;

  const uint8_t *bytes_;
  size_t length_;
  bool is_lines_;
  Window window_;
  size_t cursor_ = 0;
  State state_ = State::top;
  Storage<Container> open_;
  Storage<uint8_t> unescaped_;
  bool has_record_ = false;
  size_t record_start_ = 0;
  size_t record_end_ = 0;
  csj_fault fault_kind_ = CSJ_FAULT_NONE;
  size_t fault_position_ = 0;
};

}  // namespace csj
