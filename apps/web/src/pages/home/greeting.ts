import { dateFormat } from '@/lib/intl';

const hourIn = (at: Date, timeZone: string) =>
  Number(dateFormat({ hour: 'numeric', hourCycle: 'h23', timeZone }).format(at));

/** Good morning until noon, good afternoon until six, good evening after, by the organization's clock. */
export function greetingAt(at: Date, timeZone: string): string {
  const hour = hourIn(at, timeZone);
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
