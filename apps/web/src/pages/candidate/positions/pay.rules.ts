type Pay = { readonly salaryMin: number | null; readonly salaryMax: number | null };

/** A year's pay in words: a range, one end of it, or that nothing is said. `money` writes minor units. */
export function payText({ salaryMin, salaryMax }: Pay, money: (minor: number) => string): string {
  if (salaryMin !== null && salaryMax !== null && salaryMin !== salaryMax)
    return `${money(salaryMin)} – ${money(salaryMax)} a year`;
  if (salaryMin === null && salaryMax === null) return 'Pay not said';
  if (salaryMin === null) return `up to ${money(salaryMax!)} a year`;
  return salaryMax === null ? `from ${money(salaryMin)} a year` : `${money(salaryMin)} a year`;
}

/** Pay people narrow down by, in whole units of the currency. */
export const PAY_STEPS = [40_000, 60_000, 80_000, 100_000, 120_000, 150_000] as const;
