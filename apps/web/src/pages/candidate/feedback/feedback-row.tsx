import { Button } from '@mantine/core';
import {
  feedbackPartLabels,
  feedbackParts,
  rateFeedback,
  type OwnFeedback,
} from '@talent-os/contracts/talent/application-feedback';
import { ownApplicationStatuses } from '@talent-os/contracts/talent/my-applications';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordRow } from '@/ui/table/record-row';

type FeedbackRowProps = { readonly feedback: OwnFeedback; readonly onAsk: () => void };

/** An application that is over: what its employer released, or the way to ask. */
export function FeedbackRow({ feedback, onAsk }: FeedbackRowProps) {
  const { dayOf } = useFormat();
  const { applicationId, positionTitle, department, status, endedAt, question, askedAt, may } = feedback;
  const told = feedbackParts.flatMap((part) => {
    const text = feedback[part];
    return text === null ? [] : [[feedbackPartLabels[part], text] as const];
  });
  return (
    <RecordRow
      name={<AppLink to={`/candidate/apply?application=${applicationId}`}>{positionTitle}</AppLink>}
      badges={<StatusBadge variant="secondary">{ownApplicationStatuses[status]}</StatusBadge>}
      actions={
        may.do.includes('ask') && (
          <Button variant="default" onClick={onAsk} aria-label={`Ask for feedback on ${positionTitle}`}>
            Ask for feedback
          </Button>
        )
      }
    >
      <Quiet>
        {department} · over since {dayOf(endedAt)}
      </Quiet>
      {question && <Quiet>You asked: “{question}”</Quiet>}
      {askedAt && <Answer feedback={feedback} released={told.length > 0} />}
      {told.length > 0 && <Facts items={told} />}
      {may.do.includes('rate') && <Rating feedback={feedback} />}
    </RecordRow>
  );
}

/** How far the answer is. */
function Answer({ feedback: { askedAt, answeredAt }, released }: { feedback: OwnFeedback; released: boolean }) {
  const { dayOf } = useFormat();
  if (answeredAt === null) return <Quiet>Asked {askedAt && dayOf(askedAt)}. The employer has not answered yet.</Quiet>;
  return (
    <Quiet>
      Answered {dayOf(answeredAt)}
      {!released && '. The employer releases nothing of it'}
    </Quiet>
  );
}

const ratings = [
  { value: true, label: 'Useful' },
  { value: false, label: 'Not useful' },
] as const;

/** Whether it was of use; pressing the same again takes it back. */
function Rating({ feedback: { applicationId, positionTitle, useful } }: { readonly feedback: OwnFeedback }) {
  const rate = useCommand(rateFeedback);
  return (
    <span role="group" aria-label={`Feedback on ${positionTitle}`}>
      <Button.Group>
        {ratings.map(({ value, label }) => (
          <Button
            key={label}
            size="sm"
            variant={useful === value ? 'light' : 'default'}
            aria-pressed={useful === value}
            disabled={rate.loading}
            onClick={() => rate.mutate({ applicationId, useful: useful === value ? null : value })}
          >
            {label}
          </Button>
        ))}
      </Button.Group>
    </span>
  );
}
