import { isThreshold, subscriptionOccasions, type Subscription } from '@talent-os/contracts/intelligence/subscriptions';
import { dateFormat } from '@/lib/intl';

/** An hour of the day: `8:00 AM`. */
export const hourText = (hour: number): string =>
  dateFormat({ timeStyle: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 1, hour)));

/** When an answer is told: `Every Monday at 8:00 AM`, `When it goes above 12`. */
export function occasionText(
  { occasion, hour, threshold }: Pick<Subscription, 'occasion' | 'hour' | 'threshold'>,
  figure: (value: number) => string,
): string {
  const label = subscriptionOccasions[occasion];
  if (!isThreshold(occasion)) return `${label} at ${hourText(hour)}`;
  return threshold === null ? label : label.replace('a number', figure(threshold));
}
