import type { Operation } from '@talent-os/contracts';
import { findField, sentenceOf } from '@talent-os/contracts/fields/index.js';
import { schemaOf, walk, type JsonSchema } from '@talent-os/contracts/fields/walk.js';

export type { JsonSchema } from '@talent-os/contracts/fields/walk.js';

/** A side of an operation as JSON schema, every field with its description. */
export function describedSchema(operation: Operation, side: 'in' | 'out'): JsonSchema {
  const schema = schemaOf(operation, side);
  walk(schema, side, (path, field) => {
    const found = findField(operation.name, path);
    if (found) field.description ??= sentenceOf(found.field);
  });
  return plain(schema) as JsonSchema;
}

/** Without what a format says already, and without the bounds of every integer. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('propertyNames' in value && 'required' in value) return plain(named(value as JsonSchema));
  const kept = Object.entries(value).filter(
    ([name, inner]) =>
      !(name === 'pattern' && 'format' in value) && Math.abs(Number(inner)) !== Number.MAX_SAFE_INTEGER,
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, plain(inner)]));
}

/** A record of which every key is there, as an object with these fields. */
function named({ propertyNames, additionalProperties, ...rest }: JsonSchema): JsonSchema {
  const fields = ((propertyNames as JsonSchema).enum ?? []).map((key) => [
    key,
    { ...(additionalProperties as JsonSchema), description: `What belongs to \`${String(key)}\`.` },
  ]);
  return { ...rest, properties: Object.fromEntries(fields) as Record<string, JsonSchema>, additionalProperties: false };
}
