#include "EventReader.hpp"

namespace csj {

void EventReader::rewind() {
  static const uint8_t mark[3] = {0xEF, 0xBB, 0xBF};
  bool has_mark = length_ >= 3 && std::memcmp(bytes_, mark, 3) == 0;
  window_.rewind(has_mark ? 3 : 0);
  cursor_ = 0;
  state_ = State::top;
  open_.clear();
  unescaped_.clear();
  has_record_ = false;
  fault_kind_ = CSJ_FAULT_NONE;
  fault_position_ = 0;
}

bool EventReader::holds_nested_objects() {
  rewind();
  // The last two structural characters, since `: [ {` may lie on both sides of a stretch's end.
  uint8_t before_last = 0, last = 0;
  while (window_.advance()) {
    for (size_t i = 0; i < window_.count; i++) {
      uint8_t byte = window_.text[window_.indexes[i]];
      if (byte == '{' && last == '[' && before_last == ':') return true;
      before_last = last;
      last = byte;
    }
  }
  return false;
}

size_t EventReader::next(csj_event *events, size_t capacity) {
  unescaped_.clear();
  size_t filled = 0;
  while (filled < capacity && fault_kind_ == CSJ_FAULT_NONE) {
    if (cursor_ == window_.count) {
      cursor_ = 0;
      window_.count = 0;
      if (!window_.advance()) {
        if (window_.fault.kind != CSJ_FAULT_NONE) fail(window_.fault.kind, window_.fault.offset);
        else end_of_text();
        break;
      }
    }
    bool has_event = true;
    Token token = take();
    if (step(token, events[filled], has_event) && has_event) filled += 1;
  }
  return filled;
}

EventReader::Token EventReader::take() {
  size_t offset = window_.indexes[cursor_++];
  size_t next = cursor_ < window_.count ? window_.indexes[cursor_] : window_.size;
  return {window_.text[offset], offset, next};
}

bool EventReader::step(const Token &token, csj_event &event, bool &has_event) {
  switch (state_) {
    case State::top:
      return begin_record(window_.start() + token.offset) && value(token, event, has_event);
    case State::value_or_end:
      if (token.byte == ']') return close(token, CSJ_END_ARRAY, event);
      return value(token, event, has_event);
    case State::value:
      return value(token, event, has_event);
    case State::key_or_end:
      if (token.byte == '}') return close(token, CSJ_END_OBJECT, event);
      [[fallthrough]];
    case State::key:
      if (token.byte != '"') return unexpected(CSJ_FAULT_EXPECTED_KEY, token);
      if (!string(token, CSJ_KEY, event)) return false;
      if (cursor_ < window_.count && window_.text[token.next] == ':') {
        cursor_ += 1;
        state_ = State::value;
      } else {
        state_ = State::colon;
      }
      return true;
    case State::colon:
      has_event = false;
      if (token.byte != ':') return unexpected(CSJ_FAULT_EXPECTED_COLON, token);
      state_ = State::value;
      return true;
    case State::after_value:
      if (open_.last() == Container::object) {
        if (token.byte == '}') return close(token, CSJ_END_OBJECT, event);
        if (token.byte != ',') return unexpected(CSJ_FAULT_EXPECTED_COMMA_OR_BRACE, token);
        state_ = State::key;
      } else {
        if (token.byte == ']') return close(token, CSJ_END_ARRAY, event);
        if (token.byte != ',') return unexpected(CSJ_FAULT_EXPECTED_COMMA_OR_BRACKET, token);
        state_ = State::value;
      }
      has_event = false;
      return true;
    case State::done:
      return unexpected(CSJ_FAULT_TRAILING_CONTENT, token);
  }
  return false;
}

bool EventReader::value(const Token &token, csj_event &event, bool &has_event) {
  switch (token.byte) {
    case '{': return open(Container::object, CSJ_BEGIN_OBJECT, token, event);
    case '[': return open(Container::array, CSJ_BEGIN_ARRAY, token, event);
    case '}': case ']': case ',': case ':':
      has_event = false;
      return unexpected(CSJ_FAULT_EXPECTED_VALUE, token);
    case '"':
      if (!string(token, CSJ_STRING, event)) return false;
      break;
    default:
      if (!scalar(token, event)) return false;
      break;
  }
  if (open_.size() > 0) {
    state_ = State::after_value;
    return true;
  }
  size_t quotes = event.kind == CSJ_STRING ? 2 : 0;
  return end_record(event.position + event.length + quotes);
}

bool EventReader::string(const Token &token, csj_kind kind, csj_event &event) {
  // Between a closing quote and the next structural character there is nothing but blanks.
  const uint8_t *first = window_.text + token.offset + 1, *last = window_.text + token.next - 1;
  while (is_blank(*last)) last--;
  event = {window_.start() + token.offset, static_cast<uint32_t>(last - first), 0, kind, 0};
  if (!holds_backslash(first, last)) return true;
  auto unescaped_start = unescaped_.size();
  Unescaping result = unescape(first, last, unescaped_);
  if (result.fault != CSJ_FAULT_NONE) return fail(result.fault, static_cast<size_t>(result.position - bytes_));
  event.unescaped = static_cast<uint32_t>(unescaped_start);
  event.length = static_cast<uint32_t>(unescaped_.size() - unescaped_start);
  event.is_unescaped = 1;
  return true;
}

bool EventReader::scalar(const Token &token, csj_event &event) {
  const uint8_t *first = window_.text + token.offset, *end = window_.text + token.next;
  while (is_blank(end[-1])) end--;
  auto length = static_cast<uint32_t>(end - first);
  auto is_word = [&](const char *word, uint32_t count) {
    return length == count && std::memcmp(first, word, count) == 0;
  };
  csj_kind kind = CSJ_NUMBER;
  if (token.byte == '-' || static_cast<uint8_t>(token.byte - '0') < 10) {
    if (!is_number(first, end)) return unexpected(CSJ_FAULT_BAD_NUMBER, token);
  } else if (is_word("true", 4)) {
    kind = CSJ_TRUE;
  } else if (is_word("false", 5)) {
    kind = CSJ_FALSE;
  } else if (is_word("null", 4)) {
    kind = CSJ_NULL;
  } else {
    return unexpected(CSJ_FAULT_BAD_WORD, token);
  }
  event = {window_.start() + token.offset, length, 0, kind, 0};
  return true;
}

bool EventReader::open(Container container, csj_kind kind, const Token &token, csj_event &event) {
  event = {window_.start() + token.offset, 1, 0, kind, 0};
  if (!open_.append(container)) return unexpected(CSJ_FAULT_OUT_OF_MEMORY, token);
  state_ = container == Container::object ? State::key_or_end : State::value_or_end;
  return true;
}

bool EventReader::close(const Token &token, csj_kind kind, csj_event &event) {
  event = {window_.start() + token.offset, 1, 0, kind, 0};
  open_.remove_last();
  if (open_.size() > 0) {
    state_ = State::after_value;
    return true;
  }
  return end_record(event.position + 1);
}

bool EventReader::begin_record(size_t start) {
  if (is_lines_ && has_record_ && line_end_between(record_end_, start) == nullptr) {
    record_start_ = start;
    return fail(CSJ_FAULT_SECOND_RECORD_IN_LINE, start);
  }
  has_record_ = true;
  record_start_ = start;
  return true;
}

bool EventReader::end_record(size_t end) {
  record_end_ = end;
  state_ = is_lines_ ? State::top : State::done;
  const uint8_t *line_end = is_lines_ ? line_end_between(record_start_, end) : nullptr;
  if (line_end == nullptr) return true;
  return fail(CSJ_FAULT_LINE_END_IN_RECORD, static_cast<size_t>(line_end - bytes_));
}

void EventReader::end_of_text() {
  switch (state_) {
    case State::done: return;
    case State::top:
      if (!is_lines_) fail(CSJ_FAULT_EMPTY, length_);
      return;
    case State::value: case State::value_or_end: fail(CSJ_FAULT_EXPECTED_VALUE, length_); return;
    case State::key: case State::key_or_end: fail(CSJ_FAULT_EXPECTED_KEY, length_); return;
    case State::colon: fail(CSJ_FAULT_EXPECTED_COLON, length_); return;
    case State::after_value:
      fail(open_.last() == Container::object ? CSJ_FAULT_EXPECTED_COMMA_OR_BRACE
                                             : CSJ_FAULT_EXPECTED_COMMA_OR_BRACKET,
           length_);
      return;
  }
}

bool EventReader::fail(csj_fault kind, size_t position) {
  fault_kind_ = kind;
  fault_position_ = position;
  // In line-delimited text a record that was not closed shows only in a later line: the fault is its own line's.
  bool is_grammar = kind >= CSJ_FAULT_EXPECTED_VALUE && kind <= CSJ_FAULT_EXPECTED_COMMA_OR_BRACKET;
  if (is_lines_ && is_grammar && has_record_) {
    const uint8_t *line_end = line_end_between(record_start_, position);
    if (line_end != nullptr) {
      fault_kind_ = CSJ_FAULT_LINE_END_IN_RECORD;
      fault_position_ = static_cast<size_t>(line_end - bytes_);
    }
  }
  return false;
}

const uint8_t *EventReader::line_end_between(size_t from, size_t to) const {
  return static_cast<const uint8_t *>(std::memchr(bytes_ + from, '\n', to - from));
}

}  // namespace csj
