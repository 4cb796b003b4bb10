import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { sendReminders } from '@talent-os/contracts/productivity/reminders.js';
import { createTask, moveTask, updateTask, type Task } from '@talent-os/contracts/productivity/tasks.js';
import {
  dueDayOf,
  makeDueOn,
  openOwnService,
  ownerQuery,
  signIn,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { inDays, runningGoal, TIMEZONE } from '../test/goals.js';
import { SendReminders } from './send-reminders.job.js';

let person: Person;
let service: OwnService;

beforeAll(async () => {
  person = await signIn('hiring.manager@meridian.example');
  service = await openOwnService(definition, { answers: { [organizationTimezone.name]: { timezone: TIMEZONE } } });
});
afterAll(() => service.close());

/** The job as it runs now: of no organization. The platform's own may run at the same time, which changes nothing. */
const runJob = () => new SendReminders().work({}, service.context(sendReminders));

const told = async (name: string, field: string, id: string) =>
  (
    await ownerQuery<{ payload: object }>(
      `select payload from productivity.outbox where name = $1 and payload ->> $2 = $3 order by at`,
      [name, field, id],
    )
  ).map(({ payload }) => payload);
const tasksTold = (id: string) => told('productivity.task.due', 'taskId', id);
const dueOn = (id: string) => dueDayOf('productivity', id);
const factsOf = ({ id, version, title, notes, due, priority, goalId }: Task) => ({
  taskId: id,
  version,
  title,
  notes,
  due,
  priority,
  goalId,
});

describe('the reminder of a task', () => {
  it('is told once on its day, however often and however simultaneously the job runs', async () => {
    const task = await person.call(createTask, { title: 'Due now', due: inDays(0) });
    await Promise.all([runJob(), runJob(), runJob()]);
    await runJob();
    expect(await tasksTold(task.id)).toEqual([{ userId: person.id, taskId: task.id, dueOn: inDays(0) }]);
    expect(await dueOn(task.id)).toBeUndefined();
  });

  it('is not told again for the same day, but is for another one', async () => {
    const task = await person.call(createTask, { title: 'Due then', due: inDays(0) });
    await runJob();
    const later = await person.call(updateTask, { ...factsOf(task), due: inDays(3) });
    expect(await dueOn(task.id)).toBe(inDays(3));
    const back = await person.call(updateTask, { ...factsOf(later), due: inDays(0) });
    const done = await person.call(moveTask, { taskId: task.id, version: back.version, status: 'done' });
    const open = await person.call(moveTask, { taskId: task.id, version: done.version, status: 'todo' });
    await runJob();
    expect(await tasksTold(task.id)).toHaveLength(1);
    await person.call(updateTask, { ...factsOf(open), due: inDays(-1) });
    await runJob();
    expect(await tasksTold(task.id)).toHaveLength(2);
  });

  it('is not told of what is over, nor before its day', async () => {
    const ahead = await person.call(createTask, { title: 'Ahead', due: inDays(2) });
    const over = await person.call(createTask, { title: 'Over', due: inDays(1) });
    await person.call(moveTask, { taskId: over.id, version: 1, status: 'cancelled' });
    expect(await dueOn(over.id)).toBeUndefined();
    await runJob();
    expect([await tasksTold(ahead.id), await tasksTold(over.id)]).toEqual([[], []]);
  });
});

describe('the reminder of a check-in', () => {
  it('comes a week after the goal has started, once, and then awaits the next week', async () => {
    const goal = await runningGoal(person);
    expect(await dueOn(goal.id)).toBe(inDays(7));
    await makeDueOn('productivity', goal.id, inDays(0));
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect(await told('productivity.checkin.due', 'goalId', goal.id)).toEqual([
      { userId: person.id, goalId: goal.id, dueOn: inDays(0) },
    ]);
    expect(await dueOn(goal.id)).toBe(inDays(7));
  });
});
