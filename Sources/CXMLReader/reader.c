#include "CXMLReader.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <stdlib.h>
#include <string.h>

#include "scan.h"

// libxml2 interns names in a dictionary: equal names have equal addresses. `slots` maps an address to its number.
struct uixml_reader {
  xmlDictPtr dictionary;
  xmlParserCtxtPtr parser;
  const xmlChar **names;
  uint32_t name_count, name_capacity;
  uint32_t *slots;  // number + 1, 0 when free
  uint32_t slot_mask;
  uixml_attribute *attributes;
  size_t attribute_capacity;
  const uixml_events *events;
  const uint8_t *bytes;
  uint32_t depth, maximum_depth, maximum_namespaces;
  bool stopped;
};

static uint32_t slot_of(const uixml_reader *reader, const xmlChar *name) {
  uintptr_t key = (uintptr_t)name;
  return (uint32_t)((key ^ (key >> 15)) * 0x9E3779B1u >> 7) & reader->slot_mask;
}

static void place(uixml_reader *reader, uint32_t number) {
  uint32_t at = slot_of(reader, reader->names[number]);
  while (reader->slots[at]) at = (at + 1) & reader->slot_mask;
  reader->slots[at] = number + 1;
}

static void grow_names(uixml_reader *reader) {
  reader->name_capacity *= 2;
  reader->names = realloc(reader->names, reader->name_capacity * sizeof *reader->names);
  free(reader->slots);
  reader->slot_mask = reader->name_capacity * 4 - 1;
  reader->slots = calloc((size_t)reader->slot_mask + 1, sizeof *reader->slots);
  if (!reader->names || !reader->slots) abort();
  for (uint32_t i = 0; i < reader->name_count; i++) place(reader, i);
}

static uint32_t number_of(uixml_reader *reader, const xmlChar *name) {
  uint32_t at = slot_of(reader, name);
  for (uint32_t entry; (entry = reader->slots[at]); at = (at + 1) & reader->slot_mask)
    if (reader->names[entry - 1] == name) return entry - 1;
  if (reader->name_count == reader->name_capacity) grow_names(reader);
  reader->names[reader->name_count] = name;
  place(reader, reader->name_count);
  return reader->name_count++;
}

static uint32_t qualified(uixml_reader *reader, const xmlChar *prefix, const xmlChar *name) {
  return number_of(reader, prefix ? xmlDictQLookup(reader->dictionary, prefix, name) : name);
}

uint32_t uixml_intern(uixml_reader *reader, const uint8_t *bytes, size_t length) {
  return number_of(reader, xmlDictLookup(reader->dictionary, bytes, (int)length));
}

uint32_t uixml_name_count(const uixml_reader *reader) { return reader->name_count; }

const char *uixml_name(const uixml_reader *reader, uint32_t name) { return (const char *)reader->names[name]; }

static uint32_t position(const uixml_reader *reader) {
  const xmlParserInputPtr input = reader->parser->input;
  return input ? (uint32_t)(input->cur - reader->bytes) : 0;
}

static void stop(uixml_reader *reader, uixml_problem problem, int code, uint32_t offset, const char *message) {
  if (reader->stopped) return;
  reader->stopped = true;
  reader->events->problem(reader->events->context, problem, code, offset, message);
  xmlStopParser(reader->parser);
}

static uixml_attribute *room_for(uixml_reader *reader, size_t count) {
  if (count > reader->attribute_capacity) {
    reader->attribute_capacity = count * 2;
    reader->attributes = realloc(reader->attributes, reader->attribute_capacity * sizeof *reader->attributes);
    if (!reader->attributes) abort();
  }
  return reader->attributes;
}

// libxml2 calls with its parser, which carries the reader.
static uixml_reader *reader_of(void *parser) { return ((xmlParserCtxtPtr)parser)->_private; }

static void on_start(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted_count, const xmlChar **attributes) {
  (void)uri;
  (void)defaulted_count;
  uixml_reader *reader = reader_of(context);
  if (reader->stopped) return;
  // The parser stands at the tag's end, and no attribute value can hold a '<'.
  uint32_t tag = position(reader);
  while (tag > 0 && reader->bytes[tag] != '<') tag--;
  if (++reader->depth > reader->maximum_depth) {
    stop(reader, uixml_depth, 0, tag, "");
    return;
  }
  // For every name libxml2 goes through all the namespaces that are declared around it.
  if (namespace_count > 0 && (uint32_t)reader->parser->nsNr / 2 > reader->maximum_namespaces) {
    stop(reader, uixml_namespace_count, 0, tag, "");
    return;
  }
  uixml_attribute *list = room_for(reader, (size_t)attribute_count + (size_t)namespace_count);
  uint32_t count = 0;
  for (int i = 0; i < namespace_count; i++) {
    const xmlChar *label = namespaces[2 * i], *value = namespaces[2 * i + 1];
    const xmlChar *xmlns = xmlDictLookup(reader->dictionary, BAD_CAST "xmlns", 5);
    list[count++] = (uixml_attribute){
        label ? qualified(reader, xmlns, label) : number_of(reader, xmlns), (uint32_t)xmlStrlen(value), value ? value : BAD_CAST ""};
  }
  for (int i = 0; i < attribute_count; i++) {
    const xmlChar **a = attributes + 5 * i;  // local name, prefix, URI, value, value end
    list[count++] = (uixml_attribute){qualified(reader, a[1], a[0]), (uint32_t)(a[4] - a[3]), a[3]};
  }
  reader->events->start(reader->events->context, qualified(reader, prefix, name), tag, list, count);
}

