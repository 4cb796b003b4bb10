import { Text } from '@mantine/core';
import { enterCensus, type Unit } from '@talent-os/contracts/healthcare/units';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { NumberField } from '@/ui/field/number-field';

type CensusDialogProps = { readonly unit: Unit; readonly today: string; readonly onClose: () => void };
type Values = { date: string; midnightCensus: number | string };

/** Takes how many patients a unit had at midnight. */
export function CensusDialog({ unit: { id, name, beds }, today, onClose }: CensusDialogProps) {
  const initial: Values = { date: today, midnightCensus: '' };
  const { field, dialog } = useCommandForm(enterCensus, {
    initial,
    toInput: ({ date, midnightCensus }) => ({
      unitId: id,
      date,
      midnightCensus: midnightCensus === '' ? Number.NaN : Number(midnightCensus),
    }),
    done: `Census of ${name} entered`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Census of ${name}`} submit="Enter">
      <Text size="sm">A count only: no names, no patient data. Entering a day again corrects it.</Text>
      <DayField label="Day" max={today} {...field('date')} />
      <NumberField
        label="Patients at midnight"
        description={`Of ${beds} beds`}
        required
        min={0}
        max={beds}
        decimals={0}
        data-autofocus
        {...field('midnightCensus')}
      />
    </FormDialog>
  );
}
