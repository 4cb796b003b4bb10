// Sends one body over and over, from a process of its own, so that whoever measures is not kept waiting by it.
import { Agent, request } from 'node:http';

export interface SendPlan {
  url: string;
  authorization: string;
  body: string;
  perSecond: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** How often each status was answered; 0: the connection ended. */
const statuses: Record<string, number> = {};

const count = (status: number): void => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

/** What it is told: what to send, to begin, to rest, and to say what came back. */
export type SenderMessage = SendPlan | 'begin' | 'rest' | 'tell';

let sending: SendPlan | undefined;
let text = Buffer.alloc(0);
let timer: NodeJS.Timeout | undefined;

process.on('message', (told: SenderMessage) => {
  if (told === 'begin') timer = setInterval(() => sending && send(sending, text), 1000 / (sending?.perSecond ?? 1));
  else if (told === 'rest') clearInterval(timer);
  else if (told === 'tell') process.send?.(statuses);
  else {
    sending = told;
    text = Buffer.from(told.body);
    process.send?.('ready');
  }
});

function send({ url, authorization }: SendPlan, bytes: Buffer): void {
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
