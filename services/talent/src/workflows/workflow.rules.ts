import type { FieldError } from '@talent-os/contracts';
import { approvalSteps, type ApprovalStep } from '@talent-os/contracts/talent/requisition-states.js';
import {
  approversOf,
  asksForPay,
  asksForSeats,
  isAlways,
  type Workflow,
  type WorkflowState,
  type WorkflowStep,
  type WorkflowTrigger,
} from '@talent-os/contracts/talent/workflow-shapes.js';
import type { Approvers } from './chain.rules.js';

const roleless: Partial<Record<ApprovalStep, string>> = { manager: 'manager who may approve requests' };
const called = (step: ApprovalStep) => roleless[step] ?? approvalSteps[step].label;
const NOT_ABLE = 'This person may not approve requests: choose somebody else';

type Finding = readonly [wrong: boolean, field: string, message: string];

/** What is wrong with one step. `eligible`: who may be asked at all, anywhere in the organization. */
function findings(
  { approver, personId, delegateId }: WorkflowStep,
  at: number,
  eligible: Approvers,
  trigger: WorkflowTrigger,
): Finding[] {
  const named = approver === 'person';
  const asked = approversOf[trigger].includes(approver);
  const able = (id: string) => (eligible.person ?? []).includes(id);
  return [
    [named && personId === null, `steps.${at}.personId`, 'Please choose a colleague'],
    [named && personId !== null && !able(personId), `steps.${at}.personId`, NOT_ABLE],
    [!asked, `steps.${at}.approver`, 'Nobody is asked like this here: choose somebody else'],
    [
      asked && !named && (eligible[approver] ?? []).length === 0,
      `steps.${at}.approver`,
      `There is no ${called(approver)} in your organization: choose somebody else`,
    ],
    [delegateId !== null && !able(delegateId), `steps.${at}.delegateId`, NOT_ABLE],
  ];
}

/** What cannot be asked of what is approved: an offer and a move are for one seat, and a move says nothing of pay. */
const conditionFindings = (when: WorkflowStep['when'], at: number, trigger: WorkflowTrigger): Finding[] => [
  [
    !asksForSeats(trigger) && when.headcountOver !== null,
    `steps.${at}.when.headcountOver`,
    `${ONE_SEAT[trigger]} is for one seat`,
  ],
  [!asksForPay(trigger) && when.salaryOver !== null, `steps.${at}.when.salaryOver`, 'A move says nothing of pay'],
  [!asksForPay(trigger) && when.outsideBand, `steps.${at}.when.outsideBand`, 'A move says nothing of pay'],
];
const ONE_SEAT: Readonly<Record<WorkflowTrigger, string>> = {
  requisition: 'A request',
  offer: 'An offer',
  transition: 'A move',
};

/** Why steps cannot be kept, a message per field: each needs somebody who may decide it, and one has to be taken always. */
export function faultsOf(
  steps: readonly WorkflowStep[],
  eligible: Approvers,
  trigger: WorkflowTrigger = 'requisition',
): FieldError[] {
  const unconditional: Finding = [
    !steps.some(isAlways),
    'steps',
    'At least one step has to be taken always: without it nobody would be asked about some requests',
  ];
  const conditions = steps.flatMap(({ when }, at) => conditionFindings(when, at, trigger));
  return [...steps.flatMap((step, at) => findings(step, at, eligible, trigger)), ...conditions, unconditional]
    .filter(([wrong]) => wrong)
    .map(([, field, message]) => ({ field, message }));
}

/** Steps as they are kept: nobody is named where no person is asked. */
export const keptSteps = (steps: readonly WorkflowStep[]): WorkflowStep[] =>
  steps.map((step) => ({ ...step, personId: step.approver === 'person' ? step.personId : null }));

/** What may be done with a version. There is one draft of a workflow at a time. */
export const mayWith = (state: WorkflowState, hasDraft: boolean): Workflow['may'] => ({
  to: state === 'active' ? [] : ['active'],
  do: state === 'draft' ? ['update', 'discard'] : hasDraft ? [] : ['revise'],
});
