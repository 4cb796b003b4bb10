import { percent } from '../../../../lib/format';
import type { ExtraColumn } from './headcount-columns';

/** What healthcare adds to a team: the share of its seats nobody sits on. */
export const healthcareColumns: readonly ExtraColumn[] = [
  { title: 'Vacancy', value: ({ open, seats }) => (seats === 0 ? '–' : percent((100 * open) / seats)) },
];
