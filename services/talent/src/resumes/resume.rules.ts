import {
  resumeSectionKinds,
  type ResumeFact,
  type ResumeSection,
  type ResumeSectionKind,
} from '@talent-os/contracts/talent/resumes.js';
import type { Fact } from './facts.rules.js';

/** The facts that stand in a resume: a line stands in none without the entry it belongs to. */
export function chosen(facts: readonly Fact[], leftOut: readonly string[]): Fact[] {
  const out = new Set(leftOut);
  return facts.filter(({ key, under }) => !out.has(key) && (under === null || !out.has(under)));
}

/** Each fact with its number and whether it stands in the resume. */
export function numbered(facts: readonly Fact[], leftOut: readonly string[]): ResumeFact[] {
  const on = new Set(chosen(facts, leftOut));
  return facts.map((fact, index) => {
    const { key, kind, text, detail, verified } = fact;
    return { key, number: index + 1, kind, text, detail, verified, on: on.has(fact) };
  });
}

/**
 * What is left out once a fact was put in or left out; nothing where it is no fact of the profile. Whoever puts a line in
 * wants the entry it belongs to as well. What names no fact any more is forgotten.
 */
export function leftOutAfter(
  facts: readonly Fact[],
  leftOut: readonly string[],
  { factKey, on }: { readonly factKey: string; readonly on: boolean },
): string[] | undefined {
  const fact = facts.find(({ key }) => key === factKey);
  if (!fact) return undefined;
  const known = leftOut.filter((key) => facts.some((other) => other.key === key) && key !== factKey);
  if (!on) return [...known, factKey];
  const entryWasOut = fact.under !== null && leftOut.includes(fact.under);
  if (!entryWasOut) return known;
  // The other lines of that entry were not seen until now, and stay unseen.
  const siblings = facts.filter(({ key, under }) => under === fact.under && key !== factKey).map(({ key }) => key);
  return [...new Set([...known.filter((key) => key !== fact.under), ...siblings])];
}

/** The parts of a resume that have something in them, in their order. */
export function sectionsOf(shown: readonly Fact[]): ResumeSection[] {
  return resumeSectionKinds
    .map((kind) => ({ kind, entries: entriesOf(shown, kind) }))
    .filter(({ entries }) => entries.length > 0);
}

const entriesOf = (shown: readonly Fact[], kind: ResumeSectionKind): ResumeSection['entries'] =>
  shown
    .filter((fact) => fact.kind === kind)
    .map(({ key, text, when, where }) => ({
      title: text,
      when,
      where,
      factKey: key,
      lines: shown.filter(({ under }) => under === key).map((line) => ({ text: line.text, factKey: line.key })),
    }));
