import { Textarea } from '@mantine/core';
import { handOverIncident } from '@talent-os/contracts/cyber/incident-changes';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { AnalystPicker } from './analyst-picker';

type HandOverDialogProps = { readonly incident: IncidentDetail; readonly onClose: () => void };

/** Gives an incident to another analyst, with a note of where things stand. */
export function HandOverDialog({ incident, onClose }: HandOverDialogProps) {
  const { field, dialog } = useCommandForm(handOverIncident, {
    initial: { toId: '' as string | null, note: '' },
    toInput: ({ toId, note }) => ({ incidentId: incident.id, version: incident.version, toId: toId ?? '', note }),
    done: ({ assigneeName }) => `Handed over to ${assigneeName}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Hand over" submit="Hand over">
      <AnalystPicker label="To" placeholder="Choose an analyst" {...field('toId')} />
      <Textarea label="Where things stand" required autosize minRows={3} maxLength={1000} {...field('note')} />
    </FormDialog>
  );
}
