#!/usr/bin/env python3
"""Writes the recorded answers beside this file, and their index: pages of characters, each of them with
the episodes as a part that comes later, a cast for each episode, searches.

    python3 Spec/rickandmorty/record.py

The tables below are the API's first sixty characters and the episodes of three seasons, written down
by hand; nothing is fetched. They end there, so a page says that there are sixty characters on three
pages, a cast is those of the sixty that the episode shows, and the residents of a location those of them who come
from there. An origin without a number is one the API
does not know: it answers a place named `unknown` whose id is null.
"""

import json
import pathlib

# Number, and name, kind and dimension.
LOCATIONS = {
    1: ("Earth (C-137)", "Planet", "Dimension C-137"),
    2: ("Abadango", "Cluster", "unknown"),
    8: ("Post-Apocalyptic Earth", "Planet", "Post-Apocalyptic Dimension"),
    9: ("Purge Planet", "Planet", "Replacement Dimension"),
    10: ("Venzenulon 7", "Planet", "unknown"),
    11: ("Bepis 9", "Planet", "unknown"),
    13: ("Nuptia 4", "Planet", "unknown"),
    15: ("Bird World", "Planet", "unknown"),
    20: ("Earth (Replacement Dimension)", "Planet", "Replacement Dimension"),
    22: ("Signus 5 Expanse", "Cluster", "unknown"),
    23: ("Earth (C-500A)", "Planet", "Dimension C-500A"),
    34: ("Earth (Evil Rick's Target Dimension)", "Planet", "Evil Rick's Target Dimension"),
    48: ("Fantasy World", "Planet", "Fantasy Dimension"),
}

# Season, name, first broadcast; the row's place is the episode's id.
EPISODES = [
    (1, "Pilot", "December 2, 2013"),
    (1, "Lawnmower Dog", "December 9, 2013"),
    (1, "Anatomy Park", "December 16, 2013"),
    (1, "M. Night Shaym-Aliens!", "January 13, 2014"),
    (1, "Meeseeks and Destroy", "January 20, 2014"),
    (1, "Rick Potion #9", "January 27, 2014"),
    (1, "Raising Gazorpazorp", "March 10, 2014"),
    (1, "Rixty Minutes", "March 17, 2014"),
    (1, "Something Ricked This Way Comes", "March 24, 2014"),
    (1, "Close Rick-counters of the Rick Kind", "April 7, 2014"),
    (1, "Ricksy Business", "April 14, 2014"),
    (2, "A Rickle in Time", "July 26, 2015"),
    (2, "Mortynight Run", "August 2, 2015"),
    (2, "Auto Erotic Assimilation", "August 9, 2015"),
    (2, "Total Rickall", "August 16, 2015"),
    (2, "Get Schwifty", "August 23, 2015"),
    (2, "The Ricks Must Be Crazy", "August 30, 2015"),
    (2, "Big Trouble in Little Sanchez", "September 13, 2015"),
    (2, "Interdimensional Cable 2: Tempting Fate", "September 20, 2015"),
    (2, "Look Who's Purging Now", "September 27, 2015"),
    (2, "The Wedding Squanchers", "October 4, 2015"),
    (3, "The Rickshank Rickdemption", "April 1, 2017"),
    (3, "Rickmancing the Stone", "July 30, 2017"),
    (3, "Pickle Rick", "August 6, 2017"),
    (3, "Vindicators 3: The Return of Worldender", "August 13, 2017"),
    (3, "The Whirly Dirly Conspiracy", "August 20, 2017"),
    (3, "Rest and Ricklaxation", "August 27, 2017"),
    (3, "The Ricklantis Mixup", "September 10, 2017"),
    (3, "Morty's Mind Blowers", "September 17, 2017"),
    (3, "The ABC's of Beth", "September 24, 2017"),
    (3, "The Rickchurian Mortydate", "October 1, 2017"),
]
EVERY = [*range(1, len(EPISODES) + 1)]

