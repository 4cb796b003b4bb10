import { useAbility } from '@casl/react';
import { abilityActions, type AppAbility } from '@talent-os/contracts/access/ability';
import { mobilityErrors } from '@talent-os/contracts/talent/mobility-errors';
import { expressInterest, PENDING_LIMIT, searchOpportunities } from '@talent-os/contracts/talent/mobility';
import { useState } from 'react';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { Page } from '@/ui/page/page';
import { StatusBadge } from '@/ui/display/status-badge';
import { useMay } from '@/lib/use-may';
import { ExpressDialog } from './express-dialog';
import { OpportunitiesList } from './opportunities-list';
import { OpportunityCard } from './opportunity-card';
import type { Opportunity } from './readiness';
import css from './mobility.module.css';

export function Component() {
  const list = useListFilters(searchOpportunities, { defaultSort: 'openedAt:desc', clearsSort: true });
  const opportunities = useListAnswer(list);
  const { data } = opportunities;
  const [chosen, setChosen] = useState<Opportunity>();
  const mayExpress = useMay(expressInterest);
  const eligible = useAbility<AppAbility>().can(abilityActions.trait, 'internal-mobility');
  const full = (data?.pendingCount ?? 0) >= PENDING_LIMIT;
  return (
    <Page
      title="Internal Mobility"
      actions={eligible && <StatusBadge variant="success">Internal Mobility Eligible</StatusBadge>}
      loading={opportunities}
      skeletons={3}
    >
      {data && (
        <>
          {mayExpress && (
            <p className={css.pending} aria-live="polite">
              {data.pendingCount} of {PENDING_LIMIT} expressions of interest open.
              {full && ` ${mobilityErrors['mobility.limit'].title}.`}
            </p>
          )}
          <h2 className={css.heading}>Available Opportunities</h2>
          <OpportunitiesList
            list={list}
            departments={data.departments}
            onExpress={mayExpress && !full ? setChosen : undefined}
            render={(items) => (
              <ul className={css.list}>
                {items.map((opportunity) => (
                  <OpportunityCard
                    key={opportunity.id}
                    opportunity={opportunity}
                    mayExpress={mayExpress}
                    full={full}
                    onExpress={() => setChosen(opportunity)}
                  />
                ))}
              </ul>
            )}
          />
        </>
      )}
      {chosen && <ExpressDialog key={chosen.id} opportunity={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}
