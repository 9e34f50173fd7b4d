#include <setjmp.h>

#include <png.h>

#include "shared.h"

typedef struct {
  const uint8_t *at;
  size_t left;
  codec_result *result;
} png_input;

static void fail(png_structp png, png_const_charp text) {
  codec_say(((png_input *)png_get_error_ptr(png))->result, text);
  png_longjmp(png, 1);
}

static void note(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void give(png_structp png, png_bytep target, size_t count) {
  png_input *input = png_get_io_ptr(png);
  if (count > input->left) png_error(png, "The file ends in the middle of the picture.");
  memcpy(target, input->at, count);
  input->at += count;
  input->left -= count;
}

static void convert(const uint8_t *line, uint32_t *pixels, int width) {
  for (int x = 0; x < width; x++) {
    const uint8_t *at = line + 4 * x;
    pixels[x] = codec_premultiply(at[0], at[1], at[2], at[3]);
  }
}

void codec_png(const uint8_t *bytes, size_t count, codec_sink sink, codec_result *result) {
  png_input input = {bytes, count, result};
  png_infop info = NULL;
  uint8_t *volatile lines = NULL;
  uint32_t *volatile pixels = NULL;
  volatile int began = 0;
  volatile int done = 0;
  volatile int width = 0;
  volatile int height = 0;
  volatile int passes = 1;

  memset(result, 0, sizeof *result);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &input, fail, note);
  if (!png) {
    codec_say(result, "libpng does not start.");
    return;
  }
  info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) {
    if (passes > 1 && began) {
      // What the first passes gave of an interlaced picture is a coarse version of it.
      for (int y = 0; y < height; y++) {
        convert(lines + (size_t)y * width * 4, pixels, width);
        sink.row(sink.context, y, pixels);
      }
    }
    result->ok = began;
    result->truncated = began && !done;
    png_destroy_read_struct(&png, &info, NULL);
    free(lines);
    free(pixels);
    return;
  }
  if (!info) png_error(png, "There is no memory for the picture.");
  png_set_read_fn(png, &input, give);
  png_set_user_limits(png, 1000000, 1000000);
  png_set_chunk_malloc_max(png, 4000000);
  png_set_chunk_cache_max(png, 100);
  png_read_info(png, info);
  width = (int)png_get_image_width(png, info);
  height = (int)png_get_image_height(png, info);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_filler(png, 0xFF, PNG_FILLER_AFTER);
  passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "The layout of pixels is not known.");
  if (passes > 1 && (uint64_t)width * height > CODEC_MOST_PIXELS)
    png_error(png, "The interlaced picture is too large to be kept in memory.");
  lines = calloc(passes > 1 ? (size_t)height : 1, (size_t)width * 4);
  pixels = malloc((size_t)width * 4);
  if (!lines || !pixels || !sink.begin(sink.context, width, height))
    png_error(png, "There is no memory for the picture.");
  if (passes == 1) {
    for (int y = 0; y < height; y++) {
      png_read_row(png, lines, NULL);
      began = 1;
      convert(lines, pixels, width);
      sink.row(sink.context, y, pixels);
    }
  } else {
    for (int pass = 0; pass < passes; pass++) {
      for (int y = 0; y < height; y++) {
        // Pixels of passes to come are filled with their neighbours, so that a broken file shows a coarse picture.
        png_read_row(png, NULL, lines + (size_t)y * width * 4);
        began = pass > 0 || y == height - 1;
      }
    }
    for (int y = 0; y < height; y++) {
      convert(lines + (size_t)y * width * 4, pixels, width);
      sink.row(sink.context, y, pixels);
    }
  }
  done = 1;
  result->ok = 1;
  png_destroy_read_struct(&png, &info, NULL);
  free(lines);
  free(pixels);
}
