import { industryLabels } from '@talent-os/contracts/access/tables';
import { storyStates, type SuccessStory, type StoryState } from '@talent-os/contracts/talent/community-stories';
import { counted } from '@/lib/counted';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';

type Way = Pick<SuccessStory, 'fromRole' | 'toRole' | 'months'>;

/** From where to where, and how long it took. */
export const wayText = ({ fromRole, toRole, months }: Way): string =>
  [`${fromRole} to ${toRole}`, months === null ? '' : counted(months, 'months')].filter(Boolean).join(' · ');

export const storyLooks: Readonly<Record<StoryState, BadgeVariant>> = {
  waiting: 'warning',
  published: 'success',
  returned: 'error',
};

export const authorText = ({ authorName }: SuccessStory): string => authorName ?? 'Not named';

export const storyMain: MainColumn<SuccessStory> = { field: 'title', title: 'Story', under: wayText };

const industryText = ({ industry }: SuccessStory): string => (industry ? industryLabels[industry] : '');

export const storyColumns: readonly RecordColumn<SuccessStory>[] = [
  { field: 'fromRole', title: 'From', optional: true },
  { field: 'toRole', title: 'To', optional: true },
  { field: 'months', title: 'Months', align: 'right' },
  { field: 'industry', title: 'Industry', render: industryText, text: industryText, stack: industryText },
  { field: 'authorName', title: 'Told by', render: authorText, text: authorText, stack: 'fact' },
  {
    field: 'publishedAt',
    title: 'Published',
    render: ({ publishedAt }, { dayOf }) => (publishedAt ? dayOf(publishedAt) : ''),
    text: true,
    stack: 'fact',
  },
  { field: 'text', title: 'In their words', optional: true },
  {
    field: 'status',
    title: 'State',
    optional: true,
    render: ({ status }) => <StatusBadge variant={storyLooks[status]}>{storyStates[status]}</StatusBadge>,
    text: ({ status }) => storyStates[status],
    stack: ({ status, mine }) => mine && storyStates[status],
  },
];
