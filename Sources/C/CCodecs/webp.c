#include <webp/decode.h>
#include <webp/demux.h>

#include "shared.h"

void codec_webp(const uint8_t *bytes, size_t count, int width, int height, codec_sink sink, codec_result *result) {
  WebPDecoderConfig config;
  memset(result, 0, sizeof *result);
  if (!WebPInitDecoderConfig(&config) || WebPGetFeatures(bytes, count, &config.input) != VP8_STATUS_OK) {
    codec_say(result, "The header cannot be read.");
    return;
  }
  uint8_t *memory = calloc((size_t)height, (size_t)width * 4);
  if (!memory || !sink.begin(sink.context, width, height)) {
    codec_say(result, "There is no memory for the picture.");
    free(memory);
    return;
  }
  config.output.colorspace = MODE_bgrA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = memory;
  config.output.u.RGBA.stride = width * 4;
  config.output.u.RGBA.size = (size_t)width * 4 * height;
  if (width != config.input.width || height != config.input.height) {
    config.options.use_scaling = 1;
    config.options.scaled_width = width;
    config.options.scaled_height = height;
  }
  WebPIDecoder *decoder = WebPIDecode(NULL, 0, &config);
  if (!decoder) {
    codec_say(result, "libwebp does not start.");
    free(memory);
    return;
  }
  VP8StatusCode status = WebPIUpdate(decoder, bytes, count);
  int rows = 0, ignored;
  if (status == VP8_STATUS_OK) {
    rows = height;
  } else if (!WebPIDecGetRGB(decoder, &rows, &ignored, &ignored, &ignored)) {
    rows = 0;
  }
  result->ok = rows > 0;
  result->truncated = status != VP8_STATUS_OK;
  if (result->truncated) codec_say(result, "The file ends in the middle of the picture, or is damaged.");
  for (int y = 0; y < rows && y < height; y++)
    sink.row(sink.context, y, (const uint32_t *)(memory + (size_t)y * width * 4));
  WebPIDelete(decoder);
  WebPFreeDecBuffer(&config.output);
  free(memory);
}

void codec_webp_animation(
    const uint8_t *bytes, size_t count, codec_frame frame, void *context, codec_result *result) {
  memset(result, 0, sizeof *result);
  WebPData data = {bytes, count};
  WebPAnimDecoderOptions options;
  WebPAnimInfo info;
  WebPAnimDecoderOptionsInit(&options);
  // Straight alpha would lose nothing here, but frames are wanted multiplied.
  options.color_mode = MODE_bgrA;
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
  if (!decoder || !WebPAnimDecoderGetInfo(decoder, &info)) {
    codec_say(result, "The animation cannot be read.");
    if (decoder) WebPAnimDecoderDelete(decoder);
    return;
  }
  int before = 0, index = 0;
  while (WebPAnimDecoderHasMoreFrames(decoder)) {
    uint8_t *pixels;
    int time;
    if (!WebPAnimDecoderGetNext(decoder, &pixels, &time)) {
      result->truncated = 1;
      codec_say(result, "A picture of the animation is damaged.");
      break;
    }
    result->ok = 1;
    if (!frame(context, index++, time - before, (int)info.canvas_width, (int)info.canvas_height, (const uint32_t *)pixels))
      break;
    before = time;
  }
  WebPAnimDecoderDelete(decoder);
}
