import { describe, expect, it } from '@jest/globals';
import { defaultWorkflows, type WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import fc from 'fast-check';
import { chainOf, whetherTaken, whoDecides, type Approvers } from './chain.rules.js';

const [department, hr] = defaultWorkflows.requisition as [WorkflowStep, WorkflowStep];
const approvers: Approvers = {
  department: ['head'],
  hr: ['hr'],
  organization: ['admin'],
  manager: ['boss'],
  person: ['named', 'stand-in'],
};
const facts = { requesterId: 'me', department: 'Sales', headcount: 2, salaryMax: 100, outsideBand: false };
const when = (more: Partial<WorkflowStep['when']>) => ({ ...hr, when: { ...hr.when, ...more } });

describe('a condition of a step', () => {
  it.each([
    [{}, true, 'always'],
    [{ departments: ['Service', 'SALES'] }, true, 'departments'],
    [{ departments: ['Service'] }, false, 'departments'],
    [{ outsideBand: true }, false, 'outsideBand'],
    [{ salaryOver: 99 }, true, 'salaryOver'],
    [{ salaryOver: 100 }, false, 'salaryOver'],
    [{ headcountOver: 1 }, true, 'headcountOver'],
    [{ headcountOver: 2 }, false, 'headcountOver'],
    [{ departments: ['Sales'], headcountOver: 2 }, false, 'headcountOver'],
  ] as const)('%j holds: %s', (conditions, taken, because) => {
    const step = when(conditions as Partial<WorkflowStep['when']>);
    expect(whetherTaken(step, facts)).toEqual({ taken, because });
  });

  it('above pay does not hold where no pay is asked for', () => {
    expect(whetherTaken(when({ salaryOver: 0 }), { ...facts, salaryMax: null }).taken).toBe(false);
  });
});

describe('who decides a step', () => {
  it('is the manager of who asks, or a person by name, as far as they may', () => {
    expect(whoDecides({ ...hr, approver: 'manager' }, 'me', approvers).approverIds).toEqual(['boss']);
    const named = { ...hr, approver: 'person' as const };
    expect(whoDecides({ ...named, personId: 'named' }, 'me', approvers).approverIds).toEqual(['named']);
    expect(whoDecides({ ...named, personId: 'gone' }, 'me', approvers)).toEqual({
      step: 'organization',
      passedFrom: 'person',
      approverIds: ['admin'],
    });
  });

  it('is the stand-in before the administrators, unless they ask themselves', () => {
    const step = { ...department, delegateId: 'stand-in' };
    expect(whoDecides(step, 'head', approvers)).toEqual({
      step: 'person',
      passedFrom: 'department',
      approverIds: ['stand-in'],
    });
    expect(whoDecides(step, 'stand-in', { ...approvers, department: [] }).approverIds).toEqual(['admin']);
  });

  it('never is who asks', () => {
    const ids = fc.array(fc.constantFrom('me', 'a', 'b'), { maxLength: 3 });
    const people = fc.record({ department: ids, hr: ids, organization: ids, manager: ids, person: ids });
    const step = fc.record({
      approver: fc.constantFrom('department', 'hr', 'organization', 'manager', 'person'),
      personId: fc.constantFrom('me', 'a', null),
      delegateId: fc.constantFrom('me', 'b', null),
    });
    fc.assert(
      fc.property(step, people, (asked, some) => {
        expect(whoDecides(asked, 'me', some).approverIds).not.toContain('me');
      }),
    );
  });
});

describe('the steps a request takes', () => {
  it('are those whose conditions hold, each with its place and its days', () => {
    const steps = [department, { ...when({ headcountOver: 5 }), days: 9 }, { ...hr, days: 1, escalationDays: null }];
    expect(chainOf(steps, facts, approvers)).toEqual([
      expect.objectContaining({ step: 'department', place: 1, days: 3, reminds: true, escalationDays: 1 }),
      expect.objectContaining({ step: 'hr', place: 3, days: 1, escalationDays: null }),
    ]);
  });

  it('are none where none applies', () => {
    expect(chainOf([when({ headcountOver: 5 })], facts, approvers)).toBeUndefined();
  });
});
