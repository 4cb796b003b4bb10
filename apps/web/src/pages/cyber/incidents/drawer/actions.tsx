import { Button, Group } from '@mantine/core';
import { moveIncident } from '@talent-os/contracts/cyber/incident-changes';
import { incidentStates, type IncidentState } from '@talent-os/contracts/cyber/incident-states';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { useState } from 'react';
import { useCommand } from '../../../../lib/use-command';
import { useNow } from '../../../../lib/use-now';
import { InvestigateButton } from '../investigate-button';
import { HandOverDialog } from './hand-over-dialog';
import { MoveDialog } from './move-dialog';
import { asksFirst, moveLabels, movesOf } from './moves.rules';
import { PhiDialog } from './phi-dialog';
import { ReportButton } from './report-button';
import { SeverityDialog } from './severity-dialog';

type Asked = { readonly to: IncidentState } | 'handOver' | 'severity' | 'phi';

/** What may be done with an incident now. */
export function Actions({ incident }: { readonly incident: IncidentDetail }) {
  const [asked, setAsked] = useState<Asked>();
  const move = useCommand(moveIncident, {
    done: ({ status }) => `Incident is ${incidentStates[status].label.toLowerCase()}`,
  });
  const { open } = incidentStates[incident.status];
  const start = (to: IncidentState) =>
    asksFirst(to) ? setAsked({ to }) : move.mutate({ incidentId: incident.id, version: incident.version, status: to });
  const props = { incident, onClose: () => setAsked(undefined) };
  return (
    <Group gap={6} role="group" aria-label="Actions">
      <InvestigateButton incident={incident} primary />
      {movesOf(incident, useNow()).map((to) => (
        <Button key={to} variant="default" size="xs" disabled={move.loading} onClick={() => start(to)}>
          {moveLabels[to]}
        </Button>
      ))}
      {open && (
        <>
          <Button variant="default" size="xs" onClick={() => setAsked('handOver')}>
            Hand over
          </Button>
          <Button variant="default" size="xs" onClick={() => setAsked('severity')}>
            Change severity
          </Button>
        </>
      )}
      {!incident.phiSuspected && (
        <Button variant="default" size="xs" onClick={() => setAsked('phi')}>
          Suspect patient data
        </Button>
      )}
      <ReportButton incidentId={incident.id} />
      {typeof asked === 'object' && <MoveDialog to={asked.to} {...props} />}
      {asked === 'handOver' && <HandOverDialog {...props} />}
      {asked === 'severity' && <SeverityDialog {...props} />}
      {asked === 'phi' && <PhiDialog {...props} />}
    </Group>
  );
}
