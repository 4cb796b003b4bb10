import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { interviewStates } from '@talent-os/contracts/talent/interview-states';
import { listMyInterviews, type MyInterview } from '@talent-os/contracts/talent/interviews';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { useViewParams } from '@/lib/use-view-params';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import { TookPlace, untilOneBegins } from './took-place';
import { titleOf } from './labels';
import rows from '@/ui/table/rows.module.css';
import css from './my-interviews.module.css';

const ScorecardDialog = lazyPart(async () => (await import('./scorecard-dialog')).ScorecardDialog);

/** Interviews to come that are shown at first: the next one. */
const NEXT = 1;

/** Interviews the reader holds: scorecards they owe, then what is to come. Nothing where there are none. */
export function MyInterviews() {
  const may = useMay(listMyInterviews);
  const interviews = useQuery({
    ...query(listMyInterviews, {}),
    enabled: may,
    refetchInterval: ({ state }) => untilOneBegins(state.data?.items),
  });
  const [params, change] = useViewParams();
  const [all, setAll] = useState(false);
  const items = interviews.data?.items ?? [];
  const writing = items.find(({ id, due }) => due && id === params.get('scorecard'));
  const write = (interview?: MyInterview) => change({ scorecard: interview?.id }, { replace: true });
  const ahead = items.filter(({ due }) => !due);
  const shown = all ? items : [...items.filter(({ due }) => due), ...ahead.slice(0, NEXT)];
  if (items.length === 0) return null;
  return (
    <Card title="Interviews you hold" flush>
      <ul className={rows.rows}>
        {shown.map((interview) => (
          <Row key={interview.id} interview={interview} onWrite={() => write(interview)} />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button className={css.more} size="xs" variant="subtle" onClick={() => setAll(true)}>
          Show all {items.length} interviews
        </Button>
      )}
      {writing && (
        <ScorecardDialog
          interviewId={writing.id}
          personName={writing.personName}
          skills={writing.skills}
          guidance={writing.guidance}
          onClose={() => write()}
        />
      )}
    </Card>
  );
}

type RowProps = { readonly interview: MyInterview; readonly onWrite: () => void };

function Row({ interview, onWrite }: RowProps) {
  const { personName, positionTitle, kind, start, minutes, location, due, overdue, cardsDueAt, status } = interview;
  const { momentOf } = useFormat();
  return (
    <RecordRow
      name={
        <>
          {personName} for {positionTitle}
        </>
      }
      actions={
        <>
          <StatusBadge variant={overdue ? 'error' : due ? 'warning' : 'default'}>
            {overdue ? 'Scorecard overdue' : due ? 'Scorecard missing' : interviewStates[status].label}
          </StatusBadge>
          {due ? (
            <RowButton label="Write scorecard" of={`for ${personName}`} onClick={onWrite} />
          ) : (
            <TookPlace interview={interview} personName={personName} />
          )}
        </>
      }
    >
      <Quiet>{[titleOf(kind), start && momentOf(start), `${minutes} min`, location].filter(Boolean).join(' · ')}</Quiet>
      {due && cardsDueAt && <Quiet>Scorecard due {momentOf(cardsDueAt)}</Quiet>}
    </RecordRow>
  );
}
