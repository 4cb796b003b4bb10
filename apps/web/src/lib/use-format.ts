import { useMemo } from 'react';
import { dayOf, momentOf, money } from './format';
import { ownTimezone } from './own-timezone';
import { useMe } from './session';

/**
 * Money in the organization's currency (from minor units), days in the person's own timezone, else in its, and moments by
 * its clocks, with those of the person where they show another time.
 */
export function useFormat() {
  const { organization, timezone: own, preferences } = useMe();
  const { currency, timezone: home } = organization;
  const timezone = own ?? home;
  const { locale, dateFormat } = preferences;
  return useMemo(
    () => ({
      money: (minor: number | undefined, form?: 'full' | 'compact') => money(minor, currency, form),
      dayOf: (instant: string) => dayOf(instant, timezone),
      momentOf: (instant: string) => momentOf(instant, home, own ?? ownTimezone()),
    }),
    // What is drawn by these is drawn again when dates and numbers are written another way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [currency, home, own, locale, dateFormat],
  );
}
