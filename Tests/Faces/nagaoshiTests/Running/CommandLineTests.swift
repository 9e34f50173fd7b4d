import Testing

/// Tests that run the program itself, what goes wrong while it runs: one at a time, beside one of the others.
@Suite("The command line at work", .serialized)
struct CommandLineTests {}

/// Tests that run the program itself, what goes into it and what comes out.
@Suite("The command line's input and output", .serialized)
struct CommandLineInputTests {}
