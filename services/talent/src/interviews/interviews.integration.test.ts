import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  cancelInterview,
  completeInterview,
  listInterviews,
  listMyInterviews,
  missInterview,
  pickSlot,
  proposeInterview,
  recordInterview,
  recordSlot,
  submitScorecard,
} from '@talent-os/contracts/talent/interviews.js';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications.js';
import { withdrawApplication } from '@talent-os/contracts/talent/application-changes.js';
import { dueOf, eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import {
  applicant,
  card,
  colleague,
  hiringTeam,
  inMinutes,
  pick,
  propose,
  record,
  threeSlots,
  type Team,
} from '../test/hiring.js';

let team: Team;
let otherManager: Person;
let multi: Person;

beforeAll(async () => {
  [team, otherManager, multi] = await Promise.all([
    hiringTeam(),
    signIn('nurse.manager@meridian.example'),
    signIn('multi@meridian.example'),
  ]);
});

const emitted = async (interviewId: string) =>
  (
    await ownerQuery<{ name: string }>(
      "select name from talent.outbox where payload ->> 'interviewId' = $1 order by at, id",
      [interviewId],
    )
  ).map(({ name }) => name.replace('talent.', ''));
const shown = async (person: Person, applicationId: string) => person.call(listInterviews, { applicationId });

describe('an interview', () => {
  it('is offered in three slots, picked by the person, and stands with everybody in it', async () => {
    const { applicationId } = await applicant(team, team.rep);
    const slots = threeSlots(200);
    const { id: interviewId } = await propose(team.manager, applicationId, [team.recruiter.id], slots.toReversed());
    const mine = async () =>
      (await team.rep.call(listMyApplications, {})).items.find(({ id }) => id === applicationId)!.interviews[0]!;
    expect((await mine()).slots.map((slot) => new Date(slot).toISOString())).toEqual(slots);
    expect((await team.rep.refused(pickSlot, { interviewId, start: inMinutes(1) })).code).toBe('interview.slot');
    await pick(team.rep, interviewId, slots[1]!);
    expect(await mine()).toMatchObject({ status: 'scheduled', slots: [], interviewerNames: ['Tomas Okafor'] });
    const { items } = await team.recruiter.call(listMyInterviews, {});
    expect(items.find(({ id }) => id === interviewId)).toMatchObject({ due: false, positionTitle: 'Seat of a test' });
    expect((await team.rep.refused(pickSlot, { interviewId, start: slots[0]! })).code).toBe('interview.transition');
    for (const step of [completeInterview, missInterview])
      expect((await team.manager.refused(step, { interviewId })).code).toBe('interview.early');
    await team.manager.call(cancelInterview, { interviewId, reason: 'The seat moves' });
    expect(await mine()).toMatchObject({ status: 'cancelled', note: 'The seat moves' });
    expect(await emitted(interviewId)).toEqual(['interview.proposed', 'interview.scheduled', 'interview.cancelled']);
  });

  it('needs three slots ahead and colleagues to hold it, other than the person', async () => {
    const { applicationId } = await applicant(team, await colleague(team.recruiter, 1));
    const asked = { applicationId, kind: 'onsite' as const, interviewerIds: [team.manager.id] };
    const refusal = async (more: object) =>
      (await team.manager.refused(proposeInterview, { ...asked, slots: threeSlots(300), ...more })).code;
    expect(await refusal({ slots: threeSlots(300).slice(1) })).toBe('request.invalid');
    expect(await refusal({ slots: [inMinutes(-5), ...threeSlots(300)] })).toBe('interview.past');
    expect(await refusal({ slots: [inMinutes(6000), inMinutes(6030), inMinutes(7000)] })).toBe('interview.slots');
    const { id: applicantId } = await signIn('candidate@meridian.example');
    const themselves = (await colleague(team.recruiter, 1)).id;
    for (const id of [applicantId, themselves, themselves.toUpperCase()])
      expect(await refusal({ interviewerIds: [team.manager.id, id] })).toBe('interview.people');
    const future = { ...asked, start: inMinutes(-30), minutes: 60 };
    expect((await team.manager.refused(recordInterview, future)).code).toBe('interview.future');
  });

  it('puts nobody into two interviews at once, on whichever side, however simultaneously they pick', async () => {
    const slots = threeSlots(400);
    const people = await Promise.all([applicant(team, team.rep), applicant(team, multi)]);
    const proposed = await Promise.all(
      people.map(({ applicationId }) => propose(team.recruiter, applicationId, [team.manager.id], slots)),
    );
    const picks = await Promise.all(
      [team.rep, multi].map((person, index) =>
        person.send(pickSlot, { interviewId: proposed[index]!.id, start: slots[0]! }),
      ),
    );
    expect(picks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const third = await applicant(team, await colleague(team.recruiter, 2));
    const again = {
      applicationId: third.applicationId,
      kind: 'phone' as const,
      interviewerIds: [team.manager.id],
      slots,
    };
    for (const id of [team.manager.id, team.manager.id.toUpperCase()])
      expect((await team.recruiter.refused(proposeInterview, { ...again, interviewerIds: [id] })).code).toBe(
        'interview.overlap',
      );
  });

  it('is not there for managers of other seats, and another person picks nothing', async () => {
    const { applicationId } = await applicant(team, team.rep);
    const { id: interviewId } = await propose(team.manager, applicationId, [team.manager.id], threeSlots(500));
    expect((await otherManager.refused(listInterviews, { applicationId })).status).toBe(404);
    expect((await otherManager.refused(cancelInterview, { interviewId, reason: 'No' })).status).toBe(404);
    expect((await multi.refused(pickSlot, { interviewId, start: threeSlots(500)[0]! })).status).toBe(404);
    expect((await multi.refused(completeInterview, { interviewId })).status).toBe(404);
    const recorded = { interviewId, start: threeSlots(500)[0]!, note: 'By phone' };
    expect((await team.recruiter.refused(recordSlot, recorded)).code).toBe('interview.theirs');
  });

  it('waits for its scorecards once it was held, and nobody is reminded of it any more', async () => {
    const { applicationId } = await applicant(team, team.rep);
    const slots = threeSlots(1_000);
    const { id: interviewId } = await propose(team.manager, applicationId, [team.manager.id], slots);
    await pick(team.rep, interviewId, slots[0]!);
    await ownerQuery("update talent.interview set start_at = now() - interval '1 hour', end_at = now() where id = $1", [
      interviewId,
    ]);
    await team.manager.call(completeInterview, { interviewId });
    expect((await dueOf('talent', interviewId)).map(({ kind }) => kind)).toEqual(['scorecards']);
  });

  it('of somebody from outside is set by the recruiter, with a note', async () => {
    const { id } = await signIn('candidate@meridian.example');
    const outsider = { id, organizationId: team.manager.organizationId };
    const { applicationId } = await applicant(team, outsider, 'team-interview', 'direct');
    const slots = threeSlots(600);
    const { id: interviewId } = await propose(team.recruiter, applicationId, [team.manager.id], slots);
    await team.recruiter.call(recordSlot, { interviewId, start: slots[2]!, note: 'By phone' });
    expect((await shown(team.recruiter, applicationId)).items[0]).toMatchObject({
      status: 'scheduled',
      note: 'By phone',
    });
  });
});

describe('interviews of an application that was withdrawn', () => {
  it('are cancelled', async () => {
    const { applicationId } = await applicant(team, await colleague(team.recruiter, 12));
    await propose(team.recruiter, applicationId, [team.recruiter.id], threeSlots(700));
    await team.recruiter.call(withdrawApplication, { applicationId, note: 'Found another seat' });
    await eventually(async () =>
      expect((await shown(team.recruiter, applicationId)).items[0]).toMatchObject({
        status: 'cancelled',
        note: 'The application has ended',
      }),
    );
  });
});

describe('scorecards', () => {
  it('of others open once the own one is in, and settle the application', async () => {
    const { applicationId } = await applicant(team, await colleague(team.recruiter, 3));
    const { id: interviewId } = await record(team.recruiter, applicationId, [team.manager.id, team.hr.id], 20);
    const { skills } = await shown(team.recruiter, applicationId);
    expect(skills.length).toBeGreaterThan(0);
    await team.hr.call(submitScorecard, {
      interviewId,
      recommendation: 'strong_yes',
      notes: 'Told us about a mistake without being asked.',
      ratings: [{ skillId: skills[0]!.id, rating: 4 }],
    });
    const [hidden] = (await shown(team.manager, applicationId)).items;
    expect(hidden).toMatchObject({ mineIsDue: true, cards: [], hiddenCards: 1 });
    expect(JSON.stringify(hidden)).not.toContain('mistake');
    expect((await shown(team.recruiter, applicationId)).items[0]!.cards).toHaveLength(1);
    await card(team.manager, interviewId);
    const { items, settled } = await shown(team.manager, applicationId);
    expect(items[0]!.cards.map(({ interviewerName }) => interviewerName)).toEqual(['Priya Raman', 'Dana Whitfield']);
    expect(settled).toBe(true);
    expect((await team.manager.refused(submitScorecard, { interviewId, recommendation: 'no', notes: 'x' })).code).toBe(
      'interview.submitted',
    );
  });

  it('are an interviewer’s alone', async () => {
    const { applicationId } = await applicant(team, await colleague(team.recruiter, 4));
    const { id: interviewId } = await record(team.recruiter, applicationId, [team.manager.id], 30);
    const written = { interviewId, recommendation: 'no' as const, notes: 'x' };
    expect((await team.recruiter.refused(submitScorecard, written)).status).toBe(404);
    const foreign = { ...written, ratings: [{ skillId: crypto.randomUUID(), rating: 1 }] };
    expect((await team.manager.refused(submitScorecard, foreign)).code).toBe('interview.skill');
  });
});
