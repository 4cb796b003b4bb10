import type { Output } from '@talent-os/contracts/define';
import { QUIZ_PASS_PERCENT, type getLevel, type takeQuiz } from '@talent-os/contracts/sales/methodology';

export type Level = Output<typeof getLevel>;
export type Result = Output<typeof takeQuiz>;
export type Lesson = Level['lessons'][number];

/** The part of the address that stands for the quiz. */
export const QUIZ = 'quiz';

/**
 * What of a level is open: the lesson or quiz the address names, else the first lesson not done, else the quiz. Whoever
 * has passed starts from the beginning again.
 */
export function partOf(
  { lessons, bestScore }: Pick<Level, 'lessons' | 'bestScore'>,
  named?: string,
): Lesson | typeof QUIZ {
  if (named === QUIZ) return QUIZ;
  const passed = bestScore !== null && bestScore >= QUIZ_PASS_PERCENT;
  const open = lessons.find(({ id }) => id === named) ?? lessons.find(({ done }) => !done);
  return open ?? ((passed && lessons[0]) || QUIZ);
}

/** The part after a lesson, in the order of reading. */
export function partAfter({ lessons }: Pick<Level, 'lessons'>, lessonId: string): string {
  const next = lessons[lessons.findIndex(({ id }) => id === lessonId) + 1];
  return next?.id ?? QUIZ;
}

/** Why a level is closed. */
export const lockedText = (level: number): string =>
  `Pass the quiz of level ${level - 1} with ${QUIZ_PASS_PERCENT} percent to open this level`;

/** Questions nobody has answered yet. */
export const unanswered = (quiz: Level['quiz'], answers: Readonly<Record<string, string>>): string[] =>
  quiz.filter(({ id }) => answers[id] === undefined).map(({ id }) => id);

/** Where a level is read. */
export const addressOf = (level: number, part?: string): string => `?level=${level}${part ? `&lesson=${part}` : ''}`;
