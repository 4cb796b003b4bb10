import { describe, expect, it } from '@jest/globals';
import { defaultWorkflows, type WorkflowDetail } from '@talent-os/contracts/talent/workflow-shapes';
import { changesOf } from './change.rules';

const beside = { personName: null, delegateName: null, holders: [], uncovered: [], waiting: 0, late: 0 };
const inUse: WorkflowDetail['steps'] = defaultWorkflows.requisition.map((step, at) => ({
  ...step,
  ...beside,
  place: at + 1,
}));
const [department, hr, organization] = inUse as [(typeof inUse)[0], (typeof inUse)[0], (typeof inUse)[0]];

describe('what a draft changes', () => {
  it('is nothing while its steps are the same, whatever waits at them', () => {
    const { at, gone } = changesOf(
      inUse.map((step) => ({ ...step, waiting: 3 })),
      inUse,
    );
    expect([[...at], gone]).toEqual([[], []]);
  });

  it('is what is new, what is changed, and what is gone', () => {
    const draft = [
      { ...hr, place: 1, days: 9 },
      { ...organization, place: 2 },
      { ...hr, place: 3, approver: 'manager' as const },
    ];
    const { at, gone } = changesOf(draft, inUse);
    expect([...at]).toEqual([
      [1, 'changed'],
      [3, 'new'],
    ]);
    expect(gone).toEqual([department]);
  });
});
