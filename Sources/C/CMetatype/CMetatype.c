#include "CMetatype.h"

// Swift passes `self`, here the class, in a register of its own, which only this calling convention can fill.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef SWIFT void *(*maker)(SELF const void *metatype);
typedef SWIFT void *(*styled_maker)(uint8_t style, uint64_t text0, uint64_t text1, SELF const void *metatype);

typedef SWIFT void *(*framed_maker)(double x, double y, double width, double height, SELF const void *metatype);

void *nagaoshi_make(const void *code, const void *metatype) { return ((maker)code)(metatype); }

void *nagaoshi_make_styled(const void *code, uint8_t style, uint64_t text0, uint64_t text1, const void *metatype) {
  return ((styled_maker)code)(style, text0, text1, metatype);
}

void *nagaoshi_make_framed(const void *code, double x, double y, double width, double height, const void *metatype) {
  return ((framed_maker)code)(x, y, width, height, metatype);
}
