import { describe, expect, it } from '@jest/globals';
import { taskStateKeys } from '@talent-os/contracts/productivity/task-states.js';
import fc from 'fast-check';
import { changesOf, isOpen, mayIn, moveRefusal, taskMovesFrom } from './task.rules.js';

const now = new Date('2026-11-20T10:00:00Z');

describe('a task', () => {
  it('goes forward, and comes back from where it was over, but does not change from done to cancelled', () => {
    expect(moveRefusal('todo', 'in_progress')).toBeUndefined();
    expect(moveRefusal('in_progress', 'done')).toBeUndefined();
    expect(moveRefusal('done', 'in_progress')).toBeUndefined();
    expect(moveRefusal('done', 'cancelled')).toBe('task.transition');
    expect(moveRefusal('todo', 'todo')).toBe('task.transition');
  });

  it('can be brought back to an open state from everywhere, so every move to an end can be undone', () => {
    for (const from of taskStateKeys.filter(isOpen))
      for (const to of taskMovesFrom[from]) expect([from, to, moveRefusal(to, from)]).toEqual([from, to, undefined]);
  });

  it('has a moment it was over exactly while it is over', () => {
    fc.assert(
      fc.property(fc.constantFrom(...taskStateKeys), (to) => {
        expect(changesOf(to, now).closedAt === null).toBe(isOpen(to));
      }),
    );
  });
});

it('lets its owner take a task wherever nothing refuses', () => {
  for (const from of taskStateKeys)
    for (const to of taskStateKeys)
      expect([from, to, mayIn(from).to.includes(to)]).toEqual([from, to, moveRefusal(from, to) === undefined]);
});
