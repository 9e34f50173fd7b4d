#pragma once

// FoundationNetworking brings some thirty libraries along (libcurl, Kerberos, LDAP …), whose loading would take each process
// of the phone 9 ms at its start. Code that uses it by name has it loaded with itself; this is for those parts of Foundation
// that look for it when a remote URL is read.

/// Loads FoundationNetworking, once. Returns whether it is there.
int np_load_networking(void);
