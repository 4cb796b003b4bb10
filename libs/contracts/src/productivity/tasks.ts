import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { boardOf } from '../board.js';
import { event, operation } from '../define.js';
import { ownCsvExport } from '../csv-export.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, version, uuid } from '../paging.js';
import { mayOf } from '../record-may.js';
import { ownPath } from '../navigation/own-path.js';
import { priorities, taskSources, taskStateKeys } from './task-states.js';
import { label, lineText, prose } from '../text.js';

const access = inModule('productivity');
const State = z.enum(taskStateKeys);
/** What else its owner may do with a task. */
export const taskActions = ['update', 'delete'] as const;
const LINK = 'A link leads to a screen of this product';

export const Task = z.object({
  id: uuid(),
  title: z.string(),
  notes: z.string().nullable(),
  due: day.nullable(),
  priority: z.enum(priorities),
  status: State,
  goalId: uuid().nullable(),
  goalTitle: z.string().nullable(),
  source: z.enum(taskSources),
  /** Path of the screen it is about. */
  link: z.string().nullable(),
  /** When it was done or cancelled. */
  closedAt: instant.nullable(),
  may: mayOf(State, taskActions),
  version,
});
export type Task = z.infer<typeof Task>;

const filters = {
  search: label().max(100).optional(),
  priority: z.enum(priorities).optional(),
  goalId: uuid().optional(),
  /** Open tasks by their day: before today, today, in the next seven days, without one. */
  due: z.enum(['overdue', 'today', 'week', 'none']).optional(),
  /** Done or cancelled in the week that begins on this Monday. */
  closedWeek: day.optional(),
  /** Done or cancelled since this week began. */
  thisWeek: z.stringbool().optional(),
};

export const listTasks = operation('productivity.tasks.list', {
  http: 'GET /api/productivity/tasks',
  access,
  summary: 'My tasks, the next due first',
  input: z.object({ ...listInput(['title', 'due', 'priority', 'status']), ...filters, status: State.optional() }),
  output: listOf(Task),
  effect: 'read',
});

export const getTaskBoard = operation('productivity.tasks.board', {
  http: 'GET /api/productivity/tasks/board',
  access,
  summary: 'My tasks by state: the first hundred of each; what is over of the last 14 days',
  input: z.object(filters),
  output: boardOf(State, Task, {}),
  effect: 'read',
});

export const exportTasks = operation(
  'productivity.tasks.export',
  ownCsvExport(listTasks, {
    access,
    summary: 'My tasks as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: { ...filters, status: State.optional() },
  }),
);

export const getTask = operation('productivity.tasks.get', {
  http: 'GET /api/productivity/tasks/:taskId',
  access,
  summary: 'One of my tasks',
  input: z.object({ taskId: uuid() }),
  output: Task,
  effect: 'read',
  errors: ['resource.missing'],
});

const fields = {
  title: lineText().min(2, 'Please say what is to be done').max(200),
  notes: prose().max(2000).nullable(),
  due: days.planned.nullable(),
  priority: z.enum(priorities),
  goalId: uuid().nullable(),
};

export const createTask = operation('productivity.tasks.create', {
  http: 'POST /api/productivity/tasks',
  access,
  summary: 'Write down a task of mine',
  input: z.object({
    title: fields.title,
    notes: fields.notes.default(null),
    due: fields.due.default(null),
    priority: fields.priority.default('normal'),
    goalId: fields.goalId.default(null),
    source: z.enum(taskSources).default('manual'),
    link: z
      .string()
      .max(300)
      // Browsers read a backslash as a stroke, and pass over what cannot be seen.
      .regex(/^\/(?!\/)[^\\\p{C}]*$/u, LINK)
      .refine((link) => ownPath(link) !== undefined, LINK)
      .nullable()
      .default(null),
  }),
  output: Task,
  effect: 'write',
  events: () => [taskChanged],
  success: 201,
  errors: ['resource.missing'],
});

export const updateTask = operation('productivity.tasks.update', {
  http: 'PATCH /api/productivity/tasks/:taskId',
  access,
  summary: 'Change a task of mine',
  input: z.object({ taskId: uuid(), version, ...fields }),
  output: Task,
  effect: 'write',
  events: () => [taskChanged],
  errors: ['resource.missing', 'resource.stale'],
});

export const moveTask = operation('productivity.tasks.move', {
  http: 'POST /api/productivity/tasks/:taskId/move',
  access,
  summary: 'Move a task of mine to another state; what is over may be opened again',
  input: z.object({ taskId: uuid(), version, status: State }),
  output: Task,
  effect: 'write',
  events: () => [taskChanged],
  errors: ['resource.missing', 'resource.stale', 'task.transition'],
});

export const deleteTask = operation('productivity.tasks.delete', {
  http: 'DELETE /api/productivity/tasks/:taskId',
  access,
  summary: 'Remove a task of mine for good',
  input: z.object({ taskId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [taskChanged],
  errors: ['resource.missing'],
});

export const taskChanged = event(
  'productivity.task.changed',
  z.object({
    taskId: uuid(),
    userId: uuid(),
    change: z.enum(['created', 'changed', 'moved', 'deleted']),
    status: State,
  }),
  {
    live: {
      to: 'subject',
      access,
      refetches: [
        'productivity.tasks.list',
        'productivity.tasks.board',
        'productivity.tasks.get',
        'productivity.today.get',
        'productivity.progress.get',
      ],
    },
  },
);
