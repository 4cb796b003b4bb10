import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ProviderFailure } from './failure.js';

/** Longest event, in characters. */
const LONGEST = 1_000_000;
/** Of what a provider says of its own failure, in characters. */
const DETAIL = 300;

/**
 * The data of server-sent events, one text per event. Characters and lines may arrive torn anywhere. Throws
 * `ProviderFailure` for an event named `error`, and for one that does not end.
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const ready: EventSourceMessage[] = [];
  let tooLong = false;
  const parser = createParser({
    maxBufferSize: LONGEST,
    onEvent: (message) => {
      ready.push(message);
    },
    onError: ({ type }) => {
      tooLong ||= type === 'max-buffer-size-exceeded';
    },
  });
  try {
    for (let done = false; !done;) {
      const { done: ended, value } = await reader.read();
      done = ended;
      // A host that closes right after its last line has still said it.
      parser.feed(ended ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      for (const { event, data } of ready.splice(0)) {
        if (event === 'error') throw new ProviderFailure('broken', { detail: data.slice(0, DETAIL) });
        yield data;
      }
      if (tooLong) throw new ProviderFailure('garbled', { detail: 'an event without an end' });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
