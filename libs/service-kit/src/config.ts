import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { roleOf } from './database/secure.js';
import { networkIn } from './outside/allowed-networks.js';
import { loadSecretFiles } from './secret-files.js';

/** A variable that is set to nothing is not set. */
const blank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const CUT = 'has a password with / # or ?: write such characters as %2F, %23 and %3F, or give the password apart';

/** An address of a server. A password that cuts it short would lead to another server, under another name. */
const serverAddress = () => z.url().refine((text) => !/[/?#].*@/.test(text.replace(/^\w+:\/\//, '')), CUT);

const Variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** Owner of the database: used by migrations. Services derive their own logins from it. */
  DATABASE_URL: serverAddress(),
  /** Of the owner, where the address holds none; any characters. So with the other two. */
  DATABASE_PASSWORD: blank(z.string()),
  /** From which each service's database password is derived; at least 32 characters. */
  DATABASE_ROLE_SECRET: z.string().min(32),
  /** Connections a service may hold. */
  DATABASE_POOL: z.coerce.number<number>().int().min(2).max(50).default(8),
  NATS_URL: serverAddress(),
  NATS_PASSWORD: blank(z.string()),
  /** From which the password of each process's NATS login is derived, at least 32 characters; without it all use `NATS_URL`'s. */
  NATS_LOGIN_SECRET: blank(z.string().min(32)),
  REDIS_URL: serverAddress(),
  REDIS_PASSWORD: blank(z.string()),
  /** 32 bytes, base64: encrypts keys and secrets at rest. */
  MASTER_KEY: z.base64().refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64'),
  /** See `installation.ts`, which reads it. */
  INSTALLATION: z
    .string()
    .regex(/^[a-z0-9_-]{1,30}$/)
    .optional(),
  PORT: z.coerce.number<number>().int().min(0).max(65_535).default(8080),
  /** Health and metrics, for the site's own tools only. */
  INTERNAL_PORT: z.coerce.number<number>().int().min(0).max(65_535).default(8081),
  HOST: z.string().default('127.0.0.1'),
  /** Apart from `HOST`: who opens the product to a network has not opened its metrics. */
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DEMO: z.stringbool().default(false),
  WEB_ROOT: z.string().optional(),
  /** `marketplace` serves the four-sided sign-in screen at /login. */
  SIGN_IN_VARIANT: z.enum(['main', 'marketplace']).default('main'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_TRACES_SAMPLE_RATIO: z.coerce.number<number>().min(0).max(1).default(1),
  /** How long spans are collected before they are sent, in milliseconds. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number<number>().int().min(10).default(5_000),
  AUDIT_CHECKPOINT_DIR: z.string().default('.local/audit-checkpoints'),
  AUDIT_KEY_FILE: z.string().optional(),
  /** The mail server, `smtp://user:password@host:587`; without one mails are recorded as not sent. */
  SMTP_URL: blank(z.url({ protocol: /^smtps?$/ })),
  /** Who mails come from: `Talent OS <no-reply@example.org>`. */
  MAIL_FROM: blank(z.string().min(3)),
  /** Where people open the product: what links in mails begin with. */
  PUBLIC_URL: blank(z.url({ protocol: /^https?$/ })),
  /** Whom to tell of a weakness, as `/.well-known/security.txt` names it: `mailto:security@example.org`, or a page. */
  SECURITY_CONTACT: blank(
    z.string().regex(/^(mailto:|https:\/\/|tel:)\S+$/, 'is an address such as mailto:security@example.org'),
  ),
  /** A file of passwords that were found in leaks, made by `password-list.js`: nobody may choose one of them. */
  PASSWORD_BLOCKLIST: blank(z.string().refine(existsSync, 'names a file that is not there')),
  /** Requests a minute: one person or, without sign-in, one address. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number<number>().int().min(1).default(600),
  /** Requests a minute of one directory that keeps people over SCIM. */
  RATE_LIMIT_DIRECTORY_PER_MINUTE: z.coerce.number<number>().int().min(1).default(6_000),
  /** Questions a minute to the assistant: one person. */
  RATE_LIMIT_CHAT_PER_MINUTE: z.coerce.number<number>().int().min(1).default(40),
  /** Sign-ins from one network that may fail in fifteen minutes; the ones that succeed are not counted. */
  RATE_LIMIT_SIGN_IN_FAILURES: z.coerce.number<number>().int().min(1).default(100),
  /** Registrations a minute from one network. */
  RATE_LIMIT_REGISTER_PER_MINUTE: z.coerce.number<number>().int().min(1).default(30),
  /** Bytes of request bodies a minute, files apart: one person or, without sign-in, one address. */
  RATE_LIMIT_BYTES_PER_MINUTE: z.coerce.number<number>().int().min(2_000_000).default(10_000_000),
  /** What one person holds open on one gateway: WebSockets and, apart from them, streams of answers. */
  CONNECTIONS_PER_PERSON: z.coerce.number<number>().int().min(1).default(32),
  /** Private networks the product may call, as a comma list; see `outside/outside.rules.ts`. */
  OUTBOUND_ALLOWED_NETWORKS: blank(
    z
      .string()
      .refine((list) => list.split(',').every((one) => networkIn(one.trim())), 'is a list such as 10.20.0.0/16'),
  ),
  /** Proxies whose forwarded address is believed, as a comma list of networks. */
  TRUST_PROXY: z.string().optional(),
});

const Environment = Variables.refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
  path: ['MAIL_FROM'],
  message: 'says who mails come from: needed where there is a mail server',
}).refine(({ NODE_ENV, DEMO }) => NODE_ENV !== 'production' || !DEMO, {
  path: ['DEMO'],
  message: 'fills in people with a known password: never in production',
});
export type Config = z.infer<typeof Environment>;

