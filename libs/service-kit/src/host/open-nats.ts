import { AuthorizationError, connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { NatsLogin } from '../bus/login.js';
import type { Config } from '../config.js';
import { patiently } from '../patiently.js';

/** One dial lasts at most so long, in milliseconds. */
const DIAL = 20_000;

type Options = {
  readonly dialMs?: number;
  readonly withinMs?: number;
  /** Of the process by what it hosts; that of the address where there is none. */
  readonly login?: NatsLogin | undefined;
};

const loginIn = (address: URL) =>
  address.username && { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) };

/** Connects to NATS. A server that is away or answers late is dialled again; one that refuses the login is not. */
export function openNats(
  { NATS_URL }: Pick<Config, 'NATS_URL'>,
  log: Pick<Logger, 'warn'>,
  { dialMs = DIAL, withinMs, login: own }: Options = {},
): Promise<NatsConnection> {
  const address = new URL(NATS_URL);
  const login = own ?? loginIn(address);
  const dial = () =>
    connect({
      servers: address.host,
      ...login,
      name: 'talent-os',
      timeout: dialMs,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 250,
      pingInterval: 5_000,
      maxPingOut: 2,
      // An Error object per request costs half the throughput of an empty hop.
      noAsyncTraces: true,
    });
  return patiently('NATS', dial, { log, withinMs, isFinal: (error) => error instanceof AuthorizationError });
}
