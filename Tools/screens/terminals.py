#!/usr/bin/env python3
"""Runs the samples on terminals of several kinds and sizes, ends them in every way there is, and looks how
they leave the terminal: its settings, and the modes that were switched on.

    python3 Tools/screens/terminals.py FOLDER_OF_PROGRAMS CRASH_LIBRARY

Prints a line for each run that went wrong and one for all, and fails if there was any. `make terminals` builds
what it needs. On a pipe and where a terminal can't place its cursor there must be no escape sequence at all.
"""

import concurrent.futures
import fcntl
import os
import pathlib
import re
import resource
import select
import signal
import struct
import subprocess
import sys
import termios
import time

FOLDER, LIBRARY = pathlib.Path(sys.argv[1]), sys.argv[2]
# What each shows once it has data, and the last of its keys.
PROGRAMS = {"rickandmorty": (b"Rick Sanchez", b"r refresh"), "ghissues": (b"Rising water alarm", b"r refresh")}
# Modes that a terminal has on before anything is switched: wrapping, and the cursor in sight.
USUAL = {7, 25}
PATIENCE = 60

SIGNALS = ["SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "SIGABRT", "SIGSEGV", "SIGILL", "SIGTRAP", "SIGBUS", "SIGFPE",
           "SIGALRM", "SIGUSR2", "SIGXCPU"]
# The first three are taken as requests to end, which a code tells; the others end it as they would any.
CODES = {name: 128 + getattr(signal, name) if name in SIGNALS[:3] else -getattr(signal, name) for name in SIGNALS}
WAYS = {"q": 0, "arrows": 0, "Ctrl-C": 128 + signal.SIGINT, "Ctrl-Z": 0, **CODES}
CRASHES = {"trap": (-signal.SIGILL, -signal.SIGTRAP), "null": (-signal.SIGSEGV,), "abort": (-signal.SIGABRT,), "exit": (3,)}
FEW = ["q", "Ctrl-C", "Ctrl-Z", "SIGTERM", "SIGABRT", "SIGSEGV", "abort", "exit"]
SCREENS = ["xterm-256color", "xterm", "screen", "tmux-256color", "rxvt", "linux", "vt100", "vt220", "ansi"]
LINES = ["dumb", "no-such-terminal", ""]


class Wrong(Exception):
    pass


