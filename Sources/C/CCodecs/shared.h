#pragma once

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CCodecs.h"

// The most pixels that a decoder may hold at once: 64 million, a quarter of a gigabyte.
#define CODEC_MOST_PIXELS 64000000ull

static inline uint32_t codec_premultiply(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
  if (alpha == 255) return 0xFF000000u | red << 16 | green << 8 | blue;
  if (alpha == 0) return 0;
  return alpha << 24 | (red * alpha + 127) / 255 << 16 | (green * alpha + 127) / 255 << 8 | (blue * alpha + 127) / 255;
}

static inline void codec_say(codec_result *result, const char *text) {
  snprintf(result->message, sizeof result->message, "%s", text ? text : "");
}
