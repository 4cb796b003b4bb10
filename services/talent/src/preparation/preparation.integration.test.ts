import { beforeAll, describe, expect, it } from '@jest/globals';
import { getAdvertised } from '@talent-os/contracts/talent/advertised-positions.js';
import { pickSlot } from '@talent-os/contracts/talent/interviews.js';
import {
  askPreparation,
  getPreparation,
  listPreparations,
  notePreparation,
  preparationText,
  tickPreparation,
} from '@talent-os/contracts/talent/preparation.js';
import { newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, hiringTeam, propose, threeSlots, type Team } from '../test/hiring.js';

let team: Team;
let me: Person;
let other: Person;
let positionId: string;
let applicationId: string;

async function candidate(): Promise<Person> {
  const { email, password } = await newCandidate();
  return signIn(email, password);
}

beforeAll(async () => {
  team = await hiringTeam();
  [me, other] = [await candidate(), await candidate()];
  ({ positionId, applicationId } = await applicant(team, me, 'team-interview', 'direct'));
});

describe('preparing for a position', () => {
  it('shows the way, who is met and what they judge, and no guidance of theirs', async () => {
    const slots = threeSlots(700);
    const { id: interviewId } = (await propose(team.recruiter, applicationId, [team.manager.id], slots)) as {
      id: string;
    };
    const { parts } = await me.call(getAdvertised, { positionId });
    const before = await me.call(getPreparation, { positionId });
    expect(before).toMatchObject({ applicationId, interviews: [{ id: interviewId, status: 'proposed', start: null }] });
    expect(before.stages.find(({ place }) => place === 'now')?.key).toBe('team-interview');
    expect(before.people.map(({ metAs }) => metAs)).toEqual(['recruiter', 'hiringManager']);
    expect(before.judged.slice(0, parts.length).map(({ name }) => name)).toEqual(parts.map(({ skill }) => skill));
    expect(before.steps.map(({ step }) => step)).toContain('sound');
    expect(JSON.stringify(before)).not.toContain('guidance');
    await me.call(pickSlot, { interviewId, start: slots[0]! });
    expect((await me.call(listPreparations, {})).items).toEqual([
      expect.objectContaining({ positionId, stage: 'Team interview', done: 0, interviewAt: expect.any(String) }),
    ]);
  });

  it('keeps steps, questions of my own and notes for whoever wrote them alone', async () => {
    const [question] = (await me.call(getPreparation, { positionId })).questions;
    await me.call(tickPreparation, { positionId, step: 'read', done: true });
    await me.call(tickPreparation, { positionId, step: 'read', done: true });
    await me.call(askPreparation, { positionId, asking: 'How is a first year measured?' });
    await me.call(notePreparation, { positionId, questionKey: question!.key, note: 'The renewal of May' });
    const after = await me.call(getPreparation, { positionId });
    expect(after.asking).toBe('How is a first year measured?');
    expect(after.questions[0]!.note).toBe('The renewal of May');
    expect((await me.call(listPreparations, {})).items[0]!.done).toBe(1);
    const { text, filename } = await me.call(preparationText, { positionId });
    expect(filename).toBe('Preparation Seat of a test.txt');
    expect(text).toContain('The renewal of May');
    expect(text).toContain('[x] Read the position once more');

    const { questions } = await other.call(getPreparation, { positionId });
    expect(questions.every(({ note }) => note === '')).toBe(true);
    expect((await me.refused(notePreparation, { positionId, questionKey: 'use:nothing', note: 'x' })).code).toBe(
      'resource.missing',
    );
    await me.call(notePreparation, { positionId, questionKey: question!.key, note: '' });
    expect((await me.call(getPreparation, { positionId })).questions[0]!.note).toBe('');
  });

  it('is there for whom the seat is open, and stays with who has applied', async () => {
    expect(await other.call(getPreparation, { positionId })).toMatchObject({ applicationId: null, interviews: [] });
    await ownerQuery(`update talent.position set status = 'on_hold' where id = $1`, [positionId]);
    expect((await me.call(getPreparation, { positionId })).applicationId).toBe(applicationId);
    expect((await other.refused(getPreparation, { positionId })).code).toBe('resource.missing');
    expect((await other.refused(tickPreparation, { positionId, step: 'read', done: true })).code).toBe(
      'resource.missing',
    );
  });
});
