import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sent } from '@talent-os/contracts';
import { listHealthcareBusy } from '@talent-os/contracts/healthcare/calendar.js';
import { namePeople, peopleInRole } from '@talent-os/contracts/identity/directory.js';
import { listCalendarBusy } from '@talent-os/contracts/productivity/calendar-busy.js';
import { moveApplication, undoMoves } from '@talent-os/contracts/talent/application-changes.js';
import { runAutomations } from '@talent-os/contracts/talent/automation-events.js';
import {
  changeAutomation,
  createAutomation,
  listAutomationRuns,
  listAutomations,
  previewAutomation,
  switchAutomation,
} from '@talent-os/contracts/talent/automations.js';
import { listInterviews } from '@talent-os/contracts/talent/interviews.js';
import { dueOf, eventually, openOwnService, ownerQuery, type OwnService } from '@talent-os/testing';
import { definition } from '../index.js';
import { applicant, colleague, hiringTeam, record, type Team } from '../test/hiring.js';
import { AutomationsListener } from './automations.listener.js';
import { act } from './run-automations.job.js';

let team: Team;
let service: OwnService;
let people: { id: string; organizationId: string }[];
const made: string[] = [];

beforeAll(async () => {
  team = await hiringTeam();
  people = await Promise.all([12, 13, 14, 15, 16, 17].map((nth) => colleague(team.recruiter, nth)));
  const ids = [...people, team.recruiter, team.manager, team.hr].map(({ id }) => id);
  const named = await ownerQuery(
    `select id, first_name || ' ' || last_name as name, title, 'HR_MANAGER' as role from identity.person where id = any($1)`,
    [ids],
  );
  service = await openOwnService(definition, {
    answers: {
      [namePeople.name]: { people: named },
      [peopleInRole.name]: { people: named },
      'identity.organizations.timezone': { timezone: 'America/New_York' },
      'identity.organizations.modules': { modules: [] },
      'identity.people.contacts': { people: [] },
      [listHealthcareBusy.name]: { items: [] },
      [listCalendarBusy.name]: { items: [] },
    },
  });
});
afterAll(async () => {
  for (const automationId of made) await team.hr.call(switchAutomation, { automationId, on: false });
  await service.close();
});

type Written = Sent<typeof createAutomation>;
const rule: Written = {
  name: 'A rule of a test',
  event: 'entered',
  stage: 'assess',
  action: 'notify',
  target: 'recruiter',
  personId: null,
  text: '{{name}} is in {{stage}} for {{position}}.',
};
async function automation(more: Partial<Written> = {}): Promise<string> {
  const { automationId } = await team.hr.call(createAutomation, { ...rule, ...more });
  made.push(automationId);
  return automationId;
}
const ctx = () => service.context(runAutomations, team.recruiter.organizationId);
const listener = new AutomationsListener();
const runsOf = async (automationId: string, applicationId: string) =>
  (await team.recruiter.call(listAutomationRuns, { automationId })).items.filter(
    (run) => run.applicationId === applicationId,
  );
const told = (automationId: string, applicationId: string) =>
  ownerQuery<{ text: string; ids: string[] }>(
    `select payload ->> 'text' as text, payload -> 'personIds' as ids from talent.outbox
     where name = 'talent.automation.ran' and payload ->> 'automationId' = $1 and payload ->> 'applicationId' = $2`,
    [automationId, applicationId],
  );
const momentOf = async (kind: string, applicationId: string) =>
  (await dueOf('talent', applicationId)).find((row) => row.kind === kind)?.at;
/** When an application is to be acted on, once what happened to it has been heard. */
const dueFor = (applicationId: string) =>
  eventually(async () => {
    const at = await momentOf('entered', applicationId);
    expect(at).toBeDefined();
    return new Date(at!);
  });
const moved = (applicationId: string, stageKey: string) =>
  team.recruiter.call(moveApplication, { applicationId, stageKey });

