import { describe, expect, it } from '@jest/globals';
import { runningTransitions, transitionStateKeys } from '@talent-os/contracts/talent/transition-states.js';
import { approvalsFor } from './approval.rules.js';
import { mayWith } from './may.rules.js';

const approvals = approvalsFor({ employeeId: 'ann', receivingId: 'ben', currentId: 'cay', agreedById: null, at: '' });
const moveIn = (status: (typeof transitionStateKeys)[number]) => ({
  employeeId: 'ann',
  requestedById: 'ben',
  status,
  effectiveDate: '2026-11-20',
  approvals,
  fromPositionId: 'seat',
});
const facts = { managerIds: ['ben', 'dan'], openTasks: 0, today: '2026-11-20' };
const as = (userId: string, more = {}) => ({ userId, managesAll: false, mayManage: false, admin: false, ...more });
const hiring = (userId: string) => as(userId, { mayManage: true });
const hr = as('hal', { managesAll: true, mayManage: true });

const nothing = { to: [], do: [] };

describe('what people may do with a transition', () => {
  it('is nothing for strangers, and nothing but the handover for whose transition it is', () => {
    for (const status of transitionStateKeys) {
      expect(mayWith(moveIn(status), facts, hiring('eve'))).toEqual(nothing);
      expect(mayWith(moveIn(status), facts, as('ann', { managesAll: true, mayManage: true }))).toEqual({
        to: [],
        do: status === 'in_progress' ? ['tasks'] : [],
      });
    }
  });

  it('is only the handover for a manager who does not hire', () =>
    expect(mayWith(moveIn('in_progress'), facts, as('cay'))).toEqual({ to: [], do: ['tasks'] }));

  it('ends with the right to steer for who asked for it', () => {
    expect(mayWith(moveIn('requested'), { ...facts, managerIds: [] }, hiring('ben')).to).toEqual(['cancelled']);
    expect(mayWith(moveIn('requested'), { ...facts, managerIds: [] }, as('ben'))).toEqual(nothing);
  });

  it('follows the state for the hiring manager', () => {
    const of = (status: Parameters<typeof moveIn>[0], userId: string) => mayWith(moveIn(status), facts, hiring(userId));
    expect(of('requested', 'ben')).toEqual({ to: ['cancelled'], do: ['schedule'] });
    expect(of('approved', 'ben')).toEqual({ to: ['in_progress', 'cancelled'], do: ['schedule', 'backfill'] });
    expect(of('in_progress', 'dan')).toEqual({ to: ['completed', 'cancelled'], do: ['schedule', 'tasks', 'backfill'] });
    expect(of('completed', 'ben')).toEqual({ to: [], do: ['backfill'] });
    expect(of('declined', 'ben')).toEqual(nothing);
  });

  it('lets HR alone take a request into review', () => {
    for (const status of transitionStateKeys)
      expect(mayWith(moveIn(status), facts, hr).to.includes('in_review')).toBe(status === 'requested');
  });

  it('offers to complete only when it can be completed, and to cancel as long as it runs', () => {
    const handing = moveIn('in_progress');
    expect(mayWith(handing, { ...facts, openTasks: 1 }, hr).to).not.toContain('completed');
    expect(mayWith(handing, { ...facts, today: '2026-11-19' }, hr).to).not.toContain('completed');
    for (const status of transitionStateKeys)
      expect(mayWith(moveIn(status), facts, hr).to.includes('cancelled')).toBe(runningTransitions.includes(status));
  });
});
