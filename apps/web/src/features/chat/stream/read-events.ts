import { createParser } from 'eventsource-parser';
import type { Frame } from '@talent-os/contracts/chat/frames';
import { streamRun } from '@talent-os/contracts/chat/messages';
import { ask } from '@/lib/api';
import { ApiError } from '@/lib/api-error';

export type SequencedFrame = { readonly seq: number; readonly frame: Frame };

/** The server says something at least every 15 seconds; a connection that is silent this long is dead. */
export const SILENCE_MS = 45_000;

/** The connection ended before the answer did. Carries status 0, like every failure of the network. */
export class StreamDropped extends ApiError {
  constructor() {
    super({ status: 0 }, 'unreachable');
  }
}

/**
 * One connection to a run: its frames after a sequence number, as many at a time as arrived together. Ends when the
 * server ends it; throws `ApiError` when it is refused and `StreamDropped` when it breaks or falls silent.
 */
export async function* readEvents(
  runId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<readonly SequencedFrame[]> {
  const headers = { accept: 'text/event-stream', ...(after > 0 && { 'last-event-id': String(after) }) };
  const response = await ask(streamRun, { runId }, { signal, headers });
  const reader = response.body?.getReader();
  if (!reader) throw new StreamDropped();
  const decoder = new TextDecoder();
  let arrived: SequencedFrame[] = [];
  const parser = createParser({
    onEvent: ({ id, data }) => void arrived.push({ seq: Number(id), frame: JSON.parse(data) as Frame }),
  });
  try {
    for (;;) {
      const { done, value } = await beforeSilence(reader.read());
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      if (arrived.length > 0) yield arrived;
      arrived = [];
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** What the reading answers, unless the connection breaks or stays silent for too long. */
async function beforeSilence<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StreamDropped()), SILENCE_MS);
  });
  try {
    return await Promise.race([reading, silence]);
  } catch {
    throw new StreamDropped();
  } finally {
    clearTimeout(timer);
  }
}
