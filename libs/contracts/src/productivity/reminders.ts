import { z } from 'zod';
import { event, job } from '../define.js';
import { day, uuid } from '../paging.js';

/** An open task has reached the day it is due. Told once for a task and its due day; what it is called stays with its owner. */
export const taskDue = event('productivity.task.due', z.object({ userId: uuid(), taskId: uuid(), dueOn: day }));

/** A running goal waits for its weekly check-in. Told once for a goal and a week. */
export const checkInDue = event('productivity.checkin.due', z.object({ userId: uuid(), goalId: uuid(), dueOn: day }));

/** Tells of tasks and check-ins that have come due since it last looked. */
export const sendReminders = job('productivity.reminders.send', z.object({}), { everyMs: 5 * 60_000 });
