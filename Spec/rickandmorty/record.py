#!/usr/bin/env python3
"""Writes the recorded answers beside this file: pages of characters, a header for each, their index.

    python3 Spec/rickandmorty/record.py

The table below is the API's first sixty characters, written down by hand; nothing is fetched. It
ends there, so a page says that there are sixty characters on three pages. An origin without a number is
one the API does not know: it answers a place named `unknown` whose id is null.
"""

import json
import pathlib

LOCATIONS = {
    1: "Earth (C-137)",
    2: "Abadango",
    8: "Post-Apocalyptic Earth",
    9: "Purge Planet",
    10: "Venzenulon 7",
    11: "Bepis 9",
    13: "Nuptia 4",
    15: "Bird World",
    20: "Earth (Replacement Dimension)",
    22: "Signus 5 Expanse",
    23: "Earth (C-500A)",
    34: "Earth (Evil Rick's Target Dimension)",
    48: "Fantasy World",
}

# Name, status, species, number of the origin; the row's place is the character's id.
CHARACTERS = [
    ("Rick Sanchez", "Alive", "Human", 1),
    ("Morty Smith", "Alive", "Human", None),
    ("Summer Smith", "Alive", "Human", 20),
    ("Beth Smith", "Alive", "Human", 20),
    ("Jerry Smith", "Alive", "Human", 20),
    ("Abadango Cluster Princess", "Alive", "Alien", 2),
    ("Abradolf Lincler", "unknown", "Human", 20),
    ("Adjudicator Rick", "Dead", "Human", None),
    ("Agency Director", "Dead", "Human", 20),
    ("Alan Rails", "Dead", "Human", None),
    ("Albert Einstein", "Dead", "Human", 1),
    ("Alexander", "Dead", "Human", 1),
    ("Alien Googah", "unknown", "Alien", None),
    ("Alien Morty", "unknown", "Alien", None),
    ("Alien Rick", "unknown", "Alien", None),
    ("Amish Cyborg", "Dead", "Alien", None),
    ("Annie", "Alive", "Human", 1),
    ("Antenna Morty", "Alive", "Human", None),
    ("Antenna Rick", "unknown", "Human", None),
    ("Ants in my Eyes Johnson", "unknown", "Human", None),
    ("Aqua Morty", "unknown", "Humanoid", None),
    ("Aqua Rick", "unknown", "Humanoid", None),
    ("Arcade Alien", "unknown", "Alien", None),
    ("Armagheadon", "Alive", "Alien", 22),
    ("Armothy", "Dead", "unknown", 8),
    ("Arthricia", "Alive", "Alien", 9),
    ("Artist Morty", "Alive", "Human", None),
    ("Attila Starwar", "Alive", "Human", None),
    ("Baby Legs", "Alive", "Human", None),
    ("Baby Poopybutthole", "Alive", "Poopybutthole", None),
    ("Baby Wizard", "Dead", "Alien", None),
    ("Bearded Lady", "Dead", "Alien", None),
    ("Beebo", "Dead", "Alien", 10),
    ("Benjamin", "Alive", "Poopybutthole", None),
    ("Bepisian", "Alive", "Alien", 11),
    ("Beta-Seven", "Alive", "Alien", None),
    ("Beth Sanchez", "Alive", "Human", 23),
    ("Beth Smith", "Alive", "Human", 1),
    ("Beth Smith", "Alive", "Human", 34),
    ("Beth's Mytholog", "Dead", "Mythological Creature", 13),
    ("Big Boobed Waitress", "Alive", "Mythological Creature", 48),
    ("Big Head Morty", "unknown", "Human", None),
    ("Big Morty", "Dead", "Human", None),
    ("Body Guard Morty", "Dead", "Human", None),
    ("Bill", "Alive", "Human", 1),
    ("Bill", "unknown", "Animal", 1),
    ("Birdperson", "Alive", "Alien", 15),
    ("Black Rick", "Alive", "Human", None),
    ("Blamph", "Alive", "Alien", None),
    ("Blim Blam", "Alive", "Alien", None),
    ("Blue Diplomat", "Alive", "Alien", None),
    ("Blue Footprint Guy", "Dead", "Human", None),
    ("Blue Shirt Morty", "unknown", "Human", None),
    ("Bobby Moynihan", "Alive", "Human", None),
    ("Boobloosian", "Dead", "Alien", None),
    ("Bootleg Portal Chemist Rick", "Dead", "Human", None),
    ("Borpocian", "Alive", "Alien", None),
    ("Brad", "Alive", "Human", 1),
    ("Brad Anderson", "Dead", "Human", None),
    ("Calypso", "Dead", "Human", None),
]

PAGE = 20
FOLDER = pathlib.Path(__file__).resolve().parent


def write(name, value):
    text = json.dumps(value, indent=2, ensure_ascii=False)
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")


def page(number, pages):
    first = (number - 1) * PAGE
    rows = [
        {"id": str(first + place), "name": name, "status": status, "species": species}
        for place, (name, status, species, _) in enumerate(
            CHARACTERS[first : first + PAGE], start=1
        )
    ]
    info = {
        "count": len(CHARACTERS),
        "pages": pages,
        "next": number + 1 if number < pages else None,
        "prev": number - 1 if number > 1 else None,
    }
    return {"data": {"characters": {"info": info, "results": rows}}}


def header(number):
    name, status, species, origin = CHARACTERS[number - 1]
    character = {
        "name": name,
        "status": status,
        "species": species,
        "image": f"https://rickandmortyapi.com/api/character/avatar/{number}.jpeg",
        "origin": {
            "name": LOCATIONS[origin] if origin else "unknown",
            "id": str(origin) if origin else None,
        },
        "id": str(number),
    }
    return {"data": {"character": character}}


def main():
    index = []
    pages = len(CHARACTERS) // PAGE
    for number in range(1, pages + 1):
        name = f"characters-{number}.json"
        write(name, page(number, pages))
        index.append(
            {"operation": "CharactersQuery", "variables": {"page": number}, "response": name}
        )
    for number in range(1, len(CHARACTERS) + 1):
        name = f"character-header-{number}.json"
        write(name, header(number))
        index.append(
            {"operation": "CharacterQuery", "variables": {"id": str(number)}, "response": name}
        )
    rows = ",\n".join("  " + json.dumps(row) for row in index)
    (FOLDER / "recordings.json").write_text(f"[\n{rows}\n]\n", encoding="utf-8")


main()
