import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { figureKindOf } from '@talent-os/contracts/facts/question-words';
import { listQuestions, type SavedQuestion } from '@talent-os/contracts/intelligence/questions';
import {
  dropSubscription,
  listSubscriptions,
  setSubscription,
  subscriptionStates,
  type Subscription,
} from '@talent-os/contracts/intelligence/subscriptions';
import { draftOf } from '@/features/questions/question-state';
import { decimal, momentOf, money } from '@/lib/format';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { occasionText } from './subscription.rules';

/** The answers the reader is told of, when, and why one is not. */
export function SubscriptionsCard() {
  const subscriptions = useQuery(query(listSubscriptions, {}));
  const questions = useQuery(query(listQuestions, {})).data?.items ?? [];
  return (
    <Card flush title="Subscriptions">
      <Loaded query={subscriptions} skeletons={1}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No subscriptions"
              text="Save a question, and be told its answer by the clock or when it crosses a number."
            />
          ) : (
            <ul className={rows.rows} aria-label="Subscriptions">
              {items.map((one) => (
                <Subscribed
                  key={one.id}
                  subscription={one}
                  question={questions.find(({ id }) => id === one.savedQuestionId)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

type SubscribedProps = { readonly subscription: Subscription; readonly question: SavedQuestion | undefined };

function Subscribed({ subscription, question }: SubscribedProps) {
  const { currency, timezone } = useMe().organization;
  const { id, savedQuestionId, title, occasion, hour, threshold, state, toldAt, nextAt } = subscription;
  const again = useCommand(setSubscription, { done: 'You are subscribed' });
  const drop = useCommand(dropSubscription, {
    undo: () => ({
      text: `You are told no more of “${title}”`,
      run: () => again.mutate({ savedQuestionId, occasion, hour, ...(threshold !== null && { threshold }) }),
    }),
  });
  const isAmount = question !== undefined && figureKindOf(draftOf(question)) === 'money';
  const when = occasionText(subscription, (value) => (isAmount ? money(value, currency) : decimal(value)));
  const sound = state === 'sound';
  const parts = [
    when,
    toldAt ? `told ${momentOf(toldAt, timezone)}` : 'not told yet',
    sound && `next look ${momentOf(nextAt, timezone)}`,
  ].filter(Boolean);
  return (
    <RecordRow
      name={<AppLink to={`/data?question=${savedQuestionId}`}>{title}</AppLink>}
      badges={!sound && <StatusBadge variant="warning">{subscriptionStates[state]}</StatusBadge>}
      actions={
        <Button
          variant="subtle"
          disabled={drop.loading}
          aria-label={`Unsubscribe from ${title}`}
          onClick={() => drop.mutate({ subscriptionId: id })}
        >
          Unsubscribe
        </Button>
      }
    >
      <Quiet>{parts.join(' · ')}</Quiet>
    </RecordRow>
  );
}
