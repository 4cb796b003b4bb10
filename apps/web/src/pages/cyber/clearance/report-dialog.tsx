import { Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { reportClearance, type Clearance } from '@talent-os/contracts/cyber/clearance';
import {
  clearanceLevelLabels,
  investigationLabels,
  type ClearanceLevel,
  type InvestigationStatus,
} from '@talent-os/contracts/cyber/clearance-kinds';
import { today } from '@/lib/today';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { choicesOf } from '@/lib/choices';

type ReportDialogProps = { readonly clearance: Clearance | null; readonly onClose: () => void };

/** Reports what has changed, beginning with what is on record. A security officer confirms it. */
export function ReportDialog({ clearance, onClose }: ReportDialogProps) {
  const { form, field, dialog } = useCommandForm(reportClearance, {
    initial: recorded(clearance),
    toInput: (values) => ({
      ...values,
      grantedDate: values.grantedDate || null,
      grantingAuthority: values.grantingAuthority || null,
      expirationDate: values.expirationDate || null,
      lastInvestigationClosed: values.lastInvestigationClosed || null,
      questionnaireUpdated: values.questionnaireUpdated || null,
      accessEndedAt: values.accessEndedAt || null,
    }),
    done: 'Report submitted; a security officer will verify it',
    onClose,
  });
  const granted = form.values.currentLevel !== 'none';
  return (
    <FormDialog {...dialog} size="lg" title="Report update" submit="Submit report">
      <Text size="sm">Dates and status only. What is on record stays in force until this is confirmed.</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Select
          label="Level"
          allowDeselect={false}
          data={choicesOf(clearanceLevelLabels)}
          data-autofocus
          {...field('currentLevel')}
        />
        <Select
          label="Investigation status"
          allowDeselect={false}
          data={choicesOf(investigationLabels)}
          {...field('investigationStatus')}
        />
        {granted && (
          <>
            <TextInput label="Granting authority" required maxLength={120} {...field('grantingAuthority')} />
            <DayField label="Granted on" max={today()} {...field('grantedDate')} />
            <OptionalDay label="Valid until" {...field('expirationDate')} />
            <OptionalDay label="Access ended on" max={today()} {...field('accessEndedAt')} />
          </>
        )}
        <OptionalDay label="Investigation closed on" max={today()} {...field('lastInvestigationClosed')} />
        <OptionalDay label="Questionnaire updated on" max={today()} {...field('questionnaireUpdated')} />
      </SimpleGrid>
    </FormDialog>
  );
}

/** What is on record, as the form holds it. */
const recorded = (clearance: Partial<Clearance> | null) => {
  const { currentLevel, investigationStatus, ...rest } = clearance ?? {};
  return {
    currentLevel: currentLevel ?? ('none' as ClearanceLevel),
    grantedDate: rest.grantedDate ?? '',
    grantingAuthority: rest.grantingAuthority ?? '',
    expirationDate: rest.expirationDate ?? '',
    investigationStatus: investigationStatus ?? ('not_started' as InvestigationStatus),
    lastInvestigationClosed: rest.lastInvestigationClosed ?? '',
    questionnaireUpdated: rest.questionnaireUpdated ?? '',
    accessEndedAt: rest.accessEndedAt ?? '',
  };
};

type OptionalDayProps = Omit<Parameters<typeof DayField>[0], 'description'>;

const OptionalDay = ({ error, value, ...props }: OptionalDayProps) => (
  <TextInput type="date" value={String(value ?? '')} error={error} {...props} />
);
