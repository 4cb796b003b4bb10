import type { Output } from '@talent-os/contracts/define';
import type { searchOpportunities } from '@talent-os/contracts/talent/mobility';
import type { ListParams } from '../../../lib/use-list-params';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { NothingFound } from '../../../ui/nothing-found';
import { Pager } from '../../../ui/pager';
import { OpportunityCard } from './opportunity-card';
import type { Opportunity } from './readiness';
import css from './mobility.module.css';

type OpportunityListProps = {
  readonly params: ListParams;
  readonly data: Output<typeof searchOpportunities>;
  readonly mayExpress: boolean;
  readonly full: boolean;
  readonly onExpress: (opportunity: Opportunity) => void;
};

/** A page of opportunities, or why there is none. */
export function OpportunityList({ params, data, mayExpress, full, onExpress }: OpportunityListProps) {
  if (data.total === 0)
    return (
      <Card>
        {params.filtered ? (
          <NothingFound onClear={params.clear} />
        ) : (
          <EmptyState title="No internal opportunities available at this time" />
        )}
      </Card>
    );
  return (
    <>
      <ul className={css.list}>
        {data.items.map((opportunity) => (
          <OpportunityCard
            key={opportunity.id}
            opportunity={opportunity}
            mayExpress={mayExpress}
            full={full}
            onExpress={() => onExpress(opportunity)}
          />
        ))}
      </ul>
      <Pager params={params} total={data.total} />
    </>
  );
}
