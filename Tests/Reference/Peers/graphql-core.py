"""What graphql-core says of each case: which of its rules find something."""

import json
import sys

from graphql import GraphQLError, build_ast_schema, build_schema, parse, validate, validate_schema
from graphql.validation.specified_rules import specified_rules, specified_sdl_rules
from graphql.validation.validate import validate_sdl

schemas = {}


def schema_of(text):
    if text not in schemas:
        schemas[text] = build_schema(text)
    return schemas[text]


def judge(example):
    answer = {"name": example["name"], "parses": True, "rules": [], "messages": []}
    document = example.get("document")
    try:
        tree = parse(example["schema"] if document is None else document)
    except GraphQLError:
        answer["parses"] = False
        return answer
    if document is not None:
        schema = schema_of(example["schema"])
        # One by one only where there is something to name.
        if validate(schema, tree):
            answer["rules"] = [r.__name__ for r in specified_rules if validate(schema, tree, [r])]
        return answer
    for rule in specified_sdl_rules:
        if validate_sdl(tree, None, [rule]):
            answer["rules"].append(rule.__name__)
    try:
        schema = build_ast_schema(tree, assume_valid_sdl=True)
    except Exception:
        # What its rules refused cannot always be built.
        if answer["rules"]:
            return answer
        raise
    answer["messages"] = [error.message for error in validate_schema(schema)]
    return answer


with open(sys.argv[1], encoding="utf-8") as file:
    cases = json.load(file)
json.dump([judge(example) for example in cases], sys.stdout)
