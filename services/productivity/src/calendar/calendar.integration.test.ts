import { describe, expect, it } from '@jest/globals';
import { exportCalendar } from '@talent-os/contracts/productivity/calendar.js';
import { createTask, moveTask } from '@talent-os/contracts/productivity/tasks.js';
import { signIn } from '@talent-os/testing';
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
