import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listAccessReviews, REVIEW_DAYS, startAccessReview } from '@talent-os/contracts/identity/access-reviews';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Grants } from './grants';
import { ReviewHistory } from './review-history';
import { ReviewSettings } from './review-settings';
import { ReviewSummary } from './review-summary';
import layout from '@/ui/page/layout.module.css';

/** Who holds what, looked through once a quarter by whoever answers for them. */
export function Reviews() {
  const reviews = useQuery(query(listAccessReviews, {}));
  const [view] = useViewParams();
  const [ask, question] = useConfirmed(startAccessReview, () => ({
    input: {},
    done: 'The review runs: everybody who answers for people is asked',
    title: 'Start an access review?',
    confirm: 'Start',
    children: `Every manager is asked to keep or remove each grant of their people within ${REVIEW_DAYS} days, and reminded twice. Administrators answer for people without a manager, and for other administrators. Nobody answers for their own grants.`,
  }));
  const start = (
    <Button leftSection={<IconUserCheck size={15} />} onClick={() => ask()}>
      Start access review
    </Button>
  );
  return (
    <Loaded query={reviews} skeletons={3}>
      {({ items, removesUnanswered, nextDueOn }) => {
        const shown = items.find(({ id }) => id === view.get('review')) ?? items[0];
        const runs = items.some(({ state }) => state === 'open');
        return (
          <div className={layout.stack}>
            {shown ? (
              <>
                <ReviewSummary review={shown} nextDueOn={nextDueOn} start={runs ? null : start} />
                <Grants key={shown.id} reviewId={shown.id} />
              </>
            ) : (
              <EmptyState
                icon={<IconUserCheck size={28} />}
                title="No access review yet"
                text={`Every manager keeps or removes each grant of their people within ${REVIEW_DAYS} days. What nobody answers for is flagged.`}
                action={start}
              />
            )}
            <div className={layout.columns}>
              {items.length > 1 && <ReviewHistory reviews={items} shownId={shown!.id} />}
              <ReviewSettings removesUnanswered={removesUnanswered} />
            </div>
            {question}
          </div>
        );
      }}
    </Loaded>
  );
}
