/** An amount of minor units as a field holds it, and back. */
export const fromMinor = (minor: number | null, digits: number): number | string =>
  minor === null ? '' : minor / 10 ** digits;
export const toMinor = (typed: number | string, digits: number): number | null =>
  typeof typed === 'number' ? Math.round(typed * 10 ** digits) : null;
