import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { BODY_BOUNDS, DEFAULT_MAX_BODY_BYTES } from './define.js';
import { operations } from './registry.js';

/** The largest message NATS carries with its headers is a mebibyte. */
const CARRIED = 1024 * 1024 - 16 * 1024;

type Schema = {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | false;
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};
/** Of a value as JSON. `bytes` with texts of a script that takes three bytes for each character. */
type Size = { readonly bytes: number; readonly values: number; readonly depth: number };

const NOTHING: Size = { bytes: 24, values: 0, depth: 0 };
const SCRIPT = 3;
/** Ids, days and instants have a form, and no length of their own. */
const FORMED = 60;
/** A record names things of which there are not many. */
const RECORD = 50;

const largest = (sizes: readonly Size[]): Size => ({
  bytes: Math.max(0, ...sizes.map(({ bytes }) => bytes)),
  values: Math.max(0, ...sizes.map(({ values }) => values)),
  depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
});
const together = (sizes: readonly Size[]): Size => ({
  bytes: 2 + sizes.reduce((sum, { bytes }) => sum + bytes + 1, 0),
  values: 1 + sizes.reduce((sum, { values }) => sum + values + 1, 0),
  depth: 1 + largest(sizes).depth,
});
const named = ([name, { bytes, ...rest }]: readonly [string, Size]): Size => ({
  bytes: name.length + 3 + bytes,
  ...rest,
});

/** The largest value a schema takes. */
function sizeOf(schema: Schema, root: Schema, textBytes: number): Size {
  const of = (one: Schema) => sizeOf(one, root, textBytes);
  if (schema.$ref) return of(root.$defs![schema.$ref.split('/').at(-1)!]!);
  if (schema.anyOf) return largest(schema.anyOf.map(of));
  if (schema.allOf) return largest(schema.allOf.map(of));
  const fixed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (fixed) return { ...NOTHING, bytes: Math.max(...fixed.map((one) => JSON.stringify(one).length)) };
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'object': {
      const { properties = {}, additionalProperties, propertyNames } = schema;
      const names = propertyNames?.enum ?? Array.from({ length: RECORD }, () => 'x'.repeat(FORMED));
      const free = additionalProperties ? names.map((name) => [name, of(additionalProperties)] as const) : [];
      return together(
        [...Object.entries(properties).map(([name, one]) => [name, of(one)] as const), ...free].map(named),
      );
    }
    case 'array':
      return together(Array.from({ length: schema.maxItems ?? Infinity }, () => of(schema.items!)));
    case 'string': {
      const length = schema.maxLength === undefined && schema.pattern ? FORMED : (schema.maxLength ?? Infinity);
      return { ...NOTHING, bytes: 2 + textBytes * length };
    }
    default:
      return NOTHING;
  }
}

/** Texts that are no prose: what machines write takes a byte for each character, and quotation marks take two. */
const written: Readonly<Record<string, number>> = {
  'audit.reports.error': 1.5,
  'audit.reports.crash': 1.5,
  'cyber.threats.import': 2,
  'cyber.vulnerabilities.import': 2,
};

const withBody = operations.filter(
  ({ method, upload }) => method && !upload && method !== 'GET' && method !== 'DELETE',
);

describe('the body of an operation', () => {
  it.each(withBody.map((operation) => [operation.name, operation] as const))(
    '%s fits whatever its schema takes, and the bounds of every body',
    (name, { input, maxBodyBytes }) => {
      const schema = z.toJSONSchema(input as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema;
      const { bytes, values, depth } = sizeOf(schema, schema, written[name] ?? SCRIPT);
      expect(bytes).toBeLessThanOrEqual(maxBodyBytes);
      expect(values).toBeLessThanOrEqual(BODY_BOUNDS.values);
      expect(depth).toBeLessThanOrEqual(BODY_BOUNDS.depth);
      expect(maxBodyBytes).toBeLessThanOrEqual(CARRIED);
    },
  );

  it('is larger than usual only where it says so', () => {
    const larger = withBody.filter(({ maxBodyBytes }) => maxBodyBytes > DEFAULT_MAX_BODY_BYTES);
    expect(larger.map(({ name }) => name).toSorted()).toEqual([
      'cyber.reports.write',
      'cyber.threats.import',
      'cyber.vulnerabilities.import',
      'identity.invitations.create',
      'productivity.sessions.create',
      'talent.catalogue.import',
    ]);
  });

  it('of a schema without an end is noticed', () => {
    const endless = z.toJSONSchema(z.object({ tags: z.array(z.string().max(5)) })) as Schema;
    expect(() => sizeOf(endless, endless, SCRIPT)).toThrow();
    const long = z.toJSONSchema(z.object({ text: z.string() })) as Schema;
    expect(sizeOf(long, long, SCRIPT).bytes).toBe(Infinity);
  });
});
