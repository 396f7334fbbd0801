#include <stddef.h>

#include "CProcess.h"

static int argument_count;
static char **arguments;

// Both glibc and Darwin call constructors with what they call main with.
__attribute__((constructor)) static void keep(int count, char **list) {
  argument_count = count;
  arguments = list;
}

const char *uiprocess_argument(int index) { return index < argument_count ? arguments[index] : NULL; }
