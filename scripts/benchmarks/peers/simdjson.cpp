// Parses the records of a JSON file and counts them: simdjson FILE
#include <cstdio>
#include <simdjson.h>

int main(int count, char **arguments) {
  if (count != 2) return 2;
  simdjson::dom::parser parser;
  simdjson::dom::array records;
  if (parser.load(arguments[1]).get_array().get(records)) return 1;
  std::printf("%zu\n", records.size());
  return 0;
}
