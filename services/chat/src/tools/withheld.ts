import type { JsonSchema } from './json-schema.js';

type ResultRow = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is ResultRow => typeof value === 'object' && value !== null;

/** A copy of an answer without the named fields. Paths lead through lists, as in contracts. */
export const withoutFields = (value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((rest, path) => without(rest, path.split('.')), value);

function without(value: unknown, path: readonly string[]): unknown {
  const [field = '', ...rest] = path;
  if (Array.isArray(value)) return value.map((one) => without(one, path));
  if (!isRow(value) || !(field in value)) return value;
  const { [field]: held, ...others } = value;
  return rest.length === 0 ? others : { ...others, [field]: without(held, rest) };
}

/** A copy of an answer's JSON schema that knows nothing of the named fields. */
export const withoutProperties = (schema: JsonSchema, paths: readonly string[]): JsonSchema =>
  paths.reduce((rest, path) => unnamed(rest, path.split('.')), schema);

function unnamed(schema: JsonSchema, path: readonly string[]): JsonSchema {
  const { items, properties, required } = schema;
  if (isRow(items)) return { ...schema, items: unnamed(items, path) };
  const [field = '', ...rest] = path;
  const { [field]: held, ...others } = properties ?? {};
  if (!held) return schema;
  if (rest.length > 0) return { ...schema, properties: { ...others, [field]: unnamed(held, rest) } };
  return { ...schema, properties: others, ...(required && { required: required.filter((name) => name !== field) }) };
}
