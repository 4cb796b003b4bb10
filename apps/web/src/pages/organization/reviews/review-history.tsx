import { accessReviewStates, type AccessReview } from '@talent-os/contracts/identity/access-reviews';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { answeredOf, grantsAt } from './review';
import rows from '@/ui/table/rows.module.css';

type HistoryProps = { readonly reviews: readonly AccessReview[]; readonly shownId: string };

/** Reviews the organization can show as evidence. */
export function ReviewHistory({ reviews, shownId }: HistoryProps) {
  const { dayOf } = useFormat();
  return (
    <Card title="History" description="Each is kept with who answered, when and why." flush>
      <ul className={rows.rows} aria-label="Reviews">
        {reviews.map((review) => (
          <RecordRow
            key={review.id}
            name={
              review.id === shownId ? (
                dayOf(review.startedAt)
              ) : (
                <AppLink to={grantsAt(review.id)}>{dayOf(review.startedAt)}</AppLink>
              )
            }
          >
            <Quiet>
              {accessReviewStates[review.state].label} · {answeredOf(review)} of {counted(review.grants, 'grants')}{' '}
              answered · {review.removed} removed · {review.flagged} flagged
            </Quiet>
          </RecordRow>
        ))}
      </ul>
    </Card>
  );
}
