import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listInterviews, type Interview } from '@talent-os/contracts/talent/interviews';
import type { ApplicationStatus, StageType } from '@talent-os/contracts/talent/pipeline';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { Loaded } from '@/ui/loading/loaded';
import { CancelDialog } from './cancel-dialog';
import { untilOneBegins } from '@/features/interviews/took-place';
import { InterviewItem, type InterviewAction } from './interview-item';
import { ProposeDialog } from './propose-dialog';
import { RecordDialog } from './record-dialog';
import { RecordSlotDialog } from './record-slot-dialog';
import { ReplaceDialog } from './replace-dialog';
import { RescheduleDialog } from './reschedule-dialog';
import { ScorecardDialog } from '@/features/interviews/scorecard-dialog';
import css from './panel.module.css';

export type ApplicationPanelProps = {
  readonly applicationId: string;
  readonly positionId: string;
  readonly personName: string;
  readonly stageType: StageType;
  readonly status: ApplicationStatus;
};
type Choice =
  | { readonly action: 'propose' | 'record' }
  | { readonly action: InterviewAction; readonly interview: Interview };

/** The interviews of an application, with everything that can be done about them. */
export function InterviewsPanel({ applicationId, personName, stageType, status }: ApplicationPanelProps) {
  const interviews = useQuery({
    ...query(listInterviews, { applicationId }),
    refetchInterval: ({ state }) => untilOneBegins(state.data?.items),
  });
  const deeds = interviews.data?.may.do ?? [];
  const { choice, setChoice, close } = useChoice(interviews.data?.items);
  return (
    <section aria-label="Interviews">
      <div className={css.head}>
        <h3 className={css.heading}>Interviews</h3>
        <div className={css.actions}>
          {deeds.includes('record') && (
            <Button size="xs" variant="default" onClick={() => setChoice({ action: 'record' })}>
              Record interview
            </Button>
          )}
          {deeds.includes('propose') && (
            <Button size="xs" onClick={() => setChoice({ action: 'propose' })}>
              Offer slots
            </Button>
          )}
        </div>
      </div>
      <Loaded query={interviews} skeletons={2}>
        {({ items, skills, guidance, settled }) => (
          <>
            {items.length === 0 && <p className={css.quiet}>No interviews yet</p>}
            {settled && status === 'active' && stageType !== 'offer' && (
              <p className={css.good}>Every scorecard is in: ready for an offer</p>
            )}
            <ul className="plain">
              {items.map((interview) => (
                <InterviewItem
                  key={interview.id}
                  interview={interview}
                  skills={skills}
                  personName={personName}
                  onChoose={(action) => setChoice({ action, interview })}
                />
              ))}
            </ul>
            {choice?.action === 'scorecard' && (
              <ScorecardDialog
                interviewId={choice.interview.id}
                personName={personName}
                skills={skills}
                guidance={guidance}
                onClose={close}
              />
            )}
          </>
        )}
      </Loaded>
      {choice && <ChosenDialog choice={choice} applicationId={applicationId} personName={personName} onClose={close} />}
    </section>
  );
}

/** What is being done; what leads here to write a scorecard opens it at once, because its button stands far down. */
function useChoice(interviews: readonly Interview[] | undefined) {
  const [chosen, setChoice] = useState<Choice>();
  const [params, change] = useViewParams();
  const writes = params.get('write') === 'scorecard';
  const due = writes ? interviews?.find(({ mineIsDue }) => mineIsDue) : undefined;
  return {
    choice: chosen ?? (due && ({ action: 'scorecard', interview: due } as const)),
    setChoice,
    close: () => {
      setChoice(undefined);
      if (writes) change({ write: undefined }, { replace: true });
    },
  };
}

type ChosenDialogProps = Pick<ApplicationPanelProps, 'applicationId' | 'personName'> & {
  readonly choice: Choice;
  readonly onClose: () => void;
};

/** The dialog of what was chosen; a scorecard waits for the skills it asks about. */
function ChosenDialog({ choice, applicationId, personName, onClose }: ChosenDialogProps) {
  const shared = { personName, onClose };
  if (choice.action === 'propose') return <ProposeDialog applicationId={applicationId} {...shared} />;
  if (choice.action === 'record') return <RecordDialog applicationId={applicationId} {...shared} />;
  if (choice.action === 'reschedule') return <RescheduleDialog interview={choice.interview} {...shared} />;
  if (choice.action === 'replace') {
    const { id, interviewers } = choice.interview;
    return <ReplaceDialog interviewId={id} interviewers={interviewers} onClose={onClose} />;
  }
  if (choice.action === 'cancel') return <CancelDialog interviewId={choice.interview.id} onClose={onClose} />;
  return choice.action === 'slot' ? <RecordSlotDialog interview={choice.interview} {...shared} /> : null;
}
