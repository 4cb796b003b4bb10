import { describe, expect, it } from '@jest/globals';
import { defaultWorkflows } from '@talent-os/contracts/talent/workflow-shapes';
import { NEW_STEP, startingSteps, stepOf, valuesOf } from './step-values';

describe('a step in its form', () => {
  it('comes back as it was, pay in minor units of the currency', () => {
    const [first] = defaultWorkflows.requisition;
    const step = {
      ...first!,
      when: { ...first!.when, salaryOver: 15_000_000, headcountOver: 3 },
      escalationDays: null,
    };
    expect(valuesOf(step, 'USD').when.salaryOver).toBe(150_000);
    expect(stepOf(valuesOf(step, 'USD'), 'USD')).toEqual(step);
  });

  it('names a person only where one is asked', () => {
    expect(stepOf({ ...NEW_STEP, personId: 'x' }, 'USD').personId).toBeNull();
    expect(stepOf({ ...NEW_STEP, approver: 'person', personId: 'x' }, 'USD').personId).toBe('x');
  });

  it('is left out of a new version where nobody holds its role; somebody is always asked', () => {
    const beside = { personName: null, delegateName: null, uncovered: [], waiting: 0, late: 0 };
    const held = (holders: (approver: string) => string[]) =>
      defaultWorkflows.requisition.map((step, at) => ({
        ...step,
        ...beside,
        place: at + 1,
        holders: holders(step.approver),
      }));
    expect(
      startingSteps(
        held(() => ['Ada']),
        'requisition',
      ),
    ).toEqual(defaultWorkflows.requisition);
    const alone = startingSteps(
      held((approver) => (approver === 'organization' ? ['Ada'] : [])),
      'requisition',
    );
    expect(alone.map(({ approver, when }) => [approver, when.outsideBand])).toEqual([
      ['organization', true],
      ['organization', false],
    ]);
  });
});
