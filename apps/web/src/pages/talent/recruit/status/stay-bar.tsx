import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import { counted } from '@/lib/counted';
import { stayOf } from './waiting.rules';
import css from './status.module.css';

/** How long somebody has been in a stage: red begins at its limit, pale where the candidate is late. */
export function StayBar({ card: { daysInStage, slaDays, waitingFor, status } }: { readonly card: PipelineCard }) {
  const { limit, end } = stayOf(daysInStage, slaDays);
  const inTime = Math.min(limit, end);
  return (
    <div className={css.stay}>
      <div
        className={css.bar}
        role="img"
        aria-label={`${counted(daysInStage, 'days')} of ${slaDays} in the stage`}
        data-candidate={waitingFor === 'candidate' || undefined}
        data-rests={status !== 'active' || undefined}
      >
        <i className={css.within} style={{ width: `${inTime}%` }} />
        <i className={css.past} style={{ left: `${inTime}%`, width: `${end - inTime}%` }} />
        <i className={css.limit} style={{ left: `${limit}%` }} />
      </div>
      <span className={status === 'active' && daysInStage > slaDays ? css.late : css.days} aria-hidden="true">
        {daysInStage} of {counted(slaDays, 'days')}
      </span>
    </div>
  );
}
