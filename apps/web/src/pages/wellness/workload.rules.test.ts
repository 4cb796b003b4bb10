import { describe, expect, it } from '@jest/globals';
import { factText, taskAbout } from './workload.rules';

describe('a fact of work', () => {
  it('reads as hours or as a number', () => {
    expect([factText('focusMinutes', 125.4), factText('overdueTasks', 1.44)]).toEqual(['2 h 5 min', '1.4']);
  });

  it('becomes a task that names the team', () => {
    expect(taskAbout('overdueTasks', 'Intensive care')).toBe('Look at overdue tasks in Intensive care');
  });
});
