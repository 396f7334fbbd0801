#include "CSchemas.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Builds don't notice that the tables have changed, so `make tables` touches this file.
const unsigned char uidesc_system_bytes[] = {
#embed "../../Schemas/system.bin" if_empty(0)
};

const uint32_t uidesc_system_length = sizeof uidesc_system_bytes;
