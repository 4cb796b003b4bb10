import { investigateIncident } from '@talent-os/contracts/cyber/incident-changes';
import { incidentStates, incidentTypes, severityLabels } from '@talent-os/contracts/cyber/incident-states';
import {
  NO_ACTIVE_INCIDENTS,
  exportIncidents,
  incidentShows,
  listIncidents,
  type Incident,
  type IncidentShow,
} from '@talent-os/contracts/cyber/incidents';
import { incidentsCalled } from '@talent-os/contracts/figures/called';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { ago, day } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useListFilters } from '@/lib/use-list-filters';
import { StatusBadge } from '@/ui/display/status-badge';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import type { Filters } from '@/ui/filters/list-filters';
import { RecordList } from '@/ui/list/record-list';
import { Countdown, SeverityBadge, StateBadge } from './incident-badges';
import { InvestigateButton } from './investigate-button';

const bulk: readonly BulkAction<Incident>[] = [
  bulkCommand(investigateIncident, {
    key: 'investigate',
    label: 'Investigate',
    shortcut: 'i',
    allows: ({ may }) => may.do.includes('investigate'),
    input: ({ id, version }) => ({ incidentId: id, version }),
    done: (count) => `${counted(count, 'incidents')} ${count === 1 ? 'is' : 'are'} yours to investigate`,
    confirm: (incidents) => ({
      title: `Investigate ${counted(incidents.length, 'incidents')}?`,
      text: `You become the owner of ${incidents.map(({ title }) => title).join(', ')}, and their deadlines are yours.`,
      confirm: 'Investigate',
    }),
  }),
];

const shownWords = (show: string) =>
  Object.hasOwn(incidentShows, show) ? incidentShows[show as IncidentShow] : undefined;
const weekText = (week: string) => (/^\d{4}-\d{2}-\d{2}$/.test(week) ? day(week) : week);

const filters: Filters<typeof listIncidents> = {
  search: 'Title or description',
  status: {
    label: 'State',
    all: 'Active',
    choices: [{ value: 'all', label: 'All' }, ...choicesOf(incidentStates)],
  },
  severity: { label: 'Severity', choices: choicesOf(severityLabels) },
  type: { label: 'Type', choices: choicesOf(incidentTypes) },
  assigneeId: 'Mine',
  late: 'Deadline missed',
  show: { words: shownWords },
  reportedWeek: { words: (week) => `Reported in the week of ${weekText(week)}` },
  closedWeek: { words: (week) => `Closed in the week of ${weekText(week)}` },
};

const columns: readonly RecordColumn<Incident>[] = [
  { field: 'severity', title: 'Severity', render: (one) => <SeverityBadge {...one} />, stack: 'badge' },
  { field: 'status', title: 'State', render: (one) => <StateBadge {...one} />, stack: 'badge' },
  { field: 'assigneeName', title: 'Owner' },
  {
    field: 'due',
    title: 'Next deadline',
    headings: ['Missed deadlines'],
    render: (incident) => <Countdown incident={incident} />,
    stack: 'badge',
  },
  { field: 'type', title: 'Type', optional: true, render: ({ type }) => incidentTypes[type] },
  { field: 'reportedTime', title: 'Reported', optional: true, render: ({ reportedTime }) => ago(reportedTime) },
  {
    field: 'id',
    title: 'Response',
    deeds: true,
    align: 'right',
    render: (incident) => <InvestigateButton incident={incident} />,
    stack: 'line',
  },
];

const main: MainColumn<Incident> = {
  field: 'title',
  title: 'Incident',
  under: ({ type, reportedTime }) => `${incidentTypes[type]} · ${ago(reportedTime)}`,
  badges: ({ phiSuspected }) => phiSuspected && <StatusBadge variant="warning">Patient data suspected</StatusBadge>,
};

/** Incidents; the active ones where nobody says which. */
export function IncidentsList({ onOpen }: { readonly onOpen: (incidentId: string) => void }) {
  const { id: me } = useMe().user;
  const list = useListFilters(listIncidents, {
    called: incidentsCalled,
    derive: ({ status, show, reportedWeek, closedWeek }, get) => ({
      active: !(status ?? show ?? reportedWeek ?? closedWeek) && get('status') !== 'all' ? 'true' : undefined,
      assigneeId: get('mine') === 'true' ? me : undefined,
    }),
  });
  return (
    <RecordList
      list={list}
      label="incidents"
      opens={({ id }) => onOpen(id)}
      main={main}
      columns={columns}
      filters={filters}
      empty={NO_ACTIVE_INCIDENTS}
      csv={exportIncidents}
      bulk={bulk}
    />
  );
}
