import { industryLabels } from '@talent-os/contracts/access/tables';
import type { TeamPlan } from '@talent-os/contracts/talent/headcount';

/** `2026-Q4` as people write it: Q4 2026. */
export const quarterLabel = (quarter: string): string => quarter.split('-').toReversed().join(' ');

/** First day of a quarter, `2026-10-01`. */
export const quarterStart = (quarter: string): string => {
  const [year, name] = quarter.split('-');
  return `${year}-${String((Number(name?.slice(1)) - 1) * 3 + 1).padStart(2, '0')}-01`;
};

/** What a gap comes to: seats to ask for, or more than planned. */
export const gapText = (gap: number | null): string =>
  gap === null ? 'No target' : gap > 0 ? `${gap} short` : gap < 0 ? `${-gap} over` : 'On target';

/** The form of a request that closes the gap of a team in a quarter. `today` is the day people have. */
export function requestFor({ industry, department, gap }: TeamPlan, quarter: string, today: string): string {
  const starts = quarterStart(quarter);
  const params = new URLSearchParams({
    new: 'request',
    industry,
    department,
    headcount: String(Math.max(1, gap ?? 1)),
  });
  if (starts > today) params.set('start', starts);
  return `/talent/plan/request?${params}`;
}

export const industryOf = ({ industry }: Pick<TeamPlan, 'industry'>): string => industryLabels[industry];

/** A team of an industry, as the address names it. */
export const nameOf = ({ industry, department }: Pick<TeamPlan, 'industry' | 'department'>): string =>
  `${industry}/${department}`;
