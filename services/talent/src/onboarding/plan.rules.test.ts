import { describe, expect, it } from '@jest/globals';
import {
  checkpointDays,
  planStateKeys,
  planStates,
  taskStateKeys,
  taskStates,
} from '@talent-os/contracts/talent/onboarding-states.js';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import {
  checkpointDue,
  checkpointRefusal,
  nextCheckpoint,
  planRefusal,
  planSteps,
  startRefusal,
  startsBy,
} from './plan.rules.js';

const START = '2026-11-02';
const state = fc.constantFrom(...planStateKeys);
const tasks = fc.array(fc.record({ required: fc.boolean(), status: fc.constantFrom(...taskStateKeys) }));

describe('an onboarding plan', () => {
  it('goes only where the machine leads, and completes only with no open required task', () => {
    fc.assert(
      fc.property(state, state, tasks, (from, to, list) => {
        const refusal = planRefusal(from, to, list);
        const open = list.some(({ required, status }) => required && !taskStates[status].settled);
        if (!planSteps[from].includes(to)) expect(refusal).toBe('onboarding.transition');
        else expect(refusal).toBe(to === 'completed' && open ? 'onboarding.open' : undefined);
      }),
    );
  });

  it('ends where it is over, and completes from active alone', () => {
    for (const one of planStateKeys) expect(planSteps[one].length === 0).toBe(planStates[one].over);
    expect(planStateKeys.filter((one) => planSteps[one].includes('completed'))).toEqual(['active']);
  });

  it('starts on its day and not before, once', () => {
    for (const status of planStateKeys) {
      const waits = status === 'not_started' || status === 'preboarding';
      expect(startsBy({ status, startDate: START }, addDays(START, -1))).toBe(false);
      expect(startsBy({ status, startDate: START }, START)).toBe(waits);
    }
  });

  it('is opened at most 90 days after its start and a year before', () => {
    const today = '2026-11-20';
    expect([-91, -90, 0, 366, 367].map((days) => startRefusal(addDays(today, days), today))).toEqual([
      'onboarding.startDate',
      undefined,
      undefined,
      undefined,
      'onboarding.startDate',
    ]);
  });
});

describe('checkpoints', () => {
  const plan = (status: 'active' | 'preboarding' | 'completed', ...held: (30 | 60 | 90)[]) => ({
    status,
    startDate: START,
    checkpoints: held.map((day) => ({ day })),
  });

  it('come one after the other, and none once the plan is over', () => {
    expect(nextCheckpoint(plan('active'))).toBe(30);
    expect(nextCheckpoint(plan('active', 30))).toBe(60);
    expect(nextCheckpoint(plan('active', 30, 60, 90))).toBeUndefined();
    expect(nextCheckpoint(plan('completed'))).toBeUndefined();
  });

  it('are told from their day on, each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 200 }), fc.constantFrom(null, ...checkpointDays), (after, told) => {
        const due = checkpointDue(plan('active'), told, addDays(START, after));
        expect(due).toBe(after >= 30 && told === null ? 30 : undefined);
      }),
    );
    expect(checkpointDue(plan('active', 30), 30, addDays(START, 60))).toBe(60);
    expect(checkpointDue(plan('preboarding'), null, addDays(START, 60))).toBeUndefined();
  });

  it('are held from a week before their day, of an active plan', () => {
    expect(checkpointRefusal(plan('active'), 30, addDays(START, 22))).toBe('onboarding.early');
    expect(checkpointRefusal(plan('active'), 30, addDays(START, 23))).toBeUndefined();
    expect(checkpointRefusal(plan('preboarding'), 30, addDays(START, 30))).toBe('onboarding.notActive');
  });
});
