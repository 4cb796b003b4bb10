import { usualTiers, type CompTerms } from '@talent-os/contracts/sales/commission';
import { minorOf, typedOf } from '@/lib/amounts';

type TierValues = {
  readonly key: string;
  /** Where it ends, in percent of the quota; the last has no end. */
  readonly toPct: number | string;
  /** How often the base rate is paid. */
  readonly multiplier: number | string;
};
export type PlanValues = {
  readonly baseSalary: number | string;
  readonly targetVariable: number | string;
  readonly clawbackDays: number | string;
  readonly tiers: TierValues[];
};

let made = 0;
export const newTier = (toPct: number | string, multiplier: number | string): TierValues => ({
  key: `tier-${++made}`,
  toPct,
  multiplier,
});

/** A plan as its form holds it: a tier begins where the one before ends, so that none can overlap or leave a gap. */
export const valuesOf = (terms: CompTerms | undefined, currency: string): PlanValues => ({
  baseSalary: terms ? typedOf(terms.baseSalary, currency) : '',
  targetVariable: terms ? typedOf(terms.targetVariable, currency) : '',
  clawbackDays: terms?.clawbackDays ?? 90,
  tiers: (terms?.tiers ?? usualTiers).map(({ toPct, multiplier }) => newTier(toPct ?? '', multiplier / 100)),
});

export function termsOf({ baseSalary, targetVariable, clawbackDays, tiers }: PlanValues, currency: string): CompTerms {
  return {
    baseSalary: minorOf(baseSalary, currency),
    targetVariable: minorOf(targetVariable, currency),
    clawbackDays: Number(clawbackDays === '' ? Number.NaN : clawbackDays),
    tiers: tiers.map(({ toPct, multiplier }, at) => ({
      fromPct: at === 0 ? 0 : Number(tiers[at - 1]!.toPct),
      toPct: at === tiers.length - 1 ? null : Number(toPct === '' ? Number.NaN : toPct),
      multiplier: Math.round(Number(multiplier === '' ? Number.NaN : multiplier) * 100),
    })),
  };
}