static void on_end(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)name;
  (void)prefix;
  (void)uri;
  uixml_reader *reader = reader_of(context);
  if (reader->stopped) return;
  reader->depth--;
  reader->events->end(reader->events->context, position(reader));
}

static void on_text(void *context, const xmlChar *text, int length) {
  uixml_reader *reader = reader_of(context);
  if (reader->stopped) return;
  for (int i = 0; i < length; i++)
    if (text[i] > ' ') {
      reader->events->text(reader->events->context);
      return;
    }
}

static void on_comment(void *context, const xmlChar *text) {
  (void)text;
  uixml_reader *reader = reader_of(context);
  if (reader->stopped) return;
  // The parser stands after "-->", and a comment can't hold "--".
  uint32_t end = position(reader), start = end > 4 ? end - 4 : 0;
  while (start > 0 && memcmp(reader->bytes + start, "<!--", 4) != 0) start--;
  reader->events->comment(reader->events->context, start, end);
}

static void on_doctype(void *context, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
  (void)name;
  (void)external;
  (void)system;
  uixml_reader *reader = reader_of(context);
  uint32_t at = position(reader);
  while (at > 0 && reader->bytes[at] != '<') at--;
  stop(reader, uixml_doctype, 0, at, "");
}

// Namespace remarks are none of a document's business here: Interface Builder uses no namespaces.
static void on_error(void *context, const xmlError *error) {
  uixml_reader *reader = reader_of(context);
  // A parser that has been stopped stands nowhere.
  if (!reader || reader->stopped || error->level < XML_ERR_ERROR || error->domain == XML_FROM_NAMESPACE) return;
  uint32_t at = position(reader);
  uint32_t reference = error->code == XML_ERR_INVALID_CHAR ? uixml_reference_before(reader->bytes, at) : at;
  uint32_t place = uixml_forbidden_character(reader->bytes + reference) >= 0 ? reference : at;
  int32_t character = uixml_forbidden_character(reader->bytes + place);
  if (character >= 0) {
    stop(reader, uixml_character, character, place, "");
    return;
  }
  bool encoding = error->code == XML_ERR_INVALID_ENCODING || error->code == XML_ERR_UNSUPPORTED_ENCODING ||
                  error->code == XML_ERR_UNKNOWN_ENCODING ||
                  (error->code == XML_ERR_INVALID_CHAR && reader->bytes[at] >= 0x80);
  stop(reader, encoding ? uixml_encoding : uixml_malformed, error->code, at, error->message ? error->message : "");
}

uixml_reader *uixml_reader_new(void) {
  uixml_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->parser = xmlNewParserCtxt();
  if (!reader->parser) {
    free(reader);
    return NULL;
  }
  reader->dictionary = reader->parser->dict;
  reader->name_capacity = 128;
  grow_names(reader);
  xmlSAXHandler *sax = reader->parser->sax;
  memset(sax, 0, sizeof *sax);
  sax->initialized = XML_SAX2_MAGIC;
  sax->startElementNs = on_start;
  sax->endElementNs = on_end;
  sax->characters = sax->ignorableWhitespace = sax->cdataBlock = on_text;
  sax->comment = on_comment;
  sax->internalSubset = on_doctype;
  sax->serror = (xmlStructuredErrorFunc)on_error;
  return reader;
}

void uixml_reader_free(uixml_reader *reader) {
  if (!reader) return;
  xmlFreeParserCtxt(reader->parser);
  free(reader->names);
  free(reader->slots);
  free(reader->attributes);
  free(reader);
}

void uixml_parse(
    uixml_reader *reader, const uint8_t *bytes, size_t length, uint32_t maximum_depth,
    uint32_t maximum_attributes, const uixml_events *events) {
  // libxml2 compares every attribute of a tag with every other before it tells of the tag.
  size_t crowded = uixml_crowded_tag(bytes, length, maximum_attributes);
  if (crowded < length) {
    events->problem(events->context, uixml_attribute_count, 0, (uint32_t)crowded, "");
    return;
  }
  xmlParserCtxtPtr parser = reader->parser;
  xmlCtxtReset(parser);
  xmlCtxtUseOptions(parser, XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC);
  parser->_private = reader;
  reader->events = events;
  reader->bytes = bytes;
  reader->depth = 0;
  reader->maximum_depth = maximum_depth;
  reader->maximum_namespaces = maximum_attributes;
  reader->stopped = false;
  // A string input leaves the text where it is: an address in it is an offset, and values without entities aren't copied.
  xmlParserInputPtr input = xmlNewStringInputStream(parser, bytes);
  if (!input) return;
  input->end = bytes + length;
  inputPush(parser, input);
  xmlParseDocument(parser);
  if (!parser->wellFormed) stop(reader, uixml_malformed, 0, position(reader), "");
  reader->events = NULL;
}
