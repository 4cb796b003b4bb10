import type { ErrorCode } from '@talent-os/contracts';

/** What the caller hears of a failure of Postgres, by its SQLSTATE class or code. */
const byState: Record<string, ErrorCode> = {
  '23505': 'resource.conflict',
  '23P01': 'resource.conflict',
  '40001': 'resource.conflict',
  '40P01': 'resource.conflict',
  '57014': 'service.late',
  '53': 'service.down',
  '57P': 'service.down',
  '08': 'service.down',
};

const CONNECTION =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|not queryable|already released/;

/** The row of the error table for a failure that is nobody's refusal. */
export function codeOf(error: unknown): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'server.error';
  const { code: state = '', message = '' } = (('driverError' in error && error.driverError) || error) as {
    code?: string;
    message?: string;
  };
  const known = byState[state] ?? byState[state.slice(0, 3)] ?? byState[state.slice(0, 2)];
  return known ?? (CONNECTION.test(`${state} ${message}`) ? 'service.down' : 'server.error');
}
