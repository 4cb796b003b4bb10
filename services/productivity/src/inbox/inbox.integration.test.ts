import { beforeAll, describe, expect, it } from '@jest/globals';
import { getInbox, snoozeItem, summarizeInbox, unsnoozeItem } from '@talent-os/contracts/productivity/inbox.js';
import { createTask, moveTask } from '@talent-os/contracts/productivity/tasks.js';
import { eventually, signIn, wholeInbox, type Person } from '@talent-os/testing';
import { inDays, unique } from '../test/goals.js';

let rep: Person;
let analyst: Person;

beforeAll(async () => {
  [rep, analyst] = (await Promise.all(['recruiter', 'analyst'].map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
  ];
});

const dueTask = (days: number) =>
  rep.call(createTask, { title: unique('Call'), due: inDays(days), priority: 'urgent' });
const rowOf = async (taskId: string, snoozed = false) => {
  const { items } = await rep.call(getInbox, snoozed ? { snoozed: 'true' } : {});
  return items.find(({ id }) => id === `task:${taskId}`);
};

describe('the inbox', () => {
  it('shows a task that is due, with what one click does and how that is taken back', async () => {
    const task = await dueTask(-1);
    const row = await rowOf(task.id);
    expect(row).toMatchObject({
      kind: 'task',
      title: task.title,
      group: 'overdue',
      link: `/productivity?task=${task.id}`,
    });
    const [done] = row!.actions;
    expect(done).toMatchObject({ operation: moveTask.name, label: 'Done', undoable: true });
    const moved = await rep.call(moveTask, done!.input as never);
    expect(await rowOf(task.id)).toBeUndefined();
    const { input, answered } = done!.undo!;
    expect(answered).toEqual(['version']);
    await rep.call(moveTask, { ...input, version: moved.version } as never);
    expect(await rowOf(task.id)).toBeDefined();
  });

  it('groups by the day of the person who asks', async () => {
    const task = await dueTask(0);
    const groupIn = async (zone: string) =>
      (await rep.call(getInbox, { zone })).items.find(({ id }) => id === `task:${task.id}`)?.group;
    const groups = await Promise.all(['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(groupIn));
    expect(groups).not.toEqual(['today', 'today']);
    expect((await rep.refused(getInbox, { zone: 'Mars/Olympus' })).errors?.[0]?.field).toBe('zone');
  });

  it('puts off until a day after today, and takes back', async () => {
    const task = await dueTask(-2);
    const item = `task:${task.id}`;
    expect((await rep.refused(snoozeItem, { item, until: inDays(-1) })).code).toBe('inbox.until');
    await rep.call(snoozeItem, { item, until: inDays(3) });
    await rep.call(snoozeItem, { item, until: inDays(9) });
    expect(await rowOf(task.id)).toBeUndefined();
    expect(await rowOf(task.id, true)).toMatchObject({ title: task.title });
    expect((await rep.call(getInbox, {})).snoozed).toBeGreaterThan(0);
    await rep.call(unsnoozeItem, { item });
    expect(await rowOf(task.id)).toBeDefined();
    expect(await rowOf(task.id, true)).toBeUndefined();
    await rep.call(unsnoozeItem, { item });
  });

  it('is told in conversations without clearances and well-being', async () => {
    // A machine that does much else answers in part: it is asked again.
    const { items, total } = await eventually(async () => {
      const summary = await analyst.call(summarizeInbox, {});
      expect(summary.missing).toEqual([]);
      return summary;
    });
    const whole = await wholeInbox(analyst);
    const discreet = whole.items.filter(({ kind }) => kind === 'clearance' || kind === 'wellness');
    expect(total).toBe(whole.items.length - discreet.length);
    expect(JSON.stringify(items).toLowerCase()).not.toMatch(/clearance|reinvestigation|with yourself/);
  });
});
