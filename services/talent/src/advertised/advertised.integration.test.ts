import { beforeAll, describe, expect, it } from '@jest/globals';
import { listAdvertised } from '@talent-os/contracts/talent/advertised-list.js';
import { applyForPosition, getAdvertised, markAdvertised } from '@talent-os/contracts/talent/advertised-positions.js';
import { getApplication } from '@talent-os/contracts/talent/applications.js';
import { getMarketplace } from '@talent-os/contracts/talent/marketplace.js';
import { listMyApplications, withdrawMyApplication } from '@talent-os/contracts/talent/my-applications.js';
import { getMyJourney } from '@talent-os/contracts/talent/my-journey.js';
import { getQuestions, setQuestions } from '@talent-os/contracts/talent/position-questions.js';
import { listQuickApply, QUICK_A_DAY, quickApply } from '@talent-os/contracts/talent/quick-apply.js';
import { rejectApplications } from '@talent-os/contracts/talent/application-changes.js';
import { dueOf, newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { draft, hiringTeam, sent, type Team } from '../test/hiring.js';

let team: Team;
let me: Person;
let rep: Person;

async function candidate(): Promise<Person> {
  const { email, password } = await newCandidate();
  return signIn(email, password);
}

beforeAll(async () => {
  team = await hiringTeam();
  [me, rep] = [await candidate(), team.rep];
});

/** A seat of the hiring manager's that nobody else looks for, by its own title. */
async function seat(more: { visibility?: string; industry?: string; musts?: string } = {}) {
  const title = `Keeper of ${crypto.randomUUID()}`;
  const [row] = await ownerQuery<{ id: string }>(
    `insert into talent.position (id, organization_id, created_at, updated_at, title, department, location, remote,
       description, industry, job_family, hiring_manager_id, recruiter_id, visibility, pipeline_template_id,
       required_skills, hard_requirements, opened_at, status, role)
     select gen_random_uuid(), $1, now(), now(), $2, department, location, true, description, industry, job_family, $3, $4,
       $5, pipeline_template_id, required_skills, $7::jsonb, now(), 'open', role
     from talent.position where organization_id = $1 and industry = $6 and required_skills <> '[]' order by id limit 1
     returning id`,
    [
      me.organizationId,
      title,
      team.manager.id,
      team.recruiter.id,
      more.visibility ?? 'external',
      more.industry ?? 'SALES',
      more.musts ?? '[]',
    ],
  );
  return { positionId: row!.id, title };
}

const found = async (person: Person, search: string, more = {}) =>
  (await person.call(listAdvertised, { search, ...more })).items;

describe('positions I may apply for', () => {
  it('are open, of my industries, and shown to whom I am', async () => {
    const [outside, inside, elsewhere] = [
      await seat(),
      await seat({ visibility: 'internal' }),
      await seat({ industry: 'HEALTHCARE' }),
    ];
    const [one] = await found(me, outside.title);
    expect(one).toMatchObject({ id: outside.positionId, remote: true, mark: null, applicationId: null });
    expect(one!.parts.length).toBeGreaterThan(0);
    expect(await found(me, inside.title)).toEqual([]);
    expect(await found(me, elsewhere.title)).toEqual([]);
    expect((await me.refused(getAdvertised, { positionId: inside.positionId })).code).toBe('resource.missing');
    expect(await found(rep, inside.title)).toHaveLength(1);
    expect(await found(rep, outside.title)).toEqual([]);
    await ownerQuery(`update talent.position set status = 'on_hold' where id = $1`, [outside.positionId]);
    expect(await found(me, outside.title)).toEqual([]);
  });

  it('narrow down by place, pay and remote work', async () => {
    const { title, positionId } = await seat();
    const [one] = await found(me, title);
    expect(await found(me, title, { location: one!.location, remote: 'true' })).toHaveLength(1);
    expect(await found(me, title, { remote: 'false' })).toEqual([]);
    // Its request does not say what it pays: that hides nothing.
    expect(await found(me, title, { payFrom: 90_000_000 })).toHaveLength(1);
    await ownerQuery(
      `update talent.position set requisition_id = (select id from talent.requisition
         where organization_id = $2 and salary_max is not null order by id limit 1) where id = $1`,
      [positionId, me.organizationId],
    );
    const { salaryMax } = (await found(me, title))[0]!;
    expect(await found(me, title, { payFrom: salaryMax! })).toHaveLength(1);
    expect(await found(me, title, { payFrom: salaryMax! + 1 })).toEqual([]);
  });

  it('are saved for myself, or put aside, where neither list nor count has them any more', async () => {
    const person = await candidate();
    const counted = async () => (await person.call(getMarketplace, {})).activeOpportunities.talent;
    const { positionId, title } = await seat();
    await person.call(markAdvertised, { positionId, mark: 'saved' });
    expect((await found(person, title, { mark: 'saved' }))[0]!.mark).toBe('saved');
    expect(await person.call(getMyJourney, {})).toMatchObject({ saved: 1 });
    expect((await person.call(listAdvertised, {})).total).toBe(await counted());
    await person.call(markAdvertised, { positionId, mark: 'dismissed' });
    expect(await found(person, title)).toEqual([]);
    expect(await found(person, title, { mark: 'dismissed' })).toHaveLength(1);
    expect((await person.call(listAdvertised, {})).total).toBe(await counted());
    await person.call(markAdvertised, { positionId, mark: null });
    expect((await found(person, title))[0]!.mark).toBeNull();
    expect(await found(me, title)).toHaveLength(1);
  });
});

describe('applying', () => {
  it('answers what the position asks, once, and whoever hires reads it', async () => {
    const person = await candidate();
    const { positionId } = await seat();
    const questions = ['How many days a month can you travel?', 'Why us?'];
    await team.recruiter.call(setQuestions, { positionId, questions });
    expect((await team.manager.call(getQuestions, { positionId })).questions).toEqual(questions);
    expect((await person.call(getAdvertised, { positionId })).questions).toEqual(questions);
    expect((await person.refused(applyForPosition, { positionId })).code).toBe('application.answers');
    const answers = questions.toReversed().map((question) => ({ question, answer: `On ${question}` }));
    const { applicationId } = await person.call(applyForPosition, { positionId, answers, note: 'I know the region' });
    const seen = await team.recruiter.call(getApplication, { applicationId });
    expect(seen).toMatchObject({ source: 'direct', stageType: 'applied', status: 'active' });
    expect(seen.answers.map(({ question }) => question)).toEqual(questions);
    expect(seen.history.at(-1)!.note).toBe('I know the region');
    expect((await person.refused(applyForPosition, { positionId, answers })).code).toBe('mobility.applied');
    const { applicationId: running } = await person.call(getAdvertised, { positionId });
    expect(running).toBe(applicationId);
  });

  it('says why where something that must be held is missing', async () => {
    const nurse = await candidate();
    const musts = JSON.stringify([{ type: 'license', value: 'Registered Nurse (RN)' }]);
    const { positionId } = await seat({ musts });
    // Papers are known to healthcare alone: of any other position nobody can tell, and nobody is asked why.
    expect((await nurse.call(getAdvertised, { positionId })).requirements).toMatchObject([{ state: 'unchecked' }]);
    await nurse.call(applyForPosition, { positionId });
  });

  it('is of one’s own organization, and not for who works here', async () => {
    const { positionId } = await seat({ visibility: 'both' });
    expect((await rep.refused(applyForPosition, { positionId })).code).toBe('access.denied');
    const { email, password } = await newCandidate('northwind');
    const other = await signIn(email, password);
    expect((await other.refused(applyForPosition, { positionId })).code).toBe('resource.missing');
  });
});

describe('withdrawing', () => {
  const applied = async () => {
    const person = await candidate();
    const { positionId } = await seat();
    const { applicationId } = await person.call(applyForPosition, { positionId });
    const mine = async () => (await person.call(listMyApplications, {})).items.find(({ id }) => id === applicationId)!;
    return { person, positionId, applicationId, mine };
  };

  it('ends my application, with what I say of it, and I wait before I apply again', async () => {
    const { person, positionId, applicationId, mine } = await applied();
    expect(await mine()).toMatchObject({ waitingNames: [expect.any(String)], may: { do: ['withdraw'] } });
    expect((await mine()).expectedAt).not.toBeNull();
    expect((await me.refused(withdrawMyApplication, { applicationId })).code).toBe('resource.missing');
    await person.call(withdrawMyApplication, { applicationId, note: 'I stay where I am' });
    expect(await mine()).toMatchObject({ status: 'withdrawn', expectedAt: null, may: { do: [] } });
    const { history } = await team.recruiter.call(getApplication, { applicationId });
    expect(history[0]).toMatchObject({ kind: 'withdrawn', note: 'I stay where I am' });
    expect((await person.refused(withdrawMyApplication, { applicationId })).code).toBe('application.closed');
    expect((await person.refused(applyForPosition, { positionId })).code).toBe('mobility.again');
  });

  it('tells nothing of a rejection that was not sent, and ends it', async () => {
    const { person, applicationId, mine } = await applied();
    await team.recruiter.call(rejectApplications, {
      applicationIds: [applicationId],
      reason: 'skills',
      notice: 'send',
    });
    expect((await mine()).may.do).toEqual(['withdraw']);
    await person.call(withdrawMyApplication, { applicationId });
    expect((await mine()).status).toBe('withdrawn');
    const due = await dueOf('talent', applicationId);
    expect(due.filter(({ kind }) => kind === 'rejection' || kind === 'message')).toEqual([]);
  });

  it('ends an offer nobody has sent, and is answered in place where one was', async () => {
    const early = await applied();
    await ownerQuery(`update talent.application set stage_key = 'offer' where id = $1`, [early.applicationId]);
    const { id } = await draft(team.recruiter, early.applicationId);
    await early.person.call(withdrawMyApplication, { applicationId: early.applicationId });
    expect(await ownerQuery('select status from talent.offer where id = $1', [id])).toEqual([{ status: 'rescinded' }]);
    const late = await applied();
    await ownerQuery(`update talent.application set stage_key = 'offer' where id = $1`, [late.applicationId]);
    await sent(team, late.applicationId);
    const { applicationId } = late;
    expect((await late.person.refused(withdrawMyApplication, { applicationId })).code).toBe('application.answer');
    expect(await late.person.call(getMyJourney, {})).toMatchObject({ at: 'join', next: { step: 'answerOffer' } });
  });
});

describe('applying by one tap', () => {
  it('is enough where nothing is asked and nothing is missing, and no application stands there twice', async () => {
    const tapper = await candidate();
    const [plain, asking] = [await seat(), await seat()];
    await team.manager.call(setQuestions, { positionId: asking.positionId, questions: ['When could you begin?'] });
    const { left } = await tapper.call(listQuickApply, {});
    expect(left).toBe(QUICK_A_DAY);
    const { applicationId } = await tapper.call(quickApply, { positionId: plain.positionId });
    expect((await tapper.call(listMyApplications, {})).items).toMatchObject([{ id: applicationId }]);
    const refusals = await Promise.all(
      [plain, asking].map(async ({ positionId }) => (await tapper.refused(quickApply, { positionId })).code),
    );
    expect(refusals).toEqual(['mobility.applied', 'application.answers']);
    const after = await tapper.call(listQuickApply, {});
    expect(after.left).toBe(QUICK_A_DAY - 1);
    expect(after.items.some(({ id }) => id === plain.positionId)).toBe(false);
  });

  it('ends after ten a day', async () => {
    const tapper = await candidate();
    const seats = await Promise.all(Array.from({ length: QUICK_A_DAY + 1 }, () => seat()));
    const [last, ...others] = seats;
    for (const { positionId } of others) await tapper.call(quickApply, { positionId });
    expect((await tapper.refused(quickApply, { positionId: last!.positionId })).code).toBe('application.quick');
    await tapper.call(applyForPosition, { positionId: last!.positionId });
  });
});
