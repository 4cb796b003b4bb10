import { Button, Group } from '@mantine/core';
import { completeLesson } from '@talent-os/contracts/sales/methodology';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCommand } from '@/lib/use-command';
import { Prose } from '@/ui/display/prose';
import { addressOf, partAfter, QUIZ, type Lesson, type Level } from './level.rules';
import css from './methodology.module.css';

type LessonReaderProps = { readonly level: Level; readonly lesson: Lesson };

/** A lesson to read. Marking it as done leads to the next one. */
export function LessonReader({ level, lesson }: LessonReaderProps) {
  const navigate = useNavigate();
  const next = partAfter(level, lesson.id);
  const nextAddress = addressOf(level.level, next);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const complete = useCommand(completeLesson, { done: 'Lesson completed' });
  const markDone = () =>
    complete.run({ level: level.level, lessonId: lesson.id }).then(
      () => navigate(nextAddress),
      () => undefined,
    );
  return (
    <article className={css.content}>
      <h2 ref={heading} tabIndex={-1} className={css.lessonTitle}>
        {lesson.title}
      </h2>
      <p className={css.minutes}>{lesson.minutes} min to read</p>
      <Prose text={lesson.body} />
      <Group gap="xs">
        {lesson.done ? (
          <Button component={Link} to={nextAddress}>
            {next === QUIZ ? 'Go to the quiz' : 'Next lesson'}
          </Button>
        ) : (
          <Button loading={complete.loading} onClick={() => void markDone()}>
            Mark as done
          </Button>
        )}
      </Group>
    </article>
  );
}
