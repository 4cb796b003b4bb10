import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { history } from './generated-chain.js';
import { harms, type History } from './harms.js';
import { heartbeatFor, NOW, soundChain, verdictOn, withCheckpoints, type SampleChain } from './sample-chain.js';

/** To repeat a run: the seed stands in the name of its test. */
const seed = Number(process.env['TAMPERING_SEED'] ?? Math.floor(Math.random() * 0x7fffffff));
/** Between one checkpoint and the next, in milliseconds: longer than the second copy may lag. */
const BETWEEN = 600_000;

/** The chain and its copy, as the writer left them at every mark. */
function historyOf({ envelopes, marks }: { envelopes: Parameters<typeof soundChain>[0]; marks: number[] }): History {
  const chain = soundChain(envelopes, marks);
  const asOf = (index: number): SampleChain => {
    const [mark, at] = [marks[index]!, new Date(NOW.getTime() - (marks.length - 1 - index) * BETWEEN)];
    const rows = chain.rows.slice(0, mark);
    const then = { ...chain, rows, head: { sequence: mark, hash: rows.at(-1)!.hash } };
    const checkpoints = chain.checkpoints.slice(0, index + 1);
    return {
      ...withCheckpoints(then, checkpoints),
      heartbeat: heartbeatFor(checkpoints.at(-1), at, { number: index + 1 }),
    };
  };
  const states = marks.map((_mark, index) => asOf(index));
  return { chain: states.at(-1)!, marks, past: states.slice(0, -1) };
}

describe('1,000 random tamperings', () => {
  it(`with rows, tails, order, copies and both are all found (seed ${seed})`, async () => {
    const names = Object.keys(harms);
    const seen = new Set<string>();
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(history, fc.constantFrom(...names), async (given, name) => {
        const told = historyOf(given);
        expect((await verdictOn(told.chain)).fault).toBeNull();
        const { valid, fault } = await verdictOn(harms[name]!(told, given.which, given.how));
        expect({ name, valid, found: fault !== null }).toEqual({ name, valid: false, found: true });
        seen.add(name);
        runs += 1;
      }),
      { numRuns: 1_000, seed },
    );
    expect(runs).toBe(1_000);
    expect([...seen].toSorted()).toEqual(names.toSorted());
  });
});

const some = { envelopes: [], marks: [] as number[] };
const sampled = () => historyOf({ ...some, ...fc.sample(history, { numRuns: 1, seed: 7 })[0]! });
const running = (at: Date) => ({ expected: { until: at.getTime(), mayBeStopped: false } });
const perhapsStopped = (at: Date) => ({ expected: { until: at.getTime(), mayBeStopped: true } });
const later = new Date(NOW.getTime() + 6 * 3_600_000);

describe('the age of the second copy', () => {
  it('is at most three minutes while the product runs, and counts from when it is said to have run', async () => {
    const { chain } = sampled();
    const after = (seconds: number) => running(new Date(NOW.getTime() + seconds * 1_000));
    expect((await verdictOn(chain, after(180))).fault).toBeNull();
    expect((await verdictOn(chain, after(181))).fault).toMatchObject({ kind: 'stale' });
    expect((await verdictOn(chain, running(later))).fault).toMatchObject({ kind: 'stale' });
  });

  it('is whatever it is after an orderly stop, and not after a crash', async () => {
    const { chain } = sampled();
    const stopped = {
      ...chain,
      heartbeat: heartbeatFor(chain.checkpoints.at(-1), NOW, { state: 'stopped', number: 9 }),
    };
    expect((await verdictOn(stopped, perhapsStopped(later))).fault).toBeNull();
    expect((await verdictOn(stopped, running(later))).fault).toMatchObject({ kind: 'stale' });
    expect((await verdictOn(chain, perhapsStopped(later))).fault).toMatchObject({ kind: 'stale' });
  });

  it('is no fault any more once the product runs again, however it ended and however long it was away', async () => {
    const { chain } = sampled();
    const resumed = { ...chain, heartbeat: heartbeatFor(chain.checkpoints.at(-1), later, { number: 9 }) };
    expect(JSON.parse(resumed.heartbeat)).toMatchObject({ number: 9, at: later.toISOString() });
    expect((await verdictOn(resumed, running(later))).fault).toBeNull();
  });
});

describe('what was kept elsewhere', () => {
  it('is held against a chain and a copy that were both set back to an orderly stop', async () => {
    const { chain, past } = sampled();
    const old = past[0]!;
    const heartbeat = heartbeatFor(old.checkpoints.at(-1), NOW, { state: 'stopped' });
    const setBack = { ...old, heartbeat };
    expect((await verdictOn(setBack, perhapsStopped(later))).fault).toBeNull();
    const anchors = [
      JSON.stringify({ level: 30, anchor: JSON.parse(chain.heartbeat!) as object, msg: 'audit anchor' }),
    ];
    expect((await verdictOn(setBack, { ...perhapsStopped(later), anchors })).fault).toMatchObject({
      kind: 'truncated',
    });
    expect((await verdictOn(chain, { anchors })).fault).toBeNull();
    expect((await verdictOn(chain, { anchors: ['', 'not one of ours'] })).fault).toBeNull();
  });
});
