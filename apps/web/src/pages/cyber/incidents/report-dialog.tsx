import { Checkbox, Group, Select, Textarea, TextInput } from '@mantine/core';
import { reportIncident } from '@talent-os/contracts/cyber/incident-changes';
import {
  incidentTypes,
  severityLabels,
  type IncidentType,
  type Severity,
} from '@talent-os/contracts/cyber/incident-states';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

const types = choicesOf(incidentTypes);
const levels = choicesOf(severityLabels);

type ReportDialogProps = {
  /** The threat it was noticed by. */
  readonly threatId: string | undefined;
  readonly onReported: (incidentId: string) => void;
  readonly onClose: () => void;
};

/** Reports an incident; its clocks start with it. */
export function ReportDialog({ threatId, onReported, onClose }: ReportDialogProps) {
  const { form, field, dialog } = useCommandForm(reportIncident, {
    initial: {
      title: '',
      type: 'phishing' as IncidentType,
      severity: 'medium' as Severity,
      description: '',
      phiSuspected: false,
    },
    toInput: (values) => ({ ...values, ...(threatId && { threatId }) }),
    done: 'Incident reported',
    onClose,
    onDone: ({ id }) => onReported(id),
  });
  return (
    <FormDialog {...dialog} title="Report incident" submit="Report">
      <TextInput label="What happened" required maxLength={160} data-autofocus {...field('title')} />
      <Group grow align="flex-start">
        <Select label="Type" data={types} allowDeselect={false} {...field('type')} />
        <Select label="Severity" data={levels} allowDeselect={false} {...field('severity')} />
      </Group>
      <Textarea label="What is known" required autosize minRows={3} maxLength={4000} {...field('description')} />
      <Checkbox
        label="Data of patients may be affected"
        description="Starts the 60 days within which a breach is notified"
        checked={form.values.phiSuspected}
        onChange={(event) => form.setFieldValue('phiSuspected', event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
