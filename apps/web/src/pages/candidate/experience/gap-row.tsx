import { monthsText } from '@/features/profile/words';
import { counted } from '@/lib/counted';
import hub from '../candidate.module.css';
import type { Gap } from './in-time.rules';

/** Months for which nothing was entered: a fact of the list, and nothing about the person. */
export const GapRow = ({ gap }: { readonly gap: Gap }) => (
  <li className={hub.gap}>
    {monthsText(gap)}: {counted(gap.months, 'months')} without an entry. Nobody else sees this line.
  </li>
);
