import { useQuery } from '@tanstack/react-query';
import {
  complianceControls,
  complianceStates,
  exportControlStandings,
  listCompliance,
} from '@talent-os/contracts/identity/compliance';
import { choicesOf } from '../../lib/choices';
import { steadyQuery } from '../../lib/query';
import { useListFilters } from '../../lib/use-list-filters';
import { useNarrow } from '../../lib/use-narrow';
import { ListSearch } from '../../ui/filters/list-search';
import { ListSelect } from '../../ui/filters/list-select';
import { Stats } from '../../ui/figures/stats';
import { EmptyState } from '../../ui/loading/empty-state';
import { Page } from '../../ui/page/page';
import { DataTable } from '../../ui/table/data-table';
import { AccessTabs } from './access/access-tabs';
import { standingColumns } from './compliance/standing-columns';
import layout from '../../ui/page/layout.module.css';

const HERE = '/admin/access-controls/compliance';
const NONE = 'No control overdue';

/** How the controls of every organization stand, and what each was judged by. */
export function Component() {
  const { params, input } = useListFilters(listCompliance);
  const standings = useQuery(steadyQuery(listCompliance, { ...params.paging, ...input }));
  const counts = standings.data?.counts;
  const narrow = useNarrow();
  return (
    <Page
      title="Compliance"
      description="Controls over all organizations, judged by what each has set and counted. Only settings and counts are shown."
    >
      <AccessTabs at={HERE} />
      <div className={layout.stack}>
        <Stats
          items={[
            {
              label: 'Overdue',
              value: counts?.overdue,
              note: counts?.overdue === 0 && NONE,
              to: `${HERE}?state=overdue`,
            },
            { label: 'Need attention', value: counts?.attention, to: `${HERE}?state=attention` },
            { label: 'Not known', value: counts?.unknown, to: `${HERE}?state=unknown` },
            { label: 'Met', value: counts?.met, to: `${HERE}?state=met` },
          ]}
        />
        <DataTable
          label="controls"
          query={standings}
          params={params}
          columns={standingColumns(narrow)}
          minWidth={narrow ? 0 : 980}
          exports={{ of: exportControlStandings }}
          nameOf={({ control, organization }) => `${complianceControls[control].label} of ${organization}`}
          toolbar={
            <>
              <ListSearch params={params} label="Search controls" placeholder="Organization, control or citation" />
              <ListSelect params={params} name="state" label="State" choices={choicesOf(complianceStates)} />
              <ListSelect
                params={params}
                name="control"
                label="Control"
                w={230}
                choices={choicesOf(complianceControls)}
              />
            </>
          }
          empty={<EmptyState title={NONE} text="No organization of this installation is open." />}
        />
      </div>
    </Page>
  );
}
