import { ProviderFailure } from './failure.js';

/** Longest event, in characters. */
const LONGEST = 1_000_000;

/** The data of server-sent events, one text per event. Characters and lines may arrive torn anywhere. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = done ? '' : lines.pop()!;
      if (rest.length > LONGEST) throw new ProviderFailure('garbled', { detail: 'an event without an end' });
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
        else if (line === '' && data.length > 0) {
          yield data.join('\n');
          data = [];
        }
      }
      if (done) break;
    }
    // A host that closes right after its last line has still said it.
    if (data.length > 0) yield data.join('\n');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
