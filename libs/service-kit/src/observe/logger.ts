import { pino, type Logger } from 'pino';

const SECRET_FIELDS = [
  'password',
  'accessToken',
  'refreshToken',
  'refreshCookie',
  'authorization',
  'cookie',
  'token',
  'secret',
  'apiKey',
];

/** JSON lines on stdout. Fields that carry secrets are cut out wherever they stand, up to two levels deep. */
export function createLogger(level: string, name = 'talent-os'): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  return pino({ name, level, redact: { paths, censor: '[redacted]' } });
}
