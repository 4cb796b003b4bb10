import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createTask,
  deleteTask,
  exportTasks,
  getTask,
  getTaskBoard,
  listTasks,
  moveTask,
  updateTask,
} from '@talent-os/contracts/productivity/tasks.js';
import { signIn, type Person } from '@talent-os/testing';
import { eventsAbout, inDays, runningGoal, unique } from '../test/goals.js';

let rep: Person;
let admin: Person;

beforeAll(async () => {
  [rep, admin] = (await Promise.all(['sales.rep', 'org.admin'].map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
  ];
});

describe('a task', () => {
  it('is written down, moved, opened again and removed, each told once', async () => {
    const task = await rep.call(createTask, { title: ' Call Acme ', due: inDays(1), link: '/sales/opportunities' });
    expect(task).toMatchObject({
      title: 'Call Acme',
      status: 'todo',
      source: 'manual',
      priority: 'normal',
      version: 1,
    });
    const done = await rep.call(moveTask, { taskId: task.id, version: 1, status: 'done' });
    expect(done.closedAt).not.toBeNull();
    const back = await rep.call(moveTask, { taskId: task.id, version: 2, status: 'todo' });
    expect(back).toMatchObject({ status: 'todo', closedAt: null, version: 3 });
    expect((await rep.refused(moveTask, { taskId: task.id, version: 1, status: 'done' })).code).toBe('resource.stale');
    expect((await rep.refused(moveTask, { taskId: task.id, version: 3, status: 'todo' })).code).toBe('task.transition');
    await rep.call(deleteTask, { taskId: task.id });
    expect((await rep.refused(getTask, { taskId: task.id })).code).toBe('resource.missing');
    expect(await eventsAbout('taskId', task.id)).toEqual(Array<string>(4).fill('task.changed'));
  });

  it('is its owner’s alone, and belongs to goals of the owner alone', async () => {
    const task = await rep.call(createTask, { title: 'Mine' });
    const facts = { taskId: task.id, version: 1, title: 'Yours', notes: null, due: null, priority: 'low' as const };
    for (const refused of [
      admin.refused(getTask, { taskId: task.id }),
      admin.refused(updateTask, { ...facts, goalId: null }),
      admin.refused(moveTask, { taskId: task.id, version: 1, status: 'done' }),
      admin.refused(deleteTask, { taskId: task.id }),
    ])
      expect((await refused).code).toBe('resource.missing');
    const shared = await runningGoal(admin, { visibility: 'organization' });
    expect((await rep.refused(updateTask, { ...facts, goalId: shared.id })).code).toBe('resource.missing');
    const own = await runningGoal(rep);
    expect((await rep.call(updateTask, { ...facts, goalId: own.id })).goalTitle).toBe(own.title);
  });

  it('leads to a screen of the product, nowhere else', async () => {
    for (const link of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
    ])
      expect((await rep.refused(createTask, { title: 'Link', link })).code).toBe('request.invalid');
  });
});

describe('tasks', () => {
  it('are found by words, day, priority and goal, the next due first', async () => {
    const goal = await runningGoal(rep);
    const word = unique('Search');
    const rows = [
      ['late', inDays(-3), 'low'],
      ['now', inDays(0), 'normal'],
      ['soon', inDays(5), 'urgent'],
      ['far', inDays(40), 'normal'],
      ['never', null, 'high'],
    ] as const;
    for (const [name, due, priority] of rows.toReversed())
      await rep.call(createTask, { title: `${word} ${name}`, due, priority, goalId: name === 'far' ? goal.id : null });
    const found = async (more: object) =>
      (await rep.call(listTasks, { search: word, ...more })).items.map(({ title }) => title.split(' ').at(-1));
    expect(await found({})).toEqual(['late', 'now', 'soon', 'far', 'never']);
    expect(await found({ due: 'overdue' })).toEqual(['late']);
    expect(await found({ due: 'today' })).toEqual(['now']);
    expect(await found({ due: 'week' })).toEqual(['now', 'soon']);
    expect(await found({ due: 'none' })).toEqual(['never']);
    expect(await found({ priority: 'urgent' })).toEqual(['soon']);
    expect(await found({ goalId: goal.id })).toEqual(['far']);
    expect((await found({ sort: 'priority:desc' })).slice(0, 2)).toEqual(['soon', 'never']);
  });

  it('are a file safe to open in a spreadsheet, with the filters of the list', async () => {
    const word = unique('Export');
    await rep.call(createTask, { title: `=${word}`, due: inDays(-1), priority: 'high' });
    await rep.call(createTask, { title: `${word}, later`, due: inDays(9) });
    const { filename, csv, total } = await rep.call(exportTasks, { search: word });
    expect(filename).toBe(`tasks-${inDays(0)}.csv`);
    const lines = csv.trimEnd().split('\r\n');
    expect([lines.length, total]).toEqual([3, 2]);
    expect(lines[0]).toBe('Task,State,Due,Priority,Goal,From,Notes,Closed (UTC)');
    expect(lines[1]).toBe(`'=${word},To do,${inDays(-1)},High,,Added by hand,,`);
    expect(lines[2]!.startsWith(`"${word}, later",`)).toBe(true);
    expect((await rep.call(exportTasks, { search: word, due: 'overdue' })).total).toBe(1);
    expect((await admin.call(exportTasks, { search: word })).total).toBe(0);
  });

  it('stand on the board in the column of their state', async () => {
    const word = unique('Board');
    const open = await rep.call(createTask, { title: `${word} one` });
    const done = await rep.call(createTask, { title: `${word} two` });
    await rep.call(moveTask, { taskId: done.id, version: 1, status: 'done' });
    const { columns } = await rep.call(getTaskBoard, { search: word });
    expect(columns.map(({ key, count, items }) => [key, count, items.map(({ id }) => id)])).toEqual([
      ['todo', 1, [open.id]],
      ['in_progress', 0, []],
      ['done', 1, [done.id]],
      ['cancelled', 0, []],
    ]);
  });
});