class Session:
    """A program in the foreground of a terminal, below a process that does what a shell would."""

    def __init__(self, arguments, term, columns, lines, **variables):
        self.master, self.slave = os.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.settings = termios.tcgetattr(self.slave)
        self.output = b""
        environment = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "TERM", "COLUMNS", "LINES")}
        environment.update(SWIFT_BACKTRACE="enable=no", LC_ALL="C.UTF-8", **variables)
        if term:
            environment["TERM"] = term
        told, tell = os.pipe()
        asked, ask = os.pipe()
        self.told, self.ask = told, ask
        for descriptor in (self.slave, tell, asked):
            os.set_inheritable(descriptor, True)
        shell = [sys.executable, __file__, "--shell", str(self.slave), str(tell), str(asked), *arguments]
        self.shell = subprocess.Popen(shell, env=environment, pass_fds=(self.slave, tell, asked))
        os.close(tell)
        os.close(asked)
        self.pid = int(self.word("started"))

    def word(self, expected):
        """What the shell says next, which has to begin with a word; the rest of it."""
        line = b""
        deadline = time.monotonic() + PATIENCE
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([self.told, self.master], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise Wrong(f"waited in vain until it {expected}")
            if self.master in ready:
                self.read()
            if self.told in ready:
                byte = os.read(self.told, 1)
                if not byte:
                    raise Wrong(f"the shell ended before it {expected}")
                line += byte
        first, _, rest = line.decode().strip().partition(" ")
        if first != expected:
            raise Wrong(f"it {line.decode().strip()}, where it should have {expected}")
        return rest

    def read(self):
        try:
            self.output += os.read(self.master, 1 << 16)
        except OSError:
            pass

    def wait_for(self, text, after=0):
        deadline = time.monotonic() + PATIENCE
        while text not in self.output[after:]:
            ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise Wrong(f"waited in vain for {text.decode()!r}")
            self.read()

    def press(self, keys):
        os.write(self.master, keys)

    def resume(self):
        os.write(self.ask, b"\n")

    def drain(self):
        while select.select([self.master], [], [], 0)[0]:
            before = len(self.output)
            self.read()
            if len(self.output) == before:
                break

    def expect_restored(self):
        self.drain()
        if termios.tcgetattr(self.slave) != self.settings:
            raise Wrong("the terminal's settings are not as they were")
        modes = {}
        for numbers, state in re.findall(rb"\x1b\[\?([0-9;]+)([hl])", self.output):
            for number in numbers.split(b";"):
                modes[int(number)] = state == b"h"
        left = [mode for mode, state in modes.items() if state != (mode in USUAL)]
        if left:
            raise Wrong(f"modes {left} are left as they are not usual")
        if self.output.rfind(b"\x1b=") > self.output.rfind(b"\x1b>"):
            raise Wrong("the keypad is left in its application's mode")

    def close(self):
        self.shell.kill()
        try:
            os.kill(self.pid, signal.SIGKILL)
        except (AttributeError, ProcessLookupError):
            pass
        self.shell.wait()
        for descriptor in (self.master, self.slave, self.told, self.ask):
            os.close(descriptor)


def shell(slave, tell, asked, arguments):
    """What stands between: a session of its own, the program in its foreground."""
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    pid = os.fork()
    if pid == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(slave, os.getpid())
        # A check that runs in the background was given some of them ignored, which a program then heeds.
        for number in (signal.SIGTTOU, signal.SIGHUP, signal.SIGPIPE, signal.SIGINT, signal.SIGQUIT):
            signal.signal(number, signal.SIG_DFL)
        for descriptor in range(3):
            os.dup2(slave, descriptor)
        os.closerange(3, 256)
        os.execv(arguments[0], arguments)
    os.write(tell, f"started {pid}\n".encode())
    while True:
        _, status = os.waitpid(pid, os.WUNTRACED)
        os.tcsetpgrp(slave, os.getpgrp())
        if os.WIFSTOPPED(status):
            os.write(tell, b"stopped\n")
            os.read(asked, 1)
            os.tcsetpgrp(slave, pid)
            os.kill(-pid, signal.SIGCONT)
        else:
            os.write(tell, f"ended {os.waitstatus_to_exitcode(status)}\n".encode())
            return


def arguments_of(program):
    return [str(FOLDER / program), "--recorded", "--no-image"]


def on_screen(program, term, way, columns=80, lines=24, **variables):
    text, keys = PROGRAMS[program]
    if way in CRASHES:
        variables.update(LD_PRELOAD=LIBRARY, CRASH=way)
    session = Session(arguments_of(program), term, columns, lines, **variables)
    try:
        session.wait_for(text)
        session.wait_for(keys)
        if way == "Ctrl-Z":
            session.press(b"\x1a")
            session.word("stopped")
            session.expect_restored()
            seen = len(session.output)
            session.resume()
            session.wait_for(text, after=seen)
            session.wait_for(keys, after=seen)
            session.press(b"q")
        elif way == "arrows":
            # Keys that are there at once make a few frames, not one each, and q behind them ends it.
            session.drain()
            seen = len(session.output)
            session.press((b"\x1bOB" * 10 + b"\x1bOA" * 9) * 15 + b"q")
        elif way in ("q", "Ctrl-C"):
            session.press({"q": b"q", "Ctrl-C": b"\x03"}[way])
        else:
            os.kill(session.pid, signal.SIGUSR1 if way in CRASHES else getattr(signal, way))
        code = int(session.word("ended"))
        if code not in CRASHES.get(way, (WAYS.get(way),)):
            raise Wrong(f"it ended with {code}")
        session.expect_restored()
        if way == "arrows" and len(session.output) - seen > 20_000:
            raise Wrong(f"{len(session.output) - seen} bytes for keys that came at once")
        colours = re.search(rb"\x1b\[(?:[0-9;]*;)?[34][0-8](?:;[0-9;]*)?m", session.output) is not None
        if "NO_COLOR" in variables and colours:
            raise Wrong("colours in spite of NO_COLOR")
        if term == "xterm-256color" and "NO_COLOR" not in variables and not colours:
            raise Wrong("no colours")
    finally:
        session.close()


def on_lines(program, term, way):
    text, keys = PROGRAMS[program]
    session = Session(arguments_of(program), term, 80, 24)
    try:
        session.wait_for(text)
        session.wait_for(keys)
        if way == "q":
            session.press(b"q\n")
        else:
            os.kill(session.pid, getattr(signal, way))
        code = int(session.word("ended"))
        if code not in (0 if way == "q" else -getattr(signal, way),):
            raise Wrong(f"it ended with {code}")
        session.expect_restored()
        if b"\x1b" in session.output:
            raise Wrong("an escape sequence")
    finally:
        session.close()


def in_a_pipe(program, term, way):
    text, keys = PROGRAMS[program]
    run = subprocess.run(
        arguments_of(program), env={**os.environ, "TERM": term, "LC_ALL": "C.UTF-8"}, stdin=subprocess.DEVNULL,
        capture_output=True, timeout=PATIENCE)
    if run.returncode != 0:
        raise Wrong(f"it ended with {run.returncode}: {run.stderr.decode()}")
    if text not in run.stdout or keys not in run.stdout or b"\x1b" in run.stdout:
        raise Wrong("its text is not what a pipe is for")


def runs():
    for program in PROGRAMS:
        for columns, lines in ((80, 24), (200, 60)):
            for way in [*WAYS, *CRASHES]:
                yield on_screen, (program, "xterm-256color", way, columns, lines), {}
        for term in SCREENS[1:]:
            for way in FEW:
                yield on_screen, (program, term, way), {}
        for way in FEW:
            yield on_screen, (program, "xterm-256color", way), {"NO_COLOR": "1"}
        for term in LINES:
            for way in ("q", "SIGTERM", "SIGINT"):
                yield on_lines, (program, term, way), {}
        yield in_a_pipe, (program, "xterm-256color", "end"), {}


def has_entry(term):
    return subprocess.run(["infocmp", term], capture_output=True).returncode == 0


def attempt(run):
    kind, arguments, variables = run
    try:
        kind(*arguments, **variables)
        return None
    except (Wrong, subprocess.TimeoutExpired) as error:
        what = " ".join([*(str(argument) or "no TERM" for argument in arguments), *variables])
        return f"{what}: {error}"


def main():
    absent = {term for term in SCREENS if not has_entry(term)}
    chosen = [run for run in runs() if run[1][1] not in absent]
    with concurrent.futures.ThreadPoolExecutor(max_workers=8) as pool:
        wrong = [line for line in pool.map(attempt, chosen) if line]
    for line in wrong:
        print(line)
    without = f", without {' '.join(sorted(absent))}, which this machine has no entry of" if absent else ""
    print(f"terminals: {len(chosen)} runs{without}, {len(wrong)} wrong")
    sys.exit(1 if wrong else 0)


if sys.argv[1] == "--shell":
    shell(*(int(number) for number in sys.argv[2:5]), sys.argv[5:])
else:
    main()
