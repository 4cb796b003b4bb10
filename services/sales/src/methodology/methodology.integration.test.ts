import { beforeAll, describe, expect, it } from '@jest/globals';
import { completeLesson, getLevel, listMethodology, takeQuiz } from '@talent-os/contracts/sales/methodology.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

let rep: Person;
beforeAll(async () => {
  rep = await signIn('sales.rep@northwind.example');
});

/** Answers to a level's quiz: so many of them right. */
async function answers(level: number, right: number) {
  const questions = await ownerQuery<{ id: string; answer: number }>(
    'select id, answer from sales.methodology_question where organization_id = $1 and level = $2 order by position',
    [rep.organizationId, level],
  );
  return questions.map(({ id, answer }, index) => ({
    questionId: id,
    option: index < right ? answer : (answer + 1) % 4,
  }));
}

describe('the methodology', () => {
  it('has four levels with my progress', async () => {
    const levels = await rep.call(listMethodology, {});
    expect(levels.map(({ level, progress }) => [level, progress])).toEqual([
      [1, 100],
      [2, 35],
      [3, 0],
      [4, 0],
    ]);
  });

  it('never shows an answer, and of a locked level the titles only', async () => {
    const open = await rep.call(getLevel, { level: 1 });
    expect(open).toMatchObject({ unlocked: true, bestScore: 100 });
    expect(open.lessons.every(({ body, done }) => body.includes('\n\n') && done)).toBe(true);
    expect(open.quiz).toHaveLength(5);
    for (const question of open.quiz) expect(Object.keys(question).toSorted()).toEqual(['id', 'options', 'question']);
    const locked = await rep.call(getLevel, { level: 3 });
    expect(locked).toMatchObject({ unlocked: false, quiz: [] });
    expect(locked.lessons.every(({ body, title }) => body === '' && title !== '')).toBe(true);
    expect((await rep.refused(completeLesson, { level: 3, lessonId: locked.lessons[0]!.id })).code).toBe(
      'methodology.locked',
    );
    expect((await rep.refused(takeQuiz, { level: 3, answers: [] })).code).toBe('methodology.locked');
  });

  it('counts a lesson once, however often it is finished', async () => {
    const { lessons } = await rep.call(getLevel, { level: 2 });
    const lesson = lessons.find(({ done }) => !done)!;
    const twice = await Promise.all([1, 2].map(() => rep.call(completeLesson, { level: 2, lessonId: lesson.id })));
    expect(twice.map(({ progress }) => progress)).toEqual([53, 53]);
    expect((await rep.refused(completeLesson, { level: 1, lessonId: lesson.id })).code).toBe('resource.missing');
  });

  it('opens the next level with 80 percent in the quiz', async () => {
    const failed = await rep.call(takeQuiz, { level: 2, answers: await answers(2, 3) });
    expect(failed).toMatchObject({ score: 60, passed: false, progress: 53 });
    expect(failed.missed).toHaveLength(2);
    const passed = await rep.call(takeQuiz, { level: 2, answers: await answers(2, 4) });
    expect(passed).toMatchObject({ score: 80, passed: true, progress: 83 });
    expect(await rep.call(takeQuiz, { level: 2, answers: [] })).toMatchObject({
      score: 0,
      passed: false,
      progress: 83,
    });
    expect(await rep.call(getLevel, { level: 3 })).toMatchObject({ unlocked: true });
    expect((await rep.call(getLevel, { level: 2 })).bestScore).toBe(80);
  });

  it('is each seller’s own', async () => {
    const other = await signIn('multi@meridian.example');
    expect((await other.call(listMethodology, {})).map(({ progress }) => progress)).toEqual([100, 0, 0, 0]);
  });
});
