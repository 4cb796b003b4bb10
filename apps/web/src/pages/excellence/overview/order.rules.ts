type Scored = { readonly score: number | null };

/** The lowest score first; modules without one behind, as they were. */
export const weakestFirst = <T extends Scored>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => (one.score ?? Infinity) - (other.score ?? Infinity) || 0);
