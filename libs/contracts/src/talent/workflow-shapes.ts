import { z } from 'zod';
import { industries } from '../access/tables.js';
import { distinct } from '../canonical.js';
import { instant, money, uuid, version, WHOLE_MOST } from '../paging.js';
import { mayOf } from '../record-may.js';
import { label } from '../text.js';
import { MOST_SEATS } from './requisition-shapes.js';
import {
  approvalStepKeys,
  approvalSteps,
  ESCALATION_DAYS,
  STEP_DUE_DAYS,
  type ApprovalStep,
} from './requisition-states.js';
import { offerStepLabels } from './offer-states.js';

/** What starts an approval. A trigger stands here once its approvals follow the workflow. */
export const workflowTriggers = { requisition: 'Requests for seats', offer: 'Offers', transition: 'Moves' } as const;
export type WorkflowTrigger = keyof typeof workflowTriggers;
export const workflowTriggerKeys = Object.keys(workflowTriggers) as [WorkflowTrigger, ...WorkflowTrigger[]];

const usualLabels: Readonly<Record<ApprovalStep, string>> = {
  department: approvalSteps.department.label,
  hr: approvalSteps.hr.label,
  organization: approvalSteps.organization.label,
  manager: approvalSteps.manager.label,
  receiving: approvalSteps.receiving.label,
  current: approvalSteps.current.label,
  person: approvalSteps.person.label,
};
/** What people call the steps of an approval: whose manager is asked depends on what is approved. */
export const stepLabels: Readonly<Record<WorkflowTrigger, Readonly<Record<ApprovalStep, string>>>> = {
  requisition: usualLabels,
  offer: offerStepLabels,
  transition: usualLabels,
};
/** Whom the steps of a trigger may ask: a move has a manager on either side. */
export const approversOf: Readonly<Record<WorkflowTrigger, readonly ApprovalStep[]>> = {
  requisition: ['department', 'hr', 'organization', 'manager', 'person'],
  offer: ['department', 'hr', 'organization', 'manager', 'person'],
  transition: ['receiving', 'current', 'department', 'hr', 'organization', 'person'],
};
/** Whether approvals of a trigger can be for several seats. An offer and a move are for one. */
export const asksForSeats = (trigger: WorkflowTrigger): boolean => trigger === 'requisition';
/** Whether approvals of a trigger are about pay. */
export const asksForPay = (trigger: WorkflowTrigger): boolean => trigger !== 'transition';
/** Whether everybody is asked at the same time, and not one after the other. */
export const asksAtOnce = (trigger: WorkflowTrigger): boolean => trigger === 'transition';

export const workflowStates = { draft: 'Draft', active: 'In use', replaced: 'Not in use' } as const;
export type WorkflowState = keyof typeof workflowStates;
const workflowStateKeys = Object.keys(workflowStates) as [WorkflowState, ...WorkflowState[]];

/** Why a step is taken or left out. */
export const stepConditions = {
  always: 'Always',
  departments: 'Department',
  outsideBand: 'Pay outside the band',
  salaryOver: 'Salary',
  headcountOver: 'Headcount',
  asked: 'Asked in the step before',
} as const;
export type StepCondition = keyof typeof stepConditions;
export const stepConditionKeys = Object.keys(stepConditions) as [StepCondition, ...StepCondition[]];

/** Steps of a workflow, departments of a condition, and business days of a deadline at most. */
export const MOST_STEPS = 8;
const MOST_DEPARTMENTS = 20;
export const MOST_STEP_DAYS = 30;

const businessDays = z.int('Please enter a whole number').min(1, 'At least one business day').max(MOST_STEP_DAYS);

/** All of it has to hold; nothing asked for is always. */
const StepConditions = z.object({
  /** One of these; empty for any. */
  departments: distinct(label().min(1).max(80)).max(MOST_DEPARTMENTS),
  outsideBand: z.boolean(),
  /** The upper end of the pay is more, in minor units a year. */
  salaryOver: money.nullable(),
  /** More seats than this are asked for. */
  headcountOver: z.int('Please enter a whole number').min(1, 'At least one seat').max(MOST_SEATS).nullable(),
});

export const WorkflowStep = z.object({
  approver: z.enum(approvalStepKeys),
  /** The named person; null for every other approver. */
  personId: uuid().nullable(),
  /** Stands in where the step has nobody left to decide it; the organization’s administrators where absent. */
  delegateId: uuid().nullable(),
  days: businessDays,
  /** Whether a reminder goes out when these days are over. */
  reminds: z.boolean(),
  /** Business days from then until the approver’s manager is asked as well; null for never. */
  escalationDays: businessDays.nullable(),
  when: StepConditions,
});
export type WorkflowStep = z.infer<typeof WorkflowStep>;

const step = (approver: WorkflowStep['approver'], outsideBand = false): WorkflowStep => ({
  approver,
  personId: null,
  delegateId: null,
  days: STEP_DUE_DAYS,
  reminds: true,
  escalationDays: ESCALATION_DAYS,
  when: { departments: [], outsideBand, salaryOver: null, headcountOver: null },
});

/** Version 1 of each workflow: what every organization begins with. */
export const defaultWorkflows: Readonly<Record<WorkflowTrigger, readonly WorkflowStep[]>> = {
  requisition: [step('department'), step('hr'), step('organization', true)],
  offer: [step('manager'), step('hr')],
  transition: [step('receiving'), step('current'), step('hr')],
};
export const DEFAULT_NUMBER = 1;

/** Whether a step is taken whatever is asked for. */
export const isAlways = ({ when }: Pick<WorkflowStep, 'when'>): boolean =>
  when.departments.length === 0 && !when.outsideBand && when.salaryOver === null && when.headcountOver === null;

export const trigger = z.enum(workflowTriggerKeys);
/** Counts the versions of a workflow; 1 is the default. */
export const number = z.coerce.number<number>().int().min(1).max(WHOLE_MOST);

export const writtenSteps = z.array(WorkflowStep).min(1, 'A workflow has at least one step').max(MOST_STEPS);

const workflowActions = ['revise', 'update', 'discard'] as const;

export const Workflow = z.object({
  trigger,
  number: z.int().min(1),
  state: z.enum(workflowStateKeys),
  /** Null for the default, which nobody wrote. */
  authorName: z.string().nullable(),
  createdAt: instant.nullable(),
  activatedAt: instant.nullable(),
  /** Who is asked, in order. */
  approvers: z.array(z.enum(approvalStepKeys)),
  /** Approvals that began with this version and are not over. */
  running: z.int().min(0),
  /** Of them, those whose step is past its time. */
  late: z.int().min(0),
  may: mayOf(z.enum(workflowStateKeys), workflowActions),
  version,
});
export type Workflow = z.infer<typeof Workflow>;

export const WorkflowDetail = Workflow.extend({
  steps: z.array(
    WorkflowStep.extend({
      /** Which step it is, counted from 1. */
      place: z.int().min(1),
      personName: z.string().nullable(),
      delegateName: z.string().nullable(),
      /** Who holds its role anywhere in the organization, by name; empty where that depends on who asks. */
      holders: z.array(z.string()),
      /** Industries in which nobody holds its role: there it passes to the stand-in or to the administrators. */
      uncovered: z.array(z.enum(industries)),
      waiting: z.int().min(0),
      late: z.int().min(0),
    }),
  ),
  /** Departments a condition may name. */
  departments: z.array(z.string()),
});
export type WorkflowDetail = z.infer<typeof WorkflowDetail>;
