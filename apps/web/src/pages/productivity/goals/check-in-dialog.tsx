import { checkIn, type Goal } from '@talent-os/contracts/productivity/goals';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { numberOf } from './form/goal-form';
import { scoreText, progressText } from './goal.rules';
import css from './goals.module.css';
import { NumberField } from '@/ui/field/number-field';

type Values = { values: { value: number | string; confidence: number | string }[]; note: string };

const valuesOf = ({ keyResults }: Goal): Values => ({
  values: keyResults.map(({ current, confidence }) => ({ value: current, confidence })),
  note: '',
});

/** The weekly look at a goal: a value and a confidence for each key result, and a note. */
export function CheckInDialog({ goal, onClose }: { readonly goal: Goal; readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(checkIn, {
    initial: valuesOf(goal),
    toInput: ({ values, note }) => ({
      goalId: goal.id,
      version: goal.version,
      values: goal.keyResults.map(({ id }, index) => ({
        keyResultId: id,
        value: numberOf(values[index]?.value),
        confidence: numberOf(values[index]?.confidence),
      })),
      ...(note.trim() && { note }),
    }),
    done: ({ score }) => `Checked in: the goal stands at ${scoreText(score)}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Check in: ${goal.title}`} submit="Check in">
      {goal.keyResults.map((one, index) => (
        <fieldset key={one.id} className={css.keyResult}>
          <legend>{one.title}</legend>
          <span className={css.stand}>Last: {progressText(one)}</span>
          <div className={css.numbers}>
            <NumberField label={one.unit ? `Value, ${one.unit}` : 'Value'} {...field(`values.${index}.value`)} />
            <NumberField label="Confidence, 1–10" min={1} max={10} {...field(`values.${index}.confidence`)} />
          </div>
        </fieldset>
      ))}
      <SpokenTextarea
        label="Note"
        placeholder="What moved, what is in the way?"
        autosize
        minRows={2}
        maxLength={1000}
        {...field('note')}
      />
    </FormDialog>
  );
}
