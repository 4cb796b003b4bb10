import { PROGRESS_SHARES, QUIZ_PASS_PERCENT } from '@talent-os/contracts/sales/methodology.js';

/** Whether a best score, in percent, passes; null for a quiz never taken. */
export const passes = (best: number | null) => best !== null && best >= QUIZ_PASS_PERCENT;

/** A level's progress in whole percent: 70 for all its lessons, in equal parts, and 30 for the passed quiz. */
export function progressOf(lessonsDone: number, lessons: number, best: number | null): number {
  const read = lessons > 0 ? Math.min(lessonsDone, lessons) / lessons : 0;
  return Math.round(PROGRESS_SHARES.lessons * read + (passes(best) ? PROGRESS_SHARES.quiz : 0));
}

/** The first level is open to everybody, every other one after the quiz of the level before. */
export const isUnlocked = (level: number, bestBefore: number | null) => level <= 1 || passes(bestBefore);

type Question = { readonly id: string; readonly answer: number };
type Answer = { readonly questionId: string; readonly option: number };

/** Share of right answers in whole percent, rounded down, and the questions missed. The last answer to a question counts. */
export function gradeOf(
  questions: readonly Question[],
  answers: readonly Answer[],
): { score: number; missed: string[] } {
  const chosen = new Map(answers.map(({ questionId, option }) => [questionId, option]));
  const missed = questions.filter(({ id, answer }) => chosen.get(id) !== answer).map(({ id }) => id);
  const right = questions.length - missed.length;
  return { score: questions.length > 0 ? Math.floor((right / questions.length) * 100) : 0, missed };
}
