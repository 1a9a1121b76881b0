// simdjson behind four C functions, loaded at run time so that nothing links against it.
#include <simdjson.h>

#include <cstdint>
#include <new>

extern "C" {

/// A parser that keeps its buffers from one document to the next, or null without memory.
void *baton_simdjson_new() { return new (std::nothrow) simdjson::dom::parser(); }

void baton_simdjson_free(void *parser) { delete static_cast<simdjson::dom::parser *>(parser); }

/// Readable bytes that must follow a document.
int64_t baton_simdjson_padding() { return simdjson::SIMDJSON_PADDING; }

/// Parses the whole document into the parser's tree: the number of members of its outermost object,
/// or -1 if it has none or is malformed.
int64_t baton_simdjson_parse(void *parser, const uint8_t *bytes, int64_t length) {
  simdjson::dom::element root;
  auto error = static_cast<simdjson::dom::parser *>(parser)
                 ->parse(bytes, static_cast<size_t>(length), false)
                 .get(root);
  if (error) return -1;
  simdjson::dom::object object;
  if (root.get(object)) return -1;
  return static_cast<int64_t>(object.size());
}
}
