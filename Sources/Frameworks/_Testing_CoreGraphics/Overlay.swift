// The compiler imports this module wherever a file imports both Testing and CoreGraphics. What Apple's has, attaching
// pictures to test reports, is not there; but without the module such a file would not compile.
