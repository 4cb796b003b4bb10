import type { Operation } from '@talent-os/contracts';
import { findField, sentenceOf } from '@talent-os/contracts/fields/index.js';
import { schemaOf, walk, type JsonSchema } from '@talent-os/contracts/fields/walk.js';

export type { JsonSchema } from '@talent-os/contracts/fields/walk.js';

/** A side of an operation as JSON schema, every field with its description. */
export function describedSchema(operation: Operation, side: 'in' | 'out'): JsonSchema {
  const schema = structuredClone(schemaOf(operation, side));
  walk(schema, side, (path, field) => {
    const found = findField(operation.name, path);
    if (!found) return;
    field.title ??= found.field.label;
    field.description ??= sentenceOf(found.field);
  });
  const described = plain(schema, side) as JsonSchema;
  return side === 'in' ? (bounded(described) as JsonSchema) : described;
}

/** Characters that are no part of a text, for readers of patterns that know no classes of Unicode. */
const CONTROLS = String.raw`\u0000-\u001f\u007f-\u009f`;

/** Without what a format says already; of answers also without the bounds of every integer. */
function plain(value: unknown, side: 'in' | 'out'): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one, side));
  if (typeof value === 'string') return value.replaceAll(String.raw`\p{C}`, CONTROLS);
  if (typeof value !== 'object' || value === null) return value;
  if ('propertyNames' in value && 'required' in value) return plain(named(value as JsonSchema), side);
  const fields = Object.entries(value).filter(
    ([name, inner]) =>
      !(name === 'pattern' && 'format' in value) &&
      (side === 'in' || Math.abs(Number(inner)) !== Number.MAX_SAFE_INTEGER),
  );
  return Object.fromEntries(fields.map(([name, inner]) => [name, plain(inner, side)]));
}

/** A record of which every key is there, as an object with these fields. */
function named({ propertyNames, additionalProperties, ...rest }: JsonSchema): JsonSchema {
  const fields = ((propertyNames as JsonSchema).enum ?? []).map((key) => [
    key,
    { ...(additionalProperties as JsonSchema), description: `What belongs to \`${String(key)}\`.` },
  ]);
  return { ...rest, properties: Object.fromEntries(fields) as Record<string, JsonSchema>, additionalProperties: false };
}

/** Years the product knows (see `YEARS`), at the beginning of a day or an instant. */
const KNOWN_YEARS = '^(19|2[01])\\d\\d-';
/** No text holds the character no database keeps. */
const NO_NUL = '^[^\\u0000]*$';

/** What is sent, with the bounds that every day, instant and text has. */
function bounded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bounded);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bounded(inner)]));
  const { type, format, pattern, enum: choices } = value as JsonSchema;
  if (type !== 'string' || pattern !== undefined || choices) return copy;
  if (format === 'date' || format === 'date-time') return { ...copy, pattern: KNOWN_YEARS };
  return format === undefined ? { ...copy, pattern: NO_NUL } : copy;
}
