import { MultiSelect, NumberInput, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { publishShift, shiftWords } from '@talent-os/contracts/healthcare/shifts-roster';
import type { Alert, DayPart, Unit } from '@talent-os/contracts/healthcare/units';
import { query } from '../../lib/query';
import { useCommandForm } from '../../lib/use-command-form';
import { daysFromToday } from '../../lib/today';
import { useReturnFocus } from '../../lib/use-return-focus';
import { DayField } from '../../ui/day-field';
import { FormDialog } from '../../ui/form-dialog';
import { unitReads } from './reads';
import css from './healthtech.module.css';

type PublishDialogProps = {
  readonly unit: Unit;
  readonly gap: Alert['gap'];
  readonly today: string;
  readonly onClose: () => void;
};

/** Twelve hours, as most hospitals work; both can be changed. */
const hours: Record<DayPart, { startTime: string; endTime: string }> = {
  day: { startTime: '07:00', endTime: '19:00' },
  night: { startTime: '19:00', endTime: '07:00' },
};

/** Publishes a shift for a unit, filled in for the gap it is to close. */
export function PublishDialog({ unit, gap, today, onClose }: PublishDialogProps) {
  useReturnFocus();
  const { name, department, openShifts } = unit;
  const words = useQuery(query(shiftWords, {}));
  const { field, submit, loading } = useCommandForm(publishShift, {
    initial: {
      date: gap?.date ?? daysFromToday(1),
      ...hours[gap?.part ?? 'day'],
      slots: (gap?.missing ?? 1) as number | string,
      requiredCredentials: [...(openShifts[0]?.requiredCredentials ?? [])],
    },
    toInput: ({ slots, ...values }) => ({ ...values, department, slots: slots === '' ? Number.NaN : Number(slots) }),
    refetches: unitReads,
    done: `Shift of ${name} published; who may claim it is told`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title={`Publish a shift of ${name}`}
      submit="Publish shift"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">
        People who hold what it needs see it at once and may claim it. An end before the beginning is of the next day.
      </Text>
      <div className={css.pair}>
        <DayField label="Day" min={today} {...field('date')} />
        <NumberInput label="People" required min={1} max={50} allowDecimal={false} {...field('slots')} />
        <TextInput type="time" label="From" required {...field('startTime')} />
        <TextInput type="time" label="Until" required {...field('endTime')} />
      </div>
      <MultiSelect
        label="Required credentials"
        description="Only who holds all of them is asked."
        required
        searchable
        maxValues={10}
        data={words.data?.credentials ?? []}
        {...field('requiredCredentials')}
      />
    </FormDialog>
  );
}
