import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server, type Socket } from 'node:net';
import { openNats } from './open-nats.js';
import { openRedis, openWorkerRedis } from './open-redis.js';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A server at a port of its own; `talk` has each connection, counted from 1. */
function serve(talk: (socket: Socket, nth: number) => void): Promise<string> {
  let nth = 0;
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    talk(socket, (nth += 1));
  });
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(server.address() as { port: number }).port}`));
  });
}

const log = { warn: jest.fn() };

describe('Redis', () => {
  const INFO = 'redis_version:8.0.0\r\nloading:0\r\n';
  const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;
  /** Answers every command in order, `INFO` after a while. */
  const slow = (infoMs: number, others: (command: string) => string | undefined = () => '+OK\r\n') =>
    serve((socket) => {
      let before = Promise.resolve();
      socket.on('data', (data) => {
        for (const command of data
          .toString()
          .toLowerCase()
          .split(/^\*\d+\r\n/m)
          .slice(1)) {
          const info = command.startsWith('$4\r\ninfo\r\n');
          before = before
            .then(() => new Promise((resolve) => setTimeout(resolve, info ? infoMs : 0).unref()))
            .then(() => {
              const answer = info ? bulk(INFO) : others(command);
              if (answer !== undefined) socket.write(answer);
            });
        }
      });
    });

  it.each([
    ['requests', openRedis],
    ['queues', openWorkerRedis],
  ])('that says after 700 ms that it is ready is waited for, for %s', async (_, open) => {
    const redis = await open(`redis://${await slow(700)}`, log);
    expect(redis.status).toBe('ready');
    redis.disconnect();
  });

  it('does not keep a request waiting, once it is ready', async () => {
    const silent = (command: string) => (command.includes('get') ? undefined : '+OK\r\n');
    const redis = await openRedis(`redis://${await slow(0, silent)}`, log);
    await expect(redis.get('a')).rejects.toThrow('Command timed out');
    redis.disconnect();
  });

  it('that never says so is given up in time', async () => {
    await expect(openRedis(`redis://${await slow(60_000)}`, log, { withinMs: 100 })).rejects.toThrow(
      'Redis was not ready within 100 ms',
    );
  });

  it('that is not there is tried until it is time to say so', async () => {
    await expect(openRedis('redis://127.0.0.1:1', log, { withinMs: 300 })).rejects.toThrow('ECONNREFUSED');
    expect(log.warn).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') }) },
      'Redis is away',
    );
  });

  it('that refuses the password is not asked again', async () => {
    const address = await slow(0, () => '-WRONGPASS invalid username-password pair or user is disabled.\r\n');
    await expect(openRedis(`redis://:wrong@${address}`, log)).rejects.toThrow('WRONGPASS');
  });
});

describe('NATS', () => {
  const INFO = {
    server_id: 'A',
    version: '2.12.0',
    proto: 1,
    max_payload: 1_048_576,
    headers: true,
    auth_required: true,
  };
  const answer = (socket: Socket, said: string) => {
    socket.write(`INFO ${JSON.stringify(INFO)}\r\n`);
    socket.on('data', (data) => {
      if (data.toString().includes('PING')) socket.write(said);
    });
  };

  it('that answers none of the first dials in time is dialled again', async () => {
    const address = await serve((socket, nth) => {
      if (nth > 2) answer(socket, 'PONG\r\n');
    });
    const nats = await openNats({ NATS_URL: `nats://${address}` }, log, { dialMs: 100 });
    expect(nats.isClosed()).toBe(false);
    await nats.close();
  });

  it('that refuses the login is not dialled again', async () => {
    const dials = jest.fn();
    const address = await serve((socket) => {
      dials();
      answer(socket, "-ERR 'Authorization Violation'\r\n");
    });
    await expect(openNats({ NATS_URL: `nats://a:b@${address}` }, log)).rejects.toThrow(/authorization violation/i);
    expect(dials).toHaveBeenCalledTimes(1);
  });

  it('that is not there is dialled until it is time to say so', async () => {
    await expect(openNats({ NATS_URL: 'nats://127.0.0.1:1' }, log, { withinMs: 300 })).rejects.toThrow(
      /connection refused|ECONNREFUSED/i,
    );
  });
});
