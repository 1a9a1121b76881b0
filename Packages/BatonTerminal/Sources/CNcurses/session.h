/// The terminal as it was, and how to put it back. Private to this module.
#ifndef BATON_SESSION_H
#define BATON_SESSION_H
#include <stdbool.h>

/// Keeps the terminal's settings; false when there are none.
bool bt_session_save(void);
/// The terminal is taken over: from now on it is put back whatever ends the process.
void bt_session_begin(void);
/// Asks the terminal to tell when its window gets and loses the focus and where a pasted text begins and
/// ends, or to stop. A terminal that can't takes no notice.
void bt_ask_for_reports(bool reports);
bool bt_session_is_begun(void);
/// The terminal is given back.
void bt_session_end(void);
#endif