# What the list can be narrowed to; none is any.
STATUSES = [None, "Alive", "Dead", "unknown"]
SPECIES = [None, "Human", "Alien", "Humanoid"]

# Parts of names that are searched for; the last is nobody's.
SEARCHES = ["rick", "morty", "smith", "summer", "alien", "bill", "nobody"]

# Name, status, species, number of the origin, episodes; the row's place is the character's id.
CHARACTERS = [
    ("Rick Sanchez", "Alive", "Human", 1, EVERY),
    ("Morty Smith", "Alive", "Human", None, EVERY),
    ("Summer Smith", "Alive", "Human", 20, [*range(6, 13), *range(14, 28), 29, 30, 31]),
    ("Beth Smith", "Alive", "Human", 20, [*range(6, 13), 14, 15, 16, *range(18, 32)]),
    ("Jerry Smith", "Alive", "Human", 20, [*range(6, 17), *range(18, 24), 26, 29, 30, 31]),
    ("Abadango Cluster Princess", "Alive", "Alien", 2, [27]),
    ("Abradolf Lincler", "unknown", "Human", 20, [10, 11]),
    ("Adjudicator Rick", "Dead", "Human", None, [28]),
    ("Agency Director", "Dead", "Human", 20, [24]),
    ("Alan Rails", "Dead", "Human", None, [25]),
    ("Albert Einstein", "Dead", "Human", 1, [12]),
    ("Alexander", "Dead", "Human", 1, [3]),
    ("Alien Googah", "unknown", "Alien", None, [31]),
    ("Alien Morty", "unknown", "Alien", None, [10]),
    ("Alien Rick", "unknown", "Alien", None, [10]),
    ("Amish Cyborg", "Dead", "Alien", None, [15]),
    ("Annie", "Alive", "Human", 1, [3]),
    ("Antenna Morty", "Alive", "Human", None, [10, 28]),
    ("Antenna Rick", "unknown", "Human", None, [10]),
    ("Ants in my Eyes Johnson", "unknown", "Human", None, [8]),
    ("Aqua Morty", "unknown", "Humanoid", None, [10, 22]),
    ("Aqua Rick", "unknown", "Humanoid", None, [10, 22, 28]),
    ("Arcade Alien", "unknown", "Alien", None, [13, 19, 21, 25, 26]),
    ("Armagheadon", "Alive", "Alien", 22, [16]),
    ("Armothy", "Dead", "unknown", 8, [23]),
    ("Arthricia", "Alive", "Alien", 9, [20]),
    ("Artist Morty", "Alive", "Human", None, [10, 28]),
    ("Attila Starwar", "Alive", "Human", None, [8, 13, 17]),
    ("Baby Legs", "Alive", "Human", None, [8]),
    ("Baby Poopybutthole", "Alive", "Poopybutthole", None, [31]),
    ("Baby Wizard", "Dead", "Alien", None, [15]),
    ("Bearded Lady", "Dead", "Alien", None, [25]),
    ("Beebo", "Dead", "Alien", 10, [29]),
    ("Benjamin", "Alive", "Poopybutthole", None, [15]),
    ("Bepisian", "Alive", "Alien", 11, [1, 11, 19, 25]),
    ("Beta-Seven", "Alive", "Alien", None, [14]),
    ("Beth Sanchez", "Alive", "Human", 23, [22]),
    ("Beth Smith", "Alive", "Human", 1, [1, 2, 3, 4, 5, 6, 22]),
    ("Beth Smith", "Alive", "Human", 34, [10]),
    ("Beth's Mytholog", "Dead", "Mythological Creature", 13, [18]),
    ("Big Boobed Waitress", "Alive", "Mythological Creature", 48, [16]),
    ("Big Head Morty", "unknown", "Human", None, [22]),
    ("Big Morty", "Dead", "Human", None, [28]),
    ("Body Guard Morty", "Dead", "Human", None, [28]),
    ("Bill", "Alive", "Human", 1, [16]),
    ("Bill", "unknown", "Animal", 1, [2]),
    ("Birdperson", "Alive", "Alien", 15, [11, 16, 21]),
    ("Black Rick", "Alive", "Human", None, [22, 28]),
    ("Blamph", "Alive", "Alien", None, [21]),
    ("Blim Blam", "Alive", "Alien", None, [14]),
    ("Blue Diplomat", "Alive", "Alien", None, [16]),
    ("Blue Footprint Guy", "Dead", "Human", None, [23]),
    ("Blue Shirt Morty", "unknown", "Human", None, [28]),
    ("Bobby Moynihan", "Alive", "Human", None, [8]),
    ("Boobloosian", "Dead", "Alien", None, [1]),
    ("Bootleg Portal Chemist Rick", "Dead", "Human", None, [28]),
    ("Borpocian", "Alive", "Alien", None, [25]),
    ("Brad", "Alive", "Human", 1, [6]),
    ("Brad Anderson", "Dead", "Human", None, [19]),
    ("Calypso", "Dead", "Human", None, [30]),
]

