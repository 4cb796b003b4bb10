export type Change = {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Its place among the changes. */
  readonly at: number;
};

/** Words, the gaps between them, and every other sign on its own. */
const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/**
 * The shortest way from one text to another in words and the gaps between them: what is the same and what was added
 * makes up the second text, what is the same and what was removed the first.
 */
export function diffWords(before: string, after: string): readonly Change[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  const start = commonStart(a, b);
  const end = commonStart(a.slice(start).toReversed(), b.slice(start).toReversed());
  const between = steps(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const all: readonly Step[] = [
    ...a.slice(0, start).map((text) => ({ kind: 'same', text }) as const),
    ...between,
    ...a.slice(a.length - end).map((text) => ({ kind: 'same', text }) as const),
  ];
  return joined(all);
}

type Step = Omit<Change, 'at'>;

function commonStart(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((word, at) => word !== b[at]);
  return end === -1 ? a.length : end;
}

/** Neighbours of one kind become one change. */
function joined(all: readonly Step[]): readonly Change[] {
  const changes: { kind: Change['kind']; text: string; at: number }[] = [];
  for (const { kind, text } of all) {
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += text;
    else changes.push({ kind, text, at: changes.length });
  }
  return changes;
}

function steps(a: readonly string[], b: readonly string[]): readonly Step[] {
  const common = commonLengths(a, b);
  const found: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      found.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || common(i + 1, j) >= common(i, j + 1))) {
      found.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      found.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return found;
}

/** How many words two texts have in common in order, from any pair of places to their ends. */
function commonLengths(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const here = i * width + j;
      table[here] =
        a[i] === b[j] ? (table[here + width + 1] ?? 0) + 1 : Math.max(table[here + width] ?? 0, table[here + 1] ?? 0);
    }
  }
  return (i, j) => table[i * width + j] ?? 0;
}
