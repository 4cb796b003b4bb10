import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { instant, MONEY_MOST, noContent, uuid, version } from '../paging.js';
import { label } from '../text.js';
import { MOST_SEATS } from './requisition-shapes.js';
import { approvalStepKeys } from './requisition-states.js';
import { workflowChanged } from './workflow-events.js';
import { number, stepConditionKeys, trigger, Workflow, WorkflowDetail, writtenSteps } from './workflow-shapes.js';

/** Who sets how requests are approved. */
const access = ruleOf('talent.plan.workflow');
const one = { trigger, number };

export const listWorkflows = operation('talent.workflows.list', {
  http: 'GET /api/talent/workflows',
  access,
  summary: 'Versions of the approval workflows, newest first, with how many approvals run by each',
  input: z.object({}),
  output: z.object({ items: z.array(Workflow) }),
  effect: 'read',
});

export const getWorkflow = operation('talent.workflows.get', {
  http: 'GET /api/talent/workflows/:trigger/:number',
  access,
  summary: 'One version of an approval workflow with its steps, who decides them and what waits there now',
  input: z.object(one),
  output: WorkflowDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

export const simulateWorkflow = operation('talent.workflows.simulate', {
  http: 'GET /api/talent/workflows/:trigger/:number/simulation',
  access,
  summary: 'The steps a sample would take by a version of a workflow, who would decide them by when, and why',
  input: z.object({
    ...one,
    industry: z.enum(industries),
    department: label().max(80),
    headcount: z.coerce.number<number>().int().min(1, 'At least one seat').max(MOST_SEATS),
    /** The upper end of a year’s pay, in minor units. */
    salaryMax: z.coerce.number<number>().int().min(0).max(MONEY_MOST),
    requesterId: uuid(),
    /** Who hires for the seat of an offer or of a move; who asks, or moves, where absent. */
    managerId: uuid().optional(),
  }),
  output: z.object({
    outsideBand: z.boolean(),
    steps: z.array(
      z.object({
        place: z.int().min(1),
        approver: z.enum(approvalStepKeys),
        taken: z.boolean(),
        /** The condition that lets it in or keeps it out. */
        because: z.enum(stepConditionKeys),
        /** Who would decide it where its own approvers cannot. */
        passedTo: z.enum(approvalStepKeys).nullable(),
        approvers: z.array(z.string()),
        /** When it would be due; null where it is left out, and once nobody can decide a step before it. */
        dueAt: instant.nullable(),
      }),
    ),
    /** Nobody but who asks could decide a step. */
    stops: z.boolean(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const createWorkflow = operation('talent.workflows.create', {
  http: 'POST /api/talent/workflows',
  access,
  summary: 'Write the next version of an approval workflow as a draft, which changes nothing until it is put to use',
  input: z.object({ trigger, steps: writtenSteps }),
  output: z.object({ number: z.int().min(1), version }),
  effect: 'write',
  events: () => [workflowChanged],
  success: 201,
  errors: ['workflow.draft'],
});

export const updateWorkflow = operation('talent.workflows.update', {
  http: 'PUT /api/talent/workflows/:trigger/:number',
  access,
  summary: 'Change the steps of a draft of an approval workflow',
  input: z.object({ ...one, steps: writtenSteps, version }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [workflowChanged],
  errors: ['resource.missing', 'resource.stale', 'workflow.state'],
});

export const activateWorkflow = operation('talent.workflows.activate', {
  http: 'POST /api/talent/workflows/:trigger/:number/activation',
  access,
  summary: 'Put a version of an approval workflow to use: what is sent from now on follows it, what runs keeps its own',
  input: z.object({ ...one, version: version.optional() }),
  ...noContent,
  effect: 'write',
  events: () => [workflowChanged],
  errors: ['resource.missing', 'resource.stale', 'workflow.state', 'workflow.approver'],
});

export const discardWorkflow = operation('talent.workflows.discard', {
  http: 'DELETE /api/talent/workflows/:trigger/:number',
  access,
  summary: 'Throw a draft of an approval workflow away',
  input: z.object(one),
  ...noContent,
  effect: 'write',
  events: () => [workflowChanged],
  errors: ['resource.missing', 'workflow.state'],
});
