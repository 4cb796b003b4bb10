import type { Operation } from '@talent-os/contracts';
import { inputSchema, type JsonSchema } from './json-schema.js';

/**
 * Arguments as they are kept: ids, days, choices and numbers as they are, of free text only its length. The record says
 * what was asked for without becoming a second place where people's words lie.
 */
export function redacted(operation: Operation, args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { properties = {} } = inputSchema(operation);
  return Object.fromEntries(
    Object.entries(args).map(([field, value]) => [
      field,
      properties[field] ? redactValue(properties[field], value) : lengthOf(value),
    ]),
  );
}

function redactValue(schema: JsonSchema, value: unknown): unknown {
  if (typeof value !== 'string') return typeof value === 'object' ? lengthOf(value) : value;
  const closed = schema.enum !== undefined || schema.format !== undefined || schema.const !== undefined;
  return closed || value === 'true' || value === 'false' ? value : lengthOf(value);
}

const lengthOf = (value: unknown): string =>
  `(${typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0)} characters)`;
