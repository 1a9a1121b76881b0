#!/usr/bin/env python3
"""A sample's first frame with 5,000 records on the disk, beside its first frame without an image.

usage: cold-start.py RICKANDMORTY RECORDINGS [ROUNDS]

Runs the program on a terminal of its own, in turn with an image and without, and takes the time until the
frame is there: with an image the characters, without one that they are loaded. Prints both medians, of the
time that passed and of the processor's, and the median of the rounds' ratios.
"""

import json
import os
import pty
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

RECORDS = 5000


def recordings(source, folder):
    """The recordings, and a search that finds as many characters as there are to be records."""
    shutil.copytree(source, folder)
    index = os.path.join(folder, "recordings.json")
    rows = json.load(open(index))
    search = next(row for row in rows if row["operation"] == "SearchQuery")
    answer = json.load(open(os.path.join(folder, search["response"])))
    found = answer["data"]["characters"]
    one = found["results"][0]
    found["results"] = [
        dict(one, id=str(100000 + number), name=f"Number {number}") for number in range(RECORDS)
    ]
    json.dump(answer, open(os.path.join(folder, "search-all.json"), "w"))
    rows.append(dict(search, variables={"name": "all"}, response="search-all.json"))
    json.dump(rows, open(index, "w"))


def first_frame(program, arguments, text):
    """Milliseconds until the text is on the screen: as they passed, and of the processor."""
    start = time.monotonic()
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
        os.execv(program, [program] + arguments)
    shown = b""
    while text not in shown:
        if not select.select([terminal], [], [], 20)[0]:
            sys.exit(f"the screen never showed {text!r}: {shown[-300:]!r}")
        shown += os.read(terminal, 65536)
    passed = (time.monotonic() - start) * 1e3
    threads = f"/proc/{process}/task"
    used = sum(
        int(open(f"{threads}/{thread}/schedstat").read().split()[0])
        for thread in os.listdir(threads)
    )
    os.write(terminal, b"q")
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass  # The program has ended.
    os.waitpid(process, 0)
    os.close(terminal)
    return passed, used / 1e6


def main():
    program, source = os.path.abspath(sys.argv[1]), sys.argv[2]
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 15
    with tempfile.TemporaryDirectory() as scratch:
        answers, image = os.path.join(scratch, "answers"), os.path.join(scratch, "image.sqlite")
        recordings(source, answers)
        common = ["--recordings", answers]
        for screen in ["search/all", "characters"]:
            subprocess.run(
                [program, *common, "--image", image, "--once", screen], check=True,
                stdout=subprocess.DEVNULL, env=dict(os.environ, TERM="dumb"))
        times = []
        for _ in range(rounds):
            without = first_frame(program, common + ["--no-image"], b"Loading page 1")
            times.append((first_frame(program, common + ["--image", image], b"Rick Sanchez"), without))
        for place, name in enumerate(["passed", "processor"]):
            ours, peer = ([pair[side][place] for pair in times] for side in (0, 1))
            ratio = statistics.median(a / b for a, b in zip(ours, peer))
            print(
                f"{name}: {statistics.median(ours):.1f} ms with an image,"
                f" {statistics.median(peer):.1f} ms without, ratio {ratio:.2f}, at most 1.5")


main()
