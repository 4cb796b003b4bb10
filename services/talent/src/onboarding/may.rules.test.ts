import { describe, expect, it } from '@jest/globals';
import { planStateKeys, runningPlanStates } from '@talent-os/contracts/talent/onboarding-states.js';
import { mayOfCheckpoint, mayOfPlan, mayOfTask } from './may.rules.js';
import type { Task } from './task.rules.js';

const task = (other: Partial<Task> = {}): Task => ({
  id: 'task',
  required: true,
  dependsOn: [],
  proof: null,
  status: 'todo',
  blockedReason: null,
  ...other,
});
const owner = { runs: false, owns: true };
const runner = { runs: true, owns: false };
const active = { status: 'active' } as const;
const may = (
  one: Task,
  who: typeof owner,
  others: readonly Task[] = [],
  plan: Parameters<typeof mayOfPlan>[0] = active,
) => mayOfTask(plan, [one, ...others], one, who);

describe('what may be done with a plan', () => {
  it.each([
    ['not_started', ['preboarding', 'cancelled']],
    ['preboarding', ['cancelled']],
    ['active', ['completed', 'cancelled']],
    ['completed', []],
    ['cancelled', []],
  ] as const)('%s, with nothing open', (status, to) =>
    expect(mayOfPlan({ status }, [task({ status: 'done' })], true).to).toEqual(to),
  );

  it('is no completion while a required task is open', () => {
    expect(mayOfPlan(active, [task()], true).to).toEqual(['cancelled']);
    expect(mayOfPlan(active, [task({ required: false })], true).to).toEqual(['completed', 'cancelled']);
  });

  it('is nothing for who does not run onboarding', () => {
    for (const status of planStateKeys) expect(mayOfPlan({ status }, [], false).to).toEqual([]);
  });
});

describe('what may be done with a task', () => {
  it('is its owner’s to take up, tick, and say what holds it up', () => {
    expect(may(task(), owner)).toEqual({ to: ['in_progress', 'blocked', 'done'], do: [] });
    expect(may(task({ status: 'in_progress' }), owner).to).toEqual(['todo', 'blocked', 'done']);
    expect(may(task({ status: 'done' }), owner).to).toEqual(['todo', 'in_progress', 'blocked']);
    expect(may(task({ status: 'blocked', blockedReason: 'No laptop' }), owner).to).toEqual([
      'todo',
      'in_progress',
      'done',
    ]);
  });

  it('is let wait, and given away, by who runs onboarding', () => {
    const first = task({ id: 'first' });
    const waiting = task({ dependsOn: ['first'], status: 'blocked' });
    expect(may(waiting, owner, [first])).toEqual({ to: [], do: [] });
    expect(may(waiting, runner, [first])).toEqual({ to: [], do: ['unblock', 'reassign'] });
    expect(may(waiting, runner, [{ ...first, proof: 'hipaa' }]).do).toEqual(['unblock', 'reassign']);
    expect(may(task({ required: false }), runner).to).toContain('skipped');
    expect(may(task(), runner).to).not.toContain('skipped');
    expect(may(task({ status: 'done' }), runner).do).toEqual([]);
  });

  it('is nothing once it is proved, once the plan is over, and for anybody else', () => {
    expect(may(task({ proof: 'hipaa', status: 'done' }), owner).to).toEqual([]);
    expect(may(task({ proof: 'hipaa' }), owner).to).toContain('done');
    for (const status of planStateKeys.filter((one) => !runningPlanStates.includes(one)))
      expect(may(task(), runner, [], { status })).toEqual({ to: [], do: [] });
    expect(may(task(), { runs: false, owns: false })).toEqual({ to: [], do: [] });
  });
});

describe('what may be done with a checkpoint', () => {
  const plan = { status: 'active', startDate: '2026-01-01', checkpoints: [] } as const;
  const hold = (today: string, holds = true, other: object = {}) =>
    mayOfCheckpoint({ ...plan, ...other }, 30, today, holds).do;

  it('is to hold it, from a few days before on, while the plan is active', () => {
    expect(hold('2026-01-31')).toEqual(['hold']);
    expect(hold('2026-01-02')).toEqual([]);
    expect(hold('2026-01-31', false)).toEqual([]);
    expect(hold('2026-01-31', true, { status: 'completed' })).toEqual([]);
  });
});
