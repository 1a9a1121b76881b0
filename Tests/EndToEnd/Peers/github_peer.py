"""GitHub's API by graphql-core, as far as the sample `ghissues` asks of it, with what GitHub says where it
refuses. The owner of a repository tells how a request for it fails."""
import itertools
import os
import pathlib

from graphql import GraphQLError, build_schema, execute_sync, parse, validate
from starlette.applications import Starlette
from starlette.responses import HTMLResponse, JSONResponse
from starlette.routing import Route

SDL = pathlib.Path(os.environ["BATON_SPEC"]) / "github" / "schema.graphql"
SCHEMA = build_schema(SDL.read_text(encoding="utf-8"))
NOW = "2026-11-30T09:00:00Z"
numbers = itertools.count(1)


class Refused(GraphQLError):
    """An error with a type beside its message, as GitHub has it."""

    def __init__(self, kind, message):
        super().__init__(message)
        self.kind = kind


def made(kind, **members):
    return {"__typename": kind, "id": f"{kind}-{next(numbers)}"} | members


def paged(entries):
    """A connection's resolver: a cursor is the place of an entry."""
    def page(info, first=None, after=None, last=None, **arguments):
        found = entries(**arguments)
        start = int(after) + 1 if after else 0
        stop = min(len(found), start + first) if first is not None else len(found)
        places = range(max(start, stop - last) if last is not None else start, stop)
        edges = [{"cursor": str(place), "node": found[place]} for place in places]
        return {
            "edges": edges, "nodes": [edge["node"] for edge in edges],
            "totalCount": len(found), "issueCount": len(found),
            "pageInfo": {
                "hasNextPage": stop < len(found), "hasPreviousPage": start > 0,
                "startCursor": str(start), "endCursor": edges[-1]["cursor"] if edges else None}}
    return page


VIEWER = made("User", login="ada-quay")
BUG, WORDS = made("Label", name="bug", description="Wrong"), made("Label", name="كلمات")


def issue(number):
    """Every third is closed, every seventh locked; of some the author has gone."""
    thread = [
        made("IssueComment", author=None, bodyText="one\r\ntwo", createdAt=NOW),
        made("LabeledEvent", actor=made("Bot", login="tide-bot"), createdAt=NOW, label=BUG),
    ]
    comments = lambda **_: [item for item in thread if item["__typename"] == "IssueComment"]
    return made(
        "Issue", number=85000 + number, title=f"Tide 🌊 {number}", bodyText="" if number == 2 else "Text",
        state="OPEN" if number % 3 else "CLOSED", locked=number % 7 == 0, createdAt=NOW,
        author=VIEWER if number % 2 else None, thread=thread,
        labels=paged(lambda **_: [BUG, WORDS]), comments=paged(comments),
        timelineItems=paged(lambda itemTypes, **_: [
            item for item in thread if item["__typename"] in map(camel, itemTypes)]))


def camel(name):
    return name.title().replace("_", "")


ISSUES = [issue(number) for number in range(100, 0, -1)]
REPOSITORY = made(
    "Repository", name="tidetable", nameWithOwner="harbourlight/tidetable", description=None,
    stargazerCount=128, viewerHasStarred=False, labels=paged(lambda **_: [BUG, WORDS]),
    issue=lambda info, number: found(number),
    issues=paged(lambda states=None, labels=None, **_: [
        each for each in ISSUES
        if each["state"] in (states or ["OPEN", "CLOSED"]) and labels in (None, ["bug"])]))
for each in ISSUES:
    each["repository"] = REPOSITORY


def found(number):
    for each in ISSUES:
        if each["number"] == number:
            return each
    raise Refused("NOT_FOUND", f"Could not resolve to an Issue with the number of {number}.")


def repository(info, owner, name, followRenames=True):
    if owner == "harbourlight" and name == "tidetable":
        return REPOSITORY
    if owner == "acme":
        raise Refused("FORBIDDEN", "Resource protected by organization SAML enforcement. You must "
                      "grant your Personal Access token access to this organization.")
    raise Refused("NOT_FOUND", f"Could not resolve to a Repository with the name '{owner}/{name}'.")


def starred(value):
    def change(info, input):
        REPOSITORY["stargazerCount"] += value - REPOSITORY["viewerHasStarred"]
        REPOSITORY["viewerHasStarred"] = value
        return {"starrable": REPOSITORY}
    return change


def subject(id):
    each = next(each for each in ISSUES if each["id"] == id)
    if each["locked"]:
        raise Refused("FORBIDDEN", "Unable to create comment because issue is locked.")
    return each


def moved(state, kind):
    def change(info, input):
        each = subject(input["issueId"])
        each["state"] = state
        each["thread"].append(made(kind, actor=VIEWER, createdAt=NOW))
        return {"issue": each}
    return change


def comment(info, input):
    each = subject(input["subjectId"])
    node = made("IssueComment", author=VIEWER, bodyText=input["body"], createdAt=NOW)
    each["thread"].append(node)
    return {"subject": each, "commentEdge": {"cursor": "", "node": node}}


ROOT = {
    "viewer": VIEWER, "repository": repository, "search": paged(lambda **_: ISSUES),
    "rateLimit": {"limit": 5000, "remaining": 4000, "resetAt": NOW},
    "addStar": starred(True), "removeStar": starred(False), "addComment": comment,
    "closeIssue": moved("CLOSED", "ClosedEvent"), "reopenIssue": moved("OPEN", "ReopenedEvent"),
}


def worded(error):
    cause = error.original_error or error
    return ({"type": cause.kind} if isinstance(cause, Refused) else {}) | error.formatted


def failure(owner):
    limit = "You have exceeded a secondary rate limit. Please wait a few minutes."
    return {
        "limited": lambda: JSONResponse({"message": limit}, 403, {"retry-after": "1800"}),
        "spent": lambda: JSONResponse(
            {"errors": [{"type": "RATE_LIMITED", "message": "API rate limit exceeded for user"}]}),
        "down": lambda: HTMLResponse("<html>502 Bad Gateway</html>", 502),
        "portal": lambda: HTMLResponse("<html>Sign in</html>"),
        "moved": lambda: JSONResponse({}, 301, {"location": "https://elsewhere.example/graphql"}),
        "late": lambda: JSONResponse({"data": None, "errors": [{
            "message": "Something went wrong while executing your query."}]}),
    }.get(owner)


async def graphql(request):
    if request.headers.get("authorization") != "bearer a-token-of-the-trial":
        return JSONResponse({"message": "Bad credentials", "status": "401"}, 401)
    body = await request.json()
    variables = body.get("variables") or {}
    if fail := failure(variables.get("owner")):
        return fail()
    document = parse(body["query"])
    if errors := validate(SCHEMA, document):
        return JSONResponse({"errors": [error.formatted for error in errors]})
    result = execute_sync(
        SCHEMA, document, ROOT, variable_values=variables, operation_name=body["operationName"])
    answer = {"data": result.data}
    if result.errors:
        answer["errors"] = [worded(error) for error in result.errors]
    return JSONResponse(answer)


app = Starlette(routes=[Route("/graphql", graphql, methods=["POST"])])
