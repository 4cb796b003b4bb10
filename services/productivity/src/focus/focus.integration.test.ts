import { beforeAll, describe, expect, it } from '@jest/globals';
import { getFocus, stopFocus } from '@talent-os/contracts/productivity/focus.js';
import { getProgress, getToday } from '@talent-os/contracts/productivity/progress.js';
import { createSession } from '@talent-os/contracts/productivity/sessions.js';
import { createTask, moveTask } from '@talent-os/contracts/productivity/tasks.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { addDays, weekOf } from '@talent-os/service-kit/calendar';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import { inDays, runningGoal, TIMEZONE } from '../test/goals.js';

const HOUR_MS = 3_600_000;
let rep: Person;
let nurse: Person;

beforeAll(async () => {
  [rep, nurse] = (await Promise.all(['recruiter', 'nurse'].map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
  ];
});

const start = (goal: string) =>
  rep.call(createSession, {
    sessionType: 'focus',
    hubContext: 'productivity',
    goals: [goal],
    metadata: { source: 'timer', integratedChat: false },
  });
const begunMinutesAgo = (id: string, minutes: number) =>
  ownerQuery(
    `update productivity.productivity_session set started_at = now() - make_interval(mins => $2::int) where id = $1`,
    [id, minutes],
  );

describe('a focus session', () => {
  it('runs until it is stopped, and counts its minutes once', async () => {
    const before = await rep.call(getFocus, {});
    const { sessionId } = await start('Write the plan');
    expect((await rep.call(getFocus, {})).running).toMatchObject({
      id: sessionId,
      goals: ['Write the plan'],
      minutes: 0,
    });
    await begunMinutesAgo(sessionId, 25);
    const stopped = await rep.call(stopFocus, { focusSessionId: sessionId });
    expect(stopped).toMatchObject({ minutes: 25, goals: ['Write the plan'] });
    expect(await rep.call(stopFocus, { focusSessionId: sessionId })).toEqual(stopped);
    const after = await rep.call(getFocus, {});
    expect(after.running).toBeNull();
    expect(after.recent[0]).toEqual(stopped);
    expect(after.minutesThisWeek + after.minutesToday).toBeGreaterThanOrEqual(
      before.minutesThisWeek + before.minutesToday,
    );
  });

  it('ends where the next one begins, and one that was forgotten counts four hours', async () => {
    const first = await start('First');
    await begunMinutesAgo(first.sessionId, 600);
    const second = await start('Second');
    const { running, recent } = await rep.call(getFocus, {});
    expect(running?.id).toBe(second.sessionId);
    expect(recent.find(({ id }) => id === first.sessionId)?.minutes).toBe(240);
    await rep.call(stopFocus, { focusSessionId: second.sessionId });
  });

  it('runs once, however many are started at the same moment', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => start(`At once ${index}`)));
    const running = await ownerQuery(
      `select id from productivity.productivity_session where person_id = $1 and session_type = 'focus' and ended_at is null`,
      [rep.id],
    );
    expect(running).toHaveLength(1);
    await rep.call(stopFocus, { focusSessionId: (running[0] as { id: string }).id });
  });

  it('is nobody else’s', async () => {
    const { sessionId } = await start('Mine');
    expect((await nurse.refused(stopFocus, { focusSessionId: sessionId })).code).toBe('resource.missing');
    await rep.call(stopFocus, { focusSessionId: sessionId });
  });
});

describe('my day and my weeks', () => {
  it('follow what I do', async () => {
    const before = await rep.call(getToday, {});
    const task = await rep.call(createTask, { title: 'Late already', due: inDays(-1), priority: 'urgent' });
    const during = await rep.call(getToday, {});
    expect(during).toMatchObject({ overdue: before.overdue + 1, openTasks: before.openTasks + 1 });
    expect(during.tasks.length).toBeLessThanOrEqual(5);
    expect(during.goalScore).toBeGreaterThan(0);
    await rep.call(moveTask, { taskId: task.id, version: 1, status: 'done' });
    const after = await rep.call(getToday, {});
    expect(after).toMatchObject({ overdue: before.overdue, tasksDone: before.tasksDone + 1 });
    const { weeks } = await rep.call(getProgress, { weeks: 4 });
    expect(weeks).toHaveLength(4);
    expect(weeks.at(-1)).toMatchObject({ tasksDone: after.tasksDone, focusMinutes: after.focusMinutes });
    expect(weeks[0]!.focusMinutes + weeks[1]!.focusMinutes).toBeGreaterThan(0);
  });

  it('do not change their past when a goal is written down today', async () => {
    const past = async () => (await rep.call(getProgress, { weeks: 4 })).weeks.slice(0, -1);
    const before = await past();
    await runningGoal(rep, { periodStart: inDays(-25) });
    expect(await past()).toEqual(before);
  });
  it('change over on Monday where the organization is, not in Greenwich', async () => {
    // The last Monday that is an hour old: the session has ended.
    const monday = weekOf(dayIn(new Date(Date.now() - HOUR_MS), TIMEZONE));
    const weeksOf = async () => {
      const { weeks } = await nurse.call(getProgress, { weeks: 4 });
      return weeks.map(({ week, focusMinutes }) => [week, focusMinutes] as const);
    };
    const before = await weeksOf();
    const { minutesThisWeek } = await nurse.call(getFocus, {});
    await ownerQuery(
      `insert into productivity.productivity_session (id, organization_id, created_at, updated_at, person_id, session_type,
         hub_context, goals, source, integrated_chat, started_at, ended_at)
       values (gen_random_uuid(), $1, now(), now(), $2, 'focus', 'productivity', '["Sunday night"]', 'timer', false,
         $3::timestamptz - interval '30 minutes', $3::timestamptz + interval '7 minutes')`,
      [nurse.organizationId, nurse.id, instantIn(monday, '00:00', TIMEZONE)],
    );
    const ending = addDays(monday, -7);
    expect(await weeksOf()).toEqual(before.map(([week, minutes]) => [week, minutes + (week === ending ? 37 : 0)]));
    expect((await nurse.call(getFocus, {})).minutesThisWeek).toBe(minutesThisWeek);
  });
});
