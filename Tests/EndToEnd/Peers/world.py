"""The characters and episodes of `Spec/rickandmorty`, and what resolves the fields of `schema.graphql`.

Objects are dictionaries by the names of fields; what takes a moment is a coroutine."""
import asyncio
import os
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
SDL = (FOLDER.parent / "schema.graphql").read_text(encoding="utf-8")

sys.path.insert(0, os.path.join(os.environ["BATON_SPEC"], "rickandmorty"))
import record  # noqa: E402  the tables that the recorded answers are written from

#: How many mutations were executed by this process.
renames = 0


def character(id):
    if not id.isdigit() or not 1 <= int(id) <= len(record.CHARACTERS):
        return None
    number = int(id)
    return record.row(number) | record.picture_and_origin(number) | {"number": number}


def characters(page=None):
    answer = record.page(page or 1, record.characters_of())["data"]["characters"]
    rows = [character(row["id"]) for row in answer["results"]]
    return {"info": answer["info"], "results": rows}


def episode(id):
    if not id.isdigit() or not 1 <= int(id) <= len(record.EPISODES):
        return None
    number = int(id)
    cast = record.episode(number)["data"]["episode"]["characters"]
    rows = [character(each["id"]) for each in cast]
    return record.episode_row(number) | {"characters": rows}


def origin_of(who):
    if who["number"] in record.BROKEN_ORIGINS:
        raise ValueError(record.BROKEN_ORIGINS[who["number"]])
    return who["origin"]


async def episodes_of(who):
    await asyncio.sleep(0.05)
    return [record.episode_row(each) for each in record.CHARACTERS[who["number"] - 1][4]]


def rename(id, name):
    global renames
    renames += 1
    return renamed_character(id, name)


def renamed_character(id, name):
    found = character(id)
    return found and found | {"name": name}


async def count(to):
    for number in range(to):
        if number % 100 == 99:
            await asyncio.sleep(0)  # or the server never hears that its client has left
        yield number


async def renamed(id, names):
    for name in names:
        yield renamed_character(id, name)


def bind(schema, token):
    """Gives a schema of graphql-core that was built from `SDL` its resolvers.

    `token` finds the credentials of a request in what its server hands to resolvers."""
    async def counting(_, info, to):
        async for number in count(to):
            yield number

    async def renaming(_, info, id, names):
        async for who in renamed(id, names):
            yield who

    query = schema.query_type.fields
    query["character"].resolve = lambda _, info, id: character(id)
    query["characters"].resolve = lambda _, info, page=None: characters(page)
    query["episode"].resolve = lambda _, info, id: episode(id)
    query["token"].resolve = lambda _, info: token(info)
    query["renames"].resolve = lambda _, info: renames
    schema.mutation_type.fields["rename"].resolve = lambda _, info, id, name: rename(id, name)
    events = schema.subscription_type.fields
    events["count"].subscribe, events["renamed"].subscribe = counting, renaming
    for field in events.values():
        field.resolve = lambda event, info, **arguments: event
    who = schema.type_map["Character"].fields
    who["origin"].resolve = lambda found, info: origin_of(found)
    who["episode"].resolve = lambda found, info: episodes_of(found)
    return schema
