import type { SourceProblem } from '@talent-os/contracts/productivity/calendar-sources.js';
import { OutboundConnection, OutboundFailure } from '@talent-os/service-kit/outside/outbound';

/** For the whole answer, in milliseconds. */
const DEADLINE_MS = 10_000;
const MOST_BYTES = 2 * 1024 * 1024;

type Fetched =
  | { readonly problem: SourceProblem; readonly words: string }
  | { readonly unchanged: true }
  | { readonly content: Uint8Array; readonly etag: string | null };

/** Programs that subscribe write https so. */
export const overHttps = (address: string): string => address.replace(/^webcals?:/i, 'https:');

/** A calendar by its address; `etag` asks for it only where it has changed. Never throws for what its host does or is. */
export async function fetchCalendar(address: string, etag: string | null): Promise<Fetched> {
  const outside = await OutboundConnection.open(address).catch(unreached);
  if ('problem' in outside) return outside;
  try {
    const headers = { accept: 'text/calendar', ...(etag && { 'if-none-match': etag }) };
    const answer = await outside.send({
      url: address,
      method: 'GET',
      headers,
      deadlineMs: DEADLINE_MS,
      mostBytes: MOST_BYTES,
    });
    if (answer.status === 304) return { unchanged: true };
    if (answer.status !== 200) return { problem: 'refused', words: `Its address answers ${answer.status}` };
    if (answer.isCut) return { problem: 'large', words: 'This calendar is larger than 2 MB' };
    const { etag: next } = answer.headers;
    return { content: answer.body, etag: typeof next === 'string' ? next : null };
  } catch (error) {
    return unreached(error);
  } finally {
    await outside.close();
  }
}

function unreached(error: unknown) {
  if (!(error instanceof OutboundFailure)) throw error;
  return { problem: 'unreachable' as const, words: error.message };
}
