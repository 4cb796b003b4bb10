import { describe, expect, it } from '@jest/globals';
import {
  closeCalendarFeed,
  exportCalendar,
  getCalendarFeed,
  openCalendarFeed,
  readCalendarFeed,
} from '@talent-os/contracts/productivity/calendar.js';
import { exportTasks } from '@talent-os/contracts/productivity/tasks.js';
import { createTask, moveTask } from '@talent-os/contracts/productivity/tasks.js';
import { addressOf, anonymous, signIn } from '@talent-os/testing';
import { inDays, runningGoal, unique } from '../test/goals.js';

describe('the calendar file', () => {
  it('has my open tasks with a day and the check-ins of my running goals, and nobody else’s', async () => {
    const [rep, nurse] = await Promise.all([signIn('analyst@meridian.example'), signIn('nurse@meridian.example')]);
    const title = unique('Call; then, write');
    const task = await rep.call(createTask, { title, due: inDays(2), priority: 'urgent' });
    const done = await rep.call(createTask, { title: unique('Done'), due: inDays(2) });
    await rep.call(moveTask, { taskId: done.id, version: 1, status: 'done' });
    const goal = await runningGoal(rep);
    const { filename, ics, events } = await rep.call(exportCalendar, {});
    const lines = ics.replaceAll('\r\n ', '').split('\r\n');
    expect(filename).toMatch(/^talent-os-\d{4}-\d{2}-\d{2}\.ics$/);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(events);
    expect(lines).toContain(`UID:task-${task.id}@talent-os`);
    expect(lines).toContain(`SUMMARY:${title.replace(';', String.raw`\;`).replace(',', String.raw`\,`)}`);
    expect(lines).not.toContain(`UID:task-${done.id}@talent-os`);
    const from = lines.indexOf(`UID:check-in-${goal.id}@talent-os`);
    const check = lines.slice(from, lines.indexOf('END:VEVENT', from));
    expect(check).toContain(`DTSTART;VALUE=DATE:${inDays(7).replaceAll('-', '')}`);
    expect(check).toContain(`RRULE:FREQ=WEEKLY;UNTIL=${inDays(30).replaceAll('-', '')}`);
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect((await nurse.call(exportCalendar, {})).ics).not.toContain(task.id);
  });
});

describe('the address of a calendar', () => {
  const read = async (path: string) => {
    const answer = await fetch(`${addressOf()}${path}`);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('opens my calendar to whoever has it, and to nobody once it is replaced or taken back', async () => {
    const nurse = await signIn('nurse@harbor.example');
    const task = await nurse.call(createTask, { title: unique('Round'), due: inDays(3) });
    const first = await nurse.call(openCalendarFeed, {});
    const calendar = await read(first.path);
    expect(calendar).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    expect(calendar.text.replaceAll('\r\n ', '')).toContain(`UID:task-${task.id}@talent-os`);
    const named = await anonymous.call(readCalendarFeed, { feedToken: first.path.split('/').at(-1)! });
    expect(named.ics).toContain(`UID:task-${task.id}`);
    expect(await nurse.call(getCalendarFeed, {})).toEqual({
      feed: { createdAt: expect.any(String), readAt: expect.any(String) },
    });
    const second = await nurse.call(openCalendarFeed, {});
    expect([(await read(first.path)).status, (await read(second.path)).status]).toEqual([404, 200]);
    await nurse.call(closeCalendarFeed, {});
    expect((await read(second.path)).status).toBe(404);
    expect(await nurse.call(getCalendarFeed, {})).toEqual({ feed: null });
    expect((await nurse.refused(closeCalendarFeed, {})).code).toBe('resource.missing');
  });

  it('opens nothing when its secret is another', async () => {
    const analyst = await signIn('analyst@meridian.example');
    const { path } = await analyst.call(openCalendarFeed, {});
    const forged = path.replace(/.{4}\.ics$/, 'AAAA.ics');
    expect([(await read(forged)).status, (await read('/api/calendar/x')).status]).toEqual([404, 422]);
    await analyst.call(closeCalendarFeed, {});
  });
});

describe('a table', () => {
  it('leaves as a file that spreadsheets read right, and as JSON for programs', async () => {
    const rep = await signIn('analyst@meridian.example');
    await rep.call(createTask, { title: unique('Ünïcode'), due: inDays(3) });
    const answer = await fetch(`${rep.address}${exportTasks.path}`, {
      headers: { authorization: `Bearer ${rep.token}` },
    });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString('utf8')).toContain('Ünïcode');
    expect((await rep.call(exportTasks, {})).csv).toContain('Ünïcode');
  });
});
