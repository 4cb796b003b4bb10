import { incidentStates, incidentTypes, severityLabels } from '@talent-os/contracts/cyber/incident-states';
import { incidentShows, type IncidentShow } from '@talent-os/contracts/cyber/incidents';
import { choicesOf } from '../../../lib/choices';
import { day } from '../../../lib/format';
import { ActiveFilter } from '../../../ui/filters/active-filter';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import type { ListParams } from '../../../lib/use-list-params';

const states = [{ value: 'all', label: 'All' }, ...choicesOf(incidentStates)];

const shownWords = (show: string) =>
  Object.hasOwn(incidentShows, show) ? incidentShows[show as IncidentShow] : undefined;
const weekText = (week: string) => (/^\d{4}-\d{2}-\d{2}$/.test(week) ? day(week) : week);

/** Narrows the list of incidents. */
export function IncidentFilters({ params }: { readonly params: ListParams }) {
  return (
    <>
      <ListSearch params={params} label="Search incidents" placeholder="Title or description" />
      <ListSelect params={params} name="status" label="State" placeholder="Active" choices={states} />
      <ListSelect params={params} name="severity" label="Severity" choices={choicesOf(severityLabels)} />
      <ListSelect params={params} name="type" label="Type" choices={choicesOf(incidentTypes)} />
      <ListChip params={params} name="mine">
        Mine
      </ListChip>
      <ListChip params={params} name="late">
        Deadline missed
      </ListChip>
      <ActiveFilter params={params} name="show" words={shownWords} />
      <ActiveFilter params={params} name="reportedWeek" words={(week) => `Reported in the week of ${weekText(week)}`} />
      <ActiveFilter params={params} name="closedWeek" words={(week) => `Closed in the week of ${weekText(week)}`} />
    </>
  );
}
