#!/usr/bin/env python3
"""Pictures of the samples' screens: runs each in a terminal of its own (tmux), presses keys, and draws the
cells that are then shown.

    python3 Tools/screens/screens.py FOLDER_OF_PROGRAMS FOLDER_FOR_PICTURES

Needs tmux, Pillow and the font DejaVu Sans Mono: `make screens` installs them and calls this.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import time
import unicodedata

from PIL import Image, ImageDraw, ImageFont

COLUMNS, LINES = 80, 24

# Program, arguments, then keys as tmux names them, each after the text that has to be shown before; the last
# text ends it.
SCREENS = {
    "rickandmorty": (["rickandmorty", "--recorded", "--no-image"], [("Ants in my Eyes", "f"), ("★", "Down"), ("▸ Morty", None)]),
    "rickandmorty-character": (["rickandmorty", "--recorded", "--no-image", "--trace"], [("▸ Rick", "Enter"), ("Ricksy Business", None)]),
    "ghissues": (["ghissues", "--recorded", "--no-image"], [("20 issues", "s"), ("★ 129", None)]),
    "ghissues-issue": (
        ["ghissues", "--recorded", "--no-image"],
        [("20 issues", "Enter"), ("Leave a comment", "Tab"), ("labeled", "Aye, aye"), ("Aye, aye", "Enter"), ("ada-quay · 2026", None)],
    ),
}

FONTS = pathlib.Path("/usr/share/fonts/truetype/dejavu")
SIZE = 16
CELL = (10, 20)
MARGIN = 12
BACKGROUND = (24, 26, 33)
TEXT = (220, 223, 228)
COLOURS = [
    (60, 64, 72), (224, 108, 117), (152, 195, 121), (229, 192, 123),
    (97, 175, 239), (198, 120, 221), (86, 182, 194), (220, 223, 228),
]


def fonts():
    files = {False: "DejaVuSansMono.ttf", True: "DejaVuSansMono-Bold.ttf"}
    return {bold: ImageFont.truetype(str(FONTS / name), SIZE) for bold, name in files.items()}


class Style:
    def __init__(self):
        self.colour, self.flags = None, set()

    def take(self, codes):
        """One sequence that selects how what follows looks."""
        for code in codes or [0]:
            if code == 0:
                self.colour, self.flags = None, set()
            elif code in (1, 2, 4, 7):
                self.flags.add(code)
            elif code in (22, 24, 27):
                self.flags -= {22: {1, 2}, 24: {4}, 27: {7}}[code]
            elif 30 <= code <= 37:
                self.colour = COLOURS[code - 30]
            elif code == 39:
                self.colour = None

    def colours(self):
        front = self.colour or TEXT
        if 2 in self.flags:
            front = tuple((2 * a + b) // 3 for a, b in zip(front, BACKGROUND))
        return (BACKGROUND, front) if 7 in self.flags else (front, BACKGROUND)


def width(character):
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def draw(capture, file):
    size = (2 * MARGIN + COLUMNS * CELL[0], 2 * MARGIN + LINES * CELL[1])
    image = Image.new("RGB", size, BACKGROUND)
    pen, faces = ImageDraw.Draw(image), fonts()
    style = Style()
    for line, text in enumerate(capture.split("\n")[:LINES]):
        column = 0
        for part in re.split(r"(\x1b\[[0-9;]*m|\x1b[()].|[\x0e\x0f])", text):
            if part.startswith("\x1b["):
                style.take([int(code) for code in part[2:-1].split(";") if code])
            if not part or part[0] in "\x1b\x0e\x0f":
                continue
            for character in part:
                x, y = MARGIN + column * CELL[0], MARGIN + line * CELL[1]
                front, back = style.colours()
                cells = width(character)
                if back != BACKGROUND:
                    pen.rectangle((x, y, x + cells * CELL[0] - 1, y + CELL[1] - 1), fill=back)
                pen.text((x, y), character, font=faces[1 in style.flags], fill=front)
                if 4 in style.flags:
                    pen.line((x, y + CELL[1] - 2, x + cells * CELL[0] - 1, y + CELL[1] - 2), fill=front)
                column += cells
    image.save(file, optimize=True)


def show(program, arguments, steps):
    """What the terminal shows in the end, with the sequences that colour it."""
    with tempfile.TemporaryDirectory() as folder:
        tmux = ["tmux", "-u", "-S", f"{folder}/socket", "-f", "/dev/null"]

        def run(*words):
            return subprocess.run([*tmux, *words], check=True, capture_output=True, text=True).stdout

        run("new-session", "-d", "-x", str(COLUMNS), "-y", str(LINES), "-e", f"XDG_CACHE_HOME={folder}", program, *arguments)
        try:
            for text, keys in steps:
                for _ in range(400):
                    if text in run("capture-pane", "-p"):
                        break
                    time.sleep(0.05)
                else:
                    sys.exit(f"{program} never showed '{text}':\n{run('capture-pane', '-p')}")
                if keys:
                    run("send-keys", keys)
            return run("capture-pane", "-p", "-e", "-N")
        finally:
            run("kill-server")


def main():
    programs, pictures = map(pathlib.Path, sys.argv[1:3])
    pictures.mkdir(parents=True, exist_ok=True)
    for name, ((program, *arguments), steps) in SCREENS.items():
        draw(show(str((programs / program).resolve()), arguments, steps), pictures / f"{name}.png")
        print(pictures / f"{name}.png")


main()
