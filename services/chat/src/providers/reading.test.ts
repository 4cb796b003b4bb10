import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readChunk, type Fragment } from './chunk.js';
import { ProviderFailure } from './failure.js';
import { LONGEST_PAUSE, pauseBefore, pauseOf } from './failure.rules.js';
import { lessonOf, NO_QUIRKS } from './quirks.js';
import { eventData } from './sse.js';
import { ToolCalls } from './tool-calls.js';

/** Bytes in pieces of these lengths, the rest in one. */
function inPieces(text: string, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const end of ends) {
        if (end > from) controller.enqueue(bytes.subarray(from, end));
        from = Math.max(from, end);
      }
      controller.close();
    },
  });
}

describe('server-sent events', () => {
  it('are read alike however the bytes arrive and the lines end', async () => {
    const event = fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify({ text }));
    const property = fc.asyncProperty(
      fc.array(event, { maxLength: 8 }),
      fc.array(fc.nat(2_000), { maxLength: 30 }),
      fc.constantFrom('\n', '\r\n'),
      async (events, cuts, end) => {
        const wire = events.map((data) => `: ping${end}${end}id: 1${end}data: ${data}${end}${end}`).join('');
        const read: string[] = [];
        for await (const data of eventData(inPieces(wire, cuts))) read.push(data);
        expect(read).toEqual(events);
      },
    );
    await fc.assert(property);
  });

  it('of several lines are one text, and the last needs no empty line', async () => {
    const read: string[] = [];
    for await (const data of eventData(inPieces('data: {"a":\ndata: 1}\n\ndata:[DONE]', []))) read.push(data);
    expect(read).toEqual(['{"a":\n1}', '[DONE]']);
  });
});

const call = fc.record({ id: fc.uuid(), name: fc.constantFrom('deals', 'people'), args: fc.json() });

describe('tool calls', () => {
  it('are put together from fragments cut anywhere, with an index or without', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(call, { selector: ({ id }) => id, maxLength: 4 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        (calls, indexed, size) => {
          const together = new ToolCalls();
          for (const [index, { id, name, args }] of calls.entries()) {
            const place = indexed ? { index } : {};
            const pieces = args.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
            const fragments: Fragment[] = [
              { ...place, id, function: { name, arguments: '' } },
              ...pieces.map((piece) => ({ ...place, function: { arguments: piece } })),
            ];
            for (const fragment of fragments) together.add(fragment);
          }
          expect(together.all()).toEqual(calls);
        },
      ),
    );
  });

  it('of hosts that number every call 0 and send arguments as objects are told apart by their ids', () => {
    const together = new ToolCalls();
    together.add({ index: 0, id: 'a', function: { name: 'deals', arguments: { stage: 'won' } } });
    together.add({ index: 0, id: 'b', function: { name: 'people', arguments: null } });
    expect(together.all()).toEqual([
      { id: 'a', name: 'deals', args: '{"stage":"won"}' },
      { id: 'b', name: 'people', args: '{}' },
    ]);
  });
});

describe('a chunk', () => {
  it('says what we know of it and nothing else', () => {
    const read = readChunk(
      '{"choices":[{"delta":{"content":"hi","secret":1}}],"x":1,"usage":{"prompt_tokens":"many"}}',
    );
    expect(read).toEqual({ text: 'hi', fragments: [], thinks: false, finish: undefined, usage: null });
  });

  it.each([
    ['{', 'garbled'],
    ['{"choices":"none"}', 'garbled'],
    ['{"error":{"message":"Overloaded"}}', 'broken'],
  ])('%s fails as %s', (data, kind) => {
    expect(() => readChunk(data)).toThrow(expect.objectContaining({ kind }));
  });
});

describe('pauses', () => {
  it.each([
    ['2', 2_000],
    ['0', 0],
    ['-5', 0],
    ['Fri, 20 Nov 2026 09:00:03 GMT', 3_000],
    ['soon', undefined],
    [undefined, undefined],
  ])('of Retry-After %s are %s ms', (header, pause) => {
    expect(pauseOf(header, Date.parse('2026-11-20T09:00:00Z'))).toBe(pause);
  });

  it('are made only where asking again may help, and not longer than is worth it', () => {
    expect(pauseBefore(new ProviderFailure('busy', { retryAfterMs: LONGEST_PAUSE }))).toBe(LONGEST_PAUSE);
    expect(pauseBefore(new ProviderFailure('busy', { retryAfterMs: LONGEST_PAUSE + 1 }))).toBeUndefined();
    expect(pauseBefore(new ProviderFailure('key'))).toBeUndefined();
  });
});

describe('a habit of a host', () => {
  it('is learned from its refusal, once', () => {
    const refusal = new ProviderFailure('refused', { detail: 'stream_options is not permitted' });
    const learned = lessonOf(refusal, NO_QUIRKS);
    expect(learned).toEqual({ ...NO_QUIRKS, noUsage: true });
    expect(lessonOf(refusal, learned!)).toBeUndefined();
    expect(lessonOf(new ProviderFailure('broken', { detail: 'stream_options' }), NO_QUIRKS)).toBeUndefined();
  });
});
