import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { scanWith, verdictOf } from './clamd.js';

const servers: Server[] = [];
const sockets: Socket[] = [];
// A server closes once everybody has gone, and who is not read does not.
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  return Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
});

async function serve(answer: (socket: Socket) => void): Promise<URL> {
  const server = createServer((socket) => {
    sockets.push(socket);
    answer(socket);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return new URL(`tcp://127.0.0.1:${port}`);
}

type Received = { command: string; content: string };

/** A daemon that answers as ClamAV does, told what it received. */
const daemon = (answer: (received: Received) => string | undefined): Promise<URL> =>
  serve((socket) => void listen(socket, answer).catch(() => socket.destroy()));

async function listen(socket: Socket, answer: (received: Received) => string | undefined): Promise<void> {
  let held = Buffer.alloc(0);
  let command: string | undefined;
  let content = '';
  for await (const piece of socket) {
    held = Buffer.concat([held, piece as Buffer]);
    if (command === undefined) {
      const end = held.indexOf(0);
      if (end < 0) continue;
      command = held.subarray(0, end).toString();
      held = held.subarray(end + 1);
    }
    while (held.length >= 4) {
      const length = held.readUInt32BE();
      if (length === 0) {
        const said = answer({ command, content });
        if (said === undefined) return void socket.destroy();
        return void socket.end(`${said}\0`);
      }
      if (held.length < 4 + length) break;
      content += held.subarray(4, 4 + length).toString();
      held = held.subarray(4 + length);
    }
  }
}

// oxlint-disable-next-line require-await
async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

describe('a scan', () => {
  it('sends the file whole and takes what is found in it', async () => {
    const received: Received[] = [];
    const server = await daemon((one) => {
      received.push(one);
      return one.content.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
    });
    expect(await scanWith(server, pieces('a plain ', '', 'file'), 5_000)).toEqual({ found: null });
    expect(await scanWith(server, pieces('EI', 'CAR'), 5_000)).toEqual({ found: 'Eicar-Signature' });
    expect(received).toEqual([
      { command: 'zINSTREAM', content: 'a plain file' },
      { command: 'zINSTREAM', content: 'EICAR' },
    ]);
  });

  it('is no verdict where the daemon refuses, hangs up, is silent or is not there', async () => {
    const refuses = await daemon(() => 'INSTREAM size limit exceeded. ERROR');
    await expect(scanWith(refuses, pieces('file'), 5_000)).rejects.toThrow('no verdict');
    await expect(scanWith(await daemon(() => undefined), pieces('file'), 5_000)).rejects.toThrow();
    await expect(scanWith(await serve(() => undefined), pieces('file'), 50)).rejects.toThrow('too long');
    await expect(scanWith(new URL('tcp://127.0.0.1:1'), pieces('file'), 5_000)).rejects.toThrow();
  });

  it('takes nothing but its two verdicts for one', () => {
    expect(verdictOf('stream: OK')).toEqual({ found: null });
    for (const answer of ['', 'OK', 'stream: FOUND', 'stream: OK extra']) expect(() => verdictOf(answer)).toThrow();
  });
});
