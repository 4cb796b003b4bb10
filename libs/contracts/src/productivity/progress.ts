import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { operation } from '../define.js';
import { day } from '../paging.js';
import { Task } from './tasks.js';

const access = inModule('productivity');
const minutes = z.int().min(0);
const tally = z.int().min(0);

export const getToday = operation('productivity.today.get', {
  http: 'GET /api/productivity/today',
  access,
  summary:
    'My day: the most urgent open tasks, what is due and overdue, check-ins waiting, focus and tasks of this week',
  input: z.object({}),
  output: z.object({
    /** Overdue first, then by day and priority; at most five. */
    tasks: z.array(Task),
    overdue: tally,
    dueToday: tally,
    openTasks: tally,
    checkInsDue: tally,
    suggestions: tally,
    focusMinutes: minutes,
    tasksDone: tally,
    /** Mean of my running goals; null without any. */
    goalScore: z.number().min(0).max(1).nullable(),
  }),
  effect: 'read',
});

export const getProgress = operation('productivity.progress.get', {
  http: 'GET /api/productivity/progress',
  access,
  summary:
    'My weeks, oldest first, this one last: minutes of focus, tasks done, and where my goals stood at the end of it',
  input: z.object({ weeks: z.coerce.number<number>().int().min(2).max(52).default(12) }),
  output: z.object({
    weeks: z.array(
      z.object({
        /** Its Monday. */
        week: day,
        focusMinutes: minutes,
        tasksDone: tally,
        /** Mean of the goals that ran in that week, by the last check-in known then; null without any. */
        goalScore: z.number().min(0).max(1).nullable(),
      }),
    ),
  }),
  effect: 'read',
});
