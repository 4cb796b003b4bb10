import { beforeAll, describe, expect, it } from '@jest/globals';
import { MEETING_HOURS } from '@talent-os/contracts/talent/interview-states.js';
import {
  cancelInterview,
  listInterviews,
  pickSlot,
  proposeInterview,
  replaceInterviewer,
  rescheduleInterview,
} from '@talent-os/contracts/talent/interviews.js';
import { getScheduling, getSchedulingWeek } from '@talent-os/contracts/talent/scheduling.js';
import { addDays, weekOf } from '@talent-os/service-kit/calendar';
import { instantIn } from '@talent-os/service-kit/wall-clock';
import { demoToday, newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, hiringTeam, pick, propose, record, threeSlots, type Team } from '../test/hiring.js';

const ZONE = 'America/New_York';
let team: Team;
/** Colleagues whose time is theirs alone, and two people who apply. */
let first: Person;
let second: Person;
let third: Person;
let applies: Person;
let appliesToo: Person;
let otherManager: Person;

const somebody = async () => (await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' })).signIn();

beforeAll(async () => {
  [team, otherManager] = await Promise.all([hiringTeam(), signIn('nurse.manager@meridian.example')]);
  first = await somebody();
  second = await somebody();
  third = await somebody();
  applies = await somebody();
  appliesToo = await somebody();
});

const arranged = (person: Person) => person.call(getScheduling, {});
const waiting = async (person: Person, applicationId: string) =>
  (await arranged(person)).toSchedule.find((one) => one.applicationId === applicationId);
const broken = async (interviewId: string) =>
  (await arranged(team.recruiter)).broken.find((one) => one.interviewId === interviewId);

/** A day somebody is away, as only a database owner can say it of anybody. */
const awayOn = (person: Person, day: string) =>
  ownerQuery(
    `insert into healthcare.leave (id, organization_id, created_at, updated_at, user_id, from_day, until_day)
     values (gen_random_uuid(), $1, now(), now(), $2, $3, $3)`,
    [person.organizationId, person.id, day],
  );
/** A Wednesday so many weeks from now: each test has a week to itself. */
const wednesday = (weeks: number) => addDays(weekOf(demoToday()), 7 * weeks + 2);
const at = (day: string, time: string) => instantIn(day, time, ZONE).toISOString();

describe('what is to be arranged', () => {
  it('is an interview for each active application in a stage of interviews, until one is offered', async () => {
    const { applicationId } = await applicant(team, applies);
    expect(await waiting(team.manager, applicationId)).toMatchObject({
      positionTitle: 'Seat of a test',
      stage: 'Team interview',
      daysInStage: 0,
      may: { do: ['propose'] },
    });
    expect(await waiting(otherManager, applicationId)).toBeUndefined();
    const { id: interviewId } = await propose(team.manager, applicationId, [first.id], threeSlots(1_300));
    expect(await waiting(team.manager, applicationId)).toBeUndefined();
    await team.manager.call(cancelInterview, { interviewId, reason: 'Another day' });
    expect(await waiting(team.manager, applicationId)).toBeDefined();
    const screened = await applicant(team, appliesToo, 'screen');
    expect(await waiting(team.recruiter, screened.applicationId)).toBeUndefined();
  });

  it('is no second interview of a stage in which one was held, but its scorecard once it is late', async () => {
    const { applicationId } = await applicant(team, applies);
    await ownerQuery(`update talent.application set stage_entered_at = now() - interval '40 years' where id = $1`, [
      applicationId,
    ]);
    const { id: interviewId } = await record(team.recruiter, applicationId, [second.id], 1_300);
    const { toSchedule, overdueCards } = await arranged(team.manager);
    expect(toSchedule.some((one) => one.applicationId === applicationId)).toBe(false);
    // The longest overdue come first, and this one is.
    expect(overdueCards.filter((one) => one.interviewId === interviewId)).toMatchObject([{ applicationId }]);
  });
});

describe('a booking that no longer holds', () => {
  it('says whose leave is in the way, and holds again with a colleague in their place', async () => {
    const { applicationId } = await applicant(team, applies);
    const day = wednesday(3);
    const slots = ['09:00', '11:00', '13:00'].map((time) => at(day, time));
    const { id: interviewId } = await propose(team.recruiter, applicationId, [first.id, second.id], slots);
    await pick(applies, interviewId, slots[1]!);
    expect(await broken(interviewId)).toBeUndefined();
    await awayOn(first, day);
    expect(await broken(interviewId)).toMatchObject({
      reason: 'busy',
      people: [{ userId: first.id }],
      may: { do: expect.arrayContaining(['replace', 'reschedule', 'cancel']) },
    });
    const replace = (formerId: string, interviewerId: string) =>
      team.recruiter.send(replaceInterviewer, { interviewId, formerId, interviewerId });
    for (const [former, next] of [
      [first, second],
      [first, applies],
      [third, appliesToo],
    ] as const)
      expect((await replace(former.id, next.id)).body).toMatchObject({ code: 'interview.people' });
    expect((await replace(first.id, third.id)).status).toBe(204);
    expect(await broken(interviewId)).toBeUndefined();
    const { items } = await team.recruiter.call(listInterviews, { applicationId });
    expect(items[0]).toMatchObject({
      status: 'scheduled',
      interviewers: [{ userId: third.id }, { userId: second.id }],
    });
    expect((await replace(second.id, first.id)).body).toMatchObject({ code: 'interview.away' });
    const foreign = { interviewId, formerId: third.id, interviewerId: appliesToo.id };
    expect((await otherManager.send(replaceInterviewer, foreign)).status).toBe(404);
  });

  it('is one whose slots have passed and nobody picked', async () => {
    const { applicationId } = await applicant(team, appliesToo);
    const { id } = await propose(team.recruiter, applicationId, [third.id], threeSlots(1_320));
    expect(await broken(id)).toBeUndefined();
    await ownerQuery(`update talent.interview set slots = array[now() - interval '1 hour'] where id = $1`, [id]);
    expect(await broken(id)).toMatchObject({ reason: 'unanswered', people: [] });
    const other = { interviewId: id, slots: threeSlots(1_326), location: '', reason: 'Other times' };
    await team.recruiter.call(rescheduleInterview, other);
    expect(await broken(id)).toBeUndefined();
  });
});

describe('a week of interviewers', () => {
  it('shows what takes their time and when all of them are free, and what it proposes can be offered', async () => {
    const { applicationId } = await applicant(team, applies);
    const day = wednesday(5);
    const next = addDays(day, 1);
    await awayOn(first, next);
    const interviewerIds = [second.id, first.id];
    const input = { week: day, applicationId, interviewerIds, minutes: 60 };
    const before = await team.recruiter.call(getSchedulingWeek, input);
    expect(before).toMatchObject({
      timezone: ZONE,
      application: { applicationId, may: { do: ['propose'] } },
      people: [{ userId: second.id }, { userId: first.id }],
      missing: [],
    });
    expect(before.days).toEqual([0, 1, 2, 3, 4].map((nth) => addDays(weekOf(day), nth)));
    expect(before.taken).toMatchObject([{ userId: first.id, kind: 'leave', start: at(next, '00:00') }]);
    const inside = (instant: string) => instant >= at(next, '00:00') && instant < at(addDays(next, 1), '00:00');
    expect(before.free.filter(({ start }) => inside(start))).toEqual([]);
    expect(before.proposed).toHaveLength(3);
    expect(before.proposed[0]).toBe(at(weekOf(day), MEETING_HOURS.interviewer.from));
    const offer = { applicationId, kind: 'panel' as const, interviewerIds, minutes: 60 };
    const { id: interviewId } = await team.recruiter.call(proposeInterview, { ...offer, slots: before.proposed });
    await applies.call(pickSlot, { interviewId, start: before.proposed[1]! });
    const after = await team.recruiter.call(getSchedulingWeek, input);
    const held = after.taken.filter(({ kind }) => kind === 'interview');
    expect(held.map(({ start }) => new Date(start).toISOString())).toEqual([before.proposed[1], before.proposed[1]]);
    expect(after.people.map(({ interviews }) => interviews)).toEqual([1, 1]);
    const taken = before.proposed[1]!;
    expect(after.free.some(({ start, end }) => start <= taken && taken < end)).toBe(false);
  });

  it('refuses leave among the slots of an offer in words, and one of two panels that ask for an hour at once', async () => {
    const day = wednesday(7);
    const [one, other] = await Promise.all([applicant(team, applies), applicant(team, appliesToo)]);
    await awayOn(first, addDays(day, 1));
    const slots = [at(day, '09:00'), at(day, '11:00'), at(addDays(day, 1), '09:00')];
    const asked = { applicationId: one.applicationId, kind: 'panel' as const, interviewerIds: [first.id], slots };
    expect(await team.recruiter.refused(proposeInterview, asked)).toMatchObject({
      code: 'interview.away',
      title: 'Somebody in this interview is on leave or at work at that time',
    });
    const free = ['09:00', '11:00', '14:00'].map((time) => at(day, time));
    const offers = await Promise.all(
      [one, other].map(({ applicationId }) => propose(team.recruiter, applicationId, [first.id, second.id], free)),
    );
    const picks = await Promise.all(
      [applies, appliesToo].map((person, nth) =>
        person.send(pickSlot, { interviewId: offers[nth]!.id, start: free[0]! }),
      ),
    );
    expect(picks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(picks.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'interview.overlap',
      title: 'Somebody in this interview is in another one at that time',
    });
  });

  it('is of people who work here, and of applications within reach', async () => {
    const { applicationId } = await applicant(team, applies);
    const { id: applicantId } = await signIn('candidate@meridian.example');
    for (const id of [applicantId, crypto.randomUUID()])
      expect((await team.recruiter.refused(getSchedulingWeek, { interviewerIds: [id] })).code).toBe('resource.missing');
    expect((await otherManager.refused(getSchedulingWeek, { applicationId })).code).toBe('resource.missing');
    const { people } = await team.manager.call(getSchedulingWeek, { applicationId });
    expect(people.map(({ userId }) => userId)).toEqual([team.manager.id]);
    const { application, proposed } = await team.manager.call(getSchedulingWeek, { week: wednesday(9) });
    expect({ application, proposed }).toEqual({ application: null, proposed: [] });
  });
});
