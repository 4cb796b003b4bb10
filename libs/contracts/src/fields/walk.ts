import { z } from 'zod';
import type { Operation } from '../define.js';

/** A JSON schema as far as it is walked. */
export type JsonSchema = {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  description?: string;
  [key: string]: unknown;
};

const schemas = { in: new WeakMap<Operation, JsonSchema>(), out: new WeakMap<Operation, JsonSchema>() };

/**
 * What a side of an operation looks like as JSON schema. Texts `true` and `false`, which stand in a query for a switch,
 * are the booleans they mean. It is worked out once, and nobody changes it: exports ask for it with every file.
 */
export function schemaOf(operation: Operation, side: 'in' | 'out'): JsonSchema {
  const known = schemas[side].get(operation);
  if (known) return known;
  const schema = convert(operation, side);
  schemas[side].set(operation, schema);
  return schema;
}

function convert({ input, output }: Operation, side: 'in' | 'out'): JsonSchema {
  const io = side === 'in' ? 'input' : 'output';
  const { $schema: _, ...schema } = z.toJSONSchema((side === 'in' ? input : output) as z.ZodType, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input' && isSwitch(zodSchema)) Object.assign(jsonSchema, { type: 'boolean' });
    },
  }) as JsonSchema;
  return schema;
}

/** `z.stringbool()`: a pipe from a text to a boolean. */
const isSwitch = (schema: unknown): boolean => schema instanceof z.ZodPipe && schema.out instanceof z.ZodBoolean;

/** Visits every field of a schema with its path, lists and alternatives left out. */
export function walk(schema: JsonSchema, path: string, visit: (path: string, schema: JsonSchema) => void): void {
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    walk(part, path, visit);
  if (schema.items) walk(schema.items, path, visit);
  if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, path, visit);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    visit(`${path}.${name}`, inner);
    walk(inner, `${path}.${name}`, visit);
  }
}

/** Whether a value of the schema is a number. */
export const isNumber = ({ type, anyOf, enum: values, const: only }: JsonSchema): boolean =>
  !values &&
  only === undefined &&
  ([type].flat().some((one) => one === 'integer' || one === 'number') || (anyOf ?? []).some(isNumber));

/** Values of an enum, of a list of them, or of a text that is always the same; none for any other schema. */
export const valuesOf = ({ enum: values, const: only, anyOf, items }: JsonSchema): readonly string[] => [
  ...(values ?? (only === undefined ? [] : [only])).filter((value) => typeof value === 'string'),
  ...(anyOf ?? []).flatMap(valuesOf),
  ...(items ? valuesOf(items) : []),
];
