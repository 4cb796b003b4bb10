import { OutboundConnection, OutboundFailure } from '@talent-os/service-kit/outside/outbound';
import type { WebhookConnection } from './connection.js';
import { problemOfStatus, type Attempt } from './delivery.rules.js';
import { headersOf } from './message.js';

/** For an answer, in milliseconds; what is answered is not read beyond some bytes, and kept nowhere. */
const DEADLINE_MS = 10_000;
const ANSWER_BYTES = 16 * 1024;

export type Message = { readonly id: string; readonly body: string };

/** One attempt. Never throws for what the receiver does or is. */
export async function attempt(
  outside: OutboundConnection,
  connection: WebhookConnection,
  { id, body }: Message,
  signal?: AbortSignal,
): Promise<Attempt> {
  const began = performance.now();
  const latencyMs = () => Math.round(performance.now() - began);
  try {
    const headers = headersOf(connection, id, body, new Date());
    const sent = { method: 'POST' as const, url: connection.address, headers, body };
    const limits = { deadlineMs: DEADLINE_MS, mostBytes: ANSWER_BYTES, ...(signal && { signal }) };
    const { status } = await outside.send({ ...sent, ...limits });
    return { status, latencyMs: latencyMs(), problem: problemOfStatus(status) };
  } catch (error) {
    return { status: null, latencyMs: latencyMs(), problem: wordsOf(error) };
  }
}

/** Connects to an address, or says in words why not. */
export const connectTo = (address: string): Promise<OutboundConnection | string> =>
  OutboundConnection.open(address).catch(wordsOf);

function wordsOf(error: unknown): string {
  if (!(error instanceof OutboundFailure)) throw error;
  return error.kind === 'late' ? `No answer within ${DEADLINE_MS / 1000} seconds` : error.message;
}
