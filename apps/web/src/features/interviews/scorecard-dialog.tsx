import { Input, Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import {
  BEST_RATING,
  recommendationLabels,
  recommendations,
  type Recommendation,
} from '@talent-os/contracts/talent/interview-states';
import { submitScorecard } from '@talent-os/contracts/talent/interviews';
import type { KeyboardEvent } from 'react';
import { useCommandForm } from '@/lib/use-command-form';
import { useNarrow } from '@/lib/use-narrow';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '../voice/spoken-textarea';

/** Not seen in this interview. */
const UNSEEN = '0';
const marks = [
  { value: UNSEEN, label: 'Not seen' },
  ...Array.from({ length: BEST_RATING }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
];

type ScorecardDialogProps = {
  readonly interviewId: string;
  readonly personName: string;
  readonly skills: readonly { readonly id: string; readonly name: string }[];
  /** What interviewers are told to look at; empty for nothing. */
  readonly guidance: string;
  readonly onClose: () => void;
};

/** One interviewer's judgement: it is submitted once, and opens those of the others. */
export function ScorecardDialog({ interviewId, personName, skills, guidance, onClose }: ScorecardDialogProps) {
  const { form, field, dialog } = useCommandForm(submitScorecard, {
    initial: { marks: {} as Record<string, string>, recommendation: '' as Recommendation, notes: '' },
    toInput: (values) => ({
      interviewId,
      recommendation: values.recommendation,
      notes: values.notes,
      ratings: Object.entries(values.marks)
        .filter(([, mark]) => mark !== UNSEEN)
        .map(([skillId, mark]) => ({ skillId, rating: Number(mark) })),
    }),
    done: 'Scorecard submitted',
    onClose,
  });
  const narrow = useNarrow();
  const { error, ...recommendation } = field('recommendation');
  return (
    <FormDialog {...dialog} size="lg" title={`Scorecard: ${personName}`} submit="Submit scorecard">
      <Text size="sm">
        It stays as you submit it. You read those of the others once yours is in.
        {!narrow && ` Keys 0 to ${BEST_RATING} mark and go on, Ctrl+Enter submits.`}
      </Text>
      {guidance && <Text size="sm">Look at: {guidance}</Text>}
      {skills.map(({ id, name }) => (
        <Mark
          key={id}
          name={name}
          value={form.values.marks[id] ?? UNSEEN}
          onChange={(mark) => form.setFieldValue('marks', { ...form.values.marks, [id]: mark })}
        />
      ))}
      <Radio.Group
        label="Would you hire them?"
        required
        error={error && 'Please choose a recommendation'}
        {...recommendation}
        data-step
        onKeyDown={choosesBy(
          (figure) => form.setFieldValue('recommendation', recommendations[figure - 1]!),
          1,
          recommendations.length,
        )}
      >
        <Stack gap={6} mt={6} mb={4}>
          {recommendations.map((one) => (
            <Radio key={one} value={one} label={recommendationLabels[one]} />
          ))}
        </Stack>
      </Radio.Group>
      <div data-step>
        <SpokenTextarea label="What you found" required autosize minRows={4} maxLength={4000} {...field('notes')} />
      </div>
    </FormDialog>
  );
}

type MarkProps = { readonly name: string; readonly value: string; readonly onChange: (mark: string) => void };

const Mark = ({ name, value, onChange }: MarkProps) => (
  <Input.Wrapper
    label={name}
    labelElement="div"
    data-step
    onKeyDown={choosesBy((key) => onChange(String(key)), 0, BEST_RATING)}
  >
    <SegmentedControl
      fullWidth
      mt={4}
      data={marks}
      aria-label={`${name}, 1 is weak and ${BEST_RATING} is strong`}
      value={value}
      onChange={onChange}
    />
  </Input.Wrapper>
);

/** A figure chooses, and the focus goes on to what is asked next. */
function choosesBy(choose: (figure: number) => void, least: number, most: number) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const figure = Number(event.key);
    if (!/^\d$/.test(event.key) || figure < least || figure > most || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(figure);
    const steps = [...(event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
    const next = steps[steps.indexOf(event.currentTarget) + 1];
    next?.querySelector<HTMLElement>('input:checked, input, textarea')?.focus();
  };
}
