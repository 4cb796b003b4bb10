import { z } from 'zod';
import type { Operation } from '../define.js';
import { exampleNumbers, exampleTexts, textsByPattern, together } from './example-texts.js';
import { labelOf } from './index.js';
import type { JsonSchema } from './walk.js';

const INSTANT = '2026-11-20T09:30:00.000Z';
const formats: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': INSTANT,
  email: 'sales.rep@meridian.example',
  uri: 'https://model.example/v1',
};

/** Ids as the product makes them (UUIDv7), one for each name. */
function idOf(name: string): string {
  let code = 0;
  for (const char of name) code = (code * 31 + char.codePointAt(0)!) % 0xff_ff_ff_ff;
  return `0199a000-0000-7000-8000-0000${code.toString(16).padStart(8, '0')}`;
}

/** How much of a schema a value has: everything, what must not be left out, or of that nothing that may be empty. */
type Completeness = 'all' | 'needed' | 'least';

/** A value that fits a schema, plausible for a field of this name. */
export function exampleOf(schema: JsonSchema, name: string, extent: Completeness = 'all'): unknown {
  const given = givenBy(schema);
  if (given !== undefined) return given;
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return exampleOf(partOf(parts, extent), name, extent);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return exampleObject(schema, extent);
    case 'array':
      return listOf(schema, name, extent);
    case 'integer':
      return numberOf(schema, exampleNumbers[name] ?? 3);
    case 'number':
      return numberOf(schema, exampleNumbers[name] ?? 0.5);
    case 'boolean':
      return extent !== 'least';
    case 'null':
      return null;
    case 'string':
      return textOf(schema, name);
    default:
      return {};
  }
}

const partOf = (parts: readonly JsonSchema[], extent: Completeness): JsonSchema =>
  parts.find(({ type }) => (type === 'null') === (extent === 'least')) ?? parts[0]!;

function listOf({ items = {}, minItems = 0 }: JsonSchema, name: string, extent: Completeness): unknown[] {
  const length = Math.max(extent === 'least' ? 0 : 1, minItems);
  return Array.from({ length }, () => exampleOf(items, name.replace(/s$/, ''), extent));
}

/** The value a schema names itself. */
function givenBy({ const: only, enum: choices, default: usual }: JsonSchema): unknown {
  if (only !== undefined) return only;
  if (choices) return choices[0];
  return typeof usual === 'object' ? undefined : usual;
}

function exampleObject(
  { properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema,
  extent: Completeness,
) {
  const names = Object.keys(properties).filter((name) => extent === 'all' || required.includes(name));
  const keys = typeof additionalProperties === 'object' ? ((propertyNames as JsonSchema)?.enum ?? ['name']) : [];
  return Object.fromEntries([
    ...names.map((name) => [name, exampleOf(properties[name]!, name, extent)]),
    ...keys.map((key) => [String(key), exampleOf(additionalProperties as JsonSchema, String(key), extent)]),
  ]) as Record<string, unknown>;
}

const numberOf = ({ minimum = 0, maximum = Infinity }: JsonSchema, usual: number): number =>
  Math.min(Math.max(usual, minimum), maximum);

function textOf({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema, name: string): string {
  if (format === 'uuid') return idOf(name);
  const known = exampleTexts[name] ?? formats[format ?? ''];
  const text =
    (pattern === undefined ? undefined : textsByPattern[pattern]) ??
    known ??
    (/name$/i.test(name) ? 'Ada Okafor' : /(At|_at)$/.test(name) ? INSTANT : labelOf(name));
  return text.slice(0, maxLength).padEnd(minLength, '.');
}

/**
 * A record of a schema for a test: what the test says of it, and of everything else the least: null, nothing, false. A
 * field that comes to the schema comes to every such record.
 */
export function fixtureOf<T extends object>(
  schema: { readonly _zod: { readonly input: unknown; readonly output: T } },
  given?: Partial<T>,
): T {
  const shape = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  return { ...(exampleOf(shape, '', 'least') as T), ...given };
}

/** What an operation takes, as an example: everything it knows where that goes together, else what it needs. */
export function inputExample({ input, name, method }: Operation, schema: JsonSchema): Record<string, unknown> {
  const further = together[name] ?? {};
  const isQuery = method === 'GET' || method === 'DELETE';
  const extents = ['all', 'needed'] as const;
  const candidates = extents.map((extent) => ({ ...(exampleOf(schema, '', extent) as object), ...further }));
  const isTaken = (one: object) => (input as z.ZodType).safeParse(isQuery ? asTexts(one) : one).success;
  return candidates.find(isTaken) ?? candidates[1]!;
}

/** As a query carries it. */
export const asTexts = (input: object): object =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]),
  );
