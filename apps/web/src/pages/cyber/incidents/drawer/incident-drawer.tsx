import { entryWords } from '@talent-os/contracts/cyber/entry-words';
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { incidentTypes } from '@talent-os/contracts/cyber/incident-states';
import { getIncident, type IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { StatusBadge } from '@/ui/display/status-badge';
import { Timeline } from '@/ui/display/timeline';
import { SeverityBadge, StateBadge } from '../incident-badges';
import { Actions } from './actions';
import { Clocks } from './clocks';
import { Indicators } from './indicators';
import { OwnerEdit, SeverityEdit } from './inline-fields';
import { NoteForm } from './note-form';
import { Review } from './review';
import { Tasks } from './tasks';
import { Threats } from './threats';
import css from './drawer.module.css';

type IncidentDrawerProps = { readonly incidentId: string; readonly onClose: () => void };

/** Everything about one incident: facts, clocks, what may be done, tasks, indicators, review and timeline. */
export function IncidentDrawer({ incidentId, onClose }: IncidentDrawerProps) {
  const incident = useQuery(query(getIncident, { incidentId }));
  return (
    <RecordDrawer query={incident} title={incident.data?.title ?? 'Incident'} onClose={onClose}>
      {(data) => <Body incident={data} />}
    </RecordDrawer>
  );
}

function Body({ incident }: { readonly incident: IncidentDetail }) {
  const { momentOf } = useFormat();
  const { may } = incident;
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <SeverityBadge severity={incident.severity} />
        <StateBadge status={incident.status} />
        {incident.phiSuspected && <StatusBadge variant="warning">Patient data suspected</StatusBadge>}
      </Group>
      <p className={css.text}>{incident.description}</p>
      <Facts
        items={[
          ['Type', incidentTypes[incident.type]],
          ['Reported', `${momentOf(incident.reportedTime)} by ${incident.reporterName}`],
          ['Severity', may.do.includes('changeSeverity') ? <SeverityEdit key="severity" incident={incident} /> : null],
          [
            'Owner',
            may.do.includes('handOver') ? (
              <OwnerEdit key="owner" incident={incident} />
            ) : (
              (incident.assigneeName ?? 'Nobody yet')
            ),
          ],
          ['Patient data suspected since', incident.phiDiscoveredAt && momentOf(incident.phiDiscoveredAt)],
        ]}
      />
      <Actions incident={incident} />
      <Clocks incident={incident} />
      <Tasks incident={incident} />
      <Indicators incident={incident} />
      <Threats threats={incident.threats} />
      <Review incident={incident} />
      <NoteForm incidentId={incident.id} />
      <Timeline
        title="Timeline"
        entries={incident.timeline}
        wordsOf={(entry) =>
          entry.kind === 'phi' && entry.to ? `Patient data suspected since ${momentOf(entry.to)}` : entryWords(entry)
        }
      />
    </Stack>
  );
}
