import type { Checkpoint, OnboardingDetail } from '@talent-os/contracts/talent/onboarding';
import { day } from '@/lib/format';
import { useToday } from '@/lib/use-today';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import { RecordRow } from '@/ui/table/record-row';

/** The conversations of the first 90 days: when they are, and what was said in those that were held. */
export function CheckpointsCard({ plan }: { readonly plan: OnboardingDetail }) {
  const { checkpoints, managerName, startDate, title } = plan;
  const from = startDate > useToday() ? 'from' : 'since';
  return (
    <Card
      title="Your first 90 days"
      description={`As ${title} ${from} ${day(startDate)}. ${managerName} talks with you, and writes down what was said.`}
      flush
    >
      <ul className={rows.rows} aria-label="Conversations of your first 90 days">
        {checkpoints.map((checkpoint) => (
          <CheckpointRow key={checkpoint.day} checkpoint={checkpoint} />
        ))}
      </ul>
    </Card>
  );
}

function CheckpointRow({ checkpoint }: { readonly checkpoint: Checkpoint }) {
  const { date, dueOn, rating, notes } = checkpoint;
  const today = useToday();
  return (
    <RecordRow
      name={`After ${checkpoint.day} days`}
      badges={rating !== null && <StatusBadge variant="success">{`${rating} of 5`}</StatusBadge>}
    >
      {date === null ? (
        <Quiet late={dueOn < today}>{dueOn < today ? `Was due ${day(dueOn)}` : `On ${day(dueOn)}`}</Quiet>
      ) : (
        <Quiet>Held on {day(date)}</Quiet>
      )}
      {notes && <Prose text={notes} />}
    </RecordRow>
  );
}
