import type { StageType } from '@talent-os/contracts/talent/pipeline.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { FEWEST } from '@talent-os/contracts/talent/recruit-analytics.js';
import {
  ethnicities,
  FOUR_FIFTHS,
  genders,
  UNDISCLOSED,
  type AdverseImpact,
  type ImpactDimension,
} from '@talent-os/contracts/talent/self-identification.js';
import { rounded } from '../recruit-analytics/numbers.rules.js';

/** How many of a group reached a stage, and how many of them went on. */
export type GroupCount = { readonly group: string; readonly of: number; readonly part: number };

const labels: Record<ImpactDimension, Readonly<Record<string, string>>> = { ethnicity: ethnicities, gender: genders };

/**
 * Which groups may be shown: those of at least five people, unless the others beside them are fewer than five together.
 * Then the smallest that could be shown is left out as well, because the rest could be told by subtracting.
 */
export function shownGroups(counts: readonly GroupCount[]): { shown: GroupCount[]; hidden: number } {
  const told = counts.filter(({ group, of }) => group !== UNDISCLOSED && of > 0);
  const shown = told.filter(({ of }) => of >= FEWEST).toSorted((one, other) => other.of - one.of);
  const beside = told.filter(({ of }) => of < FEWEST);
  let rest = beside.reduce((sum, { of }) => sum + of, 0);
  let hidden = beside.length;
  while (rest > 0 && rest < FEWEST && shown.length > 0) {
    rest += shown.pop()!.of;
    hidden += 1;
  }
  return { shown, hidden };
}

/** Selection rates of the groups of one stage beside the highest one; nothing to compare where fewer than two are shown. */
export function impactOf(stage: StageType, dimension: ImpactDimension, counts: readonly GroupCount[]) {
  const { shown, hidden } = shownGroups(counts);
  const highest = Math.max(0, ...shown.map(({ part, of }) => part / of));
  const alone = shown.length < 2;
  const groups = (alone ? [] : shown)
    .map(({ group, part, of }) => {
      const ratio = highest === 0 ? 1 : part / of / highest;
      return {
        group,
        label: labels[dimension][group] ?? group,
        part,
        of,
        ratio: rounded(ratio, 2),
        flagged: ratio < FOUR_FIFTHS,
      };
    })
    .toSorted((one, other) => other.part / other.of - one.part / one.of || textOrder(one.label, other.label));
  return {
    stage: stage as AdverseImpact['stages'][number]['stage'],
    dimension,
    groups,
    hidden: hidden + (alone ? shown.length : 0),
  };
}
