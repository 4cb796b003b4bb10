import { count } from '../../lib/format';
import { Stats } from '../../ui/stats';
import { useReachable } from '../../lib/use-reachable';
import css from './marketplace.module.css';
import type { Marketplace } from './marketplace.rules';

/** What the four sides do together, as far as it concerns the person. */
export function CollaborationBlock({ collaboration }: Pick<Marketplace, 'collaboration'>) {
  const { activeFourWayPositions, pendingTransitions, mentorshipOpportunities } = collaboration;
  const reachable = useReachable();
  const to = reachable('/sales/collaboration');
  return (
    <section aria-labelledby="four-sided-collaboration">
      <h2 id="four-sided-collaboration" className={css.heading}>
        Four-Sided Collaboration
      </h2>
      <Stats
        items={[
          { label: 'Active Collaborations', value: count(activeFourWayPositions), to },
          { label: 'Pending Transitions', value: count(pendingTransitions), to: reachable('/talent/transition') },
          { label: 'Mentorship Opportunities', value: count(mentorshipOpportunities), to: to && `${to}#mentorship` },
        ]}
      />
    </section>
  );
}
