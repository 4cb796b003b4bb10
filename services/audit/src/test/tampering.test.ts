import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { envelope, sample } from './generated-chain.js';
import { FIELDS, flipBit, forgedAfter, rewrite } from './harm.js';
import {
  heartbeatFor,
  earlierKey,
  endOf,
  forgedKey,
  key,
  signCheckpoints,
  soundChain,
  verdictOn,
  withCheckpoints,
  type SampleChain,
} from './sample-chain.js';

const found = async (chain: SampleChain) => {
  const { valid, fault } = await verdictOn(chain);
  expect(valid).toBe(fault === null);
  return fault;
};

const always = (
  property: (given: { chain: SampleChain; marks: number[]; size: number; at: number }) => Promise<unknown>,
  numRuns = Number(process.env.FC_RUNS ?? 50),
) =>
  fc.assert(
    fc.asyncProperty(sample, async (given) => void (await property(given))),
    { numRuns },
  );

describe('tampering is found, with the exact sequence', () => {
  it('a chain nobody touched is sound', () =>
    always(async ({ chain, marks, size }) => {
      expect(await verdictOn(chain)).toEqual({
        valid: true,
        events: size,
        checkpoints: marks.length,
        fault: null,
        head: chain.head.hash,
        heartbeat: JSON.parse(chain.heartbeat!) as object,
      });
    }));

  it('a chain nobody touched is sound with names that JSON.parse takes for each other', async () => {
    const payloads = ['\\', '\u0007', '\\u', '\u0008b'].map((name) => ({ '\u0001': 1, [name]: 1 }));
    const envelopes = fc.sample(envelope, payloads.length).map((one, nth) => ({ ...one, payload: payloads[nth]! }));
    expect(await found(soundChain(envelopes, [2]))).toBeNull();
  });

  it('one flipped bit in any field of any record', async () => {
    const flip = fc.tuple(sample, fc.constantFrom(...FIELDS), fc.nat(), fc.nat({ max: 6 }));
    await fc.assert(
      fc.asyncProperty(flip, async ([{ chain, at }, field, position, bit]) => {
        const row = chain.rows[at - 1]!;
        chain.rows[at - 1] = { ...row, [field]: flipBit(row[field], position, bit) };
        expect(await found(chain)).toEqual({ sequence: at, kind: field === 'prevHash' ? 'link' : 'content' });
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 300) },
    );
  });

  it('the same value, spelled otherwise', () =>
    always(async ({ chain, at }) => {
      const row = chain.rows[at - 1]!;
      chain.rows[at - 1] = { ...row, subject: `${row.subject} ` };
      expect(await found(chain)).toEqual({ sequence: at, kind: 'content' });
    }));

  it('a number no machine can hold', () =>
    always(async ({ chain, at }) => {
      chain.rows[at - 1] = { ...chain.rows[at - 1]!, subject: '{"value":1e+999}' };
      expect(await found(chain)).toEqual({ sequence: at, kind: 'content' });
    }, 20));

  it('a deleted record', () =>
    always(async ({ chain, size, at }) => {
      chain.rows.splice(at - 1, 1);
      expect(await found(chain)).toEqual({ sequence: at, kind: at === size ? 'truncated' : 'gap' });
    }));

  it('two records that changed places', () =>
    always(async ({ chain, size, at }) => {
      const other = at === size ? 1 : size;
      const [a, b] = [chain.rows[at - 1]!, chain.rows[other - 1]!];
      chain.rows[at - 1] = { ...b, sequence: at };
      chain.rows[other - 1] = { ...a, sequence: other };
      expect(await found(chain)).toMatchObject({ sequence: Math.min(at, other) });
    }));

  it('an inserted record that follows well from the one before it', () =>
    always(async ({ chain, marks, size, at }) => {
      const forged = forgedAfter(chain.rows[at - 1]!);
      chain.rows = [
        ...chain.rows.slice(0, at),
        forged,
        ...chain.rows.slice(at).map((row) => ({ ...row, sequence: row.sequence + 1 })),
      ];
      // Nothing contradicts the forged record itself but a checkpoint on it; the next one does not follow from it.
      const sequence = marks.includes(at + 1) || at === size ? at + 1 : at + 2;
      expect(await found(chain)).toMatchObject({ sequence });
    }));

  it('a record before the first', () =>
    always(async ({ chain }) => {
      chain.rows = [{ ...chain.rows[0]!, sequence: 0 }, ...chain.rows];
      expect(await found(chain)).toEqual({ sequence: 0, kind: 'link' });
    }));

  it('a tail cut off, with the head moved back', () =>
    always(async ({ chain, marks, at }) => {
      fc.pre(marks.some((mark) => mark >= at));
      chain.rows = chain.rows.slice(0, at - 1);
      chain.head = endOf(chain.rows);
      expect(await found(chain)).toEqual({ sequence: at, kind: 'truncated' });
    }));

  it('a tail cut off, with the head and the checkpoints of the database: the exported file knows', () =>
    always(async ({ chain, marks, at }) => {
      fc.pre(marks.some((mark) => mark >= at));
      chain.rows = chain.rows.slice(0, at - 1);
      chain.head = endOf(chain.rows);
      chain.checkpoints = chain.checkpoints.filter(({ sequence }) => sequence < at);
      expect(await found(chain)).toEqual({ sequence: at, kind: 'truncated' });
    }));

  const rewrites: Record<string, (chain: SampleChain, marks: readonly number[], at: number) => void> = {
    'a suffix rewritten with every hash recomputed': () => undefined,
    'a rewritten suffix whose checkpoints are gone from the database': (chain, _marks, at) => {
      chain.checkpoints = chain.checkpoints.filter(({ sequence }) => sequence < at);
    },
    'a rewritten suffix whose checkpoints and file were signed anew with another key': (chain, marks, at) => {
      const kept = chain.checkpoints.filter(({ sequence }) => sequence < at);
      const anew = signCheckpoints(
        chain.rows,
        marks.filter((mark) => mark >= at),
        forgedKey,
        kept.at(-1),
      );
      chain.checkpoints = [...kept, ...anew];
      chain.lines = chain.checkpoints.map((checkpoint) => JSON.stringify(checkpoint));
    },
  };
  it.each(Object.entries(rewrites))('%s', (_name, harm) =>
    always(async ({ chain, marks, at }) => {
      const checkpoint = marks.find((mark) => mark >= at);
      fc.pre(checkpoint !== undefined);
      chain.rows = rewrite(chain.rows, at);
      chain.head = endOf(chain.rows);
      harm(chain, marks, at);
      expect(await found(chain)).toEqual({ sequence: checkpoint, kind: 'checkpoint' });
    }),
  );

  it('a changed or missing checkpoint, in either place', () =>
    always(async ({ chain, marks, at }) => {
      fc.pre(marks.length > 0);
      const index = at % marks.length;
      const [row, sequence] = [chain.checkpoints[index]!, marks[index]!];
      const harmed = { ...row, signature: flipBit(row.signature, at, 1) };
      const lines = (checkpoint: object) => chain.lines.with(index, JSON.stringify(checkpoint));
      const forms: SampleChain[] = [
        { ...chain, checkpoints: chain.checkpoints.with(index, harmed) },
        { ...chain, lines: lines(harmed) },
        { ...chain, checkpoints: chain.checkpoints.with(index, harmed), lines: lines(harmed) },
        { ...chain, checkpoints: chain.checkpoints.toSpliced(index, 1) },
        { ...chain, lines: chain.lines.with(index, 'not a line of ours') },
      ];
      for (const form of forms) expect(await found(form)).toEqual({ sequence, kind: 'checkpoint' });
    }));

  it('but not that the key was changed for another trusted one', () =>
    always(async ({ chain, marks, at }) => {
      const [before, after] = [marks.filter((mark) => mark < at), marks.filter((mark) => mark >= at)];
      const old = signCheckpoints(chain.rows, before, earlierKey);
      expect(
        await found(withCheckpoints(chain, [...old, ...signCheckpoints(chain.rows, after, key, old.at(-1))])),
      ).toBeNull();
    }));

  it('but not that the file has not caught up yet with what was signed after its last sign of life', () =>
    always(async ({ chain, at }) => {
      const copied = at % (chain.lines.length + 1);
      chain.lines = chain.lines.slice(0, copied);
      chain.heartbeat = heartbeatFor(chain.checkpoints[copied - 1]);
      expect(await found(chain)).toBeNull();
    }));
});
