import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Probe {
  host: string;
  port: number;
  /** What to send; nothing where the server speaks first. */
  send?: Buffer | string;
  /** Whether this answer means that the server is ready. */
  accept(answer: string): boolean;
}

/** Asks once. Answers what the server said, or nothing where it did not answer in time or is not ready. */
export function ask(probe: Probe, timeoutMs = 1000): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: probe.host, port: probe.port });
    let answer = '';
    const finish = (result: string | undefined): void => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(timeoutMs, () => finish(undefined));
    socket.once('error', () => finish(undefined));
    socket.once('close', () => finish(undefined));
    socket.once('connect', () => {
      if (probe.send !== undefined) socket.write(probe.send);
    });
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (probe.accept(answer)) finish(answer);
    });
  });
}

/** Asks until the server is ready; nothing after `timeoutMs` or when `gone` says that waiting is pointless. */
export async function askUntilReady(
  probe: Probe,
  options: { timeoutMs: number; gone?: () => boolean; signal?: AbortSignal | undefined },
): Promise<string | undefined> {
  const deadline = Date.now() + options.timeoutMs;
  while (Date.now() < deadline && !options.gone?.()) {
    options.signal?.throwIfAborted();
    const answer = await ask(probe);
    if (answer !== undefined) return answer;
    await wait(50, undefined, options.signal === undefined ? {} : { signal: options.signal });
  }
  return undefined;
}

/** Postgres: a login request is answered with a demand for the password, or with an error other than "starting up". */
export function postgresProbe(host: string, port: number): Probe {
  const fields = Buffer.from('user\0talent_os\0database\0talent_os\0\0');
  const send = Buffer.alloc(8 + fields.length);
  send.writeInt32BE(send.length, 0);
  send.writeInt32BE(196_608, 4); // protocol 3.0
  fields.copy(send, 8);
  return { host, port, send, accept: (answer) => /^[RE]/.test(answer) && !answer.includes('57P03') };
}

/** NATS greets with its version and what it can do. */
export function natsProbe(host: string, port: number): Probe {
  return { host, port, accept: (answer) => /^INFO \{.*\}\s*\r\n/s.test(answer) };
}

/** Redis: answers PONG once its data is loaded; a server that demands a password is ready too. */
export function redisProbe(host: string, port: number, password?: string): Probe {
  const send = password === undefined ? 'PING\r\n' : `AUTH ${password}\r\nPING\r\n`;
  return { host, port, send, accept: (answer) => /\+PONG|-NOAUTH/.test(answer) };
}
