/// What BatonTerminal needs of the terminal: a full screen through ncurses, keys, signals that wake who
/// reads a pipe, and the terminal put back whatever ends the process (but SIGKILL).
///
/// All but `bt_restore_now` is for one thread at a time, the main actor's.
#ifndef BATON_CNCURSES_H
#define BATON_CNCURSES_H
#include <stdbool.h>
#include <stdint.h>

/// NULL when a full screen can be drawn on this terminal, else why not.
const char *bt_unusable(void);
/// Takes the terminal over: alternate screen, raw keys, no echo, no mouse. False if that fails.
bool bt_start(bool colours);
/// Gives the terminal back.
void bt_stop(void);
/// Gives the terminal back to the shell and stops the process, until it is continued.
void bt_suspend(void);
/// Gives the terminal back from a signal handler or at exit.
void bt_restore_now(void);

/// SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP and SIGCONT are noted, and make a pipe readable: its read
/// end, or -1. One that ends, a second after another did and the process did not, ends it at once.
int bt_signal_pipe(void);
/// The signals noted since the last call, each as the bit of its number, however often it came.
uint64_t bt_take_signals(void);
/// These signals do again what they do in any process: Ctrl-C ends what is still under way.
void bt_signals_end(void);
/// The same, and so does SIGPIPE, which is ignored as long as there is such a pipe.
void bt_signals_default(void);
/// Takes the terminal's size over; afterwards everything must be drawn again.
void bt_resize(void);
int bt_lines(void);
int bt_columns(void);

/// The cells a character takes in ncurses' eyes; -1 for one it would not draw.
int bt_width(uint32_t scalar);
/// The style of the cells that follow. `colour`: -1 the terminal's own, else 0 to 7.
void bt_style(int colour, bool bold, bool dim, bool underline, bool reverse);
/// Writes one character, with the marks on it, in UTF-8.
void bt_put(int row, int column, const char *text);
/// Shows what was written.
void bt_flush(void);

/// Whether the terminal hung up: nothing more will come from it.
bool bt_is_gone(void);
/// The next key: 0 or more a Unicode scalar; -1 none; -1000 a sequence of a key that is unknown; else
/// -1000 minus one of ncurses' codes.
int bt_key(void);
/// Whether the last byte was of a sequence that is not whole, as an Escape is.
bool bt_is_midway(void);
/// The rest will not come: whether it was an Escape pressed by itself.
bool bt_is_escape(void);
/// ncurses' codes of the keys that have names here.
extern const int bt_key_up, bt_key_down, bt_key_left, bt_key_right, bt_key_page_up,
    bt_key_page_down, bt_key_home, bt_key_end, bt_key_enter, bt_key_backspace, bt_key_delete,
    bt_key_back_tab, bt_key_f0;
/// As codes of keys, too: the terminal's window has the focus, or has it no more.
extern const int bt_focus_in, bt_focus_out;
/// What is between these two was pasted.
extern const int bt_paste_begin, bt_paste_end;

/// The width of the terminal behind a file descriptor, or 0.
int bt_window_columns(int descriptor);
int bt_window_lines(int descriptor);
#endif
