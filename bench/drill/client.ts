import { Agent, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';

/** One write as the client's own log has it. */
export interface Write {
  /** Unique, and stored with the write. */
  marker: string;
  /** Epoch milliseconds. */
  sentAt: number;
  endedAt: number;
  /** Of the answer; 0 where none came. */
  status: number;
}

interface Stream {
  url: string;
  authorization: string;
  /** The writes go to these deals in turn. */
  dealIds: readonly string[];
  perSecond: number;
  seconds: number;
  /** What every marker begins with. */
  prefix: string;
  signal: AbortSignal;
}

const PATIENCE = 10_000;

export const isAcknowledged = ({ status }: Write): boolean => status >= 200 && status < 300;

/** Writes at a steady pace, whether or not answers come, and never again what was not answered. Answers the log. */
export async function write(stream: Stream): Promise<Write[]> {
  const { perSecond, seconds, prefix, dealIds, signal } = stream;
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const began = Date.now();
  const pending: Promise<Write>[] = [];
  const count = perSecond * seconds;
  while (pending.length < count && !signal.aborted) {
    const due = Math.min(count, Math.floor(((Date.now() - began) / 1000) * perSecond) + 1);
    while (pending.length < due) {
      const dealId = dealIds[pending.length % dealIds.length] ?? '';
      pending.push(writeOne(agent, stream, dealId, `${prefix}${pending.length}`));
    }
    await after(2);
  }
  const log = await Promise.all(pending);
  agent.destroy();
  return log;
}

function writeOne(agent: Agent, { url, authorization }: Stream, dealId: string, marker: string): Promise<Write> {
  const body = JSON.stringify({ note: marker });
  const sentAt = Date.now();
  return new Promise((resolve) => {
    const end = (status: number): void => resolve({ marker, sentAt, endedAt: Date.now(), status });
    const call = request(`${url}/api/sales/deals/${dealId}/activities`, {
      method: 'POST',
      agent,
      timeout: PATIENCE,
      headers: {
        authorization,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    call.once('response', (response) => {
      response.resume();
      // Acknowledged is only what arrived whole.
      response.once('close', () => end(response.complete ? (response.statusCode ?? 0) : 0));
    });
    call.once('timeout', () => call.destroy(new Error('no answer')));
    call.once('error', () => end(0));
    call.end(body);
  });
}
