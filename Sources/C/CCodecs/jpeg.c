#include <setjmp.h>

#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

#include "shared.h"

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  codec_result *result;
} jpeg_failure;

typedef struct {
  struct jpeg_progress_mgr base;
  j_decompress_ptr decoder;
} jpeg_watch;

static void fail(j_common_ptr common) {
  jpeg_failure *failure = (jpeg_failure *)common->err;
  char text[JMSG_LENGTH_MAX];
  common->err->format_message(common, text);
  codec_say(failure->result, text);
  longjmp(failure->escape, 1);
}

static void say_nothing(j_common_ptr common) { (void)common; }

static void note(j_common_ptr common, int level) {
  if (level >= 0) return;
  jpeg_failure *failure = (jpeg_failure *)common->err;
  char text[JMSG_LENGTH_MAX];
  common->err->format_message(common, text);
  codec_say(failure->result, text);
  common->err->num_warnings++;
}

static void start(j_decompress_ptr decoder) { (void)decoder; }

// The data is at its end: an end marker in its place lets the library finish what it has.
static boolean fill(j_decompress_ptr decoder) {
  static const JOCTET end[2] = {0xFF, JPEG_EOI};
  ((jpeg_failure *)decoder->err)->result->truncated = 1;
  decoder->src->next_input_byte = end;
  decoder->src->bytes_in_buffer = 2;
  return TRUE;
}

static void skip(j_decompress_ptr decoder, long count) {
  if (count <= 0) return;
  if ((size_t)count > decoder->src->bytes_in_buffer) {
    fill(decoder);
    return;
  }
  decoder->src->next_input_byte += count;
  decoder->src->bytes_in_buffer -= (size_t)count;
}

// A progressive file may have any number of scans, each of which costs a pass over the whole picture.
static void watch(j_common_ptr common) {
  jpeg_watch *self = (jpeg_watch *)common->progress;
  if (self->decoder->input_scan_number > 200) {
    codec_say(((jpeg_failure *)common->err)->result, "The file has more than 200 scans.");
    longjmp(((jpeg_failure *)common->err)->escape, 1);
  }
}

void codec_jpeg(const uint8_t *bytes, size_t count, int eighths, codec_sink sink, codec_result *result) {
  struct jpeg_decompress_struct decoder;
  struct jpeg_source_mgr source = {0};
  jpeg_failure failure;
  jpeg_watch watcher;
  // What is used behind the jump must not live in a register.
  uint8_t *volatile line = NULL;
  uint32_t *volatile pixels = NULL;
  volatile int began = 0;

  memset(result, 0, sizeof *result);
  memset(&decoder, 0, sizeof decoder);
  decoder.err = jpeg_std_error(&failure.base);
  failure.base.error_exit = fail;
  failure.base.output_message = say_nothing;
  failure.base.emit_message = note;
  failure.result = result;
  if (setjmp(failure.escape)) {
    result->ok = began;
    result->truncated = began;
    jpeg_destroy_decompress(&decoder);
    free(line);
    free(pixels);
    return;
  }
  jpeg_create_decompress(&decoder);
  source.next_input_byte = bytes;
  source.bytes_in_buffer = count;
  source.init_source = start;
  source.fill_input_buffer = fill;
  source.skip_input_data = skip;
  source.resync_to_restart = jpeg_resync_to_restart;
  source.term_source = start;
  decoder.src = &source;
  memset(&watcher, 0, sizeof watcher);
  watcher.base.progress_monitor = watch;
  watcher.decoder = &decoder;
  decoder.progress = &watcher.base;

  jpeg_read_header(&decoder, TRUE);
  // A progressive file keeps all coefficients, two bytes each.
  uint64_t kept = (uint64_t)decoder.image_width * decoder.image_height * decoder.num_components;
  if (jpeg_has_multiple_scans(&decoder) && kept > 2 * CODEC_MOST_PIXELS) {
    codec_say(result, "The progressive picture is too large to be kept in memory.");
    longjmp(failure.escape, 1);
  }
  int inks = decoder.jpeg_color_space == JCS_CMYK || decoder.jpeg_color_space == JCS_YCCK;
  decoder.out_color_space = inks ? JCS_CMYK : JCS_EXT_BGRA;
  decoder.scale_num = (unsigned)eighths;
  decoder.scale_denom = 8;
  jpeg_start_decompress(&decoder);
  int width = (int)decoder.output_width;
  line = malloc((size_t)width * 4);
  pixels = malloc((size_t)width * 4);
  if (!line || !pixels || !sink.begin(sink.context, width, (int)decoder.output_height)) {
    codec_say(result, "There is no memory for the picture.");
    longjmp(failure.escape, 1);
  }
  while (decoder.output_scanline < decoder.output_height) {
    JSAMPROW rows[1] = {line};
    int y = (int)decoder.output_scanline;
    if (jpeg_read_scanlines(&decoder, rows, 1) != 1) break;
    began = 1;
    for (int x = 0; x < width; x++) {
      const uint8_t *at = line + 4 * x;
      if (inks) {
        // Adobe writes how much paper shows through; others write how much ink there is.
        uint32_t c = at[0], m = at[1], k = at[3], ye = at[2];
        if (!decoder.saw_Adobe_marker) c = 255 - c, m = 255 - m, ye = 255 - ye, k = 255 - k;
        pixels[x] = codec_premultiply((c * k + 127) / 255, (m * k + 127) / 255, (ye * k + 127) / 255, 255);
      } else {
        pixels[x] = 0xFF000000u | (uint32_t)at[2] << 16 | (uint32_t)at[1] << 8 | at[0];
      }
    }
    sink.row(sink.context, y, pixels);
  }
  result->ok = 1;
  // The rest of the file does not matter: finishing would complain about what follows.
  jpeg_destroy_decompress(&decoder);
  free(line);
  free(pixels);
}
