import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerAssessment,
  getAssessment,
  removeAssessment,
  startAssessment,
} from '@talent-os/contracts/talent/assessment.js';
import {
  ASSESSMENT_QUESTIONS,
  INTEREST_QUESTIONS,
  RETAKE_DAYS,
} from '@talent-os/contracts/talent/assessment-scales.js';
import { changeOwnProfile, getOwnProfile } from '@talent-os/contracts/talent/own-profile.js';
import { newMember, ownerQuery, type Person } from '@talent-os/testing';

let person: Person;
let other: Person;
beforeAll(async () => {
  const someone = async () => (await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' })).signIn();
  [person, other] = await Promise.all([someone(), someone()]);
});

const own = (by = person) => by.call(getAssessment, {});
/** Chooses `liking` for every activity of these numbers, and the first of every two values. */
const chosen = (from: number, until: number, liking: number) =>
  Array.from({ length: until - from + 1 }, (_, at) => ({
    question: from + at,
    choice: from + at > INTEREST_QUESTIONS ? 0 : liking,
  }));

describe('the assessment', () => {
  it('is taken page by page, finished with the last answer, and taken again after thirty days', async () => {
    expect(await own()).toEqual({ open: null, result: null, interests: 'private', may: { do: ['start'] } });
    expect((await person.refused(answerAssessment, { answers: chosen(1, 1, 1) })).code).toBe('resource.missing');
    expect((await person.refused(removeAssessment, {})).code).toBe('resource.missing');
    await person.call(startAssessment, {});
    expect((await person.refused(startAssessment, {})).code).toBe('assessment.begun');
    expect(await person.call(answerAssessment, { answers: chosen(1, 40, 4) })).toEqual({
      left: ASSESSMENT_QUESTIONS - 40,
    });
    // What was chosen is there again, and can be changed.
    await person.call(answerAssessment, { answers: chosen(1, 1, 0) });
    const half = await own();
    expect(half.open!.questions.map(({ choice }) => choice).slice(0, 2)).toEqual([0, 4]);
    expect(half.open!.questions.filter(({ choice }) => choice === null)).toHaveLength(ASSESSMENT_QUESTIONS - 40);
    expect(half).toMatchObject({ result: null, may: { do: ['answer', 'remove'] } });
    const wrong = await person.send(answerAssessment, { answers: [{ question: ASSESSMENT_QUESTIONS, choice: 2 }] });
    expect(wrong.status).toBe(422);
    expect(await person.call(answerAssessment, { answers: chosen(41, ASSESSMENT_QUESTIONS, 0) })).toEqual({ left: 0 });

    const { open, result, may } = await own();
    expect([open, may.do]).toEqual([null, ['remove']]);
    expect(result!.interests.reduce((sum, { score }) => sum + score, 0)).toBe(4 * 39);
    expect([result!.strongest.length, result!.roles.length]).toEqual([3, 8]);
    expect((await person.refused(answerAssessment, { answers: chosen(1, 1, 1) })).code).toBe('resource.missing');
    expect((await person.refused(startAssessment, {})).code).toBe('assessment.early');

    await ownerQuery(
      `update talent.assessment set completed_at = now() - make_interval(days => $2) where user_id = $1`,
      [person.id, RETAKE_DAYS],
    );
    await person.call(startAssessment, {});
    expect(await own()).toMatchObject({ result: { strongest: result!.strongest }, may: { do: ['answer', 'remove'] } });
    expect((await own()).open!.questions.every(({ choice }) => choice === null)).toBe(true);
    await person.call(removeAssessment, {});
    expect(await own()).toMatchObject({ open: null, result: null });
  });

  it('keeps no answer once they are counted, and shows three areas and two values to nobody before its owner does', async () => {
    await other.call(startAssessment, {});
    await other.call(answerAssessment, { answers: chosen(1, ASSESSMENT_QUESTIONS, 3) });
    expect(await ownerQuery('select answers from talent.assessment where user_id = $1', [other.id])).toEqual([
      { answers: {} },
    ]);
    expect((await other.call(getOwnProfile, {})).preview.interests).toBeNull();
    await other.call(changeOwnProfile, { interests: 'hiring' });
    expect((await own(other)).interests).toBe('hiring');
    const { interests } = (await other.call(getOwnProfile, {})).preview;
    expect(interests).toEqual({
      areas: ['realistic', 'investigative', 'artistic'],
      values: [expect.any(String), expect.any(String)],
    });
    expect((await own()).result).toBeNull();
  });
});
