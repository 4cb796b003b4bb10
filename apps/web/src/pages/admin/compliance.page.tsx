import {
  complianceControls,
  complianceStates,
  exportControlStandings,
  listCompliance,
} from '@talent-os/contracts/identity/compliance';
import { choicesOf } from '@/lib/choices';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { Stats } from '@/ui/figures/stats';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import { RecordList } from '@/ui/list/record-list';
import { AccessTabs } from './access/access-tabs';
import { Evidence, State } from './compliance/standing-cells';
import layout from '@/ui/page/layout.module.css';

const HERE = '/admin/access-controls/compliance';
const NONE = 'No control overdue';

/** How the controls of every organization stand, and what each was judged by. */
export function Component() {
  const list = useListFilters(listCompliance);
  const counts = useListAnswer(list).data?.counts;
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
        <RecordList
          list={list}
          label="controls"
          main={{
            field: 'control',
            title: 'Control',
            width: 250,
            render: ({ control }) => complianceControls[control].label,
            under: ({ citation }, { narrow }) => !narrow && citation,
          }}
          columns={[
            { field: 'organization', title: 'Organization', width: 180, stack: 'fact' },
            { field: 'state', title: 'State', width: 150, render: (one) => <State {...one} />, stack: 'badge' },
            { field: 'evidence', title: 'Evidence', render: (one) => <Evidence {...one} />, stack: 'line' },
            { field: 'dueOn', title: 'Due', width: 130 },
            {
              field: 'judgedAt',
              title: 'Judged',
              optional: true,
              width: 170,
              render: ({ judgedAt }, { momentOf }) => momentOf(judgedAt),
            },
          ]}
          filters={{
            search: 'Organization, control or citation',
            state: { label: 'State', choices: choicesOf(complianceStates) },
            control: { label: 'Control', choices: choicesOf(complianceControls) },
          }}
          nameOf={({ control, organization }) => `${complianceControls[control].label} of ${organization}`}
          empty={<EmptyState title={NONE} text="No organization of this installation is open." />}
          csv={exportControlStandings}
        />
      </div>
    </Page>
  );
}
