import { FEWEST_PEOPLE, type Scale } from '@talent-os/contracts/productivity/wellness-instruments.js';
import type { ScaleScore } from './scoring.rules.js';

/** How many people are in a sum. */
export type Sum = { readonly people: number; readonly total: number };
export type Change = Sum & { readonly scale: Scale };
type ScoredCheckin = { readonly scores: readonly ScaleScore[] };

/**
 * By what a person's check-ins of one period change the sums of their group when `before` becomes `after`. Each person
 * counts once for a scale, with the mean of their scores.
 */
export function changesOf(before: readonly ScoredCheckin[], after: readonly ScoredCheckin[]): Change[] {
  const [was, is] = [meansOf(before), meansOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((scale) => ({
      scale,
      people: Number(is.has(scale)) - Number(was.has(scale)),
      total: (is.get(scale) ?? 0) - (was.get(scale) ?? 0),
    }))
    .filter(({ people, total }) => people !== 0 || total !== 0);
}

function meansOf(checkins: readonly ScoredCheckin[]): Map<Scale, number> {
  const byScale = Map.groupBy(
    checkins.flatMap(({ scores }) => scores),
    ({ scale }) => scale,
  );
  return new Map(
    [...byScale].map(([scale, scores]) => [scale, scores.reduce((sum, { score }) => sum + score, 0) / scores.length]),
  );
}

/** The mean of a sum, to the tenth; nothing where it is of too few people to be shown safely. */
export function averageOf(sum: Sum | undefined): { mean: number; people: number } | null {
  if (!sum || sum.people < FEWEST_PEOPLE) return null;
  return { mean: Math.round((sum.total / sum.people) * 10) / 10, people: sum.people };
}
