import { describe, expect, it } from '@jest/globals';
import { MAX_PLAN_ITEMS, type DevelopmentState } from '@talent-os/contracts/talent/development-states.js';
import fc from 'fast-check';
import {
  addingRefusal,
  agree,
  agreementRefusal,
  endRefusal,
  mayWith,
  periodRefusal,
  removalRefusal,
  REOPENED,
  sourceRefusal,
  stateOn,
  tickRefusal,
} from './plan.rules.js';

const at = new Date('2026-11-02T10:00:00Z');
const nobody = { agreedByEmployeeAt: null, agreedByManagerAt: null };
const period = { startsOn: '2026-11-01', endsOn: '2027-04-30' };

describe('a development plan', () => {
  it('is active from its first day on, once it is agreed', () => {
    expect(stateOn({ status: 'agreed', startsOn: '2026-11-03' }, '2026-11-02')).toBe('agreed');
    expect(stateOn({ status: 'agreed', startsOn: '2026-11-02' }, '2026-11-02')).toBe('active');
    for (const status of ['draft', 'completed', 'archived'] as const)
      expect(stateOn({ status, startsOn: '2026-01-01' }, '2026-11-02')).toBe(status);
  });

  it('lasts a day at least and two years at most', () => {
    expect(periodRefusal('2026-11-02', '2026-11-02')).toBe('development.period');
    expect(periodRefusal('2026-11-02', '2026-11-03')).toBeUndefined();
    expect(periodRefusal('2026-11-02', '2028-11-01')).toBeUndefined();
    expect(periodRefusal('2026-11-02', '2028-11-02')).toBe('development.period');
  });

  it('takes items that lead higher, within its period, up to twenty', () => {
    const item = { fromLevel: 2, toLevel: 3, dueOn: '2026-12-01' };
    const plan = { status: 'draft' as const, ...period };
    expect(addingRefusal(plan, 0, item)).toBeUndefined();
    expect(addingRefusal({ ...plan, status: 'agreed' }, 0, item)).toBeUndefined();
    expect(addingRefusal({ ...plan, status: 'completed' }, 0, item)).toBe('development.state');
    expect(addingRefusal(plan, MAX_PLAN_ITEMS, item)).toBe('development.items');
    expect(addingRefusal(plan, 0, { ...item, toLevel: 2 })).toBe('development.level');
    expect(addingRefusal(plan, 0, { ...item, dueOn: '2026-10-31' })).toBe('development.day');
    expect(addingRefusal(plan, 0, { ...item, dueOn: '2027-05-01' })).toBe('development.day');
  });

  it('keeps what is done', () => {
    expect(removalRefusal({ status: 'draft' }, false)).toBeUndefined();
    expect(removalRefusal({ status: 'draft' }, true)).toBe('development.done');
    expect(removalRefusal({ status: 'archived' }, false)).toBe('development.state');
  });
});

describe('an agreement', () => {
  it('is of both sides, each once, to a plan that holds something', () => {
    const draft = { status: 'draft' as const, ...nobody };
    expect(agreementRefusal(draft, 0, 'manager')).toBe('development.empty');
    expect(agreementRefusal(draft, 1, 'manager')).toBeUndefined();
    const half = { ...draft, ...agree(draft, 'manager', at) };
    expect(half.status).toBe('draft');
    expect(agreementRefusal(half, 1, 'manager')).toBe('development.state');
    expect(agreementRefusal(half, 1, 'employee')).toBeUndefined();
    expect(agree(half, 'employee', at)).toEqual({ agreedByEmployeeAt: at, status: 'agreed' });
  });

  it('holds whoever agrees first, and never without both', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('employee', 'manager', 'change'), { maxLength: 12 }), (steps) => {
        let plan: { status: DevelopmentState; agreedByEmployeeAt: Date | null; agreedByManagerAt: Date | null } = {
          status: 'draft',
          ...nobody,
        };
        let since = new Set<string>();
        for (const step of steps) {
          if (step === 'change') [plan, since] = [{ ...plan, ...REOPENED }, new Set()];
          else if (!agreementRefusal(plan, 1, step)) {
            plan = { ...plan, ...agree(plan, step, at) };
            since.add(step);
          }
          expect(plan.status === 'agreed').toBe(since.size === 2);
        }
      }),
    );
  });
});

describe('what a side may do', () => {
  const draft = { status: 'draft' as const, ...nobody, items: { done: 0, total: 2 } };
  const active = { ...draft, status: 'active' as const, agreedByEmployeeAt: at, agreedByManagerAt: at };

  it('is to agree and to plan before, to tick while it runs', () => {
    expect(mayWith(draft, 'manager')).toEqual({ to: ['archived'], do: ['agree', 'items'] });
    expect(mayWith(draft, 'employee')).toEqual({ to: [], do: ['agree'] });
    expect(mayWith(active, 'manager')).toEqual({ to: ['archived'], do: ['items', 'tick'] });
    expect(mayWith(active, 'employee')).toEqual({ to: [], do: ['tick'] });
  });

  it('is to complete it once everything is done', () => {
    expect(mayWith({ ...active, items: { done: 2, total: 2 } }, 'manager').to).toEqual(['completed', 'archived']);
    expect(endRefusal(active, active.items, 'completed')).toBe('development.open');
    expect(endRefusal(draft, { done: 2, total: 2 }, 'completed')).toBe('development.state');
    expect(mayWith({ ...active, status: 'archived' }, 'manager')).toEqual({ to: [], do: [] });
    expect(tickRefusal(draft)).toBe('development.state');
  });
});

describe('what an item names', () => {
  it('is a course for a course, a challenge for a stretch assignment, and an open offer of another for a mentor', () => {
    expect(sourceRefusal('course', { kind: 'course' })).toBeUndefined();
    expect(sourceRefusal('stretch', { kind: 'challenge' })).toBeUndefined();
    expect(sourceRefusal('mentor', { offer: true })).toBeUndefined();
    expect(sourceRefusal('certification', {})).toBeUndefined();
    expect(sourceRefusal('course', { kind: 'lesson' })).toBe('development.source');
    expect(sourceRefusal('certification', { kind: 'course' })).toBe('development.source');
    expect(sourceRefusal('mentor', { offer: false })).toBe('development.source');
    expect(sourceRefusal('course', { offer: true })).toBe('development.source');
  });
});
