import { challengeStates, type Challenge, type ChallengeState } from '@talent-os/contracts/talent/community-challenges';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import { durationText } from '../learning/duration';

export const challengeMain: MainColumn<Challenge> = {
  field: 'title',
  title: 'Challenge',
  under: ({ summary }) => summary,
};

export const stateLooks: Readonly<Record<ChallengeState, BadgeVariant>> = {
  joined: 'default',
  handed_in: 'warning',
  reviewed: 'success',
};

const endText = ({ endsOn }: Challenge): string => (endsOn ? day(endsOn) : 'Stays open');
const takesText = ({ minutes }: Challenge): string => (minutes ? durationText(minutes) : '');

export const challengeColumns: readonly RecordColumn<Challenge>[] = [
  {
    field: 'endsOn',
    title: 'Hand in by',
    render: endText,
    text: endText,
    stack: (row) => row.endsOn && `by ${endText(row)}`,
  },
  { field: 'minutes', title: 'Takes', align: 'right', render: takesText, text: takesText, stack: 'fact' },
  {
    field: 'entries',
    title: 'Take part',
    align: 'right',
    stack: ({ entries }) => `${entries} take part`,
  },
  {
    field: 'works',
    title: 'Works',
    align: 'right',
    stack: ({ works }) => counted(works, 'works', 'work'),
  },
  {
    field: 'skills',
    title: 'Skills',
    optional: true,
    render: ({ skills }) => skills.join(', '),
    text: ({ skills }) => skills.join(', '),
  },
  {
    field: 'entry',
    title: 'My part',
    render: ({ entry }) =>
      entry && <StatusBadge variant={stateLooks[entry.state]}>{challengeStates[entry.state]}</StatusBadge>,
    text: ({ entry }) => (entry ? challengeStates[entry.state] : ''),
    stack: 'badge',
  },
];
