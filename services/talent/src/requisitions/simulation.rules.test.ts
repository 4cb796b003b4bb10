import { describe, expect, it } from '@jest/globals';
import { defaultWorkflows } from '@talent-os/contracts/talent/workflow-shapes.js';
import { simulate } from './simulation.rules.js';

// A Thursday noon in New York.
const now = new Date('2026-11-19T17:00:00Z');
const approvers = { department: ['head'], hr: ['hr'], organization: ['admin'] };
const facts = { requesterId: 'me', department: 'Sales', headcount: 1, salaryMax: 100, outsideBand: false };
const tried = (more: Partial<typeof facts>, people: Parameters<typeof simulate>[2] = approvers) =>
  simulate(defaultWorkflows.requisition, { ...facts, ...more }, people, { now, timezone: 'America/New_York' });

describe('a sample', () => {
  it('meets one step after the other, each with all its business days, and says what is left out and why', () => {
    expect(tried({}).steps).toEqual([
      expect.objectContaining({
        taken: true,
        because: 'always',
        approverIds: ['head'],
        dueAt: '2026-11-24T17:00:00.000Z',
      }),
      expect.objectContaining({
        taken: true,
        because: 'always',
        approverIds: ['hr'],
        dueAt: '2026-11-27T17:00:00.000Z',
      }),
      expect.objectContaining({ taken: false, because: 'outsideBand', approverIds: [], dueAt: null }),
    ]);
  });

  it('passes on where a step has nobody else, and asks administrators once in a row', () => {
    const { steps } = tried({ outsideBand: true }, { ...approvers, hr: [] });
    expect(steps.map(({ passedTo, because, taken }) => [passedTo, because, taken])).toEqual([
      [null, 'always', true],
      ['organization', 'always', true],
      [null, 'asked', false],
    ]);
  });

  it('asks everybody now where they are asked at the same time', () => {
    const both = { ...approvers, receiving: ['boss'], current: ['lead'] };
    const time = { now, timezone: 'America/New_York', atOnce: true };
    const { steps, stops } = simulate(defaultWorkflows.transition, { ...facts, salaryMax: null }, both, time);
    expect(steps.map(({ approverIds, dueAt }) => [approverIds, dueAt])).toEqual(
      ['boss', 'lead', 'hr'].map((id) => [[id], '2026-11-24T17:00:00.000Z']),
    );
    expect(stops).toBe(false);
    const without = simulate(defaultWorkflows.transition, facts, { ...both, hr: [], organization: [] }, time);
    expect([without.stops, without.steps[0]!.dueAt]).toEqual([true, '2026-11-24T17:00:00.000Z']);
  });

  it('stops where nobody but who asks is left, and what follows has no day', () => {
    const { steps, stops } = tried({ requesterId: 'admin' }, { hr: ['hr'], organization: ['admin'] });
    expect(stops).toBe(true);
    expect(steps.map(({ dueAt }) => dueAt)).toEqual([null, null, null]);
  });
});
