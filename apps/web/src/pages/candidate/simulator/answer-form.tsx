import { Button, Group, Textarea } from '@mantine/core';
import { answerPractice } from '@talent-os/contracts/talent/practice';
import { useState } from 'react';
import { behind } from '@/features/voice/spoken.rules';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';
import { AnswerRecorder } from './answer-recorder';
import css from './simulator.module.css';

type AnswerFormProps = {
  readonly practiceId: string;
  readonly questionKey: string;
  /** How long an answer may take. */
  readonly seconds: number;
  readonly onDone: () => void;
  readonly onCancel: (() => void) | undefined;
};

/** An answer, spoken or typed. What was said can be put right before it is read. */
export function AnswerForm({ practiceId, questionKey, seconds: limit, onDone, onCancel }: AnswerFormProps) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const { form, field, state, loading } = useCommandForm(answerPractice, {
    initial: { answer: '' },
    toInput: ({ answer }) => ({ practiceId, questionKey, answer, seconds }),
    onDone,
  });

  function hear(text: string, took: number): void {
    const { answer } = form.getValues();
    // How fast somebody speaks is told of what was spoken alone.
    if (answer.trim() === '') setSeconds(took);
    else setSeconds((before) => (before === null ? null : before + took));
    form.setFieldValue('answer', answer + behind(answer, text));
  }

  return (
    <SubmitForm state={state} label="Answer" className={css.answer}>
      <AnswerRecorder questionKey={questionKey} practiceId={practiceId} limit={limit} onText={hear} />
      <Textarea
        label="Your answer"
        description="Spoken words stand here as well: put right what was misheard."
        autosize
        minRows={5}
        maxLength={6_000}
        {...field('answer')}
      />
      <Group gap="xs">
        <Button type="submit" loading={loading}>
          Look at my answer
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Group>
    </SubmitForm>
  );
}
