import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  feedbackPartLabels,
  feedbackParts,
  getApplicationFeedback,
  type FeedbackRequest,
} from '@talent-os/contracts/talent/application-feedback';
import { useState } from 'react';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { Section } from '@/ui/page/section';
import { FeedbackDialog } from './feedback-dialog';
import css from './application.module.css';

type FeedbackProps = { readonly applicationId: string; readonly personName: string };

/** What the person asked after their application was over, and what they were answered; nothing where they did not ask. */
export function Feedback({ applicationId, personName }: FeedbackProps) {
  const { data } = useQuery(query(getApplicationFeedback, { applicationId }));
  const [answering, setAnswering] = useState(false);
  const { dayOf } = useFormat();
  const request = data?.request;
  if (!request) return null;
  return (
    <Section title="Feedback asked for" label="Feedback">
      <p className={css.quiet}>
        {personName} asked on {dayOf(request.askedAt)}
        {request.answeredAt === null && `, to be answered by ${day(request.answerBy)}`}
        {request.question && `: “${request.question}”`}
      </p>
      {request.answeredAt !== null && <Answer request={request} />}
      {request.may.do.includes('answer') && (
        <Button size="sm" onClick={() => setAnswering(true)}>
          Answer
        </Button>
      )}
      {answering && (
        <FeedbackDialog applicationId={applicationId} personName={personName} onClose={() => setAnswering(false)} />
      )}
    </Section>
  );
}

const found = (useful: boolean | null) => (useful === null ? null : useful ? 'Useful' : 'Not useful');

function Answer({ request }: { readonly request: FeedbackRequest }) {
  const { dayOf } = useFormat();
  const label = (part: FeedbackRequest['released'][number]) =>
    request.released.includes(part) ? feedbackPartLabels[part] : `${feedbackPartLabels[part]} (stays here)`;
  return (
    <Facts
      items={[
        ...feedbackParts.map((part) => [label(part), request[part]] as const),
        ['Answered by', request.answeredByName],
        ['Answered', request.answeredAt && dayOf(request.answeredAt)],
        ['The person found it', found(request.useful)],
      ]}
    />
  );
}
