"""`schema.graphql` as strawberry spells it."""
import typing

import strawberry
from strawberry.schema.config import StrawberryConfig

import world

Text = typing.Optional[str]
Number = typing.Optional[int]


@strawberry.type
class Location:
    id: typing.Optional[strawberry.ID]
    name: Text


@strawberry.type
class Character:
    id: typing.Optional[strawberry.ID]
    name: Text
    status: Text
    species: Text
    image: Text

    @strawberry.field
    def origin(root: strawberry.Parent[dict]) -> typing.Optional[Location]:
        return world.origin_of(root)

    @strawberry.field
    async def episode(
        root: strawberry.Parent[dict],
    ) -> typing.List[typing.Optional["Episode"]]:
        return await world.episodes_of(root)


@strawberry.type
class Episode:
    id: typing.Optional[strawberry.ID]
    name: Text
    air_date: Text
    episode: Text
    characters: typing.List[typing.Optional[Character]]


@strawberry.type
class Info:
    count: Number
    pages: Number
    next: Number
    prev: Number


@strawberry.type
class Characters:
    info: typing.Optional[Info]
    results: typing.Optional[typing.List[typing.Optional[Character]]]


@strawberry.type
class Query:
    @strawberry.field
    def character(self, id: strawberry.ID) -> typing.Optional[Character]:
        return world.character(id)

    @strawberry.field
    def characters(self, page: Number = None) -> typing.Optional[Characters]:
        return world.characters(page)

    @strawberry.field
    def episode(self, id: strawberry.ID) -> typing.Optional[Episode]:
        return world.episode(id)

    @strawberry.field
    def token(self, info: strawberry.Info) -> Text:
        return info.context["token"](info)

    @strawberry.field
    def renames(self) -> int:
        return world.renames


@strawberry.type
class Mutation:
    @strawberry.mutation
    def rename(self, id: strawberry.ID, name: str) -> typing.Optional[Character]:
        return world.rename(id, name)


@strawberry.type
class Subscription:
    @strawberry.subscription
    async def count(self, to: int) -> typing.AsyncGenerator[int, None]:
        async for number in world.count(to):
            yield number

    @strawberry.subscription
    async def renamed(
        self, id: strawberry.ID, names: typing.List[str]
    ) -> typing.AsyncGenerator[typing.Optional[Character], None]:
        async for who in world.renamed(id, names):
            yield who


def schema(**more):
    return strawberry.Schema(
        Query, Mutation, Subscription,
        config=StrawberryConfig(
            auto_camel_case=False, default_resolver=lambda found, name: found[name], **more))
