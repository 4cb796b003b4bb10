import type { WorkflowDetail, WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes';
import { keptSteps } from './step-values';

type Steps = WorkflowDetail['steps'];
type Change = 'new' | 'changed';

/** What a draft does to the version in use: what is new or changed, by place, and which of its steps are gone. */
export type Changes = { readonly at: ReadonlyMap<number, Change>; readonly gone: readonly Steps[number][] };

const same = (one: WorkflowStep, other: WorkflowStep): boolean =>
  one.approver === other.approver && one.personId === other.personId;
const textOf = (step: WorkflowStep): string => JSON.stringify(keptSteps([step]));

/** Steps are the same where the same people are asked; each step of the version in use stands for one at most. */
export function changesOf(draft: Steps, inUse: Steps): Changes {
  const left = [...inUse];
  const at = new Map<number, Change>();
  for (const step of draft) {
    const exact = left.findIndex((one) => textOf(one) === textOf(step));
    const found = exact < 0 ? left.findIndex((one) => same(one, step)) : exact;
    if (found < 0) at.set(step.place, 'new');
    else if (exact < 0) at.set(step.place, 'changed');
    if (found >= 0) left.splice(found, 1);
  }
  return { at, gone: left };
}
