import { LESSON_AGAIN } from '@talent-os/contracts/talent/learning.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';

/** How often in a row a lesson was answered rightly when it was due, and when it comes again; null where it is known. */
export type LessonProgress = { readonly step: number; readonly dueOn: Day | null };

const TOMORROW = 1;

/**
 * What an answer makes of it: rightly, it comes again after one, seven and thirty days and is known then; wrongly, it comes
 * again tomorrow and begins anew. Who is early practices: it counts only where the answer is wrong.
 */
export function afterAnswer(before: LessonProgress | null, isRight: boolean, today: Day): LessonProgress {
  if (!isRight) return { step: 0, dueOn: addDays(today, TOMORROW) };
  if (before && (before.dueOn === null || before.dueOn > today)) return before;
  const step = (before?.step ?? 0) + 1;
  const days = LESSON_AGAIN[step - 1];
  return { step, dueOn: days === undefined ? null : addDays(today, days) };
}
