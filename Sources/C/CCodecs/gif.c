#include <gif_lib.h>

#include "shared.h"

typedef struct {
  const uint8_t *at;
  size_t left;
} gif_input;

typedef struct {
  GifFileType *file;
  uint32_t *canvas;
  uint32_t *previous;
  GifPixelType *line;
  int transparent, delay, disposal;
} gif_state;

static int give(GifFileType *file, GifByteType *target, int count) {
  gif_input *input = file->UserData;
  size_t part = (size_t)count < input->left ? (size_t)count : input->left;
  memcpy(target, input->at, part);
  input->at += part;
  input->left -= part;
  return (int)part;
}

static void read_control(gif_state *state, const GifByteType *block) {
  if (block[0] < 4) return;
  state->disposal = block[1] >> 2 & 7;
  state->transparent = block[1] & 1 ? block[4] : -1;
  state->delay = (block[2] | block[3] << 8) * 10;
}

static void paint_row(gif_state *state, int y) {
  const GifImageDesc *image = &state->file->Image;
  const ColorMapObject *map = image->ColorMap ? image->ColorMap : state->file->SColorMap;
  int width = state->file->SWidth;
  if (y < 0 || y >= state->file->SHeight || !map) return;
  for (int x = 0; x < image->Width; x++) {
    int place = image->Left + x, index = state->line[x];
    if (place < 0 || place >= width || index == state->transparent || index >= map->ColorCount) continue;
    GifColorType color = map->Colors[index];
    state->canvas[(size_t)y * width + place] =
        0xFF000000u | (uint32_t)color.Red << 16 | (uint32_t)color.Green << 8 | color.Blue;
  }
}

// Reads the rows of one picture; 0 when the data breaks off.
static int read_rows(gif_state *state) {
  const GifImageDesc *image = &state->file->Image;
  static const int starts[4] = {0, 4, 2, 1}, steps[4] = {8, 8, 4, 2};
  for (int pass = 0; pass < (image->Interlace ? 4 : 1); pass++) {
    int start = image->Interlace ? starts[pass] : 0, step = image->Interlace ? steps[pass] : 1;
    for (int y = start; y < image->Height; y += step) {
      if (DGifGetLine(state->file, state->line, image->Width) == GIF_ERROR) return 0;
      paint_row(state, image->Top + y);
    }
  }
  return 1;
}

static void dispose(gif_state *state) {
  const GifImageDesc *image = &state->file->Image;
  int width = state->file->SWidth, height = state->file->SHeight;
  if (state->disposal == 3) {
    memcpy(state->canvas, state->previous, (size_t)width * height * 4);
  } else if (state->disposal == 2) {
    for (int y = image->Top; y < image->Top + image->Height; y++)
      for (int x = image->Left; x < image->Left + image->Width; x++)
        if (x >= 0 && y >= 0 && x < width && y < height) state->canvas[(size_t)y * width + x] = 0;
  }
}

static void read_all(gif_state *state, codec_frame frame, void *context, codec_result *result) {
  size_t size = (size_t)state->file->SWidth * state->file->SHeight * 4;
  for (int index = 0;;) {
    GifRecordType type;
    if (DGifGetRecordType(state->file, &type) == GIF_ERROR) {
      result->truncated = 1;
      return;
    }
    if (type == TERMINATE_RECORD_TYPE) return;
    if (type == EXTENSION_RECORD_TYPE) {
      int code;
      GifByteType *block;
      int status = DGifGetExtension(state->file, &code, &block);
      while (status != GIF_ERROR && block) {
        if (code == GRAPHICS_EXT_FUNC_CODE) read_control(state, block);
        status = DGifGetExtensionNext(state->file, &block);
      }
      if (status == GIF_ERROR) {
        result->truncated = 1;
        return;
      }
      continue;
    }
    if (type != IMAGE_DESC_RECORD_TYPE) continue;
    if (DGifGetImageDesc(state->file) == GIF_ERROR || state->file->Image.Width <= 0) {
      result->truncated = 1;
      return;
    }
    memcpy(state->previous, state->canvas, size);
    free(state->line);
    state->line = calloc((size_t)state->file->Image.Width, sizeof *state->line);
    if (!state->line) return;
    int whole = read_rows(state);
    result->ok = 1;
    result->truncated = !whole;
    int more = frame(context, index++, state->delay, state->file->SWidth, state->file->SHeight, state->canvas);
    if (!whole || !more) return;
    dispose(state);
    state->transparent = -1;
    state->delay = 0;
    state->disposal = 0;
    // giflib remembers every picture's description; an animation of millions would fill memory.
    if (index > 10000) {
      result->truncated = 1;
      return;
    }
  }
}

void codec_gif(const uint8_t *bytes, size_t count, codec_frame frame, void *context, codec_result *result) {
  gif_input input = {bytes, count};
  int error = 0;
  memset(result, 0, sizeof *result);
  gif_state state = {DGifOpen(&input, give, &error), NULL, NULL, NULL, -1, 0, 0};
  if (!state.file) {
    codec_say(result, GifErrorString(error));
    return;
  }
  uint64_t pixels = (uint64_t)state.file->SWidth * state.file->SHeight;
  if (pixels == 0 || pixels > CODEC_MOST_PIXELS / 2) {
    codec_say(result, pixels ? "The canvas is too large to be kept in memory." : "The canvas has no pixels.");
  } else {
    state.canvas = calloc(pixels, 4);
    state.previous = calloc(pixels, 4);
    if (state.canvas && state.previous) read_all(&state, frame, context, result);
    if (result->truncated) codec_say(result, "The file ends in the middle of a picture, or is damaged.");
  }
  free(state.canvas);
  free(state.previous);
  free(state.line);
  DGifCloseFile(state.file, &error);
}
