import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Frame } from '@talent-os/contracts/chat/frames';
import fc from 'fast-check';
import { answer, json, problem, type AskedCall } from '../../../../test/answers';
import { signedIn } from '../../../../test/people';
import { keepTokens } from '@/lib/tokens';
import { followRun, inOrder } from './follow-run';
import { SILENCE_MS, type SequencedFrame } from './read-events';

const RUN = '0192a000-0000-7000-8000-0000000000b1';
const URL = `/api/chat/runs/${RUN}/events`;
const SESSION = '0192a000-0000-7000-8000-0000000000b2';
const ANSWER = '0192a000-0000-7000-8000-0000000000b3';

const words = ['Your ', 'pipeline ', 'is ', 'worth ', '**€4.2M**', '.'];
const run: readonly SequencedFrame[] = (
  [
    { type: 'start', runId: RUN, messageId: ANSWER, mode: 'model' },
    ...words.map((delta) => ({ type: 'text-delta', delta }) as const),
    { type: 'finish', sessionId: SESSION, messageId: ANSWER, status: 'complete', mode: 'model', usage: null },
  ] satisfies Frame[]
).map((frame, at) => ({ seq: at + 1, frame }));

const text = (frames: readonly SequencedFrame[]) =>
  frames.map(({ frame }) => (frame.type === 'text-delta' ? frame.delta : '')).join('');
const written = (frames: readonly SequencedFrame[]) =>
  frames.map(({ seq, frame }) => `id: ${seq}\ndata: ${JSON.stringify(frame)}\n\n`).join('');

/** A connection that brings these pieces and then ends, breaks, or stays silent. */
function connection(pieces: readonly string[], end: 'ends' | 'breaks' | 'silent' = 'ends'): Response {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[next++];
      if (piece !== undefined) return controller.enqueue(encoder.encode(piece));
      if (end === 'ends') controller.close();
      if (end === 'breaks') controller.error(new TypeError('terminated'));
      return end === 'silent' ? new Promise(() => undefined) : undefined;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const since = ({ headers }: AskedCall) => Number(headers['last-event-id'] ?? 0);

type Heard = { readonly frames: SequencedFrame[]; readonly troubles: unknown[]; failure?: unknown };

async function follow(signal = new AbortController().signal): Promise<Heard> {
  const heard: Heard = { frames: [], troubles: [] };
  const onTrouble = (failure: unknown) => void heard.troubles.push(failure);
  try {
    for await (const frames of followRun(RUN, { signal, onTrouble })) heard.frames.push(...frames);
  } catch (failure) {
    heard.failure = failure;
  }
  return heard;
}

/** Lets every pause of the retry rule pass at once. */
const hurried = async <T>(work: Promise<T>): Promise<T> => {
  const state = { done: false };
  const ended = work.finally(() => (state.done = true));
  while (!state.done) await jest.advanceTimersByTimeAsync(500);
  return ended;
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  keepTokens(signedIn());
});
afterEach(() => {
  jest.useRealTimers();
});

