import { useMemo } from 'react';
import { dayOf, momentOf, money } from './format';
import { useMe } from './session';

/** Money in the organization's currency (from minor units), and instants in the person's own timezone, else in its. */
export function useFormat() {
  const { organization, timezone: own, preferences } = useMe();
  const { currency } = organization;
  const timezone = own ?? organization.timezone;
  const { locale, dateFormat } = preferences;
  return useMemo(
    () => ({
      money: (minor: number | undefined, form?: 'full' | 'compact') => money(minor, currency, form),
      dayOf: (instant: string) => dayOf(instant, timezone),
      momentOf: (instant: string) => momentOf(instant, timezone),
    }),
    // What is drawn by these is drawn again when dates and numbers are written another way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [currency, timezone, locale, dateFormat],
  );
}
