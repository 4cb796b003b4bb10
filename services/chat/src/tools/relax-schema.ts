import type { JsonSchema } from './json-schema.js';

/** A copy of an answer's JSON schema that takes anything at the named fields: a placeholder may stand there. */
export const relaxSchema = (schema: JsonSchema, paths: readonly string[]): JsonSchema =>
  paths.reduce((rest, path) => relax(rest, path === '' ? [] : path.split('.')), schema);

function relax(schema: JsonSchema, path: readonly string[]): JsonSchema {
  const { items, properties, anyOf } = schema;
  const [field, ...rest] = path;
  if (items) return { ...schema, items: relax(items as JsonSchema, path) };
  if (anyOf) return { ...schema, anyOf: anyOf.map((one) => relax(one, path)) };
  if (field === undefined) return schema.description ? { description: schema.description } : {};
  const property = properties?.[field];
  return property ? { ...schema, properties: { ...properties, [field]: relax(property, rest) } } : schema;
}
