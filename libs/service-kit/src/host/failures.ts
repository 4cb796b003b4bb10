import type { ErrorCode } from '@talent-os/contracts';
import { told } from '../database/violated.js';

/** What the caller hears of a failure of Postgres, by its SQLSTATE class or code. */
const byState: Record<string, ErrorCode> = {
  '23505': 'resource.conflict',
  '23P01': 'resource.conflict',
  '40001': 'resource.conflict',
  '40P01': 'resource.conflict',
  // U+0000 in a text, and in a JSON document: no database keeps it, and no keyboard writes it.
  '22021': 'request.malformed',
  '22P05': 'request.malformed',
  '57014': 'service.late',
  '53': 'service.down',
  '57P': 'service.down',
  '08': 'service.down',
};

const CONNECTION =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|not queryable|already released/;

/** The row of the error table for a failure that is nobody's refusal. */
export function codeOf(error: unknown): ErrorCode {
  const { code: state = '', message = '' } = told(error);
  const known = byState[state] ?? byState[state.slice(0, 3)] ?? byState[state.slice(0, 2)];
  return known ?? (CONNECTION.test(`${state} ${message}`) ? 'service.down' : 'server.error');
}
