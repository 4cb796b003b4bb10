import { monthOf, monthStart, type Day } from '@talent-os/service-kit/calendar';

/** Months a trend goes back, this one included. */
export const TREND_MONTHS = 6;

/** Won against the quota in percent, not clamped; 0 where there is no quota. One decimal. */
export const quotaProgress = (won: number, quota: number) => (quota > 0 ? percent(won / quota) : 0);

/** Change against last month in percent; null where last month had nothing. One decimal. */
export const revenueChange = (thisMonth: number, lastMonth: number) =>
  lastMonth > 0 ? percent((thisMonth - lastMonth) / lastMonth) : null;

const percent = (share: number) => Math.round(share * 1000) / 10;

export type Month = { readonly month: string; readonly revenue: number; readonly deals: number };

/** The last six months, oldest first, empty ones as zeros; without the ones before the first deal. */
export function trendOf(today: Day, firstDeal: Day | null, won: readonly Month[]): Month[] {
  if (firstDeal === null) return [];
  const months = Array.from({ length: TREND_MONTHS }, (_, index) =>
    monthOf(monthStart(today, index - TREND_MONTHS + 1)),
  );
  return months
    .filter((month) => month >= monthOf(firstDeal))
    .map((month) => won.find((one) => one.month === month) ?? { month, revenue: 0, deals: 0 });
}
