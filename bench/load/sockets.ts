// Makes load with plain sockets and prints one line of JSON: `node sockets.ts <file>`. A whole HTTP client costs
// several times as much CPU, which a machine that also runs what is measured does not have.
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { quantile } from '../figures.ts';
import type { Pressure, Target } from './load.ts';

const { target, pressure } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  target: Target;
  pressure: Pressure;
};
const { hostname, port, host } = new URL(target.url);
const END_OF_HEAD = Buffer.from('\r\n\r\n');
const latencies: number[] = [];
let errors = 0;
let position = 0;
let stopped = false;

const requests = target.requests.map(({ path, body }) => {
  const fields = {
    host,
    ...target.headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${target.method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body ?? ''}`);
});

/** Status and length in bytes of a whole answer at the beginning of what came in, or nothing while it is not whole. */
function answerIn(bytes: Buffer): { status: number; length: number } | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = end + END_OF_HEAD.length + Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  return bytes.length < length ? undefined : { status: Number(head.slice(9, 12)), length };
}

function open(): void {
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let sentAt = 0;
  let received: Buffer = Buffer.alloc(0);
  const send = (): void => {
    position = (position + 1) % requests.length;
    sentAt = performance.now();
    socket.write(requests[position] ?? '');
  };
  socket.on('connect', send);
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = answerIn(received);
    if (answer === undefined) return;
    received = received.subarray(answer.length);
    latencies.push(performance.now() - sentAt);
    if (answer.status < 200 || answer.status > 299) errors += 1;
    if (stopped) socket.destroy();
    else send();
  });
  socket.on('error', () => (errors += 1));
  socket.on('close', () => {
    if (!stopped) setTimeout(open, 10);
  });
}

const began = performance.now();
for (let count = 0; count < pressure.connections; count += 1) open();
setTimeout(() => {
  stopped = true;
  const seconds = (performance.now() - began) / 1000;
  const sorted = Float64Array.from(latencies).toSorted();
  const result = {
    requests: latencies.length,
    seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    errors,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit());
}, pressure.seconds * 1000);
