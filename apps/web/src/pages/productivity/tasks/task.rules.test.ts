import { describe, expect, it } from '@jest/globals';
import { taskStateKeys } from '@talent-os/contracts/productivity/task-states';
import { dueKind, targetsOf } from './task.rules';

describe('the day of a task', () => {
  it.each([
    ['2026-11-19', 'todo', 'overdue'],
    ['2026-11-20', 'in_progress', 'today'],
    ['2026-11-21', 'todo', 'ahead'],
    ['2026-11-01', 'done', undefined],
    [null, 'todo', undefined],
  ] as const)('%s of one that is %s is %s', (due, status, kind) =>
    expect(dueKind({ due, status }, '2026-11-20')).toBe(kind),
  );
});

describe('the targets of a state', () => {
  it('stand in the order of the board and never hold the state itself', () => {
    for (const state of taskStateKeys) {
      const targets = targetsOf(state);
      expect(targets).not.toContain(state);
      expect(targets).toEqual(taskStateKeys.filter((one) => targets.includes(one)));
    }
  });
});