/** Settings of before, without which something would be closed in silence, and what says it now. */
const RETIRED: Readonly<Record<string, string>> = {
  CHAT_ALLOW_PRIVATE_PROVIDERS: 'OUTBOUND_ALLOWED_NETWORKS names the networks that models lie in',
  SSO_ALLOW_PRIVATE_PROVIDERS: 'OUTBOUND_ALLOWED_NETWORKS names the networks that identity providers lie in',
};

/** The servers whose password may be given apart from their address. */
const SERVERS = ['DATABASE', 'NATS', 'REDIS'] as const;

/**
 * Reads the environment, first putting secrets that lie in files into it; a wrong or missing variable is named in the
 * message. The addresses it answers hold the passwords.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  loadSecretFiles(environment);
  for (const [name, instead] of Object.entries(RETIRED))
    if (environment[name] === 'true') throw new Error(`${name} is read no more: ${instead}. See .env.example.`);
  const parsed = Environment.safeParse(environment);
  if (parsed.success) return { ...parsed.data, ...completeAddresses(parsed.data) };
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not complete:\n${lines.join('\n')}\nSee .env.example for every variable.`);
}

const completeAddresses = (config: Config): Partial<Config> =>
  Object.fromEntries(
    SERVERS.map((server) => [
      `${server}_URL`,
      withPassword(`${server}_URL`, config[`${server}_URL`], config[`${server}_PASSWORD`]),
    ]),
  );

/** Puts a password into an address, whatever its characters. Throws, naming the variable, where it holds another already. */
export function withPassword(variable: string, address: string, password: string | undefined): string {
  if (!password) return address;
  const url = new URL(address);
  if (url.password && decodeURIComponent(url.password) !== password)
    throw new Error(`${variable} holds a password already: keep that one or the one given apart`);
  url.password = encodeURIComponent(password);
  return url.toString();
}

/** The password of a database login: derived, so that one secret serves all and none is another's. */
export const passwordOf = (role: string, secret: string) => createHmac('sha256', secret).update(role).digest('hex');

/** The address a service, or its relay, connects to the database with. */
export function databaseUrlOf(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_ROLE_SECRET'>,
  service: string,
  relay = false,
): string {
  const url = new URL(config.DATABASE_URL);
  const role = relay ? `${roleOf(service)}_relay` : roleOf(service);
  url.username = role;
  url.password = passwordOf(role, config.DATABASE_ROLE_SECRET);
  return url.toString();
}
