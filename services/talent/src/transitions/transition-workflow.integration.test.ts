import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { disableAccount } from '@talent-os/contracts/identity/members.js';
import { decideTransition, reviewTransition } from '@talent-os/contracts/talent/transition-changes.js';
import { remindTransitionApprovers } from '@talent-os/contracts/talent/transition-events.js';
import { getTransition, listMyTransitions } from '@talent-os/contracts/talent/transitions.js';
import { DEFAULT_NUMBER, defaultWorkflows, type WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import {
  activateWorkflow,
  createWorkflow,
  discardWorkflow,
  listWorkflows,
  simulateWorkflow,
} from '@talent-os/contracts/talent/workflows.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import {
  dueOf,
  eventually,
  newMember,
  openOwnService,
  ownerQuery,
  signIn,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { movers, openSeat, requested, type MovePeople } from '../test/moves.js';
import { remindOf } from './remind-approvers.job.js';

let people: MovePeople;
let nurse: Person;
let service: OwnService;

beforeAll(async () => {
  [people, nurse] = await Promise.all([movers(), signIn('nurse@meridian.example')]);
  service = await openOwnService(definition, {
    answers: {
      'identity.organizations.timezone': { timezone: 'America/New_York' },
      'identity.teams.members': { teams: [] },
      'identity.people.inRole': { people: [{ id: people.admin.id }] },
    },
  });
});
afterAll(async () => {
  await backToDefault();
  await service.close();
});

const trigger = 'transition' as const;
/** What others ask for meanwhile goes elsewhere, and takes the steps it always took. */
const TEAM = 'Move trials';
const [receiving, current, hr] = defaultWorkflows.transition as [WorkflowStep, WorkflowStep, WorkflowStep];
const named = (personId: string, delegateId: string | null = null): WorkflowStep => ({
  ...hr,
  approver: 'person',
  personId,
  delegateId,
  when: { ...hr.when, departments: [TEAM] },
});
const versions = async () => (await people.hr.call(listWorkflows, {})).items.filter((one) => one.trigger === trigger);

async function use(steps: WorkflowStep[]): Promise<number> {
  const { number, version } = await people.hr.call(createWorkflow, { trigger, steps });
  await people.hr.call(activateWorkflow, { trigger, number, version });
  return number;
}
async function backToDefault(): Promise<void> {
  const all = await versions();
  const drafted = all.find(({ state }) => state === 'draft');
  if (drafted) await people.hr.call(discardWorkflow, { trigger, number: drafted.number });
  if (all.find(({ state }) => state === 'active')?.number !== DEFAULT_NUMBER)
    await people.hr.call(activateWorkflow, { trigger, number: DEFAULT_NUMBER });
}

/** A move into a seat of this file's own team, by the version in use. */
async function asked() {
  const toPositionId = await openSeat(people.receiving);
  await ownerQuery('update talent.position set department = $2 where id = $1', [toPositionId, TEAM]);
  return requested(people, { toPositionId });
}
const stepsOf = async (transitionId: string) =>
  (await people.hr.call(getTransition, { transitionId })).approvals.map(({ step }) => step);

async function approve(by: Person, transitionId: string, step: 'current' | 'hr' | 'person') {
  const { version } = await by.call(getTransition, { transitionId });
  return by.call(decideTransition, { transitionId, version, step, decision: 'approved' });
}

describe('the approval of moves', () => {
  it('follows the version that is in use, asks everybody at once, and what runs keeps its own', async () => {
    const before = await asked();
    const number = await use([receiving, current, hr, named(nurse.id)]);
    const { id: transitionId, version } = await asked();
    await backToDefault();
    expect(await stepsOf(before.id)).toEqual(['receiving', 'current', 'hr']);
    expect(await stepsOf(transitionId)).toEqual(['receiving', 'current', 'hr', 'person']);
    const inReview = await people.hr.call(reviewTransition, { transitionId, version });
    expect(inReview.waitsFor).toEqual(['current', 'hr', 'person']);
    for (const { step, approverNames, dueAt } of inReview.approvals.slice(1)) {
      expect([step, approverNames.length > 0, dueAt !== null]).toEqual([step, true, true]);
    }
    expect((await versions()).find((one) => one.number === number)!.running).toBe(3);
    const mine = (await nurse.call(listMyTransitions, {})).items.find(({ id }) => id === transitionId)!;
    expect(mine.approvals.filter((one) => one.mine).map(({ step }) => step)).toEqual(['person']);
    const stranger = { transitionId, version: mine.version, step: 'hr' as const, decision: 'approved' as const };
    expect((await nurse.refused(decideTransition, stranger)).code).toBe('transition.approver');
    await approve(nurse, transitionId, 'person');
    await approve(people.hr, transitionId, 'hr');
    expect(await approve(people.current, transitionId, 'current')).toMatchObject({ status: 'approved', waitsFor: [] });
  });

  it('reminds each who is asked when their days are over, and asks those above them once', async () => {
    const { id: transitionId, version } = await asked();
    const due = async () => (await dueOf('talent', transitionId)).find(({ kind }) => kind === 'transitionApproval');
    expect(await due()).toBeUndefined();
    await people.hr.call(reviewTransition, { transitionId, version });
    expect(await due()).toBeDefined();
    const causes = async () =>
      (
        await ownerQuery<{ cause: string }>(
          `select concat(payload ->> 'step', ' ', payload ->> 'cause') as cause from talent.outbox
           where name = 'talent.transition.waiting' and payload ->> 'transitionId' = $1`,
          [transitionId],
        )
      )
        .map(({ cause }) => cause)
        .toSorted();
    const remindIn = (days: number) =>
      remindOf(
        service.context(remindTransitionApprovers, people.hr.organizationId, new Date(Date.now() + days * DAY_MS)),
        transitionId,
      );
    await remindIn(0);
    expect(await causes()).toEqual([]);
    for (const days of [9, 9]) await remindIn(days);
    expect(await causes()).toEqual(['current reminder', 'hr reminder']);
    await approve(people.hr, transitionId, 'hr');
    for (const days of [18, 18]) await remindIn(days);
    expect(await causes()).toEqual(['current escalation', 'current reminder', 'hr reminder']);
    expect(await due()).toBeUndefined();
    const { approvals } = await people.hr.call(getTransition, { transitionId });
    expect(approvals.find(({ step }) => step === 'current')!.approverNames).toHaveLength(2);
  });

  it('goes on with the stand-in of somebody who left, and then with the administration', async () => {
    const member = () => newMember('meridian', { role: 'SALES_REP', industry: 'SALES' });
    const [leaver, standIn] = await Promise.all([member(), member()]);
    await use([receiving, current, hr, named(leaver.id, standIn.id)]);
    const { id: transitionId, version } = await asked();
    await backToDefault();
    await people.hr.call(reviewTransition, { transitionId, version });
    const askedNow = async () =>
      (
        await ownerQuery<{ ids: string[] }>(
          `select approvals -> 3 -> 'approverIds' as ids from talent.transition where id = $1`,
          [transitionId],
        )
      )[0]!.ids;
    expect(await askedNow()).toEqual([leaver.id]);
    await people.admin.call(disableAccount, { userId: leaver.id });
    await eventually(async () => expect(await askedNow()).toEqual([standIn.id]));
    await people.admin.call(disableAccount, { userId: standIn.id });
    await eventually(async () => expect(await askedNow()).toContain(people.admin.id));
    expect(await approve(people.admin, transitionId, 'person')).toMatchObject({ waitsFor: ['current', 'hr'] });
  });

  it('is tried on a sample, and kept only where somebody could decide', async () => {
    const sample = { trigger, number: DEFAULT_NUMBER, industry: 'SALES' as const, department: TEAM, headcount: 1 };
    const who = { requesterId: nurse.id, managerId: people.receiving.id };
    const { steps, stops } = await people.hr.call(simulateWorkflow, { ...sample, ...who, salaryMax: 0 });
    expect(steps.map(({ approver, taken }) => [approver, taken])).toEqual([
      ['receiving', true],
      ['current', true],
      ['hr', true],
    ]);
    expect([steps[0]!.approvers.length, stops, new Set(steps.map(({ dueAt }) => dueAt)).size]).toEqual([1, false, 1]);
    const fieldsOf = async (...more: WorkflowStep[]) =>
      (await people.hr.refused(createWorkflow, { trigger, steps: [receiving, ...more] })).errors?.map(
        ({ field }) => field,
      );
    expect(await fieldsOf({ ...hr, when: { ...hr.when, salaryOver: 1, headcountOver: 2 } })).toEqual([
      'steps.1.when.headcountOver',
      'steps.1.when.salaryOver',
    ]);
    expect(await fieldsOf({ ...hr, approver: 'manager' })).toEqual(['steps.1.approver']);
    const candidate = await signIn('candidate@meridian.example');
    expect(await fieldsOf(named(candidate.id))).toEqual(['steps.1.personId']);
  });
});
