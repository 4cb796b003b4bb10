import { Button } from '@mantine/core';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { listCommunityGroups } from '@talent-os/contracts/talent/community-groups';
import { choicesOf } from '@/lib/choices';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import hub from './candidate.module.css';
import { groupColumns, groupMain } from './community/group-columns';

const GroupDrawer = lazyPart(async () => (await import('./community/group-drawer')).GroupDrawer);
const GroupDialog = lazyPart(async () => (await import('./community/group-dialog')).GroupDialog);

const namesOf = (names: readonly string[] = []) => names.map((name) => ({ value: name, label: name }));

/** Groups of the community: to look for, to join, to open. */
export function Component() {
  const list = useListFilters(listCommunityGroups);
  const groups = useListAnswer(list);
  const { opened, create, close } = useOpened({ group: 'id', new: ['group'] });
  const group = groups.data?.items.find(({ id }) => id === opened.group);
  return (
    <Page
      title="Groups"
      description="People of your line of work, your role or your region. Each group has somebody who moderates it."
      actions={<Button onClick={() => create('group')}>New group</Button>}
    >
      <div className={hub.touch}>
        <RecordList
          list={list}
          label="groups"
          opens="group"
          main={groupMain}
          columns={groupColumns}
          filters={{
            search: 'Name or what it is about',
            show: { label: 'Show', all: 'All groups', choices: [{ value: 'mine', label: 'My groups' }] },
            industry: { label: 'Industry', all: 'Any industry', choices: choicesOf(industryLabels) },
            role: { label: 'Role', all: 'Any role', choices: namesOf(groups.data?.roles) },
            region: { label: 'Region', all: 'Any region', choices: namesOf(groups.data?.regions) },
          }}
          empty={<EmptyState title="No groups yet" text="Open one: you moderate it, and others join." />}
          csv="own"
        />
        {opened.new && <GroupDialog onClose={close} />}
        {group && <GroupDrawer key={group.id} group={group} onClose={close} />}
      </div>
    </Page>
  );
}
