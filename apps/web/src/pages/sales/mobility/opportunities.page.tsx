import { useAbility } from '@casl/react';
import { useQuery } from '@tanstack/react-query';
import { abilityActions, type AppAbility } from '@talent-os/contracts/access/ability';
import { errors } from '@talent-os/contracts/errors';
import { expressInterest, PENDING_LIMIT, searchOpportunities } from '@talent-os/contracts/talent/mobility';
import { useState } from 'react';
import { steadyQuery } from '../../../lib/query';
import { useListParams } from '../../../lib/use-list-params';
import { Page } from '../../../ui/page';
import { StatusBadge } from '../../../ui/status-badge';
import { useMay } from '../../../lib/use-may';
import { ExpressDialog } from './express-dialog';
import { OpportunityFilters } from './opportunity-filters';
import { OpportunityList } from './opportunity-list';
import type { Opportunity } from './readiness';
import css from './mobility.module.css';

export function Component() {
  const params = useListParams('openedAt:desc');
  const { page, search, sort } = params;
  const department = params.get('department');
  const opportunities = useQuery(steadyQuery(searchOpportunities, { page, search, sort, department }));
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
          <OpportunityFilters params={params} departments={data.departments} list={data} />
          <OpportunityList params={params} data={data} mayExpress={mayExpress} full={full} onExpress={setChosen} />
        </>
      )}
      {chosen && <ExpressDialog key={chosen.id} opportunity={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}
