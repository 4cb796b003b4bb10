import type { Operation } from '@talent-os/contracts';
import fc from 'fast-check';
import { fieldsOf, type Field } from './fields.js';
import { hostileTo } from './hostile.js';
import { tableOf } from './rows.js';
import { sampleInput } from './sample.js';

/** Ids of rows by the name of their table, so that an input gets past "there is no such row". */
export type KnownRows = ReadonlyMap<string, readonly string[]>;

/** Inputs that are nearly right: one place is hostile, sometimes two, and the ids are mostly those of real rows. */
export function badInputs(operation: Operation, known: KnownRows): fc.Arbitrary<Record<string, unknown>> {
  const fields = fieldsOf(operation);
  if (fields.length === 0) return fc.record({ page: hostileTo({ type: 'string' }) });
  const ids = new Map(fields.map((field) => [field.path, idOf(operation, field, known)]));
  const real = fields.filter(({ path, schema }) => schema.format === 'uuid' && !path.includes('.'));
  const around = fc
    .record(Object.fromEntries(real.map(({ path }) => [path, ids.get(path)!])), { noNullPrototype: true })
    .map((rows) => ({ ...sampleInput(operation), ...rows }));
  const spoiled = fc
    .constantFrom(...fields)
    .chain((field) => fc.tuple(fc.constant(field), valueFor(field, ids.get(field.path)!)));
  return fc.tuple(around, fc.array(spoiled, { minLength: 1, maxLength: 2 })).map(([input, places]) =>
    places.reduce<Record<string, unknown>>((whole, [field, value]) => {
      const top = field.path.split('.')[0]!;
      return { ...whole, [top]: field.put(value)[top] };
    }, input),
  );
}

/** Mostly the id of a row; also one that nobody has. */
function idOf(operation: Operation, { path }: Field, known: KnownRows): fc.Arbitrary<string> {
  const rows = known.get(tableOf(operation, path) ?? '') ?? [];
  return rows.length > 0 ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...rows) }, fc.uuid()) : fc.uuid();
}

const valueFor = ({ schema }: Field, id: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  schema.format === 'uuid'
    ? fc.oneof(
        hostileTo(schema),
        id,
        id.map((one) => one.toUpperCase()),
      )
    : hostileTo(schema);
