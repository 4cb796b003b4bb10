import { Autocomplete, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Sent } from '@talent-os/contracts/define';
import { publishShift, shiftWords } from '@talent-os/contracts/healthcare/shifts-roster';
import { daysFromToday } from '@/lib/today';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { TagsField } from '@/ui/field/tags-field';
import css from './publish-dialog.module.css';
import { NumberField } from '@/ui/field/number-field';

type PublishDialogProps = {
  /** What is known of the shift; the rest stands empty or at what is usual. */
  readonly given?: Partial<Sent<typeof publishShift>>;
  /** The unit it is for, which then is not asked. */
  readonly unitName?: string;
  readonly onClose: () => void;
};

const usual = {
  department: '',
  date: '',
  startTime: '07:00',
  endTime: '19:00',
  slots: 1,
  requiredCredentials: [] as string[],
  requiredSkills: [] as string[],
};

/** Publishes a shift; only people who hold what it needs are told, and may claim it. */
export function PublishDialog({ given, unitName, onClose }: PublishDialogProps) {
  const { data: words } = useQuery(query(shiftWords, {}));
  const { field, dialog } = useCommandForm(publishShift, {
    initial: { ...usual, ...given },
    toInput: ({ slots, ...values }) => ({ ...values, slots: Number(slots) }),
    done: (_, { department }) => `Shift of ${unitName ?? department} published; who may claim it is told`,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={unitName ? `Publish a shift of ${unitName}` : 'Publish shift'}
      submit="Publish shift"
    >
      <Text size="sm">
        People who hold what it needs see it at once and may claim it. An end before the beginning is of the next day.
      </Text>
      {!unitName && (
        <Autocomplete
          label="Department"
          required
          maxLength={80}
          data={words?.departments ?? []}
          data-autofocus
          {...field('department')}
        />
      )}
      <DayField label="Day" min={daysFromToday(-1)} {...field('date')} />
      <div className={css.pair}>
        <TextInput type="time" label="From" required {...field('startTime')} />
        <TextInput type="time" label="Until" required {...field('endTime')} />
      </div>
      <NumberField label="People needed" required min={1} max={50} decimals={0} {...field('slots')} />
      <TagsField
        label="Required credentials"
        description="Whoever works it holds all of them, valid on its day."
        required
        // Downwards the list would lie over the buttons.
        comboboxProps={{ position: 'top' }}
        data={words?.credentials ?? []}
        {...field('requiredCredentials')}
      />
      <TagsField
        label="Skills"
        comboboxProps={{ position: 'top' }}
        data={words?.skills ?? []}
        {...field('requiredSkills')}
      />
    </FormDialog>
  );
}