# Whose origin the server fails to answer, and what it says then.
BROKEN_ORIGINS = {40: "the service of locations did not answer"}

PAGE = 20
FOLDER = pathlib.Path(__file__).resolve().parent


def write(name, value):
    text = json.dumps(value, indent=2, ensure_ascii=False)
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")


def row(number):
    name, status, species, _, _ = CHARACTERS[number - 1]
    return {"id": str(number), "name": name, "status": status, "species": species}


def picture_and_origin(number):
    origin = CHARACTERS[number - 1][3]
    place = {
        "name": LOCATIONS[origin][0] if origin else "unknown",
        "id": str(origin) if origin else None,
    }
    return {
        "image": f"https://rickandmortyapi.com/api/character/avatar/{number}.jpeg",
        "origin": None if number in BROKEN_ORIGINS else place,
    }


def answer(data, origins):
    """Data, after the errors of those origins in it that are broken: paths by character."""
    errors = [
        {"message": BROKEN_ORIGINS[number], "path": path}
        for number, path in origins.items()
        if number in BROKEN_ORIGINS
    ]
    return ({"errors": errors} if errors else {}) | {"data": data}


def episode_row(number):
    season, name, air_date = EPISODES[number - 1]
    place = [s for s, _, _ in EPISODES[:number]].count(season)
    code = f"S{season:02}E{place:02}"
    return {"id": str(number), "name": name, "episode": code, "air_date": air_date}


def info(count, number, pages):
    return {
        "count": count,
        "pages": pages,
        "next": number + 1 if number < pages else None,
        "prev": number - 1 if number > 1 else None,
    }


def characters_of(status=None, species=None):
    """The numbers of the characters of a status and a species, of all without these."""
    return [
        number
        for number, (_, its_status, its_species, *_) in enumerate(CHARACTERS, start=1)
        if status in (None, its_status) and species in (None, its_species)
    ]


