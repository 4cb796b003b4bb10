import { percent } from '@/lib/format';
import type { ExtraColumn } from './headcount-table';
import { HeadcountScreen } from './headcount-screen';
import { UnitGaps } from './unit-gaps';

/** What healthcare adds to a team: the share of its seats that are open. */
const vacancy: ExtraColumn = {
  title: 'Vacancy',
  value: ({ open, seats }) => (seats === 0 ? '–' : percent((100 * open) / seats)),
};

export const Component = () => (
  <HeadcountScreen title="Workforce Planning" industry="HEALTHCARE" extra={[vacancy]}>
    <UnitGaps />
  </HeadcountScreen>
);
