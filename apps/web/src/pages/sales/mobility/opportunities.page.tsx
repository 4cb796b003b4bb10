import { useAbility } from '@casl/react';
import { useQuery } from '@tanstack/react-query';
import { abilityActions, type AppAbility } from '@talent-os/contracts/access/ability';
import { errors } from '@talent-os/contracts/errors';
import {
  NO_OPPORTUNITIES,
  expressInterest,
  PENDING_LIMIT,
  searchOpportunities,
} from '@talent-os/contracts/talent/mobility';
import { useState } from 'react';
import { steadyQuery } from '../../../lib/query';
import { useListFilters } from '../../../lib/use-list-filters';
import { EmptyState } from '../../../ui/loading/empty-state';
import { CardList } from '../../../ui/table/card-list';
import { Page } from '../../../ui/page/page';
import { StatusBadge } from '../../../ui/display/status-badge';
import { useMay } from '../../../lib/use-may';
import { ExpressDialog } from './express-dialog';
import { OpportunityFilters } from './opportunity-filters';
import { OpportunityCard } from './opportunity-card';
import { opportunityColumns } from './opportunity-columns';
import type { Opportunity } from './readiness';
import css from './mobility.module.css';

const OPTIONS = { defaultSort: 'openedAt:desc', clearsSort: true };

export function Component() {
  const { params, input } = useListFilters(searchOpportunities, OPTIONS);
  const opportunities = useQuery(steadyQuery(searchOpportunities, { ...params.paging, ...input }));
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
              {full && ` ${errors['mobility.limit'].title}.`}
            </p>
          )}
          <h2 className={css.heading}>Available Opportunities</h2>
          <CardList
            label="opportunities"
            query={opportunities}
            params={params}
            columns={opportunityColumns(mayExpress && !full ? setChosen : undefined)}
            exports="own"
            toolbar={<OpportunityFilters params={params} departments={data.departments} />}
            empty={<EmptyState title={NO_OPPORTUNITIES} />}
            renderItems={(items) => (
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
