import { nextRoleLabels, type TeamPerson } from '@talent-os/contracts/talent/team-people';
import { counted } from '@/lib/counted';

/** Whole months between two days, `2026-03-02`. */
function monthsBetween(from: string, to: string): number {
  const [year, month, date] = from.split('-').map(Number) as [number, number, number];
  const [toYear, toMonth, toDate] = to.split('-').map(Number) as [number, number, number];
  return (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0);
}

/** How long somebody has been in their seat, in whole years or months. */
export function tenureText(sinceOn: string | null, today: string): string {
  if (sinceOn === null) return 'Not known';
  const months = monthsBetween(sinceOn, today);
  if (months < 1) return 'Less than a month';
  return months < 12 ? counted(months, 'months') : counted(Math.floor(months / 12), 'years');
}

/** The next role with where it comes from; none where nobody has said. */
export const nextText = ({ nextRole, nextFrom }: Pick<TeamPerson, 'nextRole' | 'nextFrom'>): string | null =>
  nextRole && nextFrom && `${nextRole}, ${nextRoleLabels[nextFrom].toLowerCase()}`;
