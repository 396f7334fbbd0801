#include <libxml/encoding.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <stdlib.h>
#include <string.h>

#include "CXMLReader.h"

// What is wrong is in the result; libxml2 would print it, too.
static void say_nothing(void *context, const xmlError *error) {
  (void)context;
  (void)error;
}

ptrdiff_t uixml_to_utf8(const char *encoding, const uint8_t *bytes, size_t length, uint8_t **output) {
  *output = NULL;
  xmlCharEncodingHandlerPtr handler = xmlFindCharEncodingHandler(encoding);
  if (!handler) return -1;
  xmlBufferPtr in = xmlBufferCreateSize(length + 1), out = xmlBufferCreateSize(length * 2 + 16);
  xmlBufferAdd(in, bytes, (int)length);
  int status = 0;
  xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)say_nothing);
  while (xmlBufferLength(in) > 0) {
    int before = xmlBufferLength(in);
    status = xmlCharEncInFunc(handler, out, in);
    if (status < 0 || xmlBufferLength(in) >= before) break;
  }
  xmlSetStructuredErrorFunc(NULL, NULL);
  ptrdiff_t result = status < 0 || xmlBufferLength(in) > 0 ? -2 : xmlBufferLength(out);
  if (result >= 0) {
    *output = malloc((size_t)result + 1);
    if (*output) memcpy(*output, xmlBufferContent(out), (size_t)result);
  }
  xmlBufferFree(in);
  xmlBufferFree(out);
  xmlCharEncCloseFunc(handler);
  return result;
}

void uixml_free(uint8_t *bytes) { free(bytes); }

size_t uixml_length(const uint8_t *bytes) { return strlen((const char *)bytes); }
