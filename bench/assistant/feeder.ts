import { connect } from 'node:net';

/** Frames a second that a run of 50 tokens a second is put together to (a frame every 25 ms), and the tokens in each. */
const EVERY_MS = 25;
const TOKEN_MS = 20;
const WORD = 'measured ';

/** Publishes the frames of many runs as the chat service does, without a model and a service behind each. */
export interface Feeder {
  /** Ends every run with its last frame. Answers the characters of text published. */
  stop(): Promise<number>;
}

/** Characters of text in the frames up to one, counted from 0. */
const tokensUntil = (index: number): number => Math.floor((index * EVERY_MS) / TOKEN_MS) + 1;

/**
 * Writes to NATS in its own protocol: a client library for this much would need the core that the gateway is measured on.
 * `seq` is the number of the next frame of each run.
 */
export async function feed(
  natsUrl: string,
  installation: string,
  runs: readonly string[],
  seq: number,
): Promise<Feeder> {
  const { hostname, port, username, password } = new URL(natsUrl);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.on('data', (text) => String(text).includes('PING') && socket.write('PONG\r\n'));
  const user = {
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
    verbose: false,
    pedantic: false,
  };
  socket.write(`CONNECT ${JSON.stringify(user)}\r\n`);
  const publish = (run: string, sequenced: object): string => {
    const payload = JSON.stringify(sequenced);
    return `PUB ${installation}.stream.chat.run.${run} ${payload.length}\r\n${payload}\r\n`;
  };
  const began = performance.now();
  const sent = runs.map(() => 0);
  let letters = 0;
  const due = (): void => {
    const now = performance.now() - began;
    let out = '';
    runs.forEach((run, index) => {
      // Spread over the time between two frames, as runs that began at different moments are.
      const offset = (index / runs.length) * EVERY_MS;
      for (let next = sent[index] ?? 0; offset + next * EVERY_MS <= now; next += 1) {
        const tokens = tokensUntil(next) - (next === 0 ? 0 : tokensUntil(next - 1));
        const delta = WORD.repeat(tokens);
        out += publish(run, { seq: seq + next, frame: { type: 'text-delta', delta } });
        letters += delta.length;
        sent[index] = next + 1;
      }
    });
    if (out !== '') socket.write(out);
  };
  const timer = setInterval(due, 1);
  return {
    stop: async () => {
      clearInterval(timer);
      const usage = null;
      const ends = runs.map((run, index) =>
        publish(run, {
          seq: seq + (sent[index] ?? 0),
          frame: { type: 'finish', sessionId: run, messageId: run, status: 'complete', mode: 'model', usage },
          last: true,
        }),
      );
      await new Promise((resolve) => socket.end(ends.join(''), () => resolve(undefined)));
      return letters;
    },
  };
}
