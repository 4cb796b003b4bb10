import type { Operation } from '@talent-os/contracts';
import type { UploadSpec } from '@talent-os/contracts/upload.js';
import { z } from 'zod';

/** What of JSON Schema the contracts' inputs use. */
export type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  anyOf?: Schema[];
  default?: unknown;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Values for the formats contracts use. */
const formats: Record<string, () => string> = {
  uuid: () => crypto.randomUUID(),
  email: () => 'somebody@nowhere.example',
  date: () => new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10),
  'date-time': () => new Date().toISOString(),
  uri: () => 'https://model.example',
  time: () => '07:00',
};
/** Texts that fit a pattern, each in its one form. */
const patterned = [
  '07:00',
  '2026-Q4',
  'CVE-2026-12345',
  'en',
  '/sales',
  'sales',
  `chat.${'0'.repeat(36)}`,
  '0'.repeat(64),
  'A'.repeat(86),
  `talentos_mcp_${'0'.repeat(64)}`,
];

/** Fields a schema cannot guess, because one depends on another. */
const refinements: Readonly<Record<string, Record<string, unknown>>> = {
  'cyber.incidents.addIndicator': { kind: 'ip', value: '192.0.2.1' },
  'productivity.goals.create': { periodStart: '2026-01-01', periodEnd: '2026-03-31' },
  'productivity.goals.update': { periodStart: '2026-01-01', periodEnd: '2026-03-31' },
  'productivity.wellness.checkIn': { instrument: 'WHO5', answers: [3, 3, 3, 3, 3] },
};

const schemas = new WeakMap<Operation, Schema>();

/** The input of an operation as JSON Schema. It is worked out once: walkers ask for it for every caller and field. */
export function schemaOf(operation: Operation): Schema {
  const known = schemas.get(operation);
  if (known) return known;
  const schema = z.toJSONSchema(operation.input as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(operation, schema);
  return schema;
}

/** A smallest valid input of an operation, made from its contract. */
export function sampleInput(operation: Operation): Record<string, unknown> {
  const input = { ...(valueOf(schemaOf(operation)) as Record<string, unknown>), ...refinements[operation.name] };
  return operation.upload ? { ...input, [operation.upload.field]: fileFor(operation.upload) } : input;
}

/** A file an operation takes, as far as its first bytes tell. */
const fileFor = ({ kinds }: UploadSpec): File =>
  new File([kinds.includes('pdf') ? '%PDF-1.7 sample' : 'RIFF\x24\0\0\0WAVEfmt '], 'sample');

/** A smallest value of a schema. */
export function valueOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return valueOf(schema.anyOf.find((one) => one.type !== 'null') ?? schema.anyOf[0]!);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, valueOf(schema.properties![name]!)]));
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return formats[schema.format ?? '']?.() ?? textOf(schema);
  }
}

function textOf({ pattern, minLength = 0 }: Schema): string {
  const fitting = pattern && patterned.find((text) => new RegExp(pattern, 'u').test(text));
  return fitting ?? 'sample text'.padEnd(minLength, 'x');
}

const nonsense: readonly unknown[] = [{ nested: true }, 'nonsense', -1, null];

/** An input that breaks the contract, or nothing where the contract takes anything. */
export function badInput(operation: Operation): Record<string, unknown> | undefined {
  const input = operation.input as z.ZodType;
  const names = Object.keys(schemaOf(operation).properties ?? {});
  const bodyless = operation.method === 'GET' || operation.method === 'DELETE';
  for (const value of bodyless ? ['nonsense', '-1', 'x'.repeat(2_000)] : nonsense) {
    const bad = Object.fromEntries(names.map((name) => [name, value]));
    if (!input.safeParse(bad).success) return bad;
  }
  return undefined;
}
