import { Text, Textarea, Title } from '@mantine/core';
import { checkInWellness } from '@talent-os/contracts/productivity/wellness';
import {
  instruments,
  itemsOf,
  scales,
  scalesOf,
  type Instrument,
} from '@talent-os/contracts/productivity/wellness-instruments';
import { draftOf } from '@/lib/draft';
import { useCommand } from '@/lib/use-command';
import { useSubmitForm } from '@/lib/use-submit-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { complaintOf, sectionsOf, type Answers } from './answers.rules';
import { Item } from './item';
import css from './checkin.module.css';

type CheckinDialogProps = { readonly instrument: Instrument; readonly onClose: () => void };

/** An instrument, item by item. The note is typed, not spoken: what is spoken would leave this screen to become text. */
export function CheckinDialog({ instrument, onClose }: CheckinDialogProps) {
  const { label, lead, whole } = instruments[instrument];
  const { run, loading } = useCommand(checkInWellness, { done: 'Checked in. Only you can see it.' });
  // No draft: well-being is not kept in the browser.
  const { form, dialog } = useSubmitForm({
    initial: { answers: itemsOf(instrument).map(() => null) as Answers, note: '' },
    draft: draftOf(checkInWellness, instrument),
    validate: ({ answers }) => ({ answers: complaintOf(instrument, answers) }),
    send: ({ answers, note }, _, acknowledged) =>
      run({ instrument, answers: [...answers], note: note || null }, acknowledged),
    loading,
    onClose,
  });
  const { answers, note } = form.values;
  const tried = dialog.failed !== undefined;
  const complaint = tried ? complaintOf(instrument, answers) : undefined;

  return (
    <FormDialog {...dialog} title={label} submit="Check in" size="lg">
      <Text size="sm">
        {lead}. {whole ? 'Please answer every question.' : 'Leave out what you would rather not answer.'}
      </Text>
      {sectionsOf(instrument).map(({ scale, from }) => (
        <section key={scale} className={css.section} aria-label={scales[scale].label}>
          {scalesOf(instrument).length > 1 && (
            <Title order={3} className={css.heading}>
              {scales[scale].label}
            </Title>
          )}
          {scales[scale].items.map((item, index) => (
            <Item
              key={item.text}
              number={from + index + 1}
              item={item}
              answer={answers[from + index] ?? null}
              missing={tried && whole && answers[from + index] === null}
              onAnswer={(answer) => form.setFieldValue('answers', answers.with(from + index, answer))}
            />
          ))}
        </section>
      ))}
      <NoteField value={note} onChange={(text) => form.setFieldValue('note', text)} />
      {complaint && (
        <Text size="sm" role="alert" className={css.complaint}>
          {complaint}
        </Text>
      )}
    </FormDialog>
  );
}

type NoteFieldProps = { readonly value: string; readonly onChange: (note: string) => void };

const NoteField = ({ value, onChange }: NoteFieldProps) => (
  <Textarea
    label="Note to myself"
    description="Optional, for you alone"
    maxLength={1000}
    autosize
    minRows={2}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
