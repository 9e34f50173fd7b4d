#pragma once

#include <stddef.h>
#include <stdint.h>

// Decoders that hand out rows of premultiplied pixels 0xAARRGGBB. Errors inside the libraries never leave these functions:
// they come back in the result. No function keeps the bytes that it is given.

// Where rows go. `begin` tells the size first and returns 0 to refuse. Rows come in order, each at most once.
typedef struct {
  void *context;
  int (*begin)(void *context, int width, int height);
  void (*row)(void *context, int y, const uint32_t *pixels);
} codec_sink;

typedef struct {
  // 1 when at least a part was decoded.
  int ok;
  // 1 when the data broke off or was damaged behind that part.
  int truncated;
  // What the library said last.
  char message[200];
} codec_result;

// `eighths` is the scale of decoding, 1 to 8.
void codec_jpeg(const uint8_t *bytes, size_t count, int eighths, codec_sink sink, codec_result *result);

void codec_png(const uint8_t *bytes, size_t count, codec_sink sink, codec_result *result);

// One still picture, scaled to the size.
void codec_webp(const uint8_t *bytes, size_t count, int width, int height, codec_sink sink, codec_result *result);

// All pictures of an animation, each as the viewer sees it. `frame` gets the milliseconds that it stays and returns 0 to
// stop. `disposes` needs no attention: the pixels are the finished picture.
typedef int (*codec_frame)(void *context, int index, int milliseconds, int width, int height, const uint32_t *pixels);

void codec_gif(const uint8_t *bytes, size_t count, codec_frame frame, void *context, codec_result *result);

void codec_webp_animation(
    const uint8_t *bytes, size_t count, codec_frame frame, void *context, codec_result *result);

// 1 when libheif was found on this system.
int codec_heic_available(void);

void codec_heic(const uint8_t *bytes, size_t count, codec_sink sink, codec_result *result);
