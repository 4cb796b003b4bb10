import { useAbility } from '@casl/react';
import { abilityActions, type AppAbility } from '@talent-os/contracts/access/ability';
import { industries, industryLabels } from '@talent-os/contracts/access/tables';
import { choicesOf } from '../../../../lib/choices';
import { ListChip } from '../../../../ui/filters/list-chip';
import { ListSearch } from '../../../../ui/filters/list-search';
import { ListSelect } from '../../../../ui/filters/list-select';
import type { PlanView } from './use-plan-view';

type PlanFiltersProps = { readonly view: PlanView; readonly withIndustry: boolean };

/** Narrows the plan; to an industry where the caller works in several. */
export function PlanFilters({ view: { params }, withIndustry }: PlanFiltersProps) {
  const ability = useAbility<AppAbility>();
  const mine = industries.filter((industry) => ability.can(abilityActions.industry, industry));
  return (
    <>
      <ListSearch params={params} label="Search teams" placeholder="Team" />
      {withIndustry && mine.length > 1 && (
        <ListSelect params={params} name="in" label="Industry" w={160} choices={choicesOf(industryLabels, mine)} />
      )}
      <ListChip params={params} name="short">
        Short of seats
      </ListChip>
    </>
  );
}
