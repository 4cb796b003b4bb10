export type Change = {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Its place among the changes. */
  readonly at: number;
};

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/**
 * The shortest way from one text to another in words and the gaps between them: what is the same and what was added
 * makes up the second text, what is the same and what was removed the first.
 */
export function diffWords(before: string, after: string): readonly Change[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  const common = commonLengths(a, b);
  const steps: { kind: Change['kind']; text: string }[] = [];
  const add = (kind: Change['kind'], text = '') => {
    const last = steps.at(-1);
    if (last?.kind === kind) last.text += text;
    else steps.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add('same', a[i]);
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || common(i + 1, j) >= common(i, j + 1))) {
      add('removed', a[i]);
      i += 1;
    } else {
      add('added', b[j]);
      j += 1;
    }
  }
  return steps.map((step, at) => ({ ...step, at }));
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
