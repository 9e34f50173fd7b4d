#define _GNU_SOURCE
#include "CNetworking.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *library;

static void load(void) { library = dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_GLOBAL); }

int np_load_networking(void) {
  pthread_once(&once, load);
  return library != NULL;
}

// Foundation finds the loader behind `NSData(contentsOf:)` and `XMLParser(contentsOf:)` with the standard library's
// `_typeByName(_: String) -> Any.Type?`, and ends the process when there is none. A program's symbol goes before a library's:
// Foundation asks this function, which looks again when the class may be one that is not loaded yet.

#define TYPE_BY_NAME "$ss11_typeByNameyypXpSgSSF"

typedef const void *(*type_finder)(uint64_t, const void *) __attribute__((swiftcall));

__attribute__((swiftcall, visibility("default"))) const void *np_type_by_name(uint64_t text, const void *object)
    __asm__(TYPE_BY_NAME);

__attribute__((swiftcall)) const void *np_type_by_name(uint64_t text, const void *object) {
  type_finder next = (type_finder)dlsym(RTLD_NEXT, TYPE_BY_NAME);
  if (!next) return NULL;
  const void *type = next(text, object);
  return type || !np_load_networking() ? type : next(text, object);
}
