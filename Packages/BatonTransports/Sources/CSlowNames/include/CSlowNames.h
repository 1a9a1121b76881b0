// For tests: a name whose look-up takes three seconds, `slow.invalid`. This definition stands before the
// C library's in a program that is linked with it.
#ifndef BATON_CSLOWNAMES_H
#define BATON_CSLOWNAMES_H

/// How often the name has been looked up.
int baton_slow_lookups(void);

#endif
