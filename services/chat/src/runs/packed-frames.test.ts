import { describe, expect, it } from '@jest/globals';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { Sequenced } from '@talent-os/service-kit';
import fc from 'fast-check';
import { pack, remaining, textOf, upToFirstGap, unpack } from './packed-frames.js';

const finish: Frame = {
  type: 'finish',
  sessionId: '01900000-0000-7000-8000-000000000001',
  messageId: '01900000-0000-7000-8000-000000000002',
  status: 'complete',
  mode: 'model',
  usage: null,
};
const frame: fc.Arbitrary<Frame> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.string({ minLength: 1, unit: 'binary' }).map((delta) => ({ type: 'text-delta' as const, delta })),
  },
  { weight: 1, arbitrary: fc.string().map((text) => ({ type: 'data-status' as const, text })) },
);
const run = fc.array(frame, { maxLength: 60 }).map((frames) => numbered([...frames, finish]));
const numbered = (frames: readonly Frame[]): Sequenced<Frame>[] =>
  frames.map((one, index) => ({ seq: index + 1, frame: one, ...(one.type === 'finish' && { last: true }) }));

describe('frames kept with an answer', () => {
  it('come back as they were streamed, after a walk through JSON', () => {
    fc.assert(
      fc.property(run, (frames) => {
        const packed = JSON.parse(JSON.stringify(pack(frames))) as ReturnType<typeof pack>;
        expect(unpack(packed, textOf(frames), 0)).toEqual(frames);
      }),
    );
  });

  it('give a reader who comes back at any number exactly the stored answer, without a gap and without a repetition', () => {
    fc.assert(
      fc.property(run, (frames) => {
        const answer = textOf(frames);
        const packed = pack(frames);
        for (let seen = 0; seen <= frames.length; seen += 1) {
          const rest = remaining(packed, answer, seen);
          expect(rest.map(({ seq }) => seq)).toEqual(frames.slice(seen).map(({ seq }) => seq));
          expect(textOf(frames.slice(0, seen)) + textOf(rest)).toBe(answer);
        }
      }),
    );
  });

  it('tell somebody who has seen more than was kept that it has ended', () => {
    const frames = numbered([{ type: 'text-delta', delta: 'a' }, finish]);
    expect(remaining(pack(frames), 'a', 7)).toEqual([{ seq: 8, frame: finish, last: true }]);
    expect(remaining([], '', 7)).toEqual([]);
  });
});

describe('a log with a gap', () => {
  it('counts up to the gap', () => {
    const [first, second, third, fourth] = numbered(
      [1, 2, 3, 4].map((n) => ({ type: 'data-status', text: String(n) })),
    );
    expect(upToFirstGap([first!, second!, fourth!])).toEqual([first, second]);
    expect(upToFirstGap([second!, third!])).toEqual([]);
    expect(upToFirstGap([first!, second!, third!])).toEqual([first, second, third]);
  });
});
