import type { ApprovalStep } from '@talent-os/contracts/talent/requisition-states.js';
import type { StepCondition, WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import { businessDaysAfter } from './business-days.rules.js';
import { whetherTaken, whoDecides, type Approvers, type ChainFacts } from '../workflows/chain.rules.js';

type SimulatedStep = {
  readonly place: number;
  readonly approver: ApprovalStep;
  readonly taken: boolean;
  readonly because: StepCondition;
  readonly passedTo: ApprovalStep | null;
  readonly approverIds: readonly string[];
  readonly dueAt: string | null;
};

type SampleTime = {
  readonly now: Date;
  readonly timezone: string;
  /** Everybody is asked now, and not each once the one before has answered. */
  readonly atOnce?: boolean;
};

/** What a request would meet, step by step, if each took all its time; what is behind a step nobody decides has no day. */
export function simulate(
  steps: readonly WorkflowStep[],
  facts: ChainFacts,
  approvers: Approvers,
  { now, timezone, atOnce = false }: SampleTime,
): { readonly steps: SimulatedStep[]; readonly stops: boolean } {
  const seen: SimulatedStep[] = [];
  let at: Date | undefined = now;
  let before: ApprovalStep | undefined;
  let stops = false;
  for (const [index, step] of steps.entries()) {
    const { taken, because } = whetherTaken(step, facts);
    const left = {
      place: index + 1,
      approver: step.approver,
      taken: false,
      because,
      passedTo: null,
      approverIds: [],
      dueAt: null,
    };
    if (!taken) {
      seen.push(left);
      continue;
    }
    const who = whoDecides(step, facts.requesterId, approvers);
    if (!atOnce && who.step === 'organization' && before === 'organization') {
      seen.push({ ...left, because: 'asked' });
      continue;
    }
    before = who.step;
    const { approverIds } = who;
    const from: Date | undefined = atOnce ? now : at;
    at = from && approverIds.length > 0 ? businessDaysAfter(from, step.days, timezone) : undefined;
    stops ||= at === undefined;
    const passedTo = who.passedFrom === null || who.passedFrom === who.step ? null : who.step;
    seen.push({ ...left, taken, passedTo, approverIds, dueAt: at?.toISOString() ?? null });
  }
  return { steps: seen, stops };
}
