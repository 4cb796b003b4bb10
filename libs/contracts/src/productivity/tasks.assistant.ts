import type { AssistantSpec, LookupSpec, SlotSpec } from '../assistant.js';
import { taskStates } from './task-states.js';
import { splitAtCommas } from '../words.js';

const hubs = ['productivity'];
const link = '/productivity';
const permission = 'My own tasks';

const task: LookupSpec = {
  operation: 'productivity.tasks.list',
  search: 'search',
  at: 'items',
  name: 'title',
  hint: 'due',
  get: 'productivity.tasks.get',
  one: 'task',
};

const status: SlotSpec = {
  label: 'State',
  labels: Object.fromEntries(Object.entries(taskStates).map(([key, { label }]) => [key, label])),
  words: {
    todo: splitAtCommas('to do, todo, not started, reopen, open again, not done'),
    in_progress: splitAtCommas('in progress, underway, under way, started, start, begin, working on'),
    done: splitAtCommas('done, finished, completed, complete, finish, tick off, check off'),
    cancelled: splitAtCommas('cancelled, canceled, dropped, cancel, drop, called off, call off, given up, abandon'),
  },
};

export const tasksList: AssistantSpec = {
  examples: [
    'show my tasks',
    'which tasks are overdue',
    'what is on my to-do list',
    'list my open tasks',
    'which tasks are due today',
    'my urgent tasks',
    'what tasks are in progress',
    'which tasks did I finish',
    'tasks without a due date',
    'what tasks do I have this week',
    'my todo list',
    'show my task board',
  ],
  hubs,
  label: 'Tasks',
  describe: "The caller's own tasks with state, due day, priority and goal.",
  synonyms: splitAtCommas('to-dos, todos, to-do list, task board'),
  link,
  slots: {
    status,
    priority: {
      label: 'Priority',
      words: {
        urgent: splitAtCommas('urgent, most urgent, urgently, most important, critical'),
        high: splitAtCommas('high priority, important'),
        low: ['low priority'],
      },
    },
    due: {
      label: 'Due',
      labels: { overdue: 'Before today', today: 'Today', week: 'In the next seven days', none: 'Without a day' },
      words: {
        overdue: splitAtCommas('overdue, late, past due, missed, behind, too late'),
        today: splitAtCommas('today, due today'),
        week: splitAtCommas('this week, next days, next seven days, coming week, within a week'),
        none: splitAtCommas(
          'without a due date, without a date, without a day, without a deadline, no due date, no date, no deadline',
        ),
      },
    },
    search: { label: 'Search', text: 'name' },
  },
  present: {
    rows: {
      at: 'items',
      one: 'task',
      many: 'tasks',
      columns: { Task: 'title', State: 'status', Due: 'due', Priority: 'priority', Goal: 'goalTitle' },
      total: 'total',
      empty: 'No tasks found',
      focus: [
        {
          words: splitAtCommas('open, to do, unfinished, left, remaining'),
          called: 'open',
          where: { status: ['todo', 'in_progress'] },
        },
      ],
    },
  },
  trust: { 'items.title': 'user', 'items.notes': 'user', 'items.goalTitle': 'user' },
  covers: ['productivity.tasks.board', 'productivity.tasks.get'],
};

export const taskCreate: AssistantSpec = {
  examples: [
    'put a task on my list: book the room',
    'put a task on my list: call Acme about the renewal',
    'add a new task to my list: call Acme',
    'enter a task: call Acme',
    'put a new task on my list, book the room',
  ],
  hubs,
  label: 'Add a task',
  describe: 'Writes down a task of the caller, with a due day where one is named.',
  synonyms: splitAtCommas(
    'add a todo, create a to-do, todo, to do, my list, my todo list, my to-do list, to-do list, todo list, reminder',
  ),
  link,
  slots: {
    title: { label: 'Task', ask: 'What is to be done?', text: 'message' },
    due: { label: 'Due' },
  },
  proposes: {
    title: 'Add a task',
    permission,
    verbs: splitAtCommas(
      'add, create, put, new, make, enter, remind me to, remind me, note down, jot down, write down, remember, remember to, do not forget, note to self',
    ),
  },
};

export const taskMove: AssistantSpec = {
  examples: [
    'mark a task as done',
    'mark the task Call Acme as done',
    'move the task Call Acme to in progress',
    'set my task Call Acme to done',
    'close the task Call Acme',
    'mark my task Call Acme as cancelled',
    'finish the task Call Acme',
    'reopen the task Budget review',
    'tick off the task Budget review',
  ],
  hubs,
  label: 'Move a task',
  describe: 'Moves a task of the caller to another state: to do, in progress, done or cancelled.',
  synonyms: splitAtCommas('finish a task, complete a task'),
  link,
  slots: {
    taskId: { label: 'Task', ask: 'Which task do you mean?', lookup: task },
    status: { ...status, ask: 'To which state should it move?' },
    version: { from: 'taskId.version' },
  },
  proposes: {
    title: 'Move a task to another state',
    permission,
    verbs: splitAtCommas(
      'mark, set, put, move, complete, finish, start, begin, cancel, reopen, tick, check off, close, drop, call off, abandon',
    ),
  },
};
