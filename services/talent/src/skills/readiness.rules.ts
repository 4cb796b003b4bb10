/** A required skill next to what the person can do. Levels 1 to 5; `level` 0 where the person does not hold it. */
export type Need = {
  readonly skill: string;
  readonly required: number;
  readonly weight: number;
  readonly level: number;
  readonly verified: boolean;
};

export type ReadinessPart = Omit<Need, 'weight'> & {
  /** How much of the requirement is met, 0 to 1: more than required counts no more than required. */
  readonly share: number;
};

export type Readiness = { readonly readiness: number | null; readonly parts: ReadinessPart[] };

const shareOf = ({ level, required }: Need) => Math.min(level / required, 1);

/** Levels 1 to 5 all divide this: shares counted in sixtieths are whole numbers, and sums of them exact. */
const SIXTIETHS = 60;
const sixtiethsOf = ({ level, required }: Need) => (Math.min(level, required) * SIXTIETHS) / required;

/**
 * Skill readiness, 0 to 100: 100 × Σ weight · min(level ÷ required, 1) ÷ Σ weight, in whole points. It sorts and
 * explains, it never excludes; null where nothing is required. 100 is kept for people who meet every part.
 */
export function readinessOf(needs: readonly Need[]): Readiness {
  const parts = needs.map((need) => {
    const { skill, required, level, verified } = need;
    return { skill, level, required, share: shareOf(need), verified };
  });
  const total = needs.reduce((sum, need) => sum + need.weight, 0);
  if (total === 0) return { readiness: null, parts };
  const met = needs.reduce((sum, need) => sum + need.weight * sixtiethsOf(need), 0);
  const points = Math.round((100 * met) / (SIXTIETHS * total));
  return { readiness: parts.every((part) => part.share === 1) ? 100 : Math.min(points, 99), parts };
}
