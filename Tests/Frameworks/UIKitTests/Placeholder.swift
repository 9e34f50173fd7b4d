// Placeholder, to be replaced by the module's own tests.
