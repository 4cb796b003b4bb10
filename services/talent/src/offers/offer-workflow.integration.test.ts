import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountSwitched } from '@talent-os/contracts/identity/events.js';
import { remindOfferApprovers } from '@talent-os/contracts/talent/offer-events.js';
import { decideOffer, draftOffer, getOffers, submitOffer } from '@talent-os/contracts/talent/offers.js';
import { defaultWorkflows, DEFAULT_NUMBER, type WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import {
  activateWorkflow,
  createWorkflow,
  discardWorkflow,
  getWorkflow,
  listWorkflows,
  simulateWorkflow,
} from '@talent-os/contracts/talent/workflows.js';
import { addDays, DAY_MS } from '@talent-os/service-kit/calendar';
import { demoToday, dueOf, openOwnService, ownerQuery, signIn, type OwnService, type Person } from '@talent-os/testing';
import { definition } from '../index.js';
import { applicant, colleague, hiringTeam, type Team } from '../test/hiring.js';
import { OfferApproverLeft } from './approver-left.listener.js';
import { remindOf } from './remind-offer-approvers.job.js';

let team: Team;
let head: Person;
let service: OwnService;

beforeAll(async () => {
  team = await hiringTeam();
  head = await signIn('department.head@meridian.example');
  service = await openOwnService(definition, {
    answers: {
      'identity.organizations.timezone': { timezone: 'America/New_York' },
      'identity.teams.members': { teams: [] },
      'identity.people.inRole': { people: [{ id: team.admin.id }] },
      'identity.people.rights': { people: [] },
    },
  });
});
afterAll(async () => {
  await backToDefault();
  await service.close();
});

const trigger = 'offer' as const;
const [manager, hr] = defaultWorkflows.offer as [WorkflowStep, WorkflowStep];
/** What others offer meanwhile is not so dear, and takes the steps it always took. */
const DEAR = 800_000_000;
const department: WorkflowStep = { ...hr, approver: 'department', when: { ...hr.when, salaryOver: DEAR } };
const versions = async () => (await team.hr.call(listWorkflows, {})).items.filter((one) => one.trigger === trigger);

async function use(steps: WorkflowStep[]): Promise<number> {
  const { number, version } = await team.hr.call(createWorkflow, { trigger, steps });
  await team.hr.call(activateWorkflow, { trigger, number, version });
  return number;
}
async function backToDefault(): Promise<void> {
  const all = await versions();
  const drafted = all.find(({ state }) => state === 'draft');
  if (drafted) await team.hr.call(discardWorkflow, { trigger, number: drafted.number });
  if (all.find(({ state }) => state === 'active')?.number !== DEFAULT_NUMBER)
    await team.hr.call(activateWorkflow, { trigger, number: DEFAULT_NUMBER });
}

/** A dear offer of the recruiter's that waits for its first approval. */
async function submitted(nth: number) {
  const { applicationId } = await applicant(team, await colleague(team.recruiter, nth), 'offer');
  const terms = { baseSalary: DEAR + 1, startDate: addDays(demoToday(), 30) };
  const { id: jobOfferId } = await team.recruiter.call(draftOffer, { applicationId, ...terms });
  await team.recruiter.call(submitOffer, { jobOfferId });
  const read = async () => (await team.hr.call(getOffers, { applicationId })).items[0]!;
  return { jobOfferId, read };
}
const approve = (by: Person, jobOfferId: string) => by.call(decideOffer, { jobOfferId, decision: 'approved' });
const inDays = (days: number, contract: { readonly name: string }) =>
  service.context(contract, team.hr.organizationId, new Date(Date.now() + days * DAY_MS));
const remindIn = (days: number, jobOfferId: string) => remindOf(inDays(days, remindOfferApprovers), jobOfferId);
const due = async (jobOfferId: string) =>
  (await dueOf('talent', jobOfferId)).find(({ kind }) => kind === 'offerApproval');

/** Why people heard that an offer waits for them, in order. */
async function causes(jobOfferId: string): Promise<string[]> {
  const rows = await ownerQuery<{ cause: string }>(
    `select payload ->> 'cause' as cause from talent.outbox
     where name = 'talent.offer.waiting' and payload ->> 'jobOfferId' = $1 order by at, id`,
    [jobOfferId],
  );
  return rows.map(({ cause }) => cause);
}

/** Who is asked by the first step of an offer. */
async function askedNow(jobOfferId: string): Promise<string[]> {
  const [row] = await ownerQuery<{ ids: string[] }>(
    `select approvals -> 0 -> 'approverIds' as ids from talent.offer where id = $1`,
    [jobOfferId],
  );
  return row!.ids;
}

describe('the approval of offers', () => {
  it('follows the version that is in use, and what runs keeps its own', async () => {
    const before = await submitted(18);
    expect((await before.read()).approvals.map(({ step }) => step)).toEqual(['manager', 'hr']);
    const number = await use([manager, hr, department]);
    const after = await submitted(19);
    const { approvals } = await after.read();
    expect(approvals.map(({ step }) => step)).toEqual(['manager', 'hr', 'department']);
    expect(approvals[2]!.approverNames).not.toEqual([]);
    expect((await versions()).find((one) => one.number === number)!.running).toBeGreaterThan(0);
    const early = await head.refused(decideOffer, { jobOfferId: after.jobOfferId, decision: 'approved' });
    expect(early.code).toBe('offer.approver');
    await backToDefault();
    for (const by of [team.manager, team.hr, head]) await approve(by, after.jobOfferId);
    expect((await after.read()).status).toBe('approved');
    for (const by of [team.manager, team.hr]) await approve(by, before.jobOfferId);
    expect((await before.read()).status).toBe('approved');
    const { steps } = await team.hr.call(getWorkflow, { trigger, number });
    expect(steps.map(({ approver }) => approver)).toEqual(['manager', 'hr', 'department']);
  });

  it('reminds who is asked when the days of a step are over, and asks those above them once', async () => {
    await use([manager, hr, department]);
    const { jobOfferId } = await submitted(20);
    await backToDefault();
    expect(await due(jobOfferId)).toBeDefined();
    await remindIn(0, jobOfferId);
    expect(await causes(jobOfferId)).toEqual([]);
    for (const days of [9, 9, 18, 18]) await remindIn(days, jobOfferId);
    expect(await causes(jobOfferId)).toEqual(['reminder', 'escalation']);
    expect(await due(jobOfferId)).toBeUndefined();
    await approve(team.manager, jobOfferId);
  });

  it('gives who is asked in place of somebody who has left the whole time of the step', async () => {
    await use([{ ...department, escalationDays: null }, manager, hr]);
    const { jobOfferId } = await submitted(21);
    await backToDefault();
    await remindIn(9, jobOfferId);
    expect(await due(jobOfferId)).toBeUndefined();
    for (const userId of await askedNow(jobOfferId))
      await new OfferApproverLeft().offerApproverClosed({ userId, status: 'disabled' }, inDays(9, accountSwitched));
    expect(await askedNow(jobOfferId)).toEqual([team.admin.id]);
    expect(await causes(jobOfferId)).toEqual(['reminder', 'left']);
    expect(new Date((await due(jobOfferId))!.at).getTime()).toBeGreaterThan(Date.now() + 9 * DAY_MS);
    await remindIn(9, jobOfferId);
    expect(await causes(jobOfferId)).toEqual(['reminder', 'left']);
    await approve(team.admin, jobOfferId);
  });

  it('is tried on a sample, and kept only where somebody could decide', async () => {
    const sample = {
      trigger,
      number: DEFAULT_NUMBER,
      industry: 'SALES' as const,
      department: 'Enterprise Sales',
      headcount: 1,
    };
    const people = { requesterId: team.recruiter.id, managerId: team.manager.id };
    const { steps } = await team.hr.call(simulateWorkflow, { ...sample, ...people, salaryMax: 9_000_000 });
    expect(steps.map(({ approver, taken }) => [approver, taken])).toEqual([
      ['manager', true],
      ['hr', true],
    ]);
    expect(steps[0]!.approvers).toHaveLength(1);
    const seats = { ...hr, when: { ...hr.when, headcountOver: 2 } };
    const refused = await team.hr.refused(createWorkflow, { trigger, steps: [manager, seats] });
    expect(refused.errors?.map(({ field }) => field)).toContain('steps.1.when.headcountOver');
    const stranger = { ...hr, approver: 'person' as const, personId: team.rep.id };
    const named = await team.hr.refused(createWorkflow, { trigger, steps: [manager, stranger] });
    expect(named.errors?.map(({ field }) => field)).toEqual(['steps.1.personId']);
  });
});
