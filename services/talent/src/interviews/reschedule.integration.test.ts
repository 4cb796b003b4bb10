import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { watchInterviews } from '@talent-os/contracts/talent/interview-events.js';
import {
  cancelInterview,
  listInterviews,
  pickSlot,
  proposeInterview,
  rescheduleInterview,
} from '@talent-os/contracts/talent/interviews.js';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import {
  dueOf,
  eventually,
  openOwnService,
  ownerQuery,
  signIn,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { applicant, hiringTeam, pick, propose, threeSlots, type Team } from '../test/hiring.js';
import { remindOfInterview } from './remind-of-interview.js';

let team: Team;
let multi: Person;
let service: OwnService;
beforeAll(async () => {
  [team, multi] = await Promise.all([hiringTeam(), signIn('multi@meridian.example')]);
  service = await openOwnService(definition);
});
afterAll(() => service.close());

const later = (slots: readonly string[], minutes: number) =>
  slots.map((slot) => minutesAfter(new Date(slot), minutes).toISOString());
const shown = async (applicationId: string) => (await team.recruiter.call(listInterviews, { applicationId })).items[0]!;
const titlesOf = async (person: Pick<Person, 'id'>, since: Date) =>
  (
    await ownerQuery<{ title: string }>(
      'select title from identity.notification where person_id = $1 and created_at >= $2',
      [person.id, since],
    )
  ).map(({ title }) => title);
const moments = (id: string) => dueOf('talent', id);

describe('another time for an interview', () => {
  it('is one step: the same people hold it, the person chooses again, the old time is free, everybody reads why', async () => {
    const { applicationId } = await applicant(team, team.rep);
    const slots = threeSlots(1_100);
    const { id: interviewId } = await propose(team.manager, applicationId, [team.recruiter.id, team.hr.id], slots);
    await pick(team.rep, interviewId, slots[0]!);
    const since = new Date();
    const wanted = threeSlots(1_120);
    await team.manager.call(rescheduleInterview, {
      interviewId,
      slots: [...wanted].toReversed(),
      location: 'Room 4',
      reason: 'The team travels that week',
    });
    expect(await shown(applicationId)).toMatchObject({
      id: interviewId,
      status: 'proposed',
      start: null,
      location: 'Room 4',
      note: 'The team travels that week',
      interviewers: [{ userId: team.recruiter.id }, { userId: team.hr.id }],
    });
    const [mine] = (await team.rep.call(listMyApplications, {})).items.find(
      ({ id }) => id === applicationId,
    )!.interviews;
    expect(mine).toMatchObject({ status: 'proposed', note: 'The team travels that week' });
    expect(mine!.slots.map((slot) => new Date(slot).toISOString())).toEqual(wanted);
    expect((await team.rep.refused(pickSlot, { interviewId, start: slots[0]! })).code).toBe('interview.slot');
    await eventually(async () => {
      expect(await titlesOf(team.rep, since)).toContain('Please choose another time for your interview');
      for (const person of [team.recruiter, team.hr])
        expect(await titlesOf(person, since)).toContain('An interview gets another time');
      expect(await titlesOf(team.manager, since)).not.toContain('An interview gets another time');
    });

    const another = await applicant(team, multi);
    const { id: freed } = await propose(team.manager, another.applicationId, [team.recruiter.id], slots);
    await pick(multi, freed, slots[0]!);
    await pick(team.rep, interviewId, wanted[1]!);
    expect(await shown(applicationId)).toMatchObject({ status: 'scheduled', note: null });
  });

  it('is not offered within times somebody has given away, nor for what is over', async () => {
    const { applicationId } = await applicant(team, team.rep);
    const { id: interviewId } = await propose(team.manager, applicationId, [team.hr.id], threeSlots(1_140));
    const ask = (slots: string[]) =>
      team.manager.send(rescheduleInterview, { interviewId, slots, location: '', reason: 'Another day' });
    const { applicationId: others } = await applicant(team, multi);
    const theirs = threeSlots(1_160);
    const { id: held } = await propose(team.manager, others, [team.hr.id], theirs);
    await pick(multi, held, theirs[0]!);
    expect((await ask(theirs)).body).toMatchObject({ code: 'interview.overlap' });
    expect((await ask(later(theirs, 70))).body).toMatchObject({ code: 'interview.buffer' });
    expect((await ask(later(theirs, 75))).status).toBe(204);
    await team.manager.call(cancelInterview, { interviewId, reason: 'Not needed any more' });
    expect((await ask(threeSlots(1_180))).body).toMatchObject({ code: 'interview.transition' });
    const stranger = await signIn('nurse.manager@meridian.example');
    const foreign = { interviewId, slots: threeSlots(1_180), location: '', reason: 'Mine now' };
    expect((await stranger.refused(rescheduleInterview, foreign)).status).toBe(404);
  });

  it('leaves an interviewer a quarter of an hour, however simultaneously two people pick', async () => {
    const slots = threeSlots(1_200);
    const [one, other] = await Promise.all([applicant(team, team.rep), applicant(team, multi)]);
    const [first, second] = await Promise.all([
      propose(team.recruiter, one.applicationId, [team.manager.id], slots),
      propose(team.recruiter, other.applicationId, [team.manager.id], later(slots, 60)),
    ]);
    const picks = await Promise.all([
      team.rep.send(pickSlot, { interviewId: first.id, start: slots[0]! }),
      multi.send(pickSlot, { interviewId: second.id, start: later(slots, 60)[0]! }),
    ]);
    expect(picks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(picks.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'interview.buffer' });
    // Whoever comes to two interviews needs no time between them.
    const at = picks.findIndex(({ status }) => status === 200);
    const { applicationId } = [one, other][at]!;
    const next = {
      applicationId,
      kind: 'phone' as const,
      interviewerIds: [team.hr.id],
      slots: later(slots, 60 + 60 * at),
    };
    expect((await team.recruiter.send(proposeInterview, next)).status).toBe(201);
  });
});

describe('the reminder of an interview', () => {
  const remindAt = (at: Date, id: string) => {
    return remindOfInterview(service.context(watchInterviews, team.recruiter.organizationId, at), id);
  };
  const told = (id: string) =>
    ownerQuery(`select 1 from talent.outbox where name = 'talent.interview.near' and payload ->> 'interviewId' = $1`, [
      id,
    ]);

  it('goes to both sides a day before, once, however often its clock strikes', async () => {
    const { applicationId } = await applicant(team, team.rep);
    const slots = threeSlots(1_220);
    const { id } = await propose(team.manager, applicationId, [team.recruiter.id, team.manager.id], slots);
    expect(await moments(id)).toEqual([]);
    await pick(team.rep, id, slots[0]!);
    const day = minutesAfter(new Date(slots[0]!), -24 * 60);
    expect(await moments(id)).toEqual([{ kind: 'interview', at: day.toISOString() }]);
    const since = new Date();
    await remindAt(minutesAfter(day, -1), id);
    expect(await told(id)).toEqual([]);
    await Promise.all([1, 2, 3].map((minute) => remindAt(minutesAfter(day, minute), id)));
    expect(await told(id)).toHaveLength(1);
    await remindAt(minutesAfter(day, 60), id);
    expect(await told(id)).toHaveLength(1);
    await eventually(async () => {
      expect(await titlesOf(team.rep, since)).toContain('Your interview is within a day');
      for (const person of [team.recruiter, team.manager])
        expect(await titlesOf(person, since)).toContain('You hold an interview within a day');
    });
  });

  it('follows the interview: none of a time that was given up, nor of one that was called off or has begun', async () => {
    const { applicationId } = await applicant(team, team.rep);
    const slots = threeSlots(1_240);
    const { id: interviewId } = await propose(team.manager, applicationId, [team.hr.id], slots);
    await pick(team.rep, interviewId, slots[0]!);
    const moved = { interviewId, slots: threeSlots(1_260), location: '', reason: 'Another day' };
    await team.manager.call(rescheduleInterview, moved);
    expect(await moments(interviewId)).toEqual([]);
    await pick(team.rep, interviewId, moved.slots[2]!);
    const start = new Date(moved.slots[2]!);
    expect(await moments(interviewId)).toEqual([
      { kind: 'interview', at: minutesAfter(start, -24 * 60).toISOString() },
    ]);
    await remindAt(minutesAfter(start, 1), interviewId);
    expect([await told(interviewId), await moments(interviewId)]).toEqual([[], []]);
    const again = { ...moved, slots: threeSlots(1_280) };
    await team.manager.call(rescheduleInterview, again);
    await pick(team.rep, interviewId, again.slots[0]!);
    await team.manager.call(cancelInterview, { interviewId, reason: 'Not needed any more' });
    expect(await moments(interviewId)).toEqual([]);
  });
});
