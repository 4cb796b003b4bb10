import { describe, expect, it } from '@jest/globals';
import { LESSON_AGAIN } from '@talent-os/contracts/talent/learning.js';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { afterAnswer, type LessonProgress } from './lesson.rules.js';

const today = '2026-11-20';

describe('a lesson', () => {
  it('comes again after one, seven and thirty days, and is known then', () => {
    let progress: LessonProgress = afterAnswer(null, true, today);
    for (const days of LESSON_AGAIN) {
      expect(progress.dueOn).toBe(addDays(today, days));
      progress = afterAnswer({ ...progress, dueOn: today }, true, today);
    }
    expect(progress.dueOn).toBeNull();
  });

  it('begins anew where the answer is wrong, also when it was known', () => {
    const anew = { step: 0, dueOn: addDays(today, 1) };
    expect(afterAnswer({ step: 2, dueOn: today }, false, today)).toEqual(anew);
    expect(afterAnswer({ step: 4, dueOn: null }, false, today)).toEqual(anew);
    expect(afterAnswer(null, false, today)).toEqual(anew);
  });

  it('is only practiced before its day', () => {
    const later = { step: 2, dueOn: addDays(today, 3) };
    expect(afterAnswer(later, true, today)).toBe(later);
  });

  it('is known after as many right answers on its days as there are, whatever came before', () =>
    fc.assert(
      fc.property(fc.array(fc.boolean()), (answers) => {
        let progress: LessonProgress | null = null;
        for (const isRight of answers)
          progress = afterAnswer(progress && { ...progress, dueOn: today }, isRight, today);
        for (let nth = 0; nth <= LESSON_AGAIN.length; nth += 1)
          progress = afterAnswer(progress && { ...progress, dueOn: progress.dueOn && today }, true, today);
        expect(progress!.dueOn).toBeNull();
      }),
    ));
});
