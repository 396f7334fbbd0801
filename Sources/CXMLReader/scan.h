// What libxml2 doesn't say, or too late: read from the bytes themselves.
#ifndef UIXML_SCAN_H
#define UIXML_SCAN_H

#include <stddef.h>
#include <stdint.h>

/// Where the first start tag with more than `maximum` attributes stands; `length` when there is none.
size_t uixml_crowded_tag(const uint8_t *bytes, size_t length, uint32_t maximum);

/// The character that stands or is referred to at `at` if XML allows it nowhere; -1 for anything else. NUL ends the text.
int32_t uixml_forbidden_character(const uint8_t *at);

/// Where the character reference starts that ends just before `end`; `end` when there is none.
uint32_t uixml_reference_before(const uint8_t *bytes, uint32_t end);

#endif
