import { pino, type DestinationStream, type Logger } from 'pino';

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

/** What an error may say besides its message: names of things, never their values. */
const FACTS = ['code', 'constraint', 'schema', 'table', 'column', 'routine', 'status', 'kind', 'syscall'] as const;

/**
 * An error for the log. Errors of the database carry the statement's values and the row it was about, which are a person's
 * data: only what is named above is written down.
 */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name: type, message, stack, cause } = error;
  const facts = FACTS.flatMap((name) => (name in error ? [[name, (error as unknown as LogFacts)[name]]] : []));
  const several = error instanceof AggregateError ? { aggregateErrors: error.errors.map(serializeError) } : {};
  return {
    type,
    message,
    stack,
    ...Object.fromEntries(facts),
    ...several,
    ...(cause !== undefined && { cause: serializeError(cause) }),
  };
}
type LogFacts = Record<(typeof FACTS)[number], unknown>;

/** JSON lines on stdout. Fields that carry secrets are cut out wherever they stand, up to two levels deep. */
export function createLogger(level: string, name = 'talent-os', destination?: DestinationStream): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  const options = { name, level, redact: { paths, censor: '[redacted]' }, serializers: { err: serializeError } };
  return destination ? pino(options, destination) : pino(options);
}
