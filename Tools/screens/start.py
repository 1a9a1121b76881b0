#!/usr/bin/env python3
"""How long the samples take to their first frames, on a terminal and on recorded answers.

    python3 Tools/screens/start.py FOLDER_OF_PROGRAMS

Counted from before the process is made until what the frame says, its last line too, has arrived at the other
side of the terminal, eleven times each: the middle one is to be under 300 ms on a machine with nothing else to
do, and the slowest tells whether it had. A recorded answer takes 350 ms on purpose, so there are three first frames: of
a first launch, which says that it loads; of a launch after another, with what the image kept; and that of
`--once`, which waits for no such time, to its end. A program that does nothing shows what the machine takes.
"""

import fcntl
import os
import pathlib
import pty
import select
import statistics
import struct
import sys
import tempfile
import termios
import time

FOLDER = pathlib.Path(sys.argv[1]).resolve()
# What each shows while it loads, and the first and the last of what it shows then.
PROGRAMS = {
    "rickandmorty": (b"Loading page 1", (b"Rick Sanchez", b"characters", b"q quit")),
    "ghissues": (b"Loading", (b"Rising water alarm", b"20 issues", b"q quit")),
}
TIMES, LIMIT, PATIENCE = 11, 300, 60


class Launch:
    """A program on a terminal of its own."""

    def __init__(self, *arguments):
        self.began = time.monotonic()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
            os.execv(arguments[0], arguments)
        self.output = b""

    def wait_for(self, *texts):
        """The milliseconds from the beginning until all of the texts have come; no text is the end."""
        ends = self.began + PATIENCE
        while not texts or not all(text in self.output for text in texts):
            if not select.select([self.terminal], [], [], max(0, ends - time.monotonic()))[0]:
                sys.exit(f"start: waited in vain for {texts}; there was {self.output.decode(errors='replace')!r}")
            try:
                self.output += os.read(self.terminal, 1 << 16)
            except OSError:  # the other side was closed
                if texts:
                    sys.exit(f"start: it ended before {texts} with {self.output.decode(errors='replace')!r}")
                break
        return (time.monotonic() - self.began) * 1000

    def end(self, *keys):
        for key in keys:
            os.write(self.terminal, key)
        self.wait_for()
        os.close(self.terminal)
        code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        if code != 0:
            sys.exit(f"start: it ended with {code}")


def on_screen(texts, *arguments):
    launch = Launch(*arguments)
    took = launch.wait_for(*texts)
    launch.end(b"q")
    return took


def to_the_end(texts, *arguments):
    launch = Launch(*arguments)
    took = launch.wait_for()
    launch.wait_for(*texts)
    launch.end()
    return took


def say(what, measure, *arguments):
    times = sorted(measure(*arguments) for _ in range(TIMES))
    middle = statistics.median(times)
    print(f"  {what:<34}{middle:6.0f} ms, the slowest {times[-1]:.0f}{'' if middle < LIMIT else ': TOO LONG'}")


def main():
    print(f"start: to the first frame, the middle of {TIMES} runs")
    say("a program that does nothing", to_the_end, (), "/bin/true")
    for name, (loading, data) in PROGRAMS.items():
        program = str(FOLDER / name)
        with tempfile.TemporaryDirectory() as folder:
            image = ("--image", f"{folder}/image.sqlite")
            # A first launch shows what is to be kept.
            on_screen(data, program, "--recorded", *image)
            say(f"{name}, the first launch", on_screen, (loading,), program, "--recorded", "--no-image")
            say(f"{name}, launched again", on_screen, data, program, "--recorded", *image)
        say(f"{name} --once", to_the_end, data, program, "--recorded", "--once")


main()
