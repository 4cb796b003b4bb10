import { useQuery } from '@tanstack/react-query';
import { listCoachThreads } from '@talent-os/contracts/chat/coach';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import hub from './candidate.module.css';
import { GoalsCard } from './coach/goals-card';
import { ThreadsCard } from './coach/threads-card';
import { useCoachGoals } from './coach/use-coach-goals';

const Thread = lazyPart(async () => (await import('./coach/thread')).Thread);

/** The coach: a thread for each goal, with the goals in view. */
export function Component() {
  const threads = useQuery(query(listCoachThreads, {}));
  const goals = useCoachGoals();
  const { opened, open, close } = useOpened({ thread: 'id' });
  const items = threads.data?.items ?? [];
  const shown = items.find(({ id }) => id === opened.thread);
  return (
    <Page
      title="Coach"
      description="Talk about your goals. A thread ends 24 hours after its last message, with all that was said, unless you keep it."
      loading={threads}
    >
      <div className={`${layout.columns} ${hub.touch}`}>
        {shown ? (
          <Thread
            key={shown.sessionId}
            thread={shown}
            goalId={goals.find(({ title }) => title === shown.goal)?.goalId ?? null}
            onEnded={close}
          />
        ) : (
          <Card>
            <EmptyState
              title="Choose what to talk about"
              text="Begin with one of your goals, or say yourself what it is about."
            />
          </Card>
        )}
        <div className={layout.stack}>
          {items.length > 0 && <ThreadsCard threads={items} shownId={shown?.id} onOpen={open} />}
          <GoalsCard goals={goals} talked={items.map(({ goal }) => goal)} onStarted={open} />
        </div>
      </div>
    </Page>
  );
}
