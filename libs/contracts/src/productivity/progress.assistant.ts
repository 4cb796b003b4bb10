import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

const hubs = ['productivity'];
const link = '/productivity';

export const today: AssistantSpec = {
  examples: [
    'what does my day look like',
    'plan my day',
    'how is my day going',
    'give me an overview of my day',
    'summary of my day',
    'overview of my day',
    'my day at a glance',
    'plan for my day',
  ],
  hubs,
  label: 'My day',
  describe:
    "The caller's day: their most urgent tasks, how many are due and overdue, check-ins waiting, and the focus and tasks of this week.",
  synonyms: splitAtCommas('daily overview, agenda, my agenda for today, priorities of today'),
  link,
  present: {
    lead: [
      'You have {openTasks|one:open task}; due today: {dueToday|count}, overdue: {overdue|count}.',
      'Check-ins waiting: {checkInsDue|count}.',
      'Your running goals stand at {goalScore|share}.',
      'This week you have done {tasksDone|one:task} and focused for {focusMinutes|one:minute}.',
    ],
    rows: {
      at: 'tasks',
      one: 'task',
      many: 'tasks',
      columns: { Task: 'title', State: 'status', Due: 'due', Priority: 'priority', Goal: 'goalTitle' },
      empty: 'Nothing is waiting for you',
    },
  },
  trust: { 'tasks.title': 'user', 'tasks.notes': 'user', 'tasks.goalTitle': 'user' },
};

export const progress: AssistantSpec = {
  examples: [
    'how productive was I in the last weeks',
    'how did my weeks go',
    'how many tasks did I complete per week',
    'show my weekly productivity',
    'how much did I focus each week',
    'how did my goal score develop',
    'my productivity over time',
    'show my productivity trend',
    'compare my weeks',
    'weekly report of my work',
  ],
  hubs,
  label: 'My weeks',
  describe: "The caller's weeks: minutes of focus, tasks done and the score of their goals at the end of each.",
  synonyms: splitAtCommas(
    'productivity report, productivity statistics, week by week, weekly score, personal productivity',
  ),
  link,
  present: {
    rows: {
      at: 'weeks',
      one: 'week',
      many: 'weeks',
      columns: {
        'Week of': 'week',
        'Focus, minutes': 'focusMinutes',
        'Tasks done': 'tasksDone',
        'Goal score': 'goalScore|share',
      },
      top: 12,
      empty: 'Nothing to show yet',
    },
  },
};
