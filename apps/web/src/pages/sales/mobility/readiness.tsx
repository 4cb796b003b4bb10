import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { Output } from '@talent-os/contracts/define';
import type { searchOpportunities } from '@talent-os/contracts/talent/mobility';
import { Meter } from '@/ui/figures/meter';
import css from './mobility.module.css';

export type Opportunity = Output<typeof searchOpportunities>['items'][number];

/** How ready the person is for a position: as a whole, and by each skill it asks for. Gaps are named. */
export function Readiness({ readiness, parts }: Pick<Opportunity, 'readiness' | 'parts'>) {
  if (readiness === null) return <p className={css.facts}>This position names no required skills.</p>;
  return (
    <div className={css.readiness}>
      <div className={css.whole}>
        <span>Readiness</span>
        <Meter percent={readiness} label="Readiness" showValue />
      </div>
      <ul className={css.parts}>
        {parts.map((part) => (
          <Part key={part.skill} {...part} />
        ))}
      </ul>
    </div>
  );
}

function Part({ skill, level, required, share, verified }: Opportunity['parts'][number]) {
  return (
    <li>
      <span className={css.skill}>
        {skill}
        {verified && <IconRosetteDiscountCheck size={15} role="img" aria-label="verified" />}
      </span>
      <Meter percent={share * 100} label={`${skill}: level ${level} of ${required}`} />
      <span className={css.level} data-gap={level < required}>
        {level} of {required}
      </span>
    </li>
  );
}
