import { Text } from '@mantine/core';
import { acceptVulnerability } from '@talent-os/contracts/cyber/vulnerability-changes';
import { ACCEPT_DAYS } from '@talent-os/contracts/cyber/vulnerability-kinds';
import { daysFromToday } from '@/lib/today';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import type { ActionProps } from './action';

/** Accepts the risk of another person's vulnerability until a day. */
export function AcceptDialog({ vulnerability: { id: vulnerabilityId, version, cve }, onClose }: ActionProps) {
  const { field, dialog } = useCommandForm(acceptVulnerability, {
    initial: { until: '', reason: '' },
    toInput: (values) => ({ vulnerabilityId, version, ...values }),
    done: `Risk of ${cve} accepted`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Accept the risk of ${cve}`} submit="Accept risk">
      <Text size="sm">On the day after the one you choose it is open again. Your name stands in its history.</Text>
      <DayField
        label="Until"
        min={daysFromToday(1)}
        max={daysFromToday(ACCEPT_DAYS)}
        data-autofocus
        {...field('until')}
      />
      <SpokenTextarea label="Reason" required autosize minRows={3} maxLength={1000} {...field('reason')} />
    </FormDialog>
  );
}
