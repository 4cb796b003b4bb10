import {
  clearanceDueLabels,
  clearanceLevelLabels,
  clearanceStandingLabels,
  type ClearanceDue,
} from '@talent-os/contracts/cyber/clearance-kinds';
import { ActiveFilter } from '../../../../ui/filters/active-filter';

import { ListChip } from '../../../../ui/filters/list-chip';
import { ListSearch } from '../../../../ui/filters/list-search';
import { ListSelect } from '../../../../ui/filters/list-select';
import { choicesOf } from '../../../../lib/choices';
import type { ListParams } from '../../../../lib/use-list-params';
import { DUE_IN } from './use-staff-filters';

const dueChoices = DUE_IN.map((value) => ({ value, label: `Due within ${value} days` }));

const urgentWords = (due: string) =>
  Object.hasOwn(clearanceDueLabels, due)
    ? `Most urgent date: ${clearanceDueLabels[due as ClearanceDue].toLowerCase()}`
    : undefined;

/** Narrows the list of everybody's clearances; kept in the address. */
export function StaffFilters({ params }: { readonly params: ListParams }) {
  return (
    <>
      <ListSearch params={params} label="Search clearances" placeholder="Holder or authority" />
      <ListSelect
        params={params}
        name="level"
        label="Level"
        placeholder="Any level"
        w={150}
        choices={choicesOf(clearanceLevelLabels)}
      />
      <ListSelect
        params={params}
        name="standing"
        label="Standing"
        placeholder="Any standing"
        w={150}
        choices={choicesOf(clearanceStandingLabels)}
      />
      <ListSelect
        params={params}
        name="due"
        label="Reinvestigation"
        placeholder="Any due date"
        w={180}
        choices={dueChoices}
      />
      <ListChip params={params} name="waiting">
        Waiting only
      </ListChip>
      <ActiveFilter params={params} name="urgent" words={urgentWords} />
    </>
  );
}
