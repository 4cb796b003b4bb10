import { useMemo } from 'react';
import { dayOf, momentOf, money } from './format';
import { useMe } from './session';

/** Money in the organization's currency (from minor units) and instants in its timezone. */
export function useFormat() {
  const { currency, timezone } = useMe().organization;
  return useMemo(
    () => ({
      money: (minor: number | undefined, form?: 'full' | 'compact') => money(minor, currency, form),
      dayOf: (instant: string) => dayOf(instant, timezone),
      momentOf: (instant: string) => momentOf(instant, timezone),
    }),
    [currency, timezone],
  );
}
