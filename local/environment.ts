import { join } from 'node:path';
import { freePort, portProblem } from './ports.ts';
import { auditKey, loadSecrets } from './secrets.ts';
import { root } from './paths.ts';
import { RAISED_LIMITS } from './raised-limits.ts';
import { receiverEnvironment } from './receiver-environment.ts';
import { UserError } from './trouble.ts';

interface EnvironmentOptions {
  dir: string;
  port: number;
  internalPort: number;
  /** Addresses of the backing services. */
  backing: Record<string, string>;
  /** What the person set; it wins over everything decided here. */
  own: NodeJS.ProcessEnv;
}

/** The environment of the platform on this machine. */
export function platformEnvironment(options: EnvironmentOptions): NodeJS.ProcessEnv {
  const { dir, backing } = options;
  const secrets = loadSecrets(dir);
  return {
    NODE_ENV: 'development',
    DEMO: 'true',
    DATABASE_ROLE_SECRET: secrets.databaseRoles,
    MASTER_KEY: secrets.masterKey,
    AUDIT_KEY_FILE: auditKey(dir),
    NODE_COMPILE_CACHE: join(dir, 'compile-cache'),
    AUDIT_CHECKPOINT_DIR: join(dir, 'audit-checkpoints'),
    WEB_ROOT: join(root, 'apps', 'web', 'dist'),
    ...backing,
    ...options.own,
    PORT: String(options.port),
    INTERNAL_PORT: String(options.internalPort),
  };
}

function portFrom(environment: NodeJS.ProcessEnv, variable: string): number | undefined {
  const text = environment[variable];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`${variable} must be a number from 1 to 65535; it is "${text}".`);
}

/** The ports of the platform: the public one as asked for, or a message; the internal one may move. */
export async function choosePorts(environment: NodeJS.ProcessEnv): Promise<{ port: number; internalPort: number }> {
  const port = portFrom(environment, 'PORT') ?? 8080;
  const problem = (await portProblem(port)) ?? (await portProblem(port, '127.0.0.1'));
  if (problem === 'EACCES') {
    throw new UserError(`Port ${port} may not be opened by an ordinary user. Take one above 1023: PORT=8080 npm start`);
  }
  if (problem !== undefined) {
    const other = await freePort(port < 65_000 ? port + 1000 : 8080);
    throw new UserError(
      `Port ${port} is used by another program. Stop it, or choose another port: PORT=${other} npm start`,
    );
  }
  const internalPort = portFrom(environment, 'INTERNAL_PORT') ?? (await freePort(port + 1));
  return { port, internalPort };
}

// Everything the platform reads, by name or by the beginning of its name.
const PRODUCT_VARIABLES =
  /^(DATABASE_|NATS_|REDIS_|MASTER_KEY$|PORT$|INTERNAL_PORT$|NODE_ENV$|DEMO$|WEB_ROOT$|AUDIT_|OTEL_|TOPOLOGY$|LOG_|PUBLIC_|OUTBOUND_|HOST$|INTERNAL_HOST$|RATE_LIMIT_|CONNECTIONS_|TRUST_PROXY$|SIGN_IN_|INSTALLATION$|OPENAI_|CHAT_|SMTP_|MAIL_|SETUP_|PASSWORD_BLOCKLIST$|STT_|TRANSCRIPTION_|FILES_)/;

/** The environment for tests on services of their own: nothing a person set for the product reaches it. */
export async function testEnvironment(backing: {
  dir: string;
  env: Record<string, string>;
}): Promise<NodeJS.ProcessEnv> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRODUCT_VARIABLES.test(name)));
  const port = await freePort();
  const internalPort = await freePort();
  const outside = await receiverEnvironment(backing.dir);
  return platformEnvironment({
    dir: backing.dir,
    port,
    internalPort,
    backing: backing.env,
    own: { ...own, ...RAISED_LIMITS, ...outside },
  });
}
