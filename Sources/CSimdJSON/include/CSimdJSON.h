// JSON text to a flat run of events, with simdjson's index of structural characters underneath.
//
// The bytes given to `csj_open` are borrowed: they must stay where they are until `csj_close`, and need no
// padding behind them. Nothing recurses: how deep a document goes is limited by memory alone.
#pragma once
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CSJ_CLOSED_ENUM __attribute__((enum_extensibility(closed)))
#define CSJ_NAME(name) __attribute__((swift_name(name)))
#else
#define CSJ_CLOSED_ENUM
#define CSJ_NAME(name)
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef enum CSJ_CLOSED_ENUM csj_kind : uint8_t {
  CSJ_END CSJ_NAME("end") = 0,
  CSJ_BEGIN_OBJECT CSJ_NAME("beginObject") = 1,
  CSJ_END_OBJECT CSJ_NAME("endObject") = 2,
  CSJ_BEGIN_ARRAY CSJ_NAME("beginArray") = 3,
  CSJ_END_ARRAY CSJ_NAME("endArray") = 4,
  CSJ_KEY CSJ_NAME("key") = 5,
  CSJ_STRING CSJ_NAME("string") = 6,
  CSJ_NUMBER CSJ_NAME("number") = 7,
  CSJ_TRUE CSJ_NAME("true") = 8,
  CSJ_FALSE CSJ_NAME("false") = 9,
  CSJ_NULL CSJ_NAME("null") = 10,
} csj_kind;

// One event. The text of a key or a string is `length` bytes of the input from `position + 1` on, or, where
// `is_unescaped` is set, of `csj_unescaped` from `unescaped` on. A number's digits are the input's, at `position`.
typedef struct csj_event {
  uint64_t position;
  uint32_t length;
  uint32_t unescaped;
  csj_kind kind;
  uint8_t is_unescaped;
} csj_event;

typedef enum CSJ_CLOSED_ENUM csj_fault : uint8_t {
  CSJ_FAULT_NONE CSJ_NAME("none") = 0,
  CSJ_FAULT_EMPTY CSJ_NAME("empty") = 1,
  CSJ_FAULT_EXPECTED_VALUE CSJ_NAME("expectedValue") = 2,
  CSJ_FAULT_EXPECTED_KEY CSJ_NAME("expectedKey") = 3,
  CSJ_FAULT_EXPECTED_COLON CSJ_NAME("expectedColon") = 4,
  CSJ_FAULT_EXPECTED_COMMA_OR_BRACE CSJ_NAME("expectedCommaOrBrace") = 5,
  CSJ_FAULT_EXPECTED_COMMA_OR_BRACKET CSJ_NAME("expectedCommaOrBracket") = 6,
  CSJ_FAULT_TRAILING_CONTENT CSJ_NAME("trailingContent") = 7,
  CSJ_FAULT_LINE_END_IN_RECORD CSJ_NAME("lineEndInRecord") = 8,
  CSJ_FAULT_SECOND_RECORD_IN_LINE CSJ_NAME("secondRecordInLine") = 9,
  CSJ_FAULT_BAD_NUMBER CSJ_NAME("badNumber") = 10,
  CSJ_FAULT_BAD_WORD CSJ_NAME("badWord") = 11,
  CSJ_FAULT_BAD_ESCAPE CSJ_NAME("badEscape") = 12,
  CSJ_FAULT_LONE_SURROGATE CSJ_NAME("loneSurrogate") = 13,
  CSJ_FAULT_UNCLOSED_STRING CSJ_NAME("unclosedString") = 14,
  CSJ_FAULT_LINE_END_IN_STRING CSJ_NAME("lineEndInString") = 15,
  CSJ_FAULT_CONTROL_CHARACTER CSJ_NAME("controlCharacter") = 16,
  CSJ_FAULT_INVALID_UTF8 CSJ_NAME("invalidUTF8") = 17,
  CSJ_FAULT_LINE_TOO_LONG CSJ_NAME("lineTooLong") = 18,
  CSJ_FAULT_OUT_OF_MEMORY CSJ_NAME("outOfMemory") = 19,
} csj_fault;

typedef struct csj_reader csj_reader;

// Starts at the first byte (behind a byte order mark). `is_lines`: one value a line, as many as there are.
// NULL when memory ran out.
csj_reader *csj_open(const uint8_t *bytes, size_t length, uint8_t is_lines);
void csj_close(csj_reader *reader);

// Goes back to the first byte.
void csj_rewind(csj_reader *reader);

// Whether some key holds an array whose first element is an object. Ends where the text has a fault, which
// `csj_next` then meets; call `csj_rewind` before reading.
uint8_t csj_holds_nested_objects(csj_reader *reader);

// Writes up to `capacity` events and returns how many. 0: the text is over, or there is a fault.
// What `csj_unescaped` held for the events before is gone.
size_t csj_next(csj_reader *reader, csj_event *events, size_t capacity);

const uint8_t *csj_unescaped(const csj_reader *reader);
csj_fault csj_fault_kind(const csj_reader *reader);
uint64_t csj_fault_position(const csj_reader *reader);

// How many line ends (LF) there are.
size_t csj_count_line_ends(const uint8_t *bytes, size_t length);

#ifdef __cplusplus
}
#endif
