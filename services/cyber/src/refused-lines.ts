/** Refused lines that are told one by one. */
export const MOST_REFUSED = 1_000;

type RefusedLine = { readonly line: number; readonly reason: string };

/** Refusals as they are told: of very many the first ones, and how many more there are. `rest`: the fields of that last one. */
export function firstRefusals<L extends RefusedLine>(refused: readonly L[], rest: Omit<L, keyof RefusedLine>): L[] {
  const [first] = refused.slice(MOST_REFUSED);
  if (!first) return [...refused];
  const more = { ...rest, line: first.line, reason: `${refused.length - MOST_REFUSED} more, from here on` } as L;
  return [...refused.slice(0, MOST_REFUSED), more];
}
