import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Ctx } from '@talent-os/service-kit';
import { networkOf } from '@talent-os/service-kit/outside/network-of';
import { Lanes } from './lanes.js';

/** OWASP password storage: argon2id with 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A storm of sign-ins leaves a processor to everything else. */
const lanes = new Lanes(availableParallelism() - 1);

/** How long a person waits for a password to be looked at, in epoch milliseconds, and from which network they ask. */
type HashCaller = { readonly until: number; readonly network: string };
const ANYBODY: HashCaller = { until: Infinity, network: '' };

export const askerOf = ({ meta: { deadline, ip } }: Ctx): HashCaller => ({
  until: deadline,
  network: networkOf(ip ?? ''),
});

/** Runs on the thread pool: the event loop stays free. */
const derive = (parameters: Argon2Parameters, { until, network }: HashCaller) =>
  lanes.run(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key))),
      ),
    until,
    network,
  );

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
/** The same characters however a keyboard composed them. */
const message = (password: string) => password.normalize('NFKC');

/** A password as it is kept: argon2id in the PHC string format, with its own salt. */
export async function hashPassword(password: string, asker = ANYBODY): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const key = await derive({ message: message(password), nonce, ...COST }, asker);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(key)}`;
}

/** Whether the password is the one that was hashed. Takes as long either way. */
export async function verifyPassword(password: string, hash: string, asker = ANYBODY): Promise<boolean> {
  const parts = FORMAT.exec(hash);
  if (!parts) throw new Error('not an argon2id hash');
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [nonce, expected] = parts.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer];
  const key = await derive(
    { message: message(password), nonce, memory, passes, parallelism, tagLength: expected.length },
    asker,
  );
  return timingSafeEqual(key, expected);
}

/** A hash no password belongs to, made like every other: verifying against it costs what a real one costs. */
export const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(COST.tagLength))}`;
