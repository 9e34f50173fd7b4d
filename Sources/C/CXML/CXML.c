#include "CXML.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

typedef struct {
  const nx_events *events;
  void *reader;
  xmlParserCtxtPtr parser;
} state;

static void stop_if(state *here, int stops) {
  if (stops) xmlStopParser(here->parser);
}

static long line_of(state *here) {
  int line = xmlSAX2GetLineNumber(here->parser);
  return line > 0 ? line : 1;
}

static void on_start(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
                     const xmlChar **namespace_list, int count, int defaulted, const xmlChar **attributes) {
  (void)uri, (void)namespaces, (void)namespace_list, (void)defaulted;
  state *here = data;
  stop_if(here, here->events->start(here->reader, (const char *)name, (const char *)prefix, count,
                                    (const char *const *)attributes, line_of(here)));
}

static void on_end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)name, (void)prefix, (void)uri;
  state *here = data;
  stop_if(here, here->events->end(here->reader));
}

static void on_text(void *data, const xmlChar *bytes, int count) {
  state *here = data;
  stop_if(here, here->events->text(here->reader, (const char *)bytes, count));
}

static void on_doctype(void *data, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
  (void)name, (void)external, (void)system;
  state *here = data;
  stop_if(here, here->events->doctype(here->reader, line_of(here)));
}

static void on_error(void *data, const xmlError *error) {
  // Warnings, such as names of namespaces that are not absolute, do no harm.
  if (error == NULL || error->level < XML_ERR_ERROR) return;
  state *here = data;
  const char *message = error->message ? error->message : "unknown error";
  stop_if(here, here->events->error(here->reader, message, error->line > 0 ? error->line : 1));
}

int nx_parse(const void *bytes, int count, const nx_events *events, void *reader) {
  xmlParserCtxtPtr parser = xmlCreateMemoryParserCtxt(bytes, count);
  if (parser == NULL) return 0;
  xmlCtxtUseOptions(parser, XML_PARSE_NONET);
  state here = {events, reader, parser};
  memset(parser->sax, 0, sizeof *parser->sax);
  parser->sax->initialized = XML_SAX2_MAGIC;
  parser->sax->startElementNs = on_start;
  parser->sax->endElementNs = on_end;
  parser->sax->characters = on_text;
  parser->sax->cdataBlock = on_text;
  parser->sax->internalSubset = on_doctype;
  parser->sax->serror = (xmlStructuredErrorFunc)on_error;
  parser->userData = &here;
  xmlParseDocument(parser);
  int is_well_formed = parser->wellFormed;
  xmlFreeParserCtxt(parser);
  return is_well_formed;
}
