import type { ErrorCode } from '@talent-os/contracts';
import { postgresError } from './database/postgres-error.js';

/** What the caller hears of a failure of Postgres, by its SQLSTATE class or code. */
const byState: Record<string, ErrorCode> = {
  '23505': 'resource.conflict',
  '23P01': 'resource.conflict',
  '40001': 'resource.conflict',
  '40P01': 'resource.conflict',
  // Values Postgres does not take. The contract should have refused them with the field's name: these are its gaps.
  '22001': 'request.invalid', // a text too long
  '22003': 'request.invalid', // a number out of range
  '22007': 'request.invalid', // no date or time
  '22008': 'request.invalid', // a date or time out of range
  '22009': 'request.invalid', // a timezone displacement out of range
  '22021': 'request.invalid', // U+0000 in a text
  '22023': 'request.invalid', // a parameter out of range, such as a timezone nobody knows
  '22P02': 'request.invalid', // no id, no number, no JSON
  '22P05': 'request.invalid', // U+0000 in a JSON document
  '57014': 'service.late',
  '53': 'service.down',
  '57P': 'service.down',
  '08': 'service.down',
};

const CONNECTION =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|not queryable|already released/;

/** The row of the error table for a failure that is nobody's refusal. */
export function codeOf(error: unknown): ErrorCode {
  const { code: state = '', message = '' } = postgresError(error);
  const known = byState[state] ?? byState[state.slice(0, 3)] ?? byState[state.slice(0, 2)];
  return known ?? (CONNECTION.test(`${state} ${message}`) ? 'service.down' : 'server.error');
}
