import { Textarea } from '@mantine/core';
import { suspectPhi } from '@talent-os/contracts/cyber/incident-changes';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type PhiDialogProps = { readonly incident: IncidentDetail; readonly onClose: () => void };

/** Says that data of patients may be affected. It cannot be taken back: the clock of the breach runs from here. */
export function PhiDialog({ incident, onClose }: PhiDialogProps) {
  const { field, dialog } = useCommandForm(suspectPhi, {
    initial: { note: '' },
    toInput: ({ note }) => ({ incidentId: incident.id, version: incident.version, note }),
    done: 'The breach assessment has started',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Suspect patient data" submit="Start breach assessment">
      <Textarea
        label="What points to it"
        description="Discovery is now: 60 days to notify begin, and this cannot be taken back"
        required
        autosize
        minRows={3}
        maxLength={1000}
        data-autofocus
        {...field('note')}
      />
    </FormDialog>
  );
}
