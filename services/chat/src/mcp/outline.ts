import type { JsonSchema } from '../tools/json-schema.js';

/** Levels of an answer that an application is told: the answer and its fields. The rest it reads from the answer. */
const LEVELS = 1;

/** What an answer looks like from afar: types and the names of its fields. A whole schema is three times as long as all else. */
export function outlineOf(schema: JsonSchema, levels = LEVELS): JsonSchema {
  const { type, anyOf, items, properties } = schema;
  if (anyOf) {
    const types = anyOf.map((one) => one.type);
    return types.every((one) => typeof one === 'string') ? { type: [...new Set(types)] } : {};
  }
  if (levels > 0 && items) return { type: 'array', items: outlineOf(items as JsonSchema, levels - 1) };
  if (levels > 0 && properties) return { type: 'object', properties: outlinesOf(properties, levels - 1) };
  return type ? { type } : {};
}

const outlinesOf = (properties: NonNullable<JsonSchema['properties']>, levels: number) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, outlineOf(schema, levels)]));
