#include "CSimdJSON.h"

#include <cstring>
#include <new>

#include "EventReader.hpp"

struct csj_reader {
  csj::EventReader events;
};

csj_reader *csj_open(const uint8_t *bytes, size_t length, uint8_t is_lines) {
  return new (std::nothrow) csj_reader{csj::EventReader(bytes, length, is_lines != 0)};
}

void csj_close(csj_reader *reader) { delete reader; }

void csj_rewind(csj_reader *reader) { reader->events.rewind(); }

uint8_t csj_holds_nested_objects(csj_reader *reader) { return reader->events.holds_nested_objects() ? 1 : 0; }

size_t csj_next(csj_reader *reader, csj_event *events, size_t capacity) {
  return reader->events.next(events, capacity);
}

const uint8_t *csj_unescaped(const csj_reader *reader) { return reader->events.unescaped(); }

csj_fault csj_fault_kind(const csj_reader *reader) { return reader->events.fault_kind(); }

uint64_t csj_fault_position(const csj_reader *reader) { return reader->events.fault_position(); }

size_t csj_count_line_ends(const uint8_t *bytes, size_t length) {
  const uint8_t *end = bytes + length;
  size_t count = 0;
  while (bytes < end) {
    auto *line_end = static_cast<const uint8_t *>(std::memchr(bytes, '\n', static_cast<size_t>(end - bytes)));
    if (line_end == nullptr) break;
    bytes = line_end + 1;
    count += 1;
  }
  return count;
}
