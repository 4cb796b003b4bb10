import { useAbility } from '@casl/react';
import { abilityActions, type AppAbility } from '@talent-os/contracts/access/ability';
import { industries, industryLabels } from '@talent-os/contracts/access/tables';
import { decideRequisition } from '@talent-os/contracts/talent/requisitions';
import { choicesOf } from '../../../../lib/choices';
import { useMay } from '../../../../lib/use-may';
import { ListChip } from '../../../../ui/filters/list-chip';
import { ListSearch } from '../../../../ui/filters/list-search';
import { ListSelect } from '../../../../ui/filters/list-select';
import type { PipelineView } from './use-pipeline-view';

type PipelineFiltersProps = { readonly view: PipelineView; readonly departments: readonly string[] };

/** Narrows the board. */
export function PipelineFilters({ view: { params }, departments }: PipelineFiltersProps) {
  const ability = useAbility<AppAbility>();
  const decides = useMay(decideRequisition);
  const mine = industries.filter((industry) => ability.can(abilityActions.industry, industry));
  return (
    <>
      <ListSearch params={params} label="Search requests" placeholder="Title or team" />
      <ListSelect
        params={params}
        name="team"
        label="Team"
        w={190}
        searchable
        nothingFoundMessage="No team with this name"
        maxDropdownHeight={240}
        choices={departments}
      />
      {mine.length > 1 && (
        <ListSelect params={params} name="in" label="Industry" w={160} choices={choicesOf(industryLabels, mine)} />
      )}
      {decides && (
        <ListChip params={params} name="mine">
          Waits for me
        </ListChip>
      )}
    </>
  );
}
