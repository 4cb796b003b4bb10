import type { Operation } from '@talent-os/contracts';
import { schemaOf, type JsonSchema } from '@talent-os/contracts/fields/walk.js';
import { sampleInput, valueOf } from './sample.js';

/** One place of an operation's input that holds a value. */
export type Field = {
  /** `slots.[]` for an element of a list, `budgets.{}` for a value of a record. */
  readonly path: string;
  readonly schema: JsonSchema;
  /** A whole input with this value at the place, and a smallest valid one around it. */
  readonly put: (value: unknown) => Record<string, unknown>;
};

type SchemaPlace = Omit<Field, 'put'> & { readonly put: (value: unknown) => unknown };

/** Every place of an operation's input: in the path, the query or the body, nested or in lists. A list is a place of its own. */
export function fieldsOf(operation: Operation): readonly Field[] {
  const sample = sampleInput(operation);
  return Object.entries(schemaOf(operation, 'in').properties ?? {})
    .filter(([name]) => name !== operation.upload?.field)
    .flatMap(([name, schema]) =>
      placesIn(schema).map(({ path, schema: found, put }) => ({
        path: [name, path].filter(Boolean).join('.'),
        schema: found,
        put: (value: unknown) => ({ ...sample, [name]: put(value) }),
      })),
    );
}

function placesIn(schema: JsonSchema): readonly SchemaPlace[] {
  const here: SchemaPlace = { path: '', schema, put: (value) => value };
  if (schema.anyOf) return schema.anyOf.filter(({ type }) => type !== 'null').flatMap(placesIn);
  if (schema.type === 'array') {
    const rest = Array.from({ length: Math.max((schema.minItems ?? 1) - 1, 0) }, () => valueOf(schema.items ?? {}));
    return [here, ...inside(schema.items, '[]', (value) => [value, ...rest])];
  }
  if (schema.type !== 'object') return [here];
  const sample = valueOf(schema) as Record<string, unknown>;
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    inside(one, name, (value) => ({ ...sample, [name]: value })),
  );
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return [here, ...properties, ...inside(values, '{}', (value) => ({ ...sample, key: value }))];
}

const inside = (
  schema: JsonSchema | undefined,
  name: string,
  around: (value: unknown) => unknown,
): readonly SchemaPlace[] =>
  placesIn(schema ?? {}).map(({ path, schema: found, put }) => ({
    path: [name, path].filter(Boolean).join('.'),
    schema: found,
    put: (value) => around(put(value)),
  }));
