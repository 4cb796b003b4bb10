import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { Sequenced } from '@talent-os/service-kit';
import fc from 'fast-check';
import { COALESCE_MS, FrameWriter, LONGEST_ANSWER } from './frame-writer.js';
import { textOf } from './packed-frames.js';

type Sent = { readonly at: number; readonly seq: number; readonly frame: Frame };
const RUN = '01900000-0000-7000-8000-000000000001';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function writing() {
  const sent: Sent[] = [];
  const began = performance.now();
  const full = jest.fn();
  const wrote = ({ seq, frame }: Sequenced<Frame>) => void sent.push({ at: performance.now() - began, seq, frame });
  return { writer: new FrameWriter({ wrote, full }), sent, full };
}

const deltas = (sent: readonly Sent[]) =>
  sent.flatMap(({ at, frame }) => (frame.type === 'text-delta' ? [[at, frame.delta]] : []));

describe('text', () => {
  it('is sent at once first, then put together for 25 ms', () => {
    const { writer, sent } = writing();
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f']) {
      writer.text(word);
      jest.advanceTimersByTime(10);
    }
    jest.advanceTimersByTime(COALESCE_MS);
    expect(deltas(sent)).toEqual([
      [0, 'a'],
      [25, 'bc'],
      [50, 'de'],
      [75, 'f'],
    ]);
  });

  it('does not wait when it comes more slowly than that', () => {
    const { writer, sent } = writing();
    for (const word of ['a', 'b', 'c']) {
      writer.text(word);
      jest.advanceTimersByTime(40);
    }
    expect(deltas(sent)).toEqual([
      [0, 'a'],
      [40, 'b'],
      [80, 'c'],
    ]);
  });

  it('goes before whatever is written after it', () => {
    const { writer, sent } = writing();
    writer.text('a');
    writer.text('b');
    writer.suggestions([{ label: 'More', text: 'more' }]);
    expect(sent.map(({ frame }) => frame.type)).toEqual(['text-delta', 'text-delta', 'suggestions']);
  });

  it('is cut at the longest answer, which is announced once it is reached', () => {
    const { writer, sent, full } = writing();
    writer.text('x'.repeat(LONGEST_ANSWER - 1));
    expect(full).not.toHaveBeenCalled();
    writer.text('yz');
    writer.text('never');
    writer.seal();
    expect(full).toHaveBeenCalledTimes(1);
    expect(textOf(sent)).toBe(`${'x'.repeat(LONGEST_ANSWER - 1)}y`);
  });
});

describe('a source', () => {
  it('keeps its number when it is named again', () => {
    const { writer, sent } = writing();
    const asOf = '2026-11-20T10:00:00.000Z';
    const deals = { operation: 'sales.deals.list', label: 'Deals', link: '/sales', asOf };
    expect(writer.source(deals)).toBe(1);
    expect(writer.source({ ...deals, label: 'Board' })).toBe(2);
    expect(writer.source({ ...deals, asOf: '2026-11-20T10:00:09.000Z' })).toBe(1);
    expect(sent).toHaveLength(2);
  });
});

describe('a run', () => {
  it('changes nothing after its end, and ends at the next number', () => {
    const { writer, sent } = writing();
    writer.start(RUN, RUN, 'model');
    writer.text('a');
    writer.text('b');
    writer.seal();
    writer.text('late');
    writer.status('late');
    jest.advanceTimersByTime(1_000);
    expect(textOf(sent)).toBe('ab');
    const error: Frame = { type: 'error', code: 'server.error', message: 'no\0', retryable: false };
    expect(writer.terminal(error)).toEqual({ seq: 4, frame: { ...error, message: 'no' }, last: true });
  });

  it('is numbered from 1 without gaps, and its deltas are the text that was written, however it is paced and cut', () => {
    const step = fc.oneof(
      fc.record({ text: fc.string({ unit: 'binary', maxLength: 8 }) }),
      fc.record({ status: fc.string({ maxLength: 8 }) }),
      fc.record({ wait: fc.integer({ min: 0, max: 60 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { writer, sent } = writing();
        let written = '';
        for (const one of steps)
          if ('text' in one) {
            // Every half of a pair arrives alone.
            for (let at = 0; at < one.text.length; at += 1) writer.text(one.text.charAt(at));
            written += one.text;
          } else if ('status' in one) writer.status(one.status);
          else jest.advanceTimersByTime(one.wait);
        writer.seal();
        expect(sent.map(({ seq }) => seq)).toEqual(sent.map((_, index) => index + 1));
        expect(textOf(sent)).toBe(written.replaceAll('\0', ''));
        const times = deltas(sent).map(([at]) => at as number);
        expect(writer.frames).toEqual(sent.map(({ seq, frame }) => ({ seq, frame })));
        expect(times.toSorted((a, b) => a - b)).toEqual(times);
      }),
    );
  });
});