describe('an automation', () => {
  it('acts once on who comes into its stage, once the move stands, and says what it did', async () => {
    const automationId = await automation();
    const { applicationId } = await applicant(team, people[0]!, 'screen', 'direct');
    await moved(applicationId, 'assess');
    const at = await dueFor(applicationId);
    const acted = () => act(ctx(), 'entered', applicationId, at);
    await Promise.all([acted(), acted()]);
    await acted();
    const [run, ...others] = await runsOf(automationId, applicationId);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ number: 1, action: 'notify', outcome: 'done', reason: null });
    const events = await told(automationId, applicationId);
    expect(events.map(({ ids }) => ids)).toEqual([[team.recruiter.id]]);
    expect(events[0]!.text).toBe(`${run!.personName} is in Mock discovery for Seat of a test.`);
  });

  it('leaves alone who was moved by mistake', async () => {
    const { applicationId } = await applicant(team, people[1]!, 'screen', 'direct');
    await moved(applicationId, 'assess');
    await dueFor(applicationId);
    await team.recruiter.call(undoMoves, { applicationIds: [applicationId] });
    await eventually(async () => expect(await momentOf('entered', applicationId)).toBeUndefined());
    expect(await momentOf('late', applicationId)).toBeDefined();
  });

  it('acts once on an interview, however often it is told of it', async () => {
    const automationId = await automation({ event: 'interviewed', stage: null, target: 'manager' });
    const { applicationId } = await applicant(team, people[2]!, 'team-interview', 'direct');
    const { id: interviewId } = await record(team.recruiter, applicationId, [team.hr.id], 61);
    await eventually(async () => expect(await runsOf(automationId, applicationId)).toHaveLength(1));
    const about = { applicationId, interviewId } as Parameters<AutomationsListener['interviewed']>[0];
    await Promise.all([listener.interviewed(about, ctx()), listener.interviewed(about, ctx())]);
    expect((await told(automationId, applicationId)).map(({ ids }) => ids)).toEqual([[team.manager.id]]);
  });

  it('gives a position to a colleague, and says where it was so already', async () => {
    const automationId = await automation({
      event: 'missed',
      stage: null,
      action: 'assign',
      target: 'manager',
      personId: team.hr.id,
    });
    const { applicationId, positionId } = await applicant(team, people[3]!, 'screen', 'direct');
    const missed = (interviewId: string) =>
      listener.missed({ applicationId, interviewId } as Parameters<AutomationsListener['missed']>[0], ctx());
    await missed(applicationId);
    await missed(positionId);
    const [position] = await ownerQuery<{ owner: string; kinds: string }>(
      `select hiring_manager_id as owner, history -> 0 ->> 'kind' as kinds from talent.position where id = $1`,
      [positionId],
    );
    expect(position).toEqual({ owner: team.hr.id, kinds: 'assigned' });
    const runs = await runsOf(automationId, applicationId);
    expect(runs.map(({ reason }) => reason).toSorted()).toEqual(['already', null].toSorted());
  });

  it('offers times in which both are free, and no second ones', async () => {
    const automationId = await automation({
      event: 'missed',
      action: 'schedule',
      target: 'manager',
      stage: 'interview',
    });
    const { applicationId } = await applicant(team, people[4]!, 'team-interview', 'direct');
    const missed = (interviewId: string) =>
      listener.missed({ applicationId, interviewId } as Parameters<AutomationsListener['missed']>[0], ctx());
    await missed(applicationId);
    await missed(automationId);
    const { items } = await team.recruiter.call(listInterviews, { applicationId });
    expect(items).toMatchObject([{ status: 'proposed', interviewers: [{ userId: team.manager.id }] }]);
    expect(items[0]!.slots.length).toBeGreaterThanOrEqual(3);
    const runs = await runsOf(automationId, applicationId);
    expect(runs.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'passed']);
  });

  it('does nothing while it is off, and the latest version where it is on', async () => {
    const automationId = await automation({ event: 'declined', stage: null, text: 'Old words' });
    const found = async () => (await team.hr.call(listAutomations, {})).items.find(({ id }) => id === automationId)!;
    const { version } = await found();
    const next = { ...rule, automationId, event: 'declined' as const, stage: null, text: 'New words' };
    expect(await team.hr.call(changeAutomation, { ...next, version })).toMatchObject({ number: 2 });
    expect((await team.hr.refused(changeAutomation, { ...next, version })).code).toBe('resource.stale');
    expect(await found()).toMatchObject({ number: 2, text: 'New words', earlier: [{ number: 1, text: 'Old words' }] });
    const { applicationId } = await applicant(team, people[5]!, 'offer', 'direct');
    const declined = (jobOfferId: string) =>
      listener.answered(
        { applicationId, jobOfferId, answer: 'declined' } as Parameters<AutomationsListener['answered']>[0],
        ctx(),
      );
    await team.hr.call(switchAutomation, { automationId, on: false });
    await declined(applicationId);
    expect(await told(automationId, applicationId)).toEqual([]);
    await team.hr.call(switchAutomation, { automationId, on: true });
    await declined(applicationId);
    expect((await told(automationId, applicationId)).map(({ text }) => text)).toEqual(['New words']);
    expect((await found()).done).toBe(1);
  });
});

describe('a rule', () => {
  it('is tried with the values of an application, and nothing is done', async () => {
    const { applicationId } = await applicant(team, people[0]!, 'screen', 'direct');
    const tried = { event: 'late', action: 'notify', target: 'recruiter', applicationId } as const;
    const screening = await team.hr.call(previewAutomation, { ...tried, stage: 'screen', text: '{{position}} waits' });
    expect(screening).toMatchObject({ applies: true, reason: null, text: 'Seat of a test waits', slots: [] });
    expect(screening.toNames).toHaveLength(1);
    const offer = await team.hr.call(previewAutomation, { ...tried, stage: 'offer', text: 'Waits' });
    expect(offer.applies).toBe(false);
    const times = await team.hr.call(previewAutomation, { ...tried, action: 'schedule', target: 'manager', text: '' });
    expect([times.reason, times.slots.length]).toEqual([null, 3]);
    expect((await team.recruiter.call(listAutomationRuns, {})).items.map((run) => run.applicationId)).not.toContain(
      applicationId,
    );
  });

  it('never rejects anybody: neither the contract nor the table knows how', async () => {
    const planted = { ...rule, action: 'reject' } as unknown as Written;
    expect((await team.hr.refused(createAutomation, planted)).code).toBe('request.invalid');
    const write = ownerQuery(
      `insert into talent.automation_version (id, organization_id, created_at, updated_at, automation_id, number, event,
         action, target, text, author_id)
       values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 1, 'late', 'reject', 'recruiter', '', $2)`,
      [team.hr.organizationId, team.hr.id],
    );
    await expect(write).rejects.toThrow('automation_never_rejects');
  });

  it('names what is wrong by its field, and is written by who designs how people are hired', async () => {
    const wrong = async (more: Partial<Written>) =>
      (await team.hr.refused(createAutomation, { ...rule, ...more })).errors?.map(({ field }) => field);
    expect(await wrong({ text: 'You earn {{salary}}' })).toEqual(['text']);
    expect(await wrong({ target: 'person' })).toEqual(['personId']);
    expect(await wrong({ action: 'assign', target: 'recruiter', personId: people[0]!.id })).toEqual(['personId']);
    expect((await team.recruiter.refused(createAutomation, rule)).status).toBe(403);
    const { items } = await team.recruiter.call(listAutomations, {});
    expect(items.every(({ may }) => may.do.length === 0)).toBe(true);
  });
});
