// What the transports are measured against: libcurl's multi interface driven from C, and a server for both
// sides that costs little.
#ifndef BATON_TRANSPORTPEER_H
#define BATON_TRANSPORTPEER_H

/// Serves on a thread of its own, for as long as the process lives, and gives the port; 0 where it can't.
/// Every request gets the same answer.
int baton_peer_serve(const char *answer);

/// Sends requests, some at once, and writes the nanoseconds that each took; gives how many were answered
/// whole, as `size` bytes.
int baton_peer_send(const char *url, const char *body, int size, int requests, int at_once, double *times);

#endif
