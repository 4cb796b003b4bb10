import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './figures.rules';

const today = {
  tasks: [],
  overdue: 0,
  dueToday: 0,
  openTasks: 0,
  checkInsDue: 0,
  suggestions: 0,
  focusMinutes: 0,
  tasksDone: 0,
  goalScore: null,
};
const figure = (label: string, more: object = {}) =>
  figuresOf({ ...today, ...more }).find((one) => one.label === label);

describe('the figures of the day', () => {
  it('lead to the tasks they count, the overdue ones where nothing is due today', () => {
    expect(figure('Due today')).toMatchObject({
      value: '0',
      note: 'Nothing overdue',
      to: '?view=tasks&as=list&due=today',
    });
    expect(figure('Due today', { overdue: 3 })).toMatchObject({
      note: '3 overdue',
      to: '?view=tasks&as=list&due=overdue',
    });
    expect(figure('Due today', { overdue: 3, dueToday: 1 })?.to).toBe('?view=tasks&as=list&due=today');
  });

  it('show a dash where no goal runs', () => {
    expect(figure('Goal score')?.value).toBe('–');
    expect(figure('Goal score', { goalScore: 0.66 })?.value).toBe('0.7');
  });
});
