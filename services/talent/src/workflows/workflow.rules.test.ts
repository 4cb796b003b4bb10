import { describe, expect, it } from '@jest/globals';
import { defaultWorkflows, type WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import { faultsOf, keptSteps, mayWith } from './workflow.rules.js';

const [department, hr] = defaultWorkflows.requisition as [WorkflowStep, WorkflowStep];
const everybody = { department: ['d'], hr: ['h'], organization: ['o'], manager: ['m'], person: ['p'] };

describe('steps that are kept', () => {
  it('each have somebody who may decide them, in words by the field', () => {
    expect(faultsOf([department, hr], everybody)).toEqual([]);
    expect(faultsOf([department, hr], { ...everybody, hr: [] })).toEqual([
      { field: 'steps.1.approver', message: 'There is no HR in your organization: choose somebody else' },
    ]);
    const managers = [hr, { ...hr, approver: 'manager' as const }];
    expect(faultsOf(managers, { ...everybody, manager: [] }).map(({ field }) => field)).toEqual(['steps.1.approver']);
  });

  it('name a person who may approve, and a stand-in who may', () => {
    const named = { ...hr, approver: 'person' as const };
    const fieldsOf = (step: WorkflowStep) => faultsOf([step], everybody).map(({ field }) => field);
    expect(fieldsOf(named)).toEqual(['steps.0.personId']);
    expect(fieldsOf({ ...named, personId: 'x' })).toEqual(['steps.0.personId']);
    expect(fieldsOf({ ...named, personId: 'p' })).toEqual([]);
    expect(fieldsOf({ ...hr, delegateId: 'x' })).toEqual(['steps.0.delegateId']);
  });

  it('have one that is always taken', () => {
    const sometimes = { ...hr, when: { ...hr.when, headcountOver: 3 } };
    expect(faultsOf([sometimes], everybody).map(({ field }) => field)).toEqual(['steps']);
    expect(faultsOf([sometimes, department], everybody)).toEqual([]);
  });

  it('name nobody where a role is asked', () => {
    expect(keptSteps([{ ...hr, personId: 'p' }])[0]!.personId).toBeNull();
  });
});

it('a version in use is revised, a draft is written, and there is one draft at a time', () => {
  expect(mayWith('active', false)).toEqual({ to: [], do: ['revise'] });
  expect(mayWith('active', true)).toEqual({ to: [], do: [] });
  expect(mayWith('draft', true)).toEqual({ to: ['active'], do: ['update', 'discard'] });
  expect(mayWith('replaced', false)).toEqual({ to: ['active'], do: ['revise'] });
});
