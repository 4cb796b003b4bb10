import type { ApprovalStep } from '@talent-os/contracts/talent/requisition-states.js';
import type { StepCondition, WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';

/** Who may be asked, by id: holders of each role, the managers of who asks, and those of the named people who may approve. */
export type Approvers = Readonly<Partial<Record<ApprovalStep, readonly string[]>>>;

/** What of a request decides which steps it takes. `salaryMax`: the upper end of a year's pay, in minor units. */
export type ChainFacts = {
  readonly requesterId: string;
  readonly department: string;
  readonly headcount: number;
  readonly salaryMax: number | null;
  readonly outsideBand: boolean;
};

/** A step a request takes. */
export type ChainStep = Pick<WorkflowStep, 'days' | 'reminds' | 'escalationDays'> & {
  readonly step: ApprovalStep;
  readonly passedFrom: ApprovalStep | null;
  readonly approverIds: readonly string[];
  /** Which step of the workflow it is, counted from 1. */
  readonly place: number;
};

type Conditions = WorkflowStep['when'];
const conditions: readonly {
  readonly condition: Exclude<StepCondition, 'always' | 'asked'>;
  readonly asked: (when: Conditions) => boolean;
  readonly met: (when: Conditions, facts: ChainFacts) => boolean;
}[] = [
  {
    condition: 'departments',
    asked: ({ departments }) => departments.length > 0,
    met: ({ departments }, { department }) => departments.some((one) => one.toLowerCase() === department.toLowerCase()),
  },
  { condition: 'outsideBand', asked: ({ outsideBand }) => outsideBand, met: (_, facts) => facts.outsideBand },
  {
    condition: 'salaryOver',
    asked: ({ salaryOver }) => salaryOver !== null,
    met: ({ salaryOver }, { salaryMax }) => (salaryMax ?? 0) > salaryOver!,
  },
  {
    condition: 'headcountOver',
    asked: ({ headcountOver }) => headcountOver !== null,
    met: ({ headcountOver }, { headcount }) => headcount > headcountOver!,
  },
];

/** Whether a request takes a step, and the condition that lets it in or keeps it out. All that is asked has to hold. */
export function whetherTaken(
  { when }: Pick<WorkflowStep, 'when'>,
  facts: ChainFacts,
): { readonly taken: boolean; readonly because: StepCondition } {
  const asked = conditions.filter((one) => one.asked(when));
  const unmet = asked.find(({ met }) => !met(when, facts));
  return { taken: !unmet, because: (unmet ?? asked[0])?.condition ?? 'always' };
}

type Asked = Pick<WorkflowStep, 'approver' | 'personId' | 'delegateId'>;

/**
 * Who decides a step. One nobody is there for, or whose holder asks themselves, passes to its stand-in, and where there
 * is none, to the administrators. Without ids where nobody but the requester is left.
 */
export function whoDecides(
  { approver, personId, delegateId }: Asked,
  requesterId: string,
  approvers: Approvers,
): Pick<ChainStep, 'step' | 'passedFrom' | 'approverIds'> {
  const named = (id: string | null) => (approvers.person ?? []).filter((one) => one === id);
  const holders = approver === 'person' ? named(personId) : (approvers[approver] ?? []);
  const passes = approver !== 'organization' && holders.includes(requesterId);
  const candidates = [
    { step: approver, passedFrom: null, approverIds: passes ? [] : holders },
    { step: 'person' as const, passedFrom: approver, approverIds: named(delegateId) },
    { step: 'organization' as const, passedFrom: approver, approverIds: approvers.organization ?? [] },
  ].map((one) => ({ ...one, approverIds: one.approverIds.filter((id) => id !== requesterId) }));
  return candidates.find(({ approverIds }) => approverIds.length > 0) ?? candidates[2]!;
}

/**
 * The steps a request takes by a workflow, in order. Two of administrators in a row are one. Undefined where nobody but
 * the requester is left for a step.
 */
export function chainOf(
  steps: readonly WorkflowStep[],
  facts: ChainFacts,
  approvers: Approvers,
): readonly ChainStep[] | undefined {
  const chain = steps.flatMap((step, at) => {
    if (!whetherTaken(step, facts).taken) return [];
    const { days, reminds, escalationDays } = step;
    return [{ ...whoDecides(step, facts.requesterId, approvers), place: at + 1, days, reminds, escalationDays }];
  });
  if (chain.length === 0 || chain.some(({ approverIds }) => approverIds.length === 0)) return undefined;
  return chain.filter(({ step }, at) => step !== 'organization' || chain[at - 1]?.step !== 'organization');
}
