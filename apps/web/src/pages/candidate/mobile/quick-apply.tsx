import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { withdrawMyApplication } from '@talent-os/contracts/talent/my-applications';
import { listQuickApply, QUICK_A_DAY, quickApply, type QuickPosition } from '@talent-os/contracts/talent/quick-apply';
import { useEffect, useState } from 'react';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { Meter } from '@/ui/figures/meter';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { payText } from '../positions/pay.rules';
import css from './mobile.module.css';

/** How long an application is taken back in place, in milliseconds. */
const TAKEN_BACK_MS = 60_000;

type Applied = { readonly position: QuickPosition; readonly applicationId: string };

/** Positions that take one tap, the best match first. */
export function QuickApply() {
  const positions = useQuery(query(listQuickApply, {}));
  const [applied, setApplied] = useState<Applied>();
  const { data } = positions;
  return (
    <Page
      title="Quick Apply"
      description={`With your profile as it stands, ${QUICK_A_DAY} times a day at most.`}
      loading={positions}
    >
      {data && (
        <div className={css.column}>
          {applied && <JustApplied key={applied.applicationId} {...applied} onOver={() => setApplied(undefined)} />}
          <Card flush title="Positions" description={`${counted(data.left, 'applications')} left for today`}>
            {data.items.length === 0 ? (
              <EmptyState title="No quick-apply positions" text="What matches your profile stands here." />
            ) : (
              <ul className={rows.rows} aria-label="Positions">
                {data.items.map((position) => (
                  <QuickRow
                    key={position.id}
                    position={position}
                    left={data.left}
                    onApplied={(applicationId) => setApplied({ position, applicationId })}
                  />
                ))}
              </ul>
            )}
          </Card>
        </div>
      )}
    </Page>
  );
}

type QuickRowProps = {
  readonly position: QuickPosition;
  readonly left: number;
  readonly onApplied: (applicationId: string) => void;
};

function QuickRow({ position, left, onApplied }: QuickRowProps) {
  const { id, title, department, location, remote, match, lacking, questions } = position;
  const { money } = useFormat();
  const back = useCommand(withdrawMyApplication, { done: 'Your application was withdrawn' });
  const apply = useCommand(quickApply, {
    undo: ({ applicationId }) => ({ text: `You applied for ${title}`, run: () => back.mutate({ applicationId }) }),
  });
  const to = `/candidate?view=positions&position=${id}`;
  const takesMore = questions > 0 || lacking.length > 0;
  return (
    <RecordRow
      name={<AppLink to={to}>{title}</AppLink>}
      actions={
        takesMore ? (
          <Button component={AppLink} to={to} variant="default">
            Open
          </Button>
        ) : (
          <Button
            loading={apply.loading}
            disabled={left === 0}
            aria-label={`Apply for ${title}`}
            onClick={() =>
              apply.mutate({ positionId: id }, { onSuccess: ({ applicationId }) => onApplied(applicationId) })
            }
          >
            Apply
          </Button>
        )
      }
    >
      <Quiet>
        {department} · {location}
        {remote && ' · Remote'} · {payText(position, money)}
      </Quiet>
      {match !== null && <Meter percent={match} label={`Match with ${title}`} showValue />}
      {questions > 0 && <Quiet>Asks {counted(questions, 'questions')}</Quiet>}
      {lacking.length > 0 && <Quiet>Must be held: {lacking.join(', ')}</Quiet>}
    </RecordRow>
  );
}

/** What was just sent, with the way back for a minute. */
function JustApplied({ position: { title }, applicationId, onOver }: Applied & { readonly onOver: () => void }) {
  const back = useCommand(withdrawMyApplication, { done: 'Your application was withdrawn' });
  useEffect(() => {
    const over = setTimeout(onOver, TAKEN_BACK_MS);
    return () => clearTimeout(over);
  }, [onOver]);
  return (
    <Card
      title={`You applied for ${title}`}
      description="For a minute you can take it back here; later under My Applications."
      actions={
        <Button
          variant="default"
          loading={back.loading}
          onClick={() => back.mutate({ applicationId }, { onSuccess: onOver })}
        >
          Take back
        </Button>
      }
    >
      <AppLink to={`/candidate/apply?application=${applicationId}`}>See my application</AppLink>
    </Card>
  );
}