describe('following a run', () => {
  it('reads the frames of one connection with the caller’s token, and is done at the last one', async () => {
    const asked = answer({ [URL]: () => connection([written(run)], 'silent') });
    const { frames, troubles } = await hurried(follow());
    expect(text(frames)).toBe(words.join(''));
    expect(frames).toEqual(run);
    expect(troubles).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', accept: 'text/event-stream' });
  });

  it('gives exactly the answer, whatever the pieces are and wherever the connection is lost', async () => {
    const all = new TextEncoder().encode(written(run));
    const plan = fc.record({
      cuts: fc.array(fc.integer({ min: 1, max: all.length }), { maxLength: 6 }),
      losses: fc.array(
        fc.record({ after: fc.integer({ min: 1, max: run.length }), end: fc.constantFrom('ends', 'breaks') }),
        { maxLength: 4 },
      ),
      repeats: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ cuts, losses, repeats }) => {
        const left = [...losses];
        answer({
          [URL]: (request) => {
            const start = Math.max(0, since(request) - repeats);
            const loss = left.shift();
            const frames = run.slice(start, loss ? Math.max(loss.after, since(request) + 1) : run.length);
            const whole = written(frames);
            const edges = [0, ...cuts.map((cut) => cut % (whole.length + 1)), whole.length].toSorted((a, b) => a - b);
            const pieces = edges.slice(1).map((edge, at) => whole.slice(edges[at], edge));
            return connection(pieces, loss ? (loss.end as 'ends' | 'breaks') : 'silent');
          },
        });
        const { frames, failure } = await hurried(follow());
        expect(failure).toBeUndefined();
        expect(frames).toEqual(run);
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 60) },
    );
  });

  it.each(run.slice(0, -1).map(({ seq }) => seq))('resumes after frame %i with its number', async (seq) => {
    const asked = answer({
      [URL]: (request) =>
        since(request) === 0
          ? connection([written(run.slice(0, seq))], 'breaks')
          : connection([written(run.slice(seq))]),
    });
    const { frames, troubles } = await hurried(follow());
    expect(frames).toEqual(run);
    expect(asked.map(since)).toEqual([0, seq]);
    // What had brought something is replaced at once, and nobody is bothered with it.
    expect(troubles).toEqual([]);
  });

  it('asks again from where a gap begins', async () => {
    const holed = [...run.slice(0, 2), ...run.slice(4)];
    const asked = answer({ [URL]: [connection([written(holed)]), connection([written(run.slice(2))])] });
    expect((await hurried(follow())).frames).toEqual(run);
    expect(asked.map(since)).toEqual([0, 2]);
  });

  it('tries three times more after 1, 2 and 4 seconds, and then gives up', async () => {
    const times: number[] = [];
    answer({
      [URL]: () => {
        times.push(Date.now());
        throw new TypeError('fetch failed');
      },
    });
    const { failure, troubles } = await hurried(follow());
    expect(failure).toMatchObject({ status: 0 });
    expect(troubles).toHaveLength(3);
    expect(times.slice(1).map((time, at) => time - (times[at] ?? 0))).toEqual([1000, 2000, 4000]);
  });

  it('counts its attempts anew whenever something arrived', async () => {
    const down = problem(503, 'service.down');
    const one = (seq: number) => () => connection([written(run.slice(seq - 1, seq))], 'breaks');
    const rest = connection([written(run.slice(2))]);
    answer({ [URL]: [down, down, down, one(1), down, down, down, one(2), rest] });
    const { frames, failure } = await hurried(follow());
    expect(failure).toBeUndefined();
    expect(frames).toEqual(run);
  });

  it('does not repeat what cannot succeed', async () => {
    const asked = answer({ [URL]: problem(404, 'resource.missing') });
    const { failure, troubles } = await hurried(follow());
    expect(failure).toMatchObject({ status: 404 });
    expect(troubles).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('renews an expired session and goes on', async () => {
    const asked = answer({
      [URL]: [problem(401, 'auth.required'), connection([written(run)])],
      '/api/auth/refresh': json(signedIn('token-2')),
    });
    expect((await hurried(follow())).frames).toEqual(run);
    expect(asked.at(-1)?.headers['authorization']).toBe('Bearer token-2');
  });

  it('takes a connection that has fallen silent for dead', async () => {
    const asked = answer({
      [URL]: [connection([written(run.slice(0, 3))], 'silent'), connection([written(run.slice(3))])],
    });
    const following = follow();
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1000);
    expect(asked).toHaveLength(1);
    expect((await hurried(following)).frames).toEqual(run);
    expect(asked.map(since)).toEqual([0, 3]);
  });

  it('ends quietly when nobody wants it any more', async () => {
    answer({ [URL]: connection([written(run.slice(0, 2))], 'silent') });
    const leaving = new AbortController();
    const following = follow(leaving.signal);
    await jest.advanceTimersByTimeAsync(10);
    leaving.abort();
    const { failure, troubles } = await hurried(following);
    expect(failure).toBeUndefined();
    expect(troubles).toEqual([]);
  });
});

describe('frames in order', () => {
  const numbered = (...numbers: number[]) => numbers.map((seq) => ({ ...run[0]!, seq }));

  it.each([
    [0, [1, 2, 3], [1, 2, 3], false],
    [2, [1, 2, 3], [3], false],
    [2, [2, 2], [], false],
    [0, [1, 1, 2], [1, 2], false],
    [0, [1, 3], [1], true],
    [4, [6], [], true],
  ])('after %i, of %j come %j', (last, numbers, fresh, gap) => {
    const taken = inOrder(numbered(...numbers), last);
    expect(taken.fresh.map(({ seq }) => seq)).toEqual(fresh);
    expect(taken.gap).toBe(gap);
  });
});
