import { BEST_RATING, recommendationLabels } from '@talent-os/contracts/talent/interview-states';
import type { Interview } from '@talent-os/contracts/talent/interviews';
import { counted } from '@/lib/counted';
import { StatusBadge } from '@/ui/display/status-badge';
import { recommendationBadges } from '@/features/interviews/labels';
import css from './panel.module.css';

type CardsProps = {
  readonly interview: Pick<Interview, 'cards' | 'hiddenCards'>;
  readonly skills: readonly { readonly id: string; readonly name: string }[];
};

/** The scorecards of an interview the reader may see. */
export function Cards({ interview: { cards, hiddenCards }, skills }: CardsProps) {
  const nameOf = (skillId: string) => skills.find(({ id }) => id === skillId)?.name ?? 'A former requirement';
  return (
    <>
      {cards.map(({ interviewerName, recommendation, ratings, notes, submittedAt }) => (
        <article
          key={`${interviewerName} ${submittedAt}`}
          className={css.card}
          aria-label={`Scorecard of ${interviewerName}`}
        >
          <div className={css.row}>
            <span className={css.name}>{interviewerName}</span>
            <StatusBadge variant={recommendationBadges[recommendation]}>
              {recommendationLabels[recommendation]}
            </StatusBadge>
          </div>
          <p className={css.text}>{notes}</p>
          {ratings.length > 0 && (
            <p className={css.quiet}>
              {ratings.map(({ skillId, rating }) => `${nameOf(skillId)} ${rating} of ${BEST_RATING}`).join(' · ')}
            </p>
          )}
        </article>
      ))}
      {hiddenCards > 0 && (
        <p className={css.quiet}>{counted(hiddenCards, 'scorecards')} of others, open to you once yours is in</p>
      )}
    </>
  );
}
