import { describe, expect, it } from '@jest/globals';
import { dueKind } from './task.rules';

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
