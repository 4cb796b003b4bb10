import { Button, Group } from '@mantine/core';
import {
  answerCareerQuestion,
  CAREER_ANSWER_MOST,
  careerTopics,
  skipCareerQuestion,
  type CareerQuestion,
} from '@talent-os/contracts/talent/career-questions';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import css from './discover.module.css';

type CareerAnswerCardProps = {
  readonly question: CareerQuestion;
  /** Which of how many it is. */
  readonly place: string;
  readonly onDone: () => void;
};

/** One question with its answer, written or spoken; what was spoken is put right before it is kept. */
export function CareerAnswerCard({ question, place, onDone }: CareerAnswerCardProps) {
  const { key: questionKey, topic, text, hint, answer, saidAt } = question;
  const { field, state, loading } = useCommandForm(answerCareerQuestion, {
    initial: { answer },
    toInput: (values) => ({ questionKey, answer: values.answer }),
    done: 'Your answer is kept',
    onDone,
  });
  const skip = useCommand(skipCareerQuestion);
  return (
    <Card title={text} description={`${place} · ${careerTopics[topic]}`}>
      <SubmitForm state={state} label="Answer" className={css.answer}>
        <SpokenTextarea
          label="Your answer"
          description={hint}
          questionId={questionKey}
          autosize
          minRows={4}
          maxLength={CAREER_ANSWER_MOST}
          {...field('answer')}
        />
        <Group gap="xs">
          <Button type="submit" loading={loading}>
            {answer === '' ? 'Keep and go on' : 'Keep the change'}
          </Button>
          {saidAt === null && (
            <Button
              variant="default"
              loading={skip.loading}
              onClick={() => void skip.run({ questionKey }).then(onDone, () => undefined)}
            >
              Pass over
            </Button>
          )}
          {saidAt !== null && (
            <Button variant="subtle" onClick={onDone}>
              Cancel
            </Button>
          )}
        </Group>
      </SubmitForm>
    </Card>
  );
}
