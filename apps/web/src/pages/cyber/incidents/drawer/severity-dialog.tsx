import { Select, Textarea } from '@mantine/core';
import { changeSeverity } from '@talent-os/contracts/cyber/incident-changes';
import { severityLabels } from '@talent-os/contracts/cyber/incident-states';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type SeverityDialogProps = { readonly incident: IncidentDetail; readonly onClose: () => void };

/** Changes how severe an incident is; open deadlines move with it, missed ones stay missed. */
export function SeverityDialog({ incident, onClose }: SeverityDialogProps) {
  const { field, dialog } = useCommandForm(changeSeverity, {
    initial: { severity: incident.severity, note: '' },
    toInput: (values) => ({ incidentId: incident.id, version: incident.version, ...values }),
    done: ({ severity }) => `Severity is ${severityLabels[severity].toLowerCase()}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Change severity" submit="Change">
      <Select
        label="Severity"
        description="Open deadlines are set anew; missed ones stay missed"
        data={choicesOf(severityLabels)}
        allowDeselect={false}
        {...field('severity')}
      />
      <Textarea label="Why" required autosize minRows={2} maxLength={1000} {...field('note')} />
    </FormDialog>
  );
}
