import { describe, expect, it } from '@jest/globals';
import { taskStateKeys, type TaskState } from '@talent-os/contracts/productivity/task-states';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Task } from '@talent-os/contracts/productivity/tasks';
import { moveOnBoard, type Board } from './board.rules';

const task = (id: string, status: TaskState) => fixtureOf(Task, { id, status });
const boardOf = (...tasks: Task[]): Board => ({
  columns: taskStateKeys.map((status) => {
    const mine = tasks.filter((one) => one.status === status);
    return { status, count: mine.length, tasks: mine };
  }),
});
const shape = ({ columns }: Board) => columns.map(({ count, tasks }) => [count, ...tasks.map(({ id }) => id)]);

describe('a board on which a task has moved', () => {
  const before = boardOf(task('a', 'todo'), task('b', 'todo'), task('c', 'done'));

  it('shows it on top of its new column and counts both anew', () => {
    expect(shape(moveOnBoard(before, 'a', 'done'))).toEqual([[1, 'b'], [0], [2, 'a', 'c'], [0]]);
    expect(shape(before)).toEqual([[2, 'a', 'b'], [0], [1, 'c'], [0]]);
  });

  it('is the same board where the task is unknown or already there', () => {
    expect(moveOnBoard(before, 'x', 'done')).toBe(before);
    expect(moveOnBoard(before, 'c', 'done')).toBe(before);
  });
});
