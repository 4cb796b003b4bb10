// Sends one body over and over, from a process of its own, so that whoever measures is not kept waiting by it.
import { Agent, request } from 'node:http';

export interface Sending {
  url: string;
  authorization: string;
  body: string;
  perSecond: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** How often each status was answered; 0: the connection ended. */
const statuses: Record<string, number> = {};

const count = (status: number): void => void (statuses[status] = (statuses[status] ?? 0) + 1);

process.once('message', (sending: Sending) => {
  const bytes = Buffer.from(sending.body);
  const timer = setInterval(() => send(sending, bytes), 1000 / sending.perSecond);
  process.once('message', () => {
    clearInterval(timer);
    process.send?.(statuses);
  });
});

function send({ url, authorization }: Sending, bytes: Buffer): void {
  const call = request(url, {
    method: 'POST',
    agent,
    headers: { authorization, 'content-type': 'application/json', 'content-length': bytes.length },
  });
  call.once('response', (response) => {
    response.resume();
    count(response.statusCode ?? 0);
  });
  call.once('error', () => count(0));
  call.end(bytes);
}
