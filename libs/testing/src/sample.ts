import type { Operation } from '@talent-os/contracts';
import type { FileKind, UploadSpec } from '@talent-os/contracts/upload.js';
import { schemaOf, type JsonSchema } from '@talent-os/contracts/fields/walk.js';
import type { z } from 'zod';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Values for the formats contracts use. */
const formats: Record<string, () => string> = {
  uuid: () => crypto.randomUUID(),
  email: () => 'somebody@nowhere.example',
  // The latest one that is taken of what has happened: somewhere it is that day.
  date: () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
  'date-time': () => new Date().toISOString(),
  uri: () => 'https://model.example',
  time: () => '07:00',
};
/** Texts that fit a pattern, each in its one form. */
const patterned = [
  'sales.deals.list',
  'stage',
  'amount:desc',
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
  'example.org',
  `talentos_scim_${'A'.repeat(64)}`,
  '2026-11',
];

/** Fields a schema cannot guess, because one depends on another. */
const refinements: Readonly<Record<string, Record<string, unknown>>> = {
  'cyber.incidents.addIndicator': { kind: 'ip', value: '192.0.2.1' },
  'healthcare.shifts.publish': { startTime: '07:00', endTime: '19:00' },
  'identity.organizations.change': { timezone: 'UTC' },
  'identity.profile.change': { timezone: 'UTC', phone: '' },
  'identity.tenants.create': { currency: 'USD', timezone: 'UTC' },
  'productivity.goals.create': { periodStart: '2026-01-01', periodEnd: '2026-03-31' },
  'productivity.goals.update': { periodStart: '2026-01-01', periodEnd: '2026-03-31' },
  'talent.applicationFeedback.answer': { strengths: 'sample text' },
  'productivity.wellness.checkIn': { instrument: 'WHO5', answers: [3, 3, 3, 3, 3] },
};

/** A smallest valid input of an operation, made from its contract. */
export function sampleInput(operation: Operation): Record<string, unknown> {
  const input = { ...(valueOf(schemaOf(operation, 'in')) as Record<string, unknown>), ...refinements[operation.name] };
  return operation.upload ? { ...input, [operation.upload.field]: fileFor(operation.upload) } : input;
}

/** A file an operation takes, as far as its first bytes tell. */
const fileFor = ({ kinds }: UploadSpec): File =>
  new File([beginnings.find(([kind]) => kinds.includes(kind))![1]], 'sample');

const beginnings: readonly (readonly [FileKind, string])[] = [
  ['pdf', '%PDF-1.7 sample'],
  ['wav', 'RIFF\x24\0\0\0WAVEfmt '],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['txt', 'What the sample says\n'],
  ['csv', 'name,lead,under\n'],
  ['json', '{ "sample": 1 }'],
  ['jpeg', 'no jpeg at all'],
];

/** A smallest value of a schema. */
export function valueOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return valueOf(schema.anyOf.find((one) => one.type !== 'null') ?? schema.anyOf[0]!);
  // What may be nothing as well names both.
  switch ([schema.type].flat()[0]) {
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

function textOf({ pattern, minLength = 0 }: JsonSchema): string {
  const fitting = pattern && patterned.find((text) => new RegExp(pattern, 'u').test(text));
  return fitting ?? 'sample text'.padEnd(minLength, 'x');
}

const nonsense: readonly unknown[] = [{ nested: true }, 'nonsense', -1, null];

/** An input that breaks the contract, or nothing where the contract takes anything. */
export function badInput(operation: Operation): Record<string, unknown> | undefined {
  const input = operation.input as z.ZodType;
  const names = Object.keys(schemaOf(operation, 'in').properties ?? {});
  const bodyless = operation.method === 'GET' || operation.method === 'DELETE';
  for (const value of bodyless ? ['nonsense', '-1', 'x'.repeat(2_000)] : nonsense) {
    const bad = Object.fromEntries(names.map((name) => [name, value]));
    if (!input.safeParse(bad).success) return bad;
  }
  return undefined;
}
