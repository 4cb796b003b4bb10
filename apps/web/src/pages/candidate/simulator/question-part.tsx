import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import {
  answerParts,
  answerPartLabels,
  answerPartWords,
  MAX_TRIES,
  practiceLevels,
  type Practice,
} from '@talent-os/contracts/talent/practice';
import { useState } from 'react';
import { AppLink } from '@/ui/button/app-link';
import { Facts } from '@/ui/display/facts';
import { Card } from '@/ui/page/card';
import { AnswerForm } from './answer-form';
import { TryCards } from './try-cards';
import css from './simulator.module.css';

type QuestionPartProps = {
  readonly practice: Practice;
  readonly index: number;
  /** Addresses of the questions beside it. */
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/** One question: its answer to be given, or what was heard in the tries there are. */
export function QuestionPart({ practice, index, before, after }: QuestionPartProps) {
  const { id, questions, level, skills } = practice;
  const question = questions[index]!;
  const { tries, text, skill, key } = question;
  const [again, setAgain] = useState(false);
  const answering = again || tries.length === 0;
  const { hints, seconds } = practiceLevels[level];
  return (
    <>
      <Card
        title={text}
        description={`Question ${index + 1} of ${questions.length}${skill === null ? '' : ` · ${skill}`}`}
      >
        {hints && answering && (
          <Facts items={answerParts.map((part) => [answerPartLabels[part], answerPartWords[part]] as const)} />
        )}
        {answering && (
          <AnswerForm
            key={tries.length}
            practiceId={id}
            questionKey={key}
            seconds={seconds}
            onDone={() => setAgain(false)}
            onCancel={tries.length > 0 ? () => setAgain(false) : undefined}
          />
        )}
        {!answering && (
          <Button onClick={() => setAgain(true)} disabled={tries.length >= MAX_TRIES}>
            Try again
          </Button>
        )}
      </Card>
      {!answering && <TryCards key={tries.length} tries={tries} skills={skills} />}
      <div className={css.foot}>
        {before ? <AppLink to={before}>Previous question</AppLink> : <span />}
        <span className={css.lock}>
          <IconLock size={14} aria-hidden /> Only you see this. Words are scored, never tone.
        </span>
        {after ? <AppLink to={after}>Next question</AppLink> : <span />}
      </div>
    </>
  );
}
