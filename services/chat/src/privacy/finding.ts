import type { Kind } from './kinds.js';

/** A place in a text that tells who a person is, or how they are. */
export type Finding = { readonly kind: Kind; readonly start: number; readonly end: number };

/** A form of details that a pattern finds. The pattern is global; where a group is called `is`, that alone is found. */
export type DetailPattern = {
  readonly kind: Kind;
  readonly pattern: RegExp;
  /** Whether what the pattern finds is one; `after` is what follows it. */
  readonly holds?: (found: string, before: string, after: string) => boolean;
};

const AROUND = 24;

/** What a form finds in a text. */
export function matchesOf({ kind, pattern, holds }: DetailPattern, text: string): Finding[] {
  const findings: Finding[] = [];
  for (const match of text.matchAll(pattern)) {
    const [start, end] = match.indices?.groups?.['is'] ?? [match.index, match.index + match[0].length];
    if (end <= start) continue;
    const fits = holds?.(
      text.slice(start, end),
      text.slice(Math.max(0, start - AROUND), start),
      text.slice(end, end + AROUND),
    );
    if (fits !== false) findings.push({ kind, start, end });
  }
  return findings;
}

/** Findings in order and apart: what overlaps is one, of the kind that begins first. */
export function mergeOverlaps(findings: readonly Finding[]): Finding[] {
  const out: Finding[] = [];
  for (const one of findings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (!last || one.start >= last.end) out.push(one);
    else if (one.end > last.end) out[out.length - 1] = { ...last, end: one.end };
  }
  return out;
}
