// The one place where libxml2 is used: XML events with exact byte offsets and interned names.
#ifndef CXMLREADER_H
#define CXMLREADER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A parser with the names it has met. One a thread; parses any number of documents, one after another.
typedef struct uixml_reader uixml_reader;

uixml_reader *_Nullable uixml_reader_new(void);
void uixml_reader_free(uixml_reader *_Nullable reader);

/// The number of a name: equal names have equal numbers, from 0 in the order of first sight.
uint32_t uixml_intern(uixml_reader *_Nonnull reader, const uint8_t *_Nonnull bytes, size_t length);
uint32_t uixml_name_count(const uixml_reader *_Nonnull reader);
const char *_Nonnull uixml_name(const uixml_reader *_Nonnull reader, uint32_t name);

/// An attribute's value as the XML reader sees it, entities replaced.
typedef struct {
  uint32_t name;
  uint32_t length;
  /// Inside the parsed bytes when the value needed no decoding, elsewhere (and gone after the call) when it did.
  const uint8_t *_Nonnull value;
} uixml_attribute;

typedef enum {
  uixml_malformed,
  uixml_encoding,
  uixml_doctype,
  uixml_depth,
  uixml_attribute_count,
  /// Namespaces that are declared around a place.
  uixml_namespace_count,
  /// One that XML doesn't allow, which is the problem's code; it stands or is referred to at the offset.
  uixml_character,
} uixml_problem;

/// Offsets are bytes from the start of the parsed text.
typedef struct {
  void *_Nonnull context;
  void (*_Nonnull start)(
      void *_Nonnull context, uint32_t name, uint32_t tag_start, const uixml_attribute *_Nullable attributes,
      uint32_t count);
  void (*_Nonnull end)(void *_Nonnull context, uint32_t offset);
  /// Text that is not only white space stands in the open element.
  void (*_Nonnull text)(void *_Nonnull context);
  void (*_Nonnull comment)(void *_Nonnull context, uint32_t start, uint32_t end);
  /// Called once at the most; parsing stops there.
  void (*_Nonnull problem)(
      void *_Nonnull context, uixml_problem problem, int code, uint32_t offset, const char *_Nonnull message);
} uixml_events;

/// Parses UTF-8 text that ends with a NUL byte at `bytes[length]`. Elements deeper than `maximum_depth` (the root is 1)
/// or with more than `maximum_attributes`, more declared namespaces around a place than that, a document type declaration and
/// anything not well-formed end it with a problem. Nothing outside is read.
void uixml_parse(
    uixml_reader *_Nonnull reader, const uint8_t *_Nonnull bytes, size_t length, uint32_t maximum_depth,
    uint32_t maximum_attributes, const uixml_events *_Nonnull events);

/// Turns text in a named encoding into UTF-8. The result is `*output` (to be freed by `uixml_free`), its length is
/// returned; -1 when the encoding is unknown, -2 when the bytes are not valid in it.
ptrdiff_t uixml_to_utf8(
    const char *_Nonnull encoding, const uint8_t *_Nonnull bytes, size_t length, uint8_t *_Nullable *_Nonnull output);
void uixml_free(uint8_t *_Nullable bytes);

/// How many bytes stand before the first NUL byte, which there must be.
size_t uixml_length(const uint8_t *_Nonnull bytes);

/// Whether a text that isn't empty stands somewhere. Its last byte is looked for, and should be a rare one.
bool uixml_contains(const uint8_t *_Nonnull bytes, size_t length, const char *_Nonnull text);

#endif
