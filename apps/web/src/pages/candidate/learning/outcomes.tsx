import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  getLearningOutcomes,
  shareCertificate,
  type LearningOutcome,
} from '@talent-os/contracts/talent/learning-outcomes';
import { verificationKindLabels } from '@talent-os/contracts/talent/verifications';
import { levelText } from '@/features/profile/words';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { happenedAfter } from './outcomes.rules';

/** Where each kind of thing is read in full. */
const places = {
  skill: '/candidate/profile/skills',
  paper: '/candidate/profile/verification',
  interview: '/candidate/apply',
  role: '/candidate/apply',
} as const;

/** What happened after each course the caller has completed, by its date. */
export function LearningOutcomes() {
  const outcomes = useQuery(query(getLearningOutcomes, {}));
  const { items = [] } = outcomes.data ?? {};
  return (
    <Page
      title="Outcomes"
      description="What happened after each course and before the next, by its date. It does not say that one led to the other."
      loading={outcomes}
      skeletons={3}
    >
      <div className={`${layout.stack} ${hub.touch}`}>
        {outcomes.data && items.length === 0 && (
          <Card>
            <EmptyState
              title="Finish a course to see outcomes"
              action={<AppLink to="/candidate/learning/progress">Your courses</AppLink>}
            />
          </Card>
        )}
        {items.map((outcome) => (
          <OutcomeCard key={outcome.id} outcome={outcome} />
        ))}
      </div>
    </Page>
  );
}

function OutcomeCard({ outcome }: { readonly outcome: LearningOutcome }) {
  const { title, provider, completedAt, certificate, sharedAt } = outcome;
  const { dayOf } = useFormat();
  const happened = happenedAfter(outcome);
  return (
    <Card
      flush={happened.length > 0}
      title={title}
      description={[
        provider,
        `completed ${dayOf(completedAt)}`,
        certificate && `certificate ${certificate}`,
        sharedAt && `shared since ${dayOf(sharedAt)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={<Share outcome={outcome} />}
    >
      {happened.length === 0 ? (
        <Quiet>Nothing has been recorded since</Quiet>
      ) : (
        <ul className={rows.rows} aria-label={`After ${title}`}>
          {happened.map(({ key, kind, what, name, at, level, taught, paper }) => (
            <RecordRow
              key={key}
              name={<AppLink to={places[kind]}>{name}</AppLink>}
              badges={
                <>
                  <StatusBadge>{paper ? verificationKindLabels[paper] : what}</StatusBadge>
                  {taught && <StatusBadge variant="success">In this course</StatusBadge>}
                </>
              }
              actions={<Quiet>{dayOf(at)}</Quiet>}
            >
              {level && <Quiet>{levelText(level)}</Quiet>}
            </RecordRow>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Shows those who hire that the course was completed, and takes it back. */
function Share({ outcome: { id: courseEnrollmentId, title, sharedAt } }: { readonly outcome: LearningOutcome }) {
  const shared = sharedAt !== null;
  const share = useCommand(shareCertificate, {
    done: shared ? 'No longer shared' : 'Who hires for a position you apply for can read it',
  });
  const label = shared ? 'Stop sharing' : 'Share certificate';
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={`${label} ${title}`}
      loading={share.loading}
      onClick={() => share.mutate({ courseEnrollmentId, shared: !shared })}
    >
      {label}
    </Button>
  );
}
