import {
  asksAtOnce,
  isAlways,
  stepLabels,
  type StepCondition,
  type WorkflowDetail,
  type WorkflowStep,
  type WorkflowTrigger,
} from '@talent-os/contracts/talent/workflow-shapes';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { counted } from '@/lib/counted';

type Step = WorkflowDetail['steps'][number];
type Money = (minor: number) => string;

/** When a workflow sets in, and what its last approval does. */
export const workflowEnds: Readonly<Record<WorkflowTrigger, readonly [begins: string, ends: string]>> = {
  requisition: ['A request is sent', 'Its seats open'],
  offer: ['An offer is submitted', 'It can be sent'],
  transition: ['A move is asked for; everybody is asked at once', 'The seat is kept for them'],
};

/** What runs by a workflow. */
export const approvedThings: Readonly<Record<WorkflowTrigger, readonly [many: string, one: string]>> = {
  requisition: ['requests', 'request'],
  offer: ['offers', 'offer'],
  transition: ['approvals', 'approval'],
};

/** What a workflow is for. */
export const workflowPurposes: Readonly<Record<WorkflowTrigger, string>> = {
  requisition: 'Who has to say yes before a seat opens.',
  offer: 'Who has to say yes before an offer goes out.',
  transition: 'Who has to say yes before somebody moves.',
};

const all = new Intl.ListFormat('en', { type: 'conjunction' });
const any = new Intl.ListFormat('en', { type: 'disjunction' });
export const listed = (words: readonly string[]): string => all.format(words);
const either = (words: readonly string[]): string => any.format(words);

/** The steps in a few words: “Department head → HR”; without an order where everybody is asked at once. */
export const chainText = (
  approvers: readonly WorkflowStep['approver'][],
  trigger: WorkflowTrigger = 'requisition',
): string => {
  const called = approvers.map((one) => stepLabels[trigger][one]);
  return asksAtOnce(trigger) ? listed(called) : called.join(' → ');
};

/** What has to hold for a step to be taken, in words. */
export function conditionTexts(step: Pick<WorkflowStep, 'when'>, money: Money): string[] {
  if (isAlways(step)) return ['always'];
  const { departments, outsideBand, salaryOver, headcountOver } = step.when;
  return [
    departments.length > 0 && either(departments),
    outsideBand && 'pay outside the band',
    salaryOver !== null && `pay above ${money(salaryOver)}`,
    headcountOver !== null && `more than ${counted(headcountOver, 'seats')}`,
  ].filter((text) => text !== false);
}

const managers: Readonly<Record<WorkflowTrigger, Readonly<Partial<Record<WorkflowStep['approver'], string>>>>> = {
  requisition: { manager: 'Whom the person reports to, as far as they may approve' },
  offer: { manager: 'Who hires for the seat; not asked where they wrote the offer' },
  transition: {
    receiving: 'Who hires for the seat they move to; has agreed where they ask for it',
    current: 'Whom the person reports to; has agreed where they ask for it',
  },
};

/** Who decides a step. */
export function deciderText({ approver, holders, personName }: Step, trigger: WorkflowTrigger = 'requisition'): string {
  const manager = managers[trigger][approver];
  if (manager) return manager;
  if (approver === 'person') return personName ?? 'Nobody chosen';
  return holders.length > 0 ? listed(holders) : 'Nobody holds this role';
}

/** Where a step passes on, and to whom. */
export function passesText({ uncovered, delegateName }: Step): string | undefined {
  if (uncovered.length === 0) return undefined;
  const where = either(uncovered.map((one) => industryLabels[one]));
  return `Nobody in ${where}: there it goes to ${delegateName ?? 'the organization’s admins'}`;
}

/** How long a step has, and what follows. */
export function timeText({ days, reminds, escalationDays }: Step): string {
  const after = [
    reminds && 'a reminder',
    escalationDays !== null && `the manager ${counted(escalationDays, 'business days')} later`,
  ].filter((text) => text !== false);
  return `${counted(days, 'business days')}${after.length > 0 ? `, then ${after.join(', ')}` : ''}`;
}

const reasons: Readonly<Record<StepCondition, readonly [taken: string, left: string]>> = {
  always: ['always asked', 'always asked'],
  departments: ['of this department', 'of another department'],
  outsideBand: ['the pay lies outside its band', 'the pay lies inside its band'],
  salaryOver: ['the pay is above the limit', 'the pay is not above the limit'],
  headcountOver: ['more seats than the limit', 'no more seats than the limit'],
  asked: ['asked in the step before', 'asked in the step before'],
};

/** Why a step is taken or left out. */
export const reasonText = (because: StepCondition, taken: boolean): string => reasons[because][taken ? 0 : 1];
