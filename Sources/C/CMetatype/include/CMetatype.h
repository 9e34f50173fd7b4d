#ifndef NAGAOSHI_CMETATYPE_H
#define NAGAOSHI_CMETATYPE_H

#include <stdint.h>

/// Calls the code of a Swift allocating initialiser that takes nothing, for the class `metatype`.
/// Returns the object, owned by the caller.
void *nagaoshi_make(const void *code, const void *metatype);

/// Calls the code of a Swift allocating initialiser `init(_: enum of one byte, _: String?)`, for the class `metatype`.
/// The string's two words are consumed. Returns the object, owned by the caller.
void *nagaoshi_make_styled(const void *code, uint8_t style, uint64_t text0, uint64_t text1, const void *metatype);

/// Calls the code of a Swift allocating initialiser `init(_: CGRect)`, for the class `metatype`.
/// Returns the object, owned by the caller.
void *nagaoshi_make_framed(const void *code, double x, double y, double width, double height, const void *metatype);

#endif
