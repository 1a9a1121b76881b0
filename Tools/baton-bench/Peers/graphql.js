// What graphql-js has to do before anything could be generated: parse a schema and documents, build the
// schema, validate the documents as one.
//
//   usage: node graphql.js SCHEMA DOCUMENT…
'use strict';
const fs = require('fs');
const { buildASTSchema, concatAST, parse, validate } = require('graphql');

const [schemaPath, ...documentPaths] = process.argv.slice(2);
const read = (path) => parse(fs.readFileSync(path, 'utf8'));
const schema = buildASTSchema(read(schemaPath));
const errors = validate(schema, concatAST(documentPaths.map(read)));
if (errors.length > 0) {
  console.error(errors.map((error) => error.message).join('\n'));
  process.exit(1);
}
