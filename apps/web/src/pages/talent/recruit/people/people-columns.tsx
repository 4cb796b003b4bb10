import type { CandidateRow } from '@talent-os/contracts/talent/candidates';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { StatusBadge } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import { sourceLabels } from '../labels';
import { endsSoon, levelText, standingText } from './labels';
import { Levels } from './levels';
import css from './people.module.css';

/** Who it is, and how far they came before. */
export const candidateMain: MainColumn<CandidateRow> = {
  field: 'personName',
  title: 'Person',
  under: standingText,
  badges: ({ merged }) => merged > 0 && <StatusBadge>{counted(merged + 1, 'records')}</StatusBadge>,
};

/** The columns of the pool; their names are what the server sorts by. `today` is a day, `dayOf` says one of a moment. */
export const candidateColumns = (
  today: string,
  dayOf: (moment: string) => string,
): readonly RecordColumn<CandidateRow>[] => [
  {
    field: 'skills',
    title: 'Skills',
    render: ({ skills }) => <Levels skills={skills} />,
    text: ({ skills }) => skills.map(levelText).join('; '),
    stack: 'line',
  },
  { field: 'source', title: 'Source', render: ({ source }) => sourceLabels[source], text: true, stack: 'fact' },
  { field: 'tags', title: 'Tags', stack: 'fact' },
  { field: 'lastAt', title: 'Last seen', render: ({ lastAt }) => dayOf(lastAt), text: true, stack: 'fact' },
  {
    field: 'consentUntil',
    title: 'Consent until',
    render: ({ consentUntil }) =>
      endsSoon(consentUntil, today) ? <span className={css.soon}>Ends {day(consentUntil)}</span> : day(consentUntil),
    text: ({ consentUntil }) => consentUntil,
    stack: ({ consentUntil }) => `Consent until ${day(consentUntil)}`,
  },
  { field: 'email', title: 'Mail', optional: true },
  { field: 'phone', title: 'Phone', optional: true },
];
