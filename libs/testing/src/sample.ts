import type { Operation } from '@talent-os/contracts';
import type { UploadSpec } from '@talent-os/contracts/upload.js';
import { z } from 'zod';

type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
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
};

/** A smallest valid input of an operation, made from its contract. */
export function sampleInput(operation: Operation): Record<string, unknown> {
  const schema = z.toJSONSchema(operation.input as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema;
  const input = valueOf(schema) as Record<string, unknown>;
  return operation.upload ? { ...input, [operation.upload.field]: fileFor(operation.upload) } : input;
}

/** A file an operation takes, as far as its first bytes tell. */
const fileFor = ({ kinds }: UploadSpec): File =>
  new File([kinds.includes('pdf') ? '%PDF-1.7 sample' : 'RIFF\x24\0\0\0WAVEfmt '], 'sample');

function valueOf(schema: Schema): unknown {
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
      return formats[schema.format ?? '']?.() ?? 'sample text'.padEnd(schema.minLength ?? 0, 'x');
  }
}

const nonsense: readonly unknown[] = [{ nested: true }, 'nonsense', -1, null];

/** An input that breaks the contract, or nothing where the contract takes anything. */
export function badInput(operation: Operation): Record<string, unknown> | undefined {
  const input = operation.input as z.ZodType;
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const names = Object.keys(schema.properties ?? {});
  const bodyless = operation.method === 'GET' || operation.method === 'DELETE';
  for (const value of bodyless ? ['nonsense', '-1', 'x'.repeat(2_000)] : nonsense) {
    const bad = Object.fromEntries(names.map((name) => [name, value]));
    if (!input.safeParse(bad).success) return bad;
  }
  return undefined;
}
