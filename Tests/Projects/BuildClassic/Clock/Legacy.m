int legacy(void) { return 1; }
