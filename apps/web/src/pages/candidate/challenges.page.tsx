import { listChallenges } from '@talent-os/contracts/talent/community-challenges';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import hub from './candidate.module.css';
import { challengeColumns, challengeMain } from './community/challenge-columns';

const ChallengeDrawer = lazyPart(async () => (await import('./community/challenge-drawer')).ChallengeDrawer);

/** Challenges that are open: a task, what a work is judged by, and who takes part. */
export function Component() {
  const list = useListFilters(listChallenges);
  const { opened, close } = useOpened({ challenge: 'id' });
  return (
    <Page
      title="Challenges"
      description="A task, alone or in a team. Two people look at your work once you have looked at two of others."
    >
      <div className={hub.touch}>
        <RecordList
          list={list}
          label="challenges"
          opens="challenge"
          main={challengeMain}
          columns={challengeColumns}
          filters={{
            search: 'Title or what it is for',
            show: { label: 'Show', all: 'Open', choices: [{ value: 'mine', label: 'My challenges' }] },
          }}
          empty={<EmptyState title="No open challenges" text="New ones stand here once they are published." />}
          csv="own"
        />
        {opened.challenge && <ChallengeDrawer key={opened.challenge} challengeId={opened.challenge} onClose={close} />}
      </div>
    </Page>
  );
}
