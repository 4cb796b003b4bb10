import { Progress } from '@mantine/core';
import type { AccessReview } from '@talent-os/contracts/identity/access-reviews';
import type { ReactNode } from 'react';
import { day } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { Stats } from '@/ui/figures/stats';
import { Card } from '@/ui/page/card';
import { answeredOf, grantsAt } from './review';
import layout from '@/ui/page/layout.module.css';

type SummaryProps = {
  readonly review: AccessReview;
  /** When the next one should begin. */
  readonly nextDueOn: string | null;
  /** Starts another one; null while one runs. */
  readonly start: ReactNode;
};

/** How far a review is, and what came of it. */
export function ReviewSummary({ review, nextDueOn, start }: SummaryProps) {
  const { momentOf } = useFormat();
  const { id, state, startedAt, startedBy, dueOn, flaggedOn, finishedAt } = review;
  const { grants, waiting, kept, removed, flagged, lapsed } = review;
  const when =
    state === 'finished'
      ? `Finished ${momentOf(finishedAt!)}.${nextDueOn ? ` The next one is due on ${day(nextDueOn)}.` : ''}`
      : flaggedOn
        ? `Due since ${day(dueOn)}. Everybody was asked a second time on ${day(flaggedOn)}; it ends a week later.`
        : `To be answered by ${day(dueOn)}.`;
  const share = grants === 0 ? 100 : Math.floor((100 * answeredOf(review)) / grants);
  return (
    <Card
      title={state === 'open' ? 'The review that runs' : 'Review of access'}
      description={`Started ${momentOf(startedAt)} by ${startedBy}. ${when}`}
      actions={start}
    >
      <div className={layout.stack}>
        <Progress value={share} aria-label={`${share}% of the grants are answered for`} />
        <Stats
          items={[
            { label: 'Grants', value: grants, note: `${share}% answered`, to: grantsAt(id) },
            { label: 'Waiting', value: waiting, to: grantsAt(id, 'waiting') },
            { label: 'Flagged', value: flagged, to: grantsAt(id, 'flagged') },
            { label: 'Kept', value: kept, to: grantsAt(id, 'kept') },
            { label: 'Removed', value: removed, to: grantsAt(id, 'removed') },
            { label: 'Gone meanwhile', value: lapsed, to: grantsAt(id, 'lapsed') },
          ]}
        />
      </div>
    </Card>
  );
}
