import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** What `clamd` says of a file: nothing found, or the name of what was. */
export type Verdict = { readonly found: string | null };

const LONGEST_ANSWER = 4_096;

/**
 * Sends a file to ClamAV's daemon by its INSTREAM command: pieces with their length before them, an empty one at the end.
 * Throws where the daemon cannot be reached, refuses the file or has not answered within `withinMs`.
 * Source: the manual of clamd(8).
 */
export async function scanWith(server: URL, content: AsyncIterable<Uint8Array>, withinMs: number): Promise<Verdict> {
  const socket = connect({ host: server.hostname, port: Number(server.port || 3310) });
  const timer = setTimeout(() => socket.destroy(new Error('the scanner took too long')), withinMs);
  const answered = answerOf(socket);
  // It may end while pieces are on their way: what it said then is looked at below.
  answered.catch(() => undefined);
  try {
    await once(socket, 'connect');
    await send(socket, Buffer.from('zINSTREAM\0'));
    for await (const piece of content) {
      if (piece.length === 0) continue;
      await send(socket, lengthOf(piece.length));
      await send(socket, piece);
    }
    await send(socket, lengthOf(0));
    return verdictOf(await answered);
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.destroyed) throw socket.errored ?? new Error('the scanner hung up');
  if (!socket.write(bytes)) await once(socket, 'drain');
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) {
    text += String(piece);
    if (text.length > LONGEST_ANSWER) throw new Error('the scanner says too much');
    if (text.includes('\0')) break;
  }
  return text.replace(/\0[^]*$/, '').trim();
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`; anything else is no verdict. */
export function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { found: null };
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found) return { found };
  throw new Error(`the scanner gave no verdict: ${answer.slice(0, 200)}`);
}
