import { Button, Group } from '@mantine/core';
import { moveIncident } from '@talent-os/contracts/cyber/incident-changes';
import { incidentStates, type IncidentState } from '@talent-os/contracts/cyber/incident-states';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { InvestigateButton } from '../investigate-button';
import { HandOverDialog } from './hand-over-dialog';
import { MoveDialog } from './move-dialog';
import { asksFirst, moveLabels } from './moves.rules';
import { PhiDialog } from './phi-dialog';
import { ReportButton } from './report-button';
import { SeverityDialog } from './severity-dialog';

type Dialog = { readonly to: IncidentState } | 'handOver' | 'severity' | 'phi';

/** What may be done with an incident now. */
export function Actions({ incident }: { readonly incident: IncidentDetail }) {
  const [dialog, setDialog] = useState<Dialog>();
  const move = useCommand(moveIncident, {
    done: ({ status }) => `Incident is ${incidentStates[status].label.toLowerCase()}`,
  });
  const { may } = incident;
  const start = (to: IncidentState) =>
    asksFirst(to) ? setDialog({ to }) : move.mutate({ incidentId: incident.id, version: incident.version, status: to });
  const props = { incident, onClose: () => setDialog(undefined) };
  return (
    <Group gap={6} role="group" aria-label="Actions">
      <InvestigateButton incident={incident} primary />
      {may.to.map((to) => (
        <Button key={to} variant="default" size="xs" disabled={move.loading} onClick={() => start(to)}>
          {moveLabels[to]}
        </Button>
      ))}
      {may.do.includes('handOver') && (
        <Button variant="default" size="xs" onClick={() => setDialog('handOver')}>
          Hand over
        </Button>
      )}
      {may.do.includes('changeSeverity') && (
        <Button variant="default" size="xs" onClick={() => setDialog('severity')}>
          Change severity
        </Button>
      )}
      {may.do.includes('suspectPhi') && (
        <Button variant="default" size="xs" onClick={() => setDialog('phi')}>
          Suspect patient data
        </Button>
      )}
      <ReportButton incidentId={incident.id} />
      {typeof dialog === 'object' && <MoveDialog to={dialog.to} {...props} />}
      {dialog === 'handOver' && <HandOverDialog {...props} />}
      {dialog === 'severity' && <SeverityDialog {...props} />}
      {dialog === 'phi' && <PhiDialog {...props} />}
    </Group>
  );
}
