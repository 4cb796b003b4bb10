import { Alert, Button, Group } from '@mantine/core';
import { QUIZ_PASS_PERCENT } from '@talent-os/contracts/sales/methodology';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import css from './methodology.module.css';
import { addressOf, type Result } from './level.rules';

/** The last level of the methodology. */
const LAST_LEVEL = 4;

type QuizResultProps = {
  readonly level: number;
  readonly result: Result;
  readonly questions: number;
  readonly onAgain: () => void;
};

/** How the quiz went, and the way on. */
export function QuizResult({ level, result: { score, passed, missed }, questions, onAgain }: QuizResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const opened = passed && level < LAST_LEVEL;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      className={css.result}
      mb="lg"
      color={passed ? 'teal' : 'yellow'}
      title={passed ? `Passed with ${score}%` : `${score}% this time`}
    >
      {questions - missed.length} of {questions} right.{' '}
      {!passed && `${QUIZ_PASS_PERCENT} percent passes; the questions marked below are worth another look.`}
      {passed && level === LAST_LEVEL && 'You have completed the methodology.'}
      <Group gap="xs" mt="sm">
        {opened && (
          <Button size="xs" component={Link} to={addressOf(level + 1)}>
            Go to level {level + 1}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onAgain}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
