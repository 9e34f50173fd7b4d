#ifndef CXML_H
#define CXML_H

// XML as events. libxml2 is spoken to from C, as its headers bring those of another ICU than Foundation's with them.

/// What is called while a document is read. Each gets the reader's own pointer; one that returns other than 0 ends the
/// reading. Text is UTF-8; lines count from 1.
typedef struct {
  /// An element begins. `attributes` has five pointers each: name, prefix, namespace, where the value begins, where it ends.
  int (*start)(void *reader, const char *name, const char *prefix, int count, const char *const *attributes, long line);
  int (*end)(void *reader);
  int (*text)(void *reader, const char *bytes, int count);
  /// The document has a document type, which may declare entities.
  int (*doctype)(void *reader, long line);
  /// The document is not well-formed.
  int (*error)(void *reader, const char *message, long line);
} nx_events;

/// Reads a document from memory and nothing else: no file, no network, no entity but the five of XML itself.
/// Returns 1 when the document was well-formed and read to its end.
int nx_parse(const void *bytes, int count, const nx_events *events, void *reader);

#endif
