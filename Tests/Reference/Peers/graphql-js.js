// What graphql-js says of each case: which of its rules find something.
const fs = require('fs');
const graphql = require('graphql');
const { validateSDL } = require('graphql/validation/validate');
const { specifiedSDLRules } = require('graphql/validation/specifiedRules');

const cases = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const schemas = new Map();

function schemaOf(text) {
  if (!schemas.has(text)) schemas.set(text, graphql.buildSchema(text));
  return schemas.get(text);
}

function parse(text, answer) {
  try {
    return graphql.parse(text);
  } catch (error) {
    if (!(error instanceof graphql.GraphQLError)) throw error;
    answer.parses = false;
    return null;
  }
}

function finds(rule, schema, tree) {
  try {
    return graphql.validate(schema, tree, [rule]).length > 0;
  } catch (error) {
    // Its rule for subscriptions runs conditions whose variables have no value yet.
    if (error instanceof graphql.GraphQLError) return true;
    throw error;
  }
}

function judge(example) {
  const answer = { name: example.name, parses: true, rules: [], messages: [] };
  const tree = parse(example.document ?? example.schema, answer);
  if (tree === null) return answer;
  if (example.document !== undefined) {
    const schema = schemaOf(example.schema);
    for (const rule of graphql.specifiedRules) {
      if (finds(rule, schema, tree)) answer.rules.push(rule.name);
    }
    return answer;
  }
  for (const rule of specifiedSDLRules) {
    if (validateSDL(tree, null, [rule]).length > 0) answer.rules.push(rule.name);
  }
  let schema;
  try {
    schema = graphql.extendSchema(
      graphql.buildASTSchema(tree, { assumeValidSDL: true, assumeValid: false }),
      { kind: 'Document', definitions: [] }, { assumeValid: true });
  } catch (error) {
    // What its rules refused cannot always be built.
    if (answer.rules.length > 0) return answer;
    throw error;
  }
  answer.messages = graphql.validateSchema(schema).map((error) => error.message);
  return answer;
}

process.stdout.write(JSON.stringify(cases.map(judge)) + '\n');
