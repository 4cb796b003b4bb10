import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerCareerQuestion,
  listCareerQuestions,
  removeCareerAnswer,
  skipCareerQuestion,
} from '@talent-os/contracts/talent/career-questions.js';
import { addTarget } from '@talent-os/contracts/talent/targets.js';
import { newMember, type Person } from '@talent-os/testing';
import { careerQuestions } from './career-questions.data.js';

let person: Person;
let other: Person;
beforeAll(async () => {
  const someone = async () => (await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' })).signIn();
  [person, other] = await Promise.all([someone(), someone()]);
});

const said = async (questionKey: string, by = person) =>
  (await by.call(listCareerQuestions, {})).items.find(({ key }) => key === questionKey)!;

describe('questions about where somebody wants to go', () => {
  it('are answered, changed, passed over and open again, for nobody else', async () => {
    const { items, summary } = await person.call(listCareerQuestions, {});
    expect(items.map(({ key, saidAt }) => [key, saidAt])).toEqual(careerQuestions.map(({ key }) => [key, null]));
    expect(summary).toEqual({ lines: [], skills: [], roles: [], goals: [] });
    expect((await person.refused(answerCareerQuestion, { questionKey: 'none', answer: 'x' })).code).toBe(
      'resource.missing',
    );
    expect((await person.refused(skipCareerQuestion, { questionKey: 'none' })).code).toBe('resource.missing');
    expect((await person.refused(removeCareerAnswer, { questionKey: 'year' })).code).toBe('resource.missing');
    await person.call(answerCareerQuestion, { questionKey: 'year', answer: 'I lead a team.' });
    await person.call(answerCareerQuestion, { questionKey: 'year', answer: 'I lead two teams.\nThen I rest.' });
    expect(await said('year')).toMatchObject({ answer: 'I lead two teams.\nThen I rest.', skipped: false });
    expect(await said('year', other)).toMatchObject({ answer: '', saidAt: null });
    await person.call(skipCareerQuestion, { questionKey: 'year' });
    expect(await said('year')).toMatchObject({ answer: '', skipped: true });
    await person.call(removeCareerAnswer, { questionKey: 'year' });
    expect(await said('year')).toMatchObject({ answer: '', skipped: false, saidAt: null });
  });

  it('are put together in the words of who answered, with the roles and goals in them', async () => {
    await other.call(answerCareerQuestion, {
      questionKey: 'role',
      answer: 'A sales coach. I am told that my forecasting is good.',
    });
    await other.call(answerCareerQuestion, { questionKey: 'month', answer: 'I sit in on three calls!' });
    const { id: targetId } = await other.call(addTarget, {
      title: 'Sales coach',
      industry: 'SALES',
      pay: null,
      horizonMonths: 12,
    });
    const { summary } = await other.call(listCareerQuestions, {});
    expect(summary.lines.map(({ text }) => text)).toEqual(['A sales coach.', 'I sit in on three calls!']);
    expect(summary.roles).toEqual([{ industry: 'SALES', title: 'Sales coach', targetId }]);
    expect(summary.skills).toContainEqual({ name: 'Forecasting', named: false });
    expect(summary.goals).toEqual(['I sit in on three calls']);
  });
});
