import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { disableAccount } from '@talent-os/contracts/identity/members.js';
import { defaultWorkflows, type WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import {
  activateWorkflow,
  createWorkflow,
  discardWorkflow,
  getWorkflow,
  listWorkflows,
  simulateWorkflow,
  updateWorkflow,
} from '@talent-os/contracts/talent/workflows.js';
import {
  createRequisition,
  decideRequisition,
  getRequisition,
  submitRequisition,
} from '@talent-os/contracts/talent/requisitions.js';
import { eventually, newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { closeSeatsOf, engineers } from '../test/requisitions.js';

const trigger = 'requisition' as const;
const TEAM = 'Workflow trials';
let manager: Person;
let head: Person;
let hr: Person;
const made: string[] = [];
const numbers: number[] = [];

beforeAll(async () => {
  const boxes = ['hiring.manager', 'department.head', 'hr.manager'];
  [manager, head, hr] = (await Promise.all(boxes.map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
    Person,
  ];
});
afterAll(async () => {
  await closeSeatsOf(made);
  await ownerQuery(
    'delete from talent.approval_workflow where organization_id = $1 and trigger = $3 and number = any($2)',
    [hr.organizationId, numbers, trigger],
  );
});

/** The default, and a step more for a team of this file's own: what others send meanwhile goes its usual way. */
const withStep = (more: Partial<WorkflowStep>): WorkflowStep[] => [
  ...defaultWorkflows.requisition.map((step) => ({ ...step, when: { ...step.when, departments: [] } })),
  {
    ...defaultWorkflows.requisition[1]!,
    ...more,
    when: { departments: [TEAM], outsideBand: false, salaryOver: null, headcountOver: null },
  },
];
async function draft(steps: WorkflowStep[]) {
  const { number, version } = await hr.call(createWorkflow, { trigger, steps });
  numbers.push(number);
  return { trigger, number, version };
}
const stateOf = async (number: number) =>
  (await hr.call(listWorkflows, {})).items.find((one) => one.trigger === trigger && one.number === number)?.state;
async function sent(title: string, department = TEAM): Promise<string> {
  const { id, version } = await manager.call(createRequisition, engineers(title, { department }));
  made.push(id);
  await manager.call(submitRequisition, { requisitionId: id, version });
  return id;
}

describe('approval workflows', () => {
  it('are not put to use once nobody may decide a step any more', async () => {
    const leaver = await newMember('meridian', { role: 'DEPARTMENT_HEAD', industry: 'SALES' });
    const { number, version } = await draft(withStep({ approver: 'person', personId: leaver.id }));
    const admin = await signIn('org.admin@meridian.example');
    await admin.call(disableAccount, { userId: leaver.id });
    const refused = await hr.refused(activateWorkflow, { trigger, number, version });
    expect(refused.code).toBe('workflow.approver');
    await hr.call(discardWorkflow, { trigger, number });
  });

  it('begin with the default in use; a draft changes nothing, and there is one at a time', async () => {
    expect(await stateOf(1)).toBe('active');
    const { number } = await draft(withStep({ approver: 'organization' }));
    expect(await stateOf(number)).toBe('draft');
    const second = await hr.refused(createWorkflow, { trigger, steps: withStep({}) });
    expect(second.code).toBe('workflow.draft');
    const before = await sent('Draft engineer');
    expect((await manager.call(getRequisition, { requisitionId: before })).approvals.map(({ step }) => step)).toEqual([
      'department',
      'hr',
    ]);
    await hr.call(discardWorkflow, { trigger, number });
    expect(await stateOf(number)).toBeUndefined();
  });

  it('refuse a step nobody may decide by its field, and a set without a step that is always taken', async () => {
    const nurse = await signIn('nurse@meridian.example');
    const wrong = withStep({ approver: 'person', personId: nurse.id });
    const fieldsOf = async (steps: WorkflowStep[]) =>
      (await hr.refused(createWorkflow, { trigger, steps })).errors?.map(({ field }) => field);
    expect(await fieldsOf(wrong)).toEqual(['steps.3.personId']);
    expect(await fieldsOf(withStep({}).slice(3))).toEqual(['steps']);
  });

  it('are followed by what is sent once they are in use; what runs keeps the version it began with', async () => {
    const before = await sent('Earlier engineer');
    const { number, version } = await draft(withStep({ approver: 'department', days: 5 }));
    const sample = { trigger, number, industry: 'SALES' as const, headcount: 1, salaryMax: 0, requesterId: manager.id };
    const tried = await hr.call(simulateWorkflow, { ...sample, department: TEAM });
    expect(tried.steps.map(({ taken, because }) => [taken, because])).toEqual([
      [true, 'always'],
      [true, 'always'],
      [false, 'outsideBand'],
      [true, 'departments'],
    ]);
    await hr.call(activateWorkflow, { trigger, number, version });
    expect([await stateOf(number), await stateOf(1)]).toEqual(['active', 'replaced']);
    const requisitionId = await sent('Later engineer');
    const later = await manager.call(getRequisition, { requisitionId });
    expect(later.approvals.map(({ step }) => step)).toEqual(['department', 'hr', 'department']);
    const earlier = await manager.call(getRequisition, { requisitionId: before });
    expect(earlier.approvals.map(({ step }) => step)).toEqual(['department', 'hr']);
    const mine = async () => (await hr.call(getWorkflow, { trigger, number })).steps[0]!.waiting;
    expect(await mine()).toBeGreaterThanOrEqual(1);
    const written = { trigger, number, version: version + 1, steps: withStep({}) };
    expect((await hr.refused(updateWorkflow, written)).code).toBe('workflow.state');
    await hr.call(activateWorkflow, { trigger, number: 1 });
    expect([await stateOf(number), await stateOf(1)]).toEqual(['replaced', 'active']);
  });

  it('let one of two approvers decide who answer at once', async () => {
    const other = await newMember('meridian', { role: 'DEPARTMENT_HEAD', industry: 'SALES' });
    const [requisitionId, second] = [await sent('Contested engineer'), await other.signIn()];
    const { version } = await head.call(getRequisition, { requisitionId });
    const answers = await Promise.allSettled(
      [head, second].map((person) => person.call(decideRequisition, { requisitionId, version, decision: 'approved' })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { approvals, waiting } = await manager.call(getRequisition, { requisitionId });
    expect(approvals.filter(({ decision }) => decision === 'approved')).toHaveLength(1);
    expect(waiting).toMatchObject({ step: 'hr' });
  });

  it('pass a step on whose approver left, and say so in its history', async () => {
    const leaver = await newMember('meridian', { role: 'DEPARTMENT_HEAD', industry: 'SALES' });
    const { number, version } = await draft(withStep({ approver: 'person', personId: leaver.id, delegateId: head.id }));
    await hr.call(activateWorkflow, { trigger, number, version });
    const requisitionId = await sent('Inherited engineer');
    await hr.call(activateWorkflow, { trigger, number: 1 });
    const admin = await signIn('org.admin@meridian.example');
    await admin.call(disableAccount, { userId: leaver.id });
    await eventually(async () => {
      const { approvals } = await manager.call(getRequisition, { requisitionId });
      const step = approvals.at(-1)!;
      expect(step.left.map(({ userId }) => userId)).toEqual([leaver.id]);
      expect(step.approvers.map(({ userId }) => userId)).toEqual([head.id]);
    });
  });
});
