import { describe, expect, it } from '@jest/globals';
import { proofKeys, taskStateKeys, taskStates } from '@talent-os/contracts/talent/onboarding-states.js';
import fc from 'fast-check';
import { statusesOf, missingProofs, taskRefusal, unblockRefusal, waitsFor, type Task } from './task.rules.js';

const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  required: true,
  dependsOn: [],
  proof: null,
  status: 'todo',
  blockedReason: null,
  ...more,
});

/** Plans whose tasks wait for earlier ones only. */
const plans = fc
  .array(
    fc.record({
      required: fc.boolean(),
      status: fc.constantFrom(...taskStateKeys),
      said: fc.boolean(),
      proof: fc.option(fc.constantFrom(...proofKeys)),
      before: fc.array(fc.nat(10), { maxLength: 3 }),
    }),
    { maxLength: 10 },
  )
  .map((rows) =>
    rows.map(({ before, said, ...row }, at) => ({
      ...row,
      id: String(at),
      blockedReason: said && row.status === 'blocked' ? 'No laptop' : null,
      dependsOn: [...new Set(before.filter((other) => other < at).map(String))],
    })),
  );

const running = { status: 'active' as const };
const afterwards = (tasks: readonly Task[]) => {
  const changed = new Map(statusesOf(tasks).map(({ id, status }) => [id, status]));
  return tasks.map((one) => ({ ...one, status: changed.get(one.id) ?? one.status }));
};

describe('tasks that follow from others', () => {
  it('are blocked exactly while one before them is open or somebody says so', () => {
    fc.assert(
      fc.property(plans, (tasks) => {
        const after = afterwards(tasks);
        for (const one of after.filter(({ status }) => !taskStates[status].settled))
          expect(one.status === 'blocked').toBe(waitsFor(one, after).length > 0 || one.blockedReason !== null);
      }),
    );
  });

  it('are arranged once: a second time changes nothing, and what is settled stays', () => {
    fc.assert(
      fc.property(plans, (tasks) => {
        const after = afterwards(tasks);
        expect(statusesOf(after)).toEqual([]);
        for (const [at, one] of tasks.entries())
          if (taskStates[one.status].settled) expect(after[at]!.status).toBe(one.status);
      }),
    );
  });
});

describe('a task', () => {
  it('does not begin before what it waits for, and changes no more once the plan is over', () => {
    fc.assert(
      fc.property(plans, fc.constantFrom(...taskStateKeys), fc.boolean(), (tasks, to, runs) => {
        for (const one of tasks) {
          const refusal = taskRefusal(running, tasks, one, { to, runs });
          if (refusal === undefined && (to === 'done' || to === 'in_progress'))
            expect(waitsFor(one, tasks)).toEqual([]);
          if (refusal === undefined && to === 'skipped') expect([one.required, runs]).toEqual([false, true]);
          expect(taskRefusal({ status: 'cancelled' }, tasks, one, { to, runs })).toBe('onboarding.over');
        }
      }),
    );
  });

  it('that was proved is changed by nobody', () => {
    const proved = task('licence', { proof: 'licence', status: 'done' });
    expect(taskRefusal(running, [proved], proved, { to: 'todo', runs: true })).toBe('onboarding.proved');
    expect(missingProofs([proved, task('hipaa', { proof: 'hipaa' }), task('again', { proof: 'hipaa' })])).toEqual([
      'hipaa',
    ]);
  });

  it('is let begin unless a proof is missing', () => {
    const laptop = task('laptop');
    const clearance = task('clearance', { proof: 'clearance' });
    const waits = task('account', { dependsOn: ['laptop'], status: 'blocked' });
    const access = task('network', { dependsOn: ['clearance'], status: 'blocked' });
    const tasks = [laptop, clearance, waits, access];
    expect(tasks.map((one) => unblockRefusal(running, tasks, one))).toEqual([
      'onboarding.notBlocked',
      'onboarding.notBlocked',
      undefined,
      'onboarding.unproved',
    ]);
  });
});
