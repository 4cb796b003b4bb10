import { useId } from 'react';
import { badgeOf } from '@/ui/display/badges';
import { ago } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import { Readiness, type Opportunity } from './readiness';
import css from './mobility.module.css';

type OpportunityCardProps = {
  readonly opportunity: Opportunity;
  /** The person may express interest at all. */
  readonly mayExpress: boolean;
  /** Three are open already. */
  readonly full: boolean;
  readonly onExpress: () => void;
};

/** An internal position with how ready the person is for it. */
export function OpportunityCard({ opportunity, mayExpress, full, onExpress }: OpportunityCardProps) {
  const { title, department, location, description, openedAt, myStatus, againFrom } = opportunity;
  const { dayOf } = useFormat();
  const id = useId();
  return (
    <li className={css.card} aria-labelledby={id}>
      <div className={css.top}>
        <div>
          <h3 id={id} className={css.title}>
            {title}
          </h3>
          <p className={css.facts}>
            {department} · {location} · opened {ago(openedAt)}
          </p>
        </div>
        {myStatus && <StatusBadge variant={badgeOf('interest expression', myStatus)}>{myStatus}</StatusBadge>}
        {againFrom && <p className={css.facts}>You can apply again from {dayOf(againFrom)}.</p>}
        {!myStatus && !againFrom && mayExpress && (
          <RowButton label="Express Interest" of={`in ${title}`} variant="light" disabled={full} onClick={onExpress} />
        )}
      </div>
      <p className={css.description}>{description}</p>
      <Readiness {...opportunity} />
    </li>
  );
}
