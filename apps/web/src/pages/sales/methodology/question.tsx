import { Radio, Stack } from '@mantine/core';
import { StatusBadge } from '@/ui/display/status-badge';
import type { Level } from './level.rules';
import css from './methodology.module.css';

type QuestionProps = {
  readonly number: number;
  readonly question: Level['quiz'][number];
  /** The position of the chosen option, from 0, as a text. */
  readonly answer: string | undefined;
  readonly error: boolean;
  /** How the answer was judged; the question is closed from then on. */
  readonly verdict: 'right' | 'missed' | undefined;
  readonly onAnswer: (option: string) => void;
};

/** One question with its options. */
export function Question({ number, question, answer, error, verdict, onAnswer }: QuestionProps) {
  return (
    <Radio.Group
      className={css.question}
      name={question.id}
      value={answer ?? null}
      onChange={onAnswer}
      label={`${number}. ${question.question}`}
      error={error && 'Please choose an answer'}
      errorProps={{ mt: 8 }}
      readOnly={verdict !== undefined}
    >
      <Stack gap={8} mt={8}>
        {question.options.map((option, at) => (
          <Radio
            key={option}
            value={String(at)}
            label={option}
            disabled={verdict !== undefined && answer !== String(at)}
          />
        ))}
        {verdict && (
          <span>
            <StatusBadge variant={verdict === 'right' ? 'success' : 'error'}>
              {verdict === 'right' ? 'Right' : 'Not right yet'}
            </StatusBadge>
          </span>
        )}
      </Stack>
    </Radio.Group>
  );
}
