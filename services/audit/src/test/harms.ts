import { FIELDS, flipBit, forgedAfter, rewrite } from './harm.js';
import { heartbeatFor, endOf, forgedKey, NOW, signCheckpoints, type SampleChain } from './sample-chain.js';

/** A chain, and how it and its copy were at every checkpoint before. */
export type History = {
  readonly chain: SampleChain;
  readonly marks: readonly number[];
  readonly past: readonly SampleChain[];
};

/** Changes a history as somebody might who writes the database, the copy or both, and holds no key. */
type Harm = (history: History, which: number, how: number) => SampleChain;

const at = <T>(list: readonly T[], which: number): number => which % list.length;
const swapped = <T>(list: readonly T[], which: number): T[] => {
  const one = which % (list.length - 1);
  return list.with(one, list[one + 1]!).with(one + 1, list[one]!);
};
/** The rows up to a sequence, with the head and the database's checkpoints taken back to there. */
const cutTo = (chain: SampleChain, sequence: number): SampleChain => {
  const rows = chain.rows.slice(0, sequence);
  const checkpoints = chain.checkpoints.filter((checkpoint) => checkpoint.sequence <= sequence);
  return { ...chain, rows, head: endOf(rows), checkpoints };
};
const copyOf = ({ lines, heartbeat }: SampleChain) => ({ lines, heartbeat });
/** Chain and copy cut to the same place, with another sign of life. */
const bothCut = ({ chain, past }: History, which: number, heartbeat: (old: SampleChain) => string | undefined) => {
  const old = past[at(past, which)]!;
  return { ...cutTo(chain, old.head.sequence), lines: old.lines, heartbeat: heartbeat(old) };
};

const rows: Record<string, Harm> = {
  'a changed field': ({ chain }, which, how) => {
    const [index, field] = [at(chain.rows, which), FIELDS[how % FIELDS.length]!];
    const row = chain.rows[index]!;
    return { ...chain, rows: chain.rows.with(index, { ...row, [field]: flipBit(row[field], how, how % 7) }) };
  },
  'a deleted record': ({ chain }, which) => ({ ...chain, rows: chain.rows.toSpliced(at(chain.rows, which), 1) }),
  'a deleted record, the others numbered anew': ({ chain }, which) => {
    const left = chain.rows.toSpliced(at(chain.rows, which), 1).map((row, index) => ({ ...row, sequence: index + 1 }));
    return { ...chain, rows: left, head: endOf(left) };
  },
  'an inserted record': ({ chain }, which) => {
    const index = at(chain.rows, which);
    const after = chain.rows.slice(index + 1).map((row) => ({ ...row, sequence: row.sequence + 1 }));
    return { ...chain, rows: [...chain.rows.slice(0, index + 1), forgedAfter(chain.rows[index]!), ...after] };
  },
  'records that changed places': ({ chain }, which) => ({
    ...chain,
    rows: swapped(chain.rows, which).map((row, index) => ({ ...row, sequence: index + 1 })),
  }),
  'a rewritten suffix': ({ chain }, which) => {
    const told = rewrite(chain.rows, 1 + at(chain.rows, which));
    return { ...chain, rows: told, head: endOf(told) };
  },
};

const tails: Record<string, Harm> = {
  'a tail, with the head': ({ chain }, which) => ({
    ...cutTo(chain, at(chain.rows, which)),
    checkpoints: chain.checkpoints,
  }),
  'a tail, with head and checkpoints of the database': ({ chain }, which) => cutTo(chain, at(chain.rows, which)),
  'checkpoints of the database': ({ chain }, which) => ({
    ...chain,
    checkpoints: chain.checkpoints.slice(0, at(chain.checkpoints, which)),
  }),
};

const copies: Record<string, Harm> = {
  'a shortened copy': ({ chain }, which) => ({ ...chain, lines: chain.lines.slice(0, at(chain.lines, which)) }),
  'an empty copy': ({ chain }) => ({ ...chain, lines: [] }),
  'a copy that is gone': ({ chain }) => ({ ...chain, lines: [], heartbeat: undefined }),
  'a sign of life that is gone': ({ chain }) => ({ ...chain, heartbeat: undefined }),
  'an altered line': ({ chain }, which, how) => {
    const index = at(chain.lines, which);
    return { ...chain, lines: chain.lines.with(index, flipBit(chain.lines[index]!, how, how % 7)) };
  },
  'a line less': ({ chain }, which) => ({ ...chain, lines: chain.lines.toSpliced(at(chain.lines, which), 1) }),
  'a line twice': ({ chain }, which) => {
    const index = at(chain.lines, which);
    return { ...chain, lines: chain.lines.toSpliced(index, 0, chain.lines[index]!) };
  },
  'lines that changed places': ({ chain }, which) => ({ ...chain, lines: swapped(chain.lines, which) }),
  'an older copy': ({ chain, past }, which) => ({ ...chain, ...copyOf(past[at(past, which)]!) }),
  'an older sign of life': ({ chain, past }, which) => ({ ...chain, heartbeat: past[at(past, which)]!.heartbeat }),
  'an altered sign of life': ({ chain }, _which, how) => ({
    ...chain,
    heartbeat: flipBit(chain.heartbeat!, how, how % 7),
  }),
};

const both: Record<string, Harm> = {
  'chain and copy, cut to the same place': (history, which) => bothCut(history, which, () => history.chain.heartbeat),
  'the same, with the sign of life of then': (history, which) => bothCut(history, which, (old) => old.heartbeat),
  'the same, with a sign of life by another key': (history, which) =>
    bothCut(history, which, (old) => heartbeatFor(old.checkpoints.at(-1), NOW, { by: forgedKey })),
  'the same, without a sign of life': (history, which) => bothCut(history, which, () => undefined),
  'everything, as it was then': ({ past }, which) => past[at(past, which)]!,
  'everything, as it was then, stopped': ({ past }, which) => {
    const old = past[at(past, which)]!;
    return {
      ...old,
      heartbeat: heartbeatFor(old.checkpoints.at(-1), new Date(NOW.getTime() - 3_600_000), { state: 'stopped' }),
    };
  },
  'everything, told and signed anew by another key': ({ chain, marks }, which) => {
    const told = rewrite(chain.rows, 1 + at(chain.rows, which));
    const checkpoints = signCheckpoints(told, marks, forgedKey);
    const lines = checkpoints.map((checkpoint) => JSON.stringify(checkpoint));
    const heartbeat = heartbeatFor(checkpoints.at(-1), NOW, { by: forgedKey });
    return { rows: told, head: endOf(told), checkpoints, lines, heartbeat };
  },
  'everything, gone': ({ chain }) => ({ ...cutTo(chain, 0), lines: [], heartbeat: undefined }),
};

export const harms: Readonly<Record<string, Harm>> = { ...rows, ...tails, ...copies, ...both };
