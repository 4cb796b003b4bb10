import {
  approvalRoles,
  ESCALATION_DAYS,
  STEP_DUE_DAYS,
  type ApprovalStep,
} from '@talent-os/contracts/talent/requisition-states';
import {
  defaultWorkflows,
  isAlways,
  type WorkflowDetail,
  type WorkflowStep,
  type WorkflowTrigger,
} from '@talent-os/contracts/talent/workflow-shapes';
import { minorOf, typedOf } from '@/lib/amounts';

/** A step as its form holds it: what is left open is an empty text, pay in units of the currency. */
type StepValues = {
  readonly approver: ApprovalStep;
  readonly personId: string | null;
  readonly delegateId: string | null;
  readonly days: number | string;
  readonly reminds: boolean;
  readonly escalationDays: number | string;
  readonly when: {
    readonly departments: string[];
    readonly outsideBand: boolean;
    readonly salaryOver: number | string;
    readonly headcountOver: number | string;
  };
};

export const NEW_STEP: StepValues = {
  approver: 'hr',
  personId: null,
  delegateId: null,
  days: STEP_DUE_DAYS,
  reminds: true,
  escalationDays: ESCALATION_DAYS,
  when: { departments: [], outsideBand: false, salaryOver: '', headcountOver: '' },
};

export const valuesOf = (step: WorkflowStep, currency: string): StepValues => ({
  approver: step.approver,
  personId: step.personId,
  delegateId: step.delegateId,
  days: step.days,
  reminds: step.reminds,
  escalationDays: step.escalationDays ?? '',
  when: {
    departments: [...step.when.departments],
    outsideBand: step.when.outsideBand,
    salaryOver: step.when.salaryOver === null ? '' : typedOf(step.when.salaryOver, currency),
    headcountOver: step.when.headcountOver ?? '',
  },
});

const orNull = (typed: number | string): number | null => (typed === '' ? null : Number(typed));

export const stepOf = (values: StepValues, currency: string): WorkflowStep => ({
  ...values,
  personId: values.approver === 'person' ? values.personId || null : null,
  delegateId: values.delegateId || null,
  days: Number(values.days === '' ? Number.NaN : values.days),
  escalationDays: orNull(values.escalationDays),
  when: {
    ...values.when,
    salaryOver: values.when.salaryOver === '' ? null : minorOf(values.when.salaryOver, currency),
    headcountOver: orNull(values.when.headcountOver),
  },
});

/** The steps of a version as they are written, without what the server says beside them. */
export const keptSteps = (steps: readonly WorkflowStep[]): WorkflowStep[] =>
  steps.map(({ approver, personId, delegateId, days, reminds, escalationDays, when }) => ({
    approver,
    personId,
    delegateId,
    days,
    reminds,
    escalationDays,
    when,
  }));

const ALWAYS: WorkflowStep['when'] = { departments: [], outsideBand: false, salaryOver: null, headcountOver: null };

/**
 * What a new version begins with: the steps of the one before, without those whose role nobody holds, which could not be
 * kept. Somebody is always asked.
 */
export function startingSteps(steps: WorkflowDetail['steps'], trigger: WorkflowTrigger): WorkflowStep[] {
  const decided = steps.filter(({ approver, holders }) => !(approver in approvalRoles) || holders.length > 0);
  const kept = keptSteps(decided);
  return kept.some(isAlways) ? kept : [...kept, { ...defaultWorkflows[trigger].at(-1)!, when: ALWAYS }];
}
