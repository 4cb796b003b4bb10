import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { startOnboarding } from '@talent-os/contracts/talent/onboarding-changes';
import { listOnboardingTemplates } from '@talent-os/contracts/talent/onboarding';
import { query } from '@/lib/query';
import { daysFromToday } from '@/lib/today';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';
import { counted } from '@/lib/counted';

/** Days until the start a new plan begins with. */
const USUAL_DAYS = 14;

type StartDialogProps = {
  readonly industry: Industry | undefined;
  readonly onStarted: (planId: string) => void;
  readonly onClose: () => void;
};

/** Starts the onboarding of a person from a template. */
export function StartDialog({ industry, onStarted, onClose }: StartDialogProps) {
  const templates = useQuery(query(listOnboardingTemplates, industry ? { industry } : {}));
  const { field, dialog } = useCommandForm(startOnboarding, {
    initial: { employeeId: '', templateId: '', managerId: '', department: '', startDate: daysFromToday(USUAL_DAYS) },
    toInput: (values) => values,
    done: 'Onboarding started',
    onClose,
    onDone: ({ id }) => onStarted(id),
  });
  const choices = (templates.data?.items ?? []).map(({ id, name, industry: of, tasks }) => ({
    value: id,
    label: `${name}, ${industryLabels[of]} (${counted(tasks.length, 'tasks')})`,
  }));
  return (
    <FormDialog {...dialog} title="Start onboarding" submit="Start onboarding">
      <PersonSelect label="Newcomer" current={undefined} {...field('employeeId')} />
      <Select
        label="Template"
        required
        allowDeselect={false}
        data={choices}
        nothingFoundMessage="No template"
        {...field('templateId')}
      />
      <PersonSelect label="Led by" autofocus={false} current={undefined} {...field('managerId')} />
      <TextInput label="Department" required maxLength={80} {...field('department')} />
      <DayField label="Start date" {...field('startDate')} />
    </FormDialog>
  );
}
