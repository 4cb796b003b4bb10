const STEPS = [1, 2, 2.5, 5, 10];

/** Round values for an axis that begins at 0 and reaches the largest: at most five, as far apart as people count. */
export function ticksFor(largest: number, { whole = false } = {}): number[] {
  if (largest <= 0) return [0, 1];
  const least = Math.max(largest / 4, whole ? 1 : 0);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const steps = STEPS.map((one) => one * magnitude);
  const step = steps.find((one) => one >= least && (!whole || Number.isInteger(one))) ?? 10 * magnitude;
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, at) => at * step);
}

/** The marks beside a chart that shows these values. */
export const ticksOf = (values: readonly number[], kind?: { readonly whole: boolean }): number[] =>
  ticksFor(Math.max(0, ...values), kind);
