import { z } from 'zod';
import { money } from '../paging.js';

/** A part of the quota, in percent of it, and how often the base rate is paid in it, in hundredths: 150 is one and a half times. */
export const CompTier = z.object({
  fromPct: z.int().min(0).max(1000),
  /** Null: without an end. */
  toPct: z.int().min(1).max(1000).nullable(),
  multiplier: z.int().min(0).max(1000),
});
export type CompTier = z.infer<typeof CompTier>;
export const TIERS_MOST = 6;

/** What a plan pays: amounts of a year, in minor units. */
export const CompTerms = z.object({
  baseSalary: money,
  targetVariable: money,
  tiers: z.array(CompTier).min(1).max(TIERS_MOST),
  /** A customer who leaves within so many days costs the commission of their deal. */
  clawbackDays: z.int().min(0).max(730),
});
export type CompTerms = z.infer<typeof CompTerms>;

/** What a new plan begins with: once up to quota, one and a half times to 125 %, twice beyond. */
export const usualTiers: readonly CompTier[] = [
  { fromPct: 0, toPct: 100, multiplier: 100 },
  { fromPct: 100, toPct: 125, multiplier: 150 },
  { fromPct: 125, toPct: null, multiplier: 200 },
];

/** The letters by which plan, curve and statement name a tier. */
export const tierLetter = (at: number): string => String.fromCodePoint(65 + at);

/** What is wrong with each tier, by its place: together they cover everything from 0 % on, each percent once. */
export const tierFaults = (tiers: readonly CompTier[]): readonly { readonly at: number; readonly fault: string }[] =>
  tiers.flatMap((tier, at) => {
    const fault = startFault(tier, at === 0 ? undefined : tiers[at - 1]) ?? endFault(tier, at === tiers.length - 1);
    return fault ? [{ at, fault }] : [];
  });

function startFault({ fromPct }: CompTier, before: CompTier | undefined): string | undefined {
  if (!before) return fromPct === 0 ? undefined : 'The first tier begins at 0%';
  if (before.toPct === null) return 'No tier follows one without an end';
  if (fromPct === before.toPct) return undefined;
  return `${fromPct < before.toPct ? 'Overlaps' : 'Leaves a gap'}: the tier before ends at ${before.toPct}%`;
}

function endFault({ fromPct, toPct }: CompTier, last: boolean): string | undefined {
  if (toPct === null) return undefined;
  if (toPct <= fromPct) return 'A tier ends above where it begins';
  return last ? 'The last tier has no end' : undefined;
}

/** What is paid by: the variable of a year, the quota of a period and how many such periods a year has. */
type PayRate = Pick<CompTerms, 'targetVariable' | 'tiers'> & {
  readonly quota: number;
  readonly periods: number;
};
/** The share of a deal that falls into a tier, and what it pays. */
type PayPart = { readonly tier: number; readonly credit: number; readonly amount: number };

const bound = (quota: number, pct: number): number => Number((BigInt(quota) * BigInt(pct)) / 100n);

/**
 * What a deal pays that is won when so much is credited already: marginal, a part for each tier it reaches into. Base rate =
 * variable of the period ÷ quota; each part is rounded to the minor unit, half up. Nothing where there is no quota.
 */
export function payOf({ targetVariable, tiers, quota, periods }: PayRate, credited: number, amount: number): PayPart[] {
  if (quota <= 0) return [];
  const per = BigInt(quota) * BigInt(periods) * 100n;
  return tiers.flatMap(({ fromPct, toPct, multiplier }, tier) => {
    const from = Math.max(credited, bound(quota, fromPct));
    const to = Math.min(credited + amount, toPct === null ? Number.MAX_SAFE_INTEGER : bound(quota, toPct));
    const credit = to - from;
    if (credit <= 0) return [];
    const pays = BigInt(credit) * BigInt(targetVariable) * BigInt(multiplier);
    return [{ tier, credit, amount: Number((2n * pays + per) / (2n * per)) }];
  });
}

/** What a year pays at a share of the quota, beside the base salary. */
export const payoutAt = (terms: Pick<CompTerms, 'targetVariable' | 'tiers'>, pct: number): number =>
  payOf({ ...terms, quota: CURVE_QUOTA, periods: 1 }, 0, (CURVE_QUOTA / 100) * pct).reduce(
    (sum, part) => sum + part.amount,
    0,
  );
/** A curve is drawn over shares alone: any quota divisible by 100 draws it. */
const CURVE_QUOTA = 100_000_000;
