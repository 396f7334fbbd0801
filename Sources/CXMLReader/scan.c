#include "scan.h"

#include "CXMLReader.h"

#include <stdbool.h>
#include <string.h>

// ` a=""`
static const size_t shortest_attribute = 5;

static bool starts_name(uint8_t byte) { return byte != '/' && byte != '!' && byte != '?' && byte > ' '; }

// The attributes of the tag at `at`, as far as they are well-formed, but no more than one over `maximum`.
static uint32_t count_attributes(const uint8_t *bytes, size_t at, size_t length, uint32_t maximum) {
  uint32_t count = 0;
  for (size_t i = at + 1; i < length && bytes[i] != '>' && bytes[i] != '<'; i++) {
    if (bytes[i] != '"' && bytes[i] != '\'') continue;
    const uint8_t *end = memchr(bytes + i + 1, bytes[i], length - i - 1);
    if (!end || ++count > maximum) return count;
    i = (size_t)(end - bytes);
  }
  return count;
}

// The end of what starts at `at` and ends with `mark`, if that starts with `start`; 0 if it doesn't.
static size_t skip(const uint8_t *bytes, size_t at, size_t length, const char *start, const char *mark) {
  size_t opening = strlen(start), closing = strlen(mark);
  if (length - at < opening || memcmp(bytes + at, start, opening) != 0) return 0;
  for (size_t i = at + opening; i + closing <= length; i++) {
    const uint8_t *next = memchr(bytes + i, mark[0], length - i);
    if (!next) return length;
    i = (size_t)(next - bytes);
    if (i + closing <= length && memcmp(next, mark, closing) == 0) return i + closing;
  }
  return length;
}

// Whether the `<` at `tag` opens a tag rather than standing in a comment or the like. `*from` is where to read from, and
// moves on: all before it has been read.
static bool is_markup(const uint8_t *bytes, size_t tag, size_t length, size_t *from) {
  while (*from < tag) {
    const uint8_t *next = memchr(bytes + *from, '<', tag - *from);
    if (!next) {
      *from = tag;
      break;
    }
    size_t at = (size_t)(next - bytes), end = skip(bytes, at, length, "<!--", "-->");
    if (!end) end = skip(bytes, at, length, "<![CDATA[", "]]>");
    if (!end) end = skip(bytes, at, length, "<?", "?>");
    // The parser refuses a document type before it gets any further.
    if (!end && length - at > 9 && memcmp(next, "<!DOCTYPE", 9) == 0) end = length;
    *from = end ? end : at + 1;
  }
  return *from == tag;
}

// No attribute value holds a `<`, so a crowded tag is a long stretch without one. Looking for it from the far end of such
// a stretch touches few of a document's bytes, since the next `<` is never far in an ordinary one.
size_t uixml_crowded_tag(const uint8_t *bytes, size_t length, uint32_t maximum) {
  const size_t stretch = shortest_attribute * ((size_t)maximum + 1);
  size_t read = 0, tag = 0;
  while (tag < length) {
    const uint8_t *next = memchr(bytes + tag, '<', length - tag);
    if (!next) return length;
    tag = (size_t)(next - bytes);
    if (length - tag <= stretch) return length;
    size_t last = tag + stretch;
    while (bytes[last] != '<') last--;
    if (last == tag && starts_name(bytes[tag + 1]) && count_attributes(bytes, tag, length, maximum) > maximum &&
        is_markup(bytes, tag, length, &read))
      return tag;
    tag = last > tag ? last : tag + 1;
  }
  return length;
}

static int32_t digit_of(uint8_t byte) {
  if (byte >= '0' && byte <= '9') return byte - '0';
  uint8_t letter = byte | 32;
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : 16;
}

// The number in `&#10;` or `&#xA;`, 0x110000 for any that is too large; -1 when there is none.
static int32_t reference(const uint8_t *at) {
  int32_t base = at[2] == 'x' ? 16 : 10, value = 0;
  for (const uint8_t *digit = at + (base == 16 ? 3 : 2); *digit != ';'; digit++) {
    int32_t number = digit_of(*digit);
    if (number >= base) return -1;
    value = value * base + number;
    if (value > 0x10FFFF) value = 0x110000;
  }
  return value;
}

static bool is_allowed(int32_t character) {
  return character == 9 || character == 10 || character == 13 || (character >= 0x20 && character < 0xD800) ||
         (character >= 0xE000 && character < 0xFFFE) || (character >= 0x10000 && character <= 0x10FFFF);
}

int32_t uixml_forbidden_character(const uint8_t *at) {
  int32_t character = at[0];
  if (at[0] == '&' && at[1] == '#') {
    character = reference(at);
    if (character < 0) return -1;
  } else if (at[0] == 0xEF && at[1] == 0xBF && (at[2] == 0xBE || at[2] == 0xBF)) {
    character = at[2] == 0xBE ? 0xFFFE : 0xFFFF;
  } else if (at[0] == 0) {
    return -1;
  }
  return is_allowed(character) ? -1 : character;
}

uint32_t uixml_reference_before(const uint8_t *bytes, uint32_t end) {
  if (end == 0 || bytes[end - 1] != ';') return end;
  uint32_t start = end - 1;
  while (start > 0 && bytes[start] != '<' && bytes[start] != '&') start--;
  return bytes[start] == '&' ? start : end;
}

bool uixml_contains(const uint8_t *bytes, size_t length, const char *text) {
  size_t before = strlen(text) - 1;
  for (size_t i = 0; i < length; i++) {
    const uint8_t *last = memchr(bytes + i, text[before], length - i);
    if (!last) return false;
    i = (size_t)(last - bytes);
    if (i >= before && memcmp(last - before, text, before) == 0) return true;
  }
  return false;
}
