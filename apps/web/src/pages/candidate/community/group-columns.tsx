import { industryLabels } from '@talent-os/contracts/access/tables';
import type { CommunityGroup } from '@talent-os/contracts/talent/community-groups';
import { counted } from '@/lib/counted';
import { StatusBadge } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';

export const groupMain: MainColumn<CommunityGroup> = {
  field: 'name',
  title: 'Group',
  under: ({ about }) => about,
};

const industryOf = ({ industry }: CommunityGroup): string => (industry ? industryLabels[industry] : 'All industries');
const standingOf = ({ mine, joined }: CommunityGroup): string => (mine ? 'You moderate' : joined ? 'Joined' : '');

export const groupColumns: readonly RecordColumn<CommunityGroup>[] = [
  { field: 'industry', title: 'Industry', render: industryOf, text: industryOf, stack: industryOf },
  { field: 'role', title: 'Role', stack: 'fact' },
  { field: 'region', title: 'Region', stack: 'fact' },
  {
    field: 'members',
    title: 'Members',
    align: 'right',
    stack: ({ members }) => counted(members, 'members', 'member'),
  },
  { field: 'moderatorName', title: 'Moderator', stack: ({ moderatorName }) => `moderated by ${moderatorName}` },
  {
    field: 'joined',
    title: 'My part',
    render: (group) =>
      group.joined && (
        <StatusBadge variant={group.mine ? 'default' : 'success'}>
          {standingOf(group)}
          {group.waiting > 0 && ` · ${group.waiting} to decide`}
        </StatusBadge>
      ),
    text: standingOf,
    stack: 'badge',
  },
];
