import { describe, expect, it } from '@jest/globals';
import { runningTransitions, transitionStateKeys } from '@talent-os/contracts/talent/transition-states.js';
import { approvalsFor } from './approval.rules.js';
import { actionsFor } from './may.rules.js';

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

describe('what people may do with a move', () => {
  it('is nothing for strangers, and nothing but the handover for whose move it is', () => {
    for (const status of transitionStateKeys) {
      expect(actionsFor(moveIn(status), facts, hiring('eve'))).toEqual([]);
      expect(actionsFor(moveIn(status), facts, as('ann', { managesAll: true, mayManage: true }))).toEqual(
        status === 'in_progress' ? ['tasks'] : [],
      );
    }
  });

  it('is only the handover for a manager who does not hire', () =>
    expect(actionsFor(moveIn('in_progress'), facts, as('cay'))).toEqual(['tasks']));

  it('follows the state for the hiring manager', () => {
    expect(actionsFor(moveIn('requested'), facts, hiring('ben'))).toEqual(['schedule', 'cancel']);
    expect(actionsFor(moveIn('approved'), facts, hiring('ben'))).toEqual(['schedule', 'start', 'cancel', 'backfill']);
    expect(actionsFor(moveIn('in_progress'), facts, hiring('dan'))).toEqual([
      'schedule',
      'tasks',
      'complete',
      'cancel',
      'backfill',
    ]);
    expect(actionsFor(moveIn('completed'), facts, hiring('ben'))).toEqual(['backfill']);
    expect(actionsFor(moveIn('declined'), facts, hiring('ben'))).toEqual([]);
  });

  it('lets HR alone take a request into review', () => {
    for (const status of transitionStateKeys)
      expect(actionsFor(moveIn(status), facts, hr).includes('review')).toBe(status === 'requested');
  });

  it('offers to complete only when it can be completed, and to cancel as long as it runs', () => {
    const handing = moveIn('in_progress');
    expect(actionsFor(handing, { ...facts, openTasks: 1 }, hr)).not.toContain('complete');
    expect(actionsFor(handing, { ...facts, today: '2026-11-19' }, hr)).not.toContain('complete');
    for (const status of transitionStateKeys)
      expect(actionsFor(moveIn(status), facts, hr).includes('cancel')).toBe(runningTransitions.includes(status));
  });
});
