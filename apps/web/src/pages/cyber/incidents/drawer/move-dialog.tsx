import { Textarea } from '@mantine/core';
import { moveIncident } from '@talent-os/contracts/cyber/incident-changes';
import { incidentStates, type IncidentState } from '@talent-os/contracts/cyber/incident-states';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { moveLabels } from './moves.rules';
import { reviewOf, ReviewFields } from './review-fields';

type MoveDialogProps = { readonly incident: IncidentDetail; readonly to: IncidentState; readonly onClose: () => void };

const titles: Partial<Record<IncidentState, string>> = {
  closed: 'Close incident',
  false_positive: 'Mark as false positive',
  investigating: 'Open incident again',
};

/** Asks for the words a move needs: the review before closing, a reason otherwise. */
export function MoveDialog({ incident, to, onClose }: MoveDialogProps) {
  const closing = to === 'closed';
  const withLessons = incident.severity === 'critical' || incident.severity === 'high';
  const { field, dialog } = useCommandForm(moveIncident, {
    initial: { note: '', ...reviewOf(incident) },
    toInput: ({ note, ...review }) => ({
      incidentId: incident.id,
      version: incident.version,
      status: to,
      ...(closing ? review : { note }),
    }),
    done: ({ status }) => `Incident is ${incidentStates[status].label.toLowerCase()}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={titles[to] ?? 'Move incident'} submit={moveLabels[to] ?? 'Move'}>
      {closing ? (
        <ReviewFields field={field} required={{ lessons: withLessons }} />
      ) : (
        <Textarea label="Reason" required autosize minRows={2} maxLength={1000} data-autofocus {...field('note')} />
      )}
    </FormDialog>
  );
}
