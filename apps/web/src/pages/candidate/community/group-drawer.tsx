import { Button, Drawer, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import {
  joinCommunityGroup,
  leaveCommunityGroup,
  listCommunityMembers,
  type CommunityGroup,
} from '@talent-os/contracts/talent/community-groups';
import { useState } from 'react';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { AppLink } from '@/ui/button/app-link';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Facts } from '@/ui/display/facts';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { SubmitForm } from '@/ui/form/submit-form';
import { Loaded } from '@/ui/loading/loaded';
import { Section } from '@/ui/page/section';
import { HandOverDialog } from './hand-over-dialog';

type GroupProps = { readonly group: CommunityGroup };
type GroupDrawerProps = GroupProps & { readonly onClose: () => void };

/** One group: whom it is for, who is in it, and joining or leaving it. */
export function GroupDrawer({ group, onClose }: GroupDrawerProps) {
  const { name, about, industry, role, region, moderatorName, members, alias, joined } = group;
  return (
    <Drawer opened position="right" size={560} title={name} onClose={onClose}>
      <Stack gap="lg">
        <Prose text={about} />
        <Facts
          items={[
            ['Industry', industry ? industryLabels[industry] : 'All industries'],
            ['Role', role],
            ['Region', region],
            ['Moderator', moderatorName],
            ['Members', count(members)],
            ['You go by', joined ? (alias ?? 'your name') : null],
          ]}
        />
        {joined ? <Inside group={group} /> : <Join group={group} />}
      </Stack>
    </Drawer>
  );
}

function Join({ group: { id, name } }: GroupProps) {
  const { field, state, loading } = useCommandForm(joinCommunityGroup, {
    initial: { alias: '' },
    toInput: ({ alias }) => ({ communityGroupId: id, alias: alias || null }),
    done: `You are in ${name}`,
  });
  return (
    <SubmitForm state={state} label="Join">
      <Stack gap="sm">
        <TextInput
          label="Alias"
          description="What others read instead of your name. Leave it empty to go by your name."
          maxLength={40}
          {...field('alias')}
        />
        <div>
          <Button type="submit" loading={loading}>
            Join
          </Button>
        </div>
      </Stack>
    </SubmitForm>
  );
}

function Inside({ group }: GroupProps) {
  const { id, name, mine } = group;
  const [handing, setHanding] = useState(false);
  const [ask, asking] = useConfirmed(leaveCommunityGroup, () => ({
    input: { communityGroupId: id },
    title: `Leave ${name}?`,
    children: 'You no longer read what is posted there. What you have posted stays until you take it back.',
    confirm: 'Leave',
    done: `You have left ${name}`,
  }));
  return (
    <>
      <Group gap="xs" role="group" aria-label="Actions">
        <Button component={AppLink} to={`/candidate/community/feed?communityGroupId=${id}`}>
          Read posts
        </Button>
        <Button variant="default" onClick={() => (mine ? setHanding(true) : ask())}>
          Leave
        </Button>
      </Group>
      <Members group={group} />
      {handing && <HandOverDialog group={group} onClose={() => setHanding(false)} />}
      {asking}
    </>
  );
}

function Members({ group: { id, members } }: GroupProps) {
  const found = useQuery(query(listCommunityMembers, { communityGroupId: id }));
  return (
    <Section title="Members">
      <Loaded query={found} skeletons={2}>
        {({ items }) => (
          <Stack gap="xs">
            <ul aria-label="Members">
              {items.map((member) => (
                <li key={member.id}>
                  {member.name} {member.moderates && <StatusBadge>Moderator</StatusBadge>}
                  {member.underAlias && <StatusBadge>Alias</StatusBadge>}
                </li>
              ))}
            </ul>
            {members > items.length && <Quiet>The first {items.length} who joined.</Quiet>}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
