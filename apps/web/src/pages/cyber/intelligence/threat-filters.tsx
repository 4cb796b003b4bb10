import { severityLabels } from '@talent-os/contracts/cyber/incident-states';
import { classifications } from '@talent-os/contracts/cyber/threat-kinds';
import { choicesOf } from '../../../lib/choices';
import { ActiveFilter } from '../../../ui/filters/active-filter';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import type { ThreatView } from './use-threat-view';

/** Narrows the list of threats. */
export function ThreatFilters({ view: { params } }: { readonly view: ThreatView }) {
  return (
    <>
      <ListSearch params={params} label="Search threats" placeholder="Title, source or description" />
      <ListSelect params={params} name="severity" label="Severity" choices={choicesOf(severityLabels)} />
      <ListSelect
        params={params}
        name="tlp"
        label="Classification"
        placeholder="Any TLP"
        w={170}
        choices={[...classifications]}
      />
      <ListChip params={params} name="fresh">
        Last 24 hours
      </ListChip>
      <ActiveFilter params={params} name="seen" words="Indicators seen in the last 7 days" />
    </>
  );
}