def pages_of(found):
    """How many pages so many characters have: one that is empty where there are none."""
    return max(1, -(-len(found) // PAGE))


def page(number, found):
    numbers = found[(number - 1) * PAGE : number * PAGE]
    rows = [row(each) | picture_and_origin(each) for each in numbers]
    origins = {each: ["characters", "results", index, "origin"] for index, each in enumerate(numbers)}
    place = info(len(found), number, pages_of(found))
    return answer({"characters": {"info": place, "results": rows}}, origins)


def location_row(number):
    name, kind, dimension = LOCATIONS[number]
    return {"id": str(number), "name": name, "type": kind, "dimension": dimension}


def location(number):
    place = location_row(number)
    names = {key: place[key] for key in ("name", "type", "dimension")}
    residents = [
        row(each)
        for each, (*_, origin, _) in enumerate(CHARACTERS, start=1)
        if origin == number
    ]
    return {"data": {"location": names | {"residents": residents, "id": str(number)}}}


def search(name):
    found = [
        row(number)
        for number, (full_name, *_) in enumerate(CHARACTERS, start=1)
        if name in full_name.lower()
    ]
    assert len(found) <= PAGE, f"more than a page for {name}"
    return {"data": {"characters": {"info": {"count": len(found)}, "results": found}}}


def header(number):
    who = row(number)
    names = {key: who[key] for key in ("name", "status", "species")}
    who = names | picture_and_origin(number) | {"id": str(number)}
    return answer({"character": who}, {number: ["character", "origin"]})


def episodes_of(number):
    rows = [episode_row(each) for each in CHARACTERS[number - 1][4]]
    part = {"id": "0", "data": {"episode": rows}}
    return {"incremental": [part], "completed": [{"id": "0"}], "hasNext": False}


def with_episodes_to_come(answer):
    label = "CharacterScreenQuery$defer$EpisodeList_character"
    pending = [{"id": "0", "path": ["character"], "label": label}]
    return answer | {"pending": pending, "hasNext": True}


def episode(number):
    head = episode_row(number)
    names = {key: head[key] for key in ("name", "episode", "air_date")}
    cast = [
        row(each)
        for each, (*_, episodes) in enumerate(CHARACTERS, start=1)
        if number in episodes
    ]
    return {"data": {"episode": names | {"characters": cast, "id": str(number)}}}


def main():
    index = []

    def record(operation, variables, name, answer):
        write(name, answer)
        index.append({"operation": operation, "variables": variables, "response": name})

    def record_parts(operation, variables, answers):
        for name, answer in answers:
            write(name, answer)
        names = [name for name, _ in answers]
        index.append({"operation": operation, "variables": variables, "responses": names})

    for status in STATUSES:
        for species in SPECIES:
            words = [word.lower() for word in (status, species) if word]
            found = characters_of(status, species)
            for number in range(1, pages_of(found) + 1):
                given = {"page": number, "status": status, "species": species}
                record(
                    "CharactersQuery",
                    {key: value for key, value in given.items() if value is not None},
                    f"{'-'.join(['filtered', *words] if words else ['characters'])}-{number}.json",
                    page(number, found),
                )
    for number in range(1, len(CHARACTERS) + 1):
        answers = [
            (f"character-{number}.json", with_episodes_to_come(header(number))),
            (f"character-{number}-episodes.json", episodes_of(number)),
        ]
        record_parts("CharacterScreenQuery", {"id": str(number)}, answers)
    for number in (2, 9, 40):
        write(f"character-header-{number}.json", header(number))
    for number in range(1, len(EPISODES) + 1):
        name = f"episode-{number}.json"
        record("EpisodeQuery", {"id": str(number)}, name, episode(number))
    for name in SEARCHES:
        record("SearchQuery", {"name": name}, f"search-{name}.json", search(name))
    # Behind the last page there is an empty one.
    nothing = {"info": info(0, 1, 1), "results": []}
    behind = pages_of(characters_of()) + 1
    record("CharactersQuery", {"page": behind}, f"characters-{behind}.json", {"data": {"characters": nothing}})
    record("LocationsQuery", {"page": 2}, "locations-2.json", {"data": {"locations": nothing}})
    rows = [location_row(number) for number in LOCATIONS]
    page_of_all = {"info": info(len(rows), 1, 1), "results": rows}
    record("LocationsQuery", {"page": 1}, "locations-1.json", {"data": {"locations": page_of_all}})
    for number in LOCATIONS:
        record("LocationQuery", {"id": str(number)}, f"location-{number}.json", location(number))
    for number in range(1, len(CHARACTERS) + 1):
        name = f"character-row-{number}.json"
        record("FavouriteQuery", {"id": str(number)}, name, {"data": {"character": row(number)}})
    rows = ",\n".join("  " + json.dumps(row) for row in index)
    (FOLDER / "recordings.json").write_text(f"[\n{rows}\n]\n", encoding="utf-8")


main()
