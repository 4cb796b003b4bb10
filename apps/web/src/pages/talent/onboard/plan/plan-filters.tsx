import { industries, industryLabels } from '@talent-os/contracts/access/tables';
import { planStates } from '@talent-os/contracts/talent/onboarding-states';
import { choicesOf } from '../../../../lib/choices';
import { useMe } from '../../../../lib/session';
import { ListChip } from '../../../../ui/filters/list-chip';
import { ListSearch } from '../../../../ui/filters/list-search';
import { ListSelect } from '../../../../ui/filters/list-select';
import type { OnboardView } from '../use-onboard-view';

const states = [{ value: 'all', label: 'All' }, ...choicesOf(planStates)];

/** Narrows the list of plans. */
export function PlanFilters({ view: { params, preset } }: { readonly view: OnboardView }) {
  const here = useMe().organization.industries;
  const choices = industries
    .filter((one) => here.includes(one))
    .map((value) => ({ value, label: industryLabels[value] }));
  return (
    <>
      <ListSearch params={params} label="Search onboarding" placeholder="Name, position or department" />
      <ListSelect params={params} name="status" label="Status" placeholder="Running" choices={states} />
      {!preset && choices.length > 1 && (
        <ListSelect params={params} name="industry" label="Industry" w={160} choices={choices} />
      )}
      <ListChip params={params} name="blocked">
        Blocked
      </ListChip>
      <ListChip params={params} name="overdue">
        Overdue
      </ListChip>
      <ListChip params={params} name="due">
        Checkpoint due
      </ListChip>
    </>
  );
}
