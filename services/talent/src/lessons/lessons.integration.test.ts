import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCatalogueItem,
  listCatalogueSkills,
  publishCatalogueItem,
  retireCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import { answerLesson, getLesson, listLessons } from '@talent-os/contracts/talent/learning.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, newMember, ownerQuery, type Person } from '@talent-os/testing';

let author: Person;
let publisher: Person;
let learner: Person;
let elsewhere: Person;
let skillId: string;
const today = demoToday();

beforeAll(async () => {
  const someone = async (
    role: 'HR_MANAGER' | 'DEPARTMENT_HEAD' | 'SALES_REP' | 'CYBER_ANALYST',
    industry: 'SALES' | 'CYBER',
  ) => (await newMember('meridian', { role, industry })).signIn();
  [author, publisher, learner, elsewhere] = (await Promise.all([
    someone('HR_MANAGER', 'SALES'),
    someone('DEPARTMENT_HEAD', 'SALES'),
    someone('SALES_REP', 'SALES'),
    someone('CYBER_ANALYST', 'CYBER'),
  ])) as [Person, Person, Person, Person];
  skillId = (await author.call(listCatalogueSkills, {})).items[0]!.id;
});

let nth = 0;
async function published() {
  const title = `Lesson of a test ${(nth += 1)}`;
  const { id: catalogueItemId } = await author.call(createCatalogueItem, {
    kind: 'lesson',
    industry: 'SALES',
    title,
    summary: 'Shows what a test has to show.',
    minutes: 4,
    skillIds: [skillId],
    body: 'Say what you saw first.',
    question: 'What comes first?',
    options: ['What you think', 'What you saw'],
    answer: 2,
    why: 'Others can check it.',
  });
  await publisher.call(publishCatalogueItem, { catalogueItemId });
  return { catalogueItemId, title };
}
const seen = async (search: string) => (await learner.call(listLessons, { search })).items[0];
/** As if it was due today. */
const becomeDue = (itemId: string) =>
  ownerQuery('update talent.lesson_progress set due_on = $3 where organization_id = $1 and item_id = $2', [
    learner.organizationId,
    itemId,
    today,
  ]);

describe('a lesson', () => {
  it('keeps its answer until one is given, and comes again until it is known', async () => {
    const { catalogueItemId, title } = await published();
    expect(await seen(title)).toMatchObject({ state: 'new', dueOn: null });
    const lesson = await learner.call(getLesson, { catalogueItemId });
    expect(lesson).toMatchObject({ question: 'What comes first?', options: ['What you think', 'What you saw'] });
    expect(JSON.stringify(lesson)).not.toContain('Others can check it.');
    const wrong = await learner.call(answerLesson, { catalogueItemId, answer: 1 });
    expect(wrong).toEqual({ right: false, answer: 2, why: 'Others can check it.', dueOn: addDays(today, 1) });
    for (const days of [1, 7, 30]) {
      await becomeDue(catalogueItemId);
      expect((await seen(title))!.state).toBe('due');
      const { dueOn } = await learner.call(answerLesson, { catalogueItemId, answer: 2 });
      expect(dueOn).toBe(addDays(today, days));
    }
    // Before its day it is only practiced.
    expect((await learner.call(answerLesson, { catalogueItemId, answer: 2 })).dueOn).toBe(addDays(today, 30));
    await becomeDue(catalogueItemId);
    expect((await learner.call(answerLesson, { catalogueItemId, answer: 2 })).dueOn).toBeNull();
    expect(await seen(title)).toMatchObject({ state: 'known', dueOn: null });
    expect((await learner.call(listLessons, { search: title, state: 'due' })).total).toBe(0);
  });

  it('is one of the own industry that is in use', async () => {
    const { catalogueItemId } = await published();
    expect((await elsewhere.refused(getLesson, { catalogueItemId })).code).toBe('resource.missing');
    expect((await elsewhere.refused(answerLesson, { catalogueItemId, answer: 1 })).code).toBe('resource.missing');
    await author.call(retireCatalogueItem, { catalogueItemId });
    expect((await learner.refused(getLesson, { catalogueItemId })).code).toBe('resource.missing');
  });
});
