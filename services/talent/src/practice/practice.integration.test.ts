import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerPractice,
  getPractice,
  KEPT_PRACTICES,
  listPractices,
  MAX_TRIES,
  PRACTICE_QUESTIONS,
  removePractice,
  startPractice,
} from '@talent-os/contracts/talent/practice.js';
import { newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, hiringTeam, type Team } from '../test/hiring.js';

let team: Team;
let me: Person;
let other: Person;
let positionId: string;

async function candidate(): Promise<Person> {
  const { email, password } = await newCandidate();
  return signIn(email, password);
}

beforeAll(async () => {
  team = await hiringTeam();
  [me, other] = [await candidate(), await candidate()];
  ({ positionId } = await applicant(team, me, 'team-interview', 'direct'));
});

const start = (person: Person) => person.call(startPractice, { positionId, kind: 'mixed', level: 'medium' });

describe('practicing an interview', () => {
  it('asks five questions, reads the words of an answer, and keeps every try', async () => {
    expect((await me.call(listPractices, {})).items).toEqual([]);
    const { id: practiceId } = await start(me);
    const { questions, skills } = await me.call(getPractice, { practiceId });
    expect([questions.length, skills.length > 0]).toEqual([PRACTICE_QUESTIONS, true]);
    const questionKey = questions[0]!.key;
    await me.call(answerPractice, { practiceId, questionKey, answer: 'I would call them.', seconds: null });
    const answer =
      'Last year a customer had a problem. I had to help. I called them, asked again and wrote it down. As a result we saved 40 hours.';
    await me.call(answerPractice, { practiceId, questionKey, answer, seconds: 12 });
    const [first, second] = (await me.call(getPractice, { practiceId })).questions[0]!.tries;
    expect(first).toMatchObject({ answer: 'I would call them.', action: 0, pace: null, hint: 'short' });
    expect(second).toMatchObject({ seconds: 12, action: 3, result: 3, pace: 135 });
    expect(second!.sentences.map(({ part }) => part)).toEqual(['situation', 'task', 'action', 'result']);
    expect((await me.call(listPractices, {})).items).toEqual([
      expect.objectContaining({ id: practiceId, positionId, answered: 1, tries: 2, score: expect.any(Number) }),
    ]);
  });

  it('asks other questions the next time', async () => {
    const [first, second] = [await start(other), await start(other)];
    const keys = async (practiceId: string) =>
      (await other.call(getPractice, { practiceId })).questions.map(({ key }) => key);
    const [before, after] = [await keys(first.id), await keys(second.id)];
    expect(after).not.toEqual(before);
  });

  it('is read, answered and deleted by its owner alone', async () => {
    const { id: practiceId } = await start(me);
    const [question] = (await me.call(getPractice, { practiceId })).questions;
    const said = { practiceId, questionKey: question!.key, answer: 'So it was.', seconds: null };
    for (const refused of [
      await other.refused(getPractice, { practiceId }),
      await other.refused(answerPractice, said),
      await other.refused(removePractice, { practiceId }),
      await me.refused(answerPractice, { ...said, questionKey: 'bank:nothing' }),
    ])
      expect(refused.code).toBe('resource.missing');
    await me.call(answerPractice, said);
    await me.call(removePractice, { practiceId });
    expect((await me.refused(getPractice, { practiceId })).code).toBe('resource.missing');
    expect(await ownerQuery('select 1 from talent.practice_try where practice_id = $1', [practiceId])).toEqual([]);
  });

  it('ends trying somewhere, and keeps the latest practices', async () => {
    const { id: practiceId } = await start(me);
    const [question] = (await me.call(getPractice, { practiceId })).questions;
    const said = { practiceId, questionKey: question!.key, answer: 'So it was.', seconds: null };
    for (let nth = 0; nth < MAX_TRIES; nth += 1) await me.call(answerPractice, said);
    expect((await me.refused(answerPractice, said)).code).toBe('practice.tries');
    for (let nth = 0; nth < KEPT_PRACTICES; nth += 1) await start(me);
    expect((await me.call(listPractices, {})).items.length).toBe(KEPT_PRACTICES);
    expect((await me.refused(getPractice, { practiceId })).code).toBe('resource.missing');
  });

  it('is for positions that are open to the person', async () => {
    await ownerQuery(`update talent.position set status = 'on_hold' where id = $1`, [positionId]);
    expect((await other.refused(startPractice, { positionId, kind: 'mixed', level: 'easy' })).code).toBe(
      'resource.missing',
    );
    await start(me);
  });
});
