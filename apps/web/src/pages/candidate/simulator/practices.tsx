import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { KEPT_PRACTICES, listPractices, removePractice, type PracticeItem } from '@talent-os/contracts/talent/practice';
import { isId } from '@/lib/id';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useViewParams } from '@/lib/use-view-params';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { PracticeRow } from './practice-row';
import { StartDialog } from './start-dialog';

/** Interviews that were practiced, the latest first, and the way into another one. */
export function Practices() {
  const practices = useQuery(query(listPractices, {}));
  const [params, change] = useViewParams();
  const { dayOf } = useFormat();
  const wanted = params.get('position') ?? undefined;
  const items = practices.data?.items ?? [];
  const [ask, question] = useConfirmed(removePractice, ({ id, positionTitle, startedAt }: PracticeItem) => ({
    input: { practiceId: id },
    danger: true,
    title: 'Delete this practice?',
    confirm: 'Delete',
    done: 'The practice is gone',
    children: `${positionTitle}, ${dayOf(startedAt)}: its questions, and every answer with what was heard in it.`,
  }));
  const start = (
    <Button onClick={() => change({ new: '1' })} variant="filled">
      Start
    </Button>
  );
  return (
    <Page
      title="Practice interview"
      description="Five questions, by voice or in writing. Words are read, never tone; only you see it, and sound is not kept."
      loading={practices}
      actions={items.length > 0 && start}
    >
      <div className={hub.touch}>
        <Card flush={items.length > 0}>
          {items.length === 0 ? (
            <EmptyState
              title="No practice yet"
              text="You answer as in an interview, and see what was told and what was missing."
              action={start}
            />
          ) : (
            <ul className={rows.rows} aria-label="Practiced interviews">
              {items.map((item) => (
                <PracticeRow key={item.id} item={item} onDelete={() => ask(item)} />
              ))}
            </ul>
          )}
        </Card>
        {items.length >= KEPT_PRACTICES && (
          <p>The latest {KEPT_PRACTICES} are kept: the oldest goes with the next one.</p>
        )}
      </div>
      {question}
      {(params.has('new') || (wanted && isId(wanted))) && (
        <StartDialog
          wanted={wanted}
          onClose={() => change({ new: undefined, position: undefined }, { replace: true })}
          onStart={(practice) => change({ new: undefined, position: undefined, practice })}
        />
      )}
    </Page>
  );
}
