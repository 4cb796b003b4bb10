import { Autocomplete, NumberInput, TagsInput, TextInput } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { publishShift, type shiftWords } from '@talent-os/contracts/healthcare/shifts-roster';
import { useCommandForm } from '../../../../lib/use-command-form';
import { daysFromToday } from '../../../../lib/today';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { DayField } from '../../../../ui/day-field';
import { FormDialog } from '../../../../ui/form-dialog';
import { shiftReads } from '../reads';
import css from '../shifts.module.css';

type PublishDialogProps = {
  readonly words: Output<typeof shiftWords> | undefined;
  readonly onClose: () => void;
};

const initial = {
  department: '',
  date: '',
  startTime: '07:00',
  endTime: '19:00',
  slots: 1,
  requiredCredentials: [] as string[],
  requiredSkills: [] as string[],
};

/** Publishes a shift; only people who hold what it needs are told, and may claim it. */
export function PublishDialog({ words, onClose }: PublishDialogProps) {
  useReturnFocus();
  const { field, submit, loading } = useCommandForm(publishShift, {
    initial,
    toInput: ({ slots, ...values }) => ({ ...values, slots: Number(slots) }),
    refetches: shiftReads,
    done: 'Shift published; people who may claim it are told',
    onDone: onClose,
  });
  return (
    <FormDialog opened title="Publish shift" submit="Publish" loading={loading} onSubmit={submit} onClose={onClose}>
      <Autocomplete
        label="Department"
        required
        maxLength={80}
        data={words?.departments ?? []}
        data-autofocus
        {...field('department')}
      />
      <DayField label="Day" min={daysFromToday(-1)} {...field('date')} />
      <div className={css.pair}>
        <TextInput type="time" label="From" required {...field('startTime')} />
        <TextInput type="time" label="Until" required {...field('endTime')} />
      </div>
      <NumberInput label="People needed" required min={1} max={50} {...field('slots')} />
      <TagsInput
        label="Credentials"
        description="Whoever works it holds all of them, valid on its day."
        required
        // Downwards the list would lie over the buttons.
        comboboxProps={{ position: 'top' }}
        data={words?.credentials ?? []}
        {...field('requiredCredentials')}
      />
      <TagsInput
        label="Skills"
        comboboxProps={{ position: 'top' }}
        data={words?.skills ?? []}
        {...field('requiredSkills')}
      />
    </FormDialog>
  );
}
