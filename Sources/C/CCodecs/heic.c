#include <dlfcn.h>

#include "shared.h"

// libheif is looked up when the first picture asks for it: it brings a video decoder along, which most people do not need.
typedef struct {
  int code, subcode;
  const char *message;
} heif_outcome;

typedef struct {
  void *(*context_alloc)(void);
  void (*context_free)(void *);
  heif_outcome (*read)(void *, const void *, size_t, const void *);
  heif_outcome (*primary)(void *, void **);
  void (*handle_release)(const void *);
  int (*width)(const void *);
  int (*height)(const void *);
  heif_outcome (*decode)(const void *, void **, int, int, const void *);
  const uint8_t *(*plane)(const void *, int, int *);
  int (*image_width)(const void *, int);
  int (*image_height)(const void *, int);
  void (*image_release)(const void *);
} heif_library;

static int load(heif_library *it) {
  void *library = dlopen("libheif.so.1", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return 0;
  const struct {
    void *place;
    const char *name;
  } names[] = {
      {&it->context_alloc, "heif_context_alloc"},
      {&it->context_free, "heif_context_free"},
      {&it->read, "heif_context_read_from_memory_without_copy"},
      {&it->primary, "heif_context_get_primary_image_handle"},
      {&it->handle_release, "heif_image_handle_release"},
      {&it->width, "heif_image_handle_get_width"},
      {&it->height, "heif_image_handle_get_height"},
      {&it->decode, "heif_decode_image"},
      {&it->plane, "heif_image_get_plane_readonly"},
      {&it->image_width, "heif_image_get_width"},
      {&it->image_height, "heif_image_get_height"},
      {&it->image_release, "heif_image_release"},
  };
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    void *symbol = dlsym(library, names[index].name);
    if (!symbol) return 0;
    memcpy(names[index].place, &symbol, sizeof symbol);
  }
  return 1;
}

int codec_heic_available(void) {
  heif_library library;
  return load(&library);
}

void codec_heic(const uint8_t *bytes, size_t count, codec_sink sink, codec_result *result) {
  // Values of heif.h: colour space RGB, interleaved RGBA, the interleaved channel.
  enum { rgb = 1, rgba = 11, interleaved = 10 };
  heif_library it;
  memset(result, 0, sizeof *result);
  if (!load(&it)) {
    codec_say(result, "libheif is not installed.");
    return;
  }
  void *context = it.context_alloc(), *handle = NULL, *image = NULL;
  uint32_t *pixels = NULL;
  if (!context) return;
  heif_outcome outcome = it.read(context, bytes, count, NULL);
  if (outcome.code == 0) outcome = it.primary(context, &handle);
  if (outcome.code == 0 && (uint64_t)it.width(handle) * (uint64_t)it.height(handle) > CODEC_MOST_PIXELS) {
    codec_say(result, "The picture is too large to be kept in memory.");
    goto end;
  }
  if (outcome.code == 0) outcome = it.decode(handle, &image, rgb, rgba, NULL);
  if (outcome.code != 0) {
    codec_say(result, outcome.message);
    goto end;
  }
  int stride = 0, width = it.image_width(image, interleaved), height = it.image_height(image, interleaved);
  const uint8_t *plane = it.plane(image, interleaved, &stride);
  if (!plane || width <= 0 || height <= 0 || !sink.begin(sink.context, width, height)) goto end;
  pixels = malloc((size_t)width * 4);
  if (!pixels) goto end;
  for (int y = 0; y < height; y++) {
    const uint8_t *at = plane + (size_t)y * stride;
    for (int x = 0; x < width; x++, at += 4) pixels[x] = codec_premultiply(at[0], at[1], at[2], at[3]);
    sink.row(sink.context, y, pixels);
  }
  result->ok = 1;
end:
  free(pixels);
  if (image) it.image_release(image);
  if (handle) it.handle_release(handle);
  it.context_free(context);
}
