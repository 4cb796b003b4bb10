import type { Nouns } from '../fields/noun.js';
import { splitAtCommas } from '../words.js';

/** Things of people’s own: goals, tasks, focus, well-being. */
export const productivityNouns: Nouns = {
  task: {
    one: 'task',
    many: 'tasks',
    synonyms: splitAtCommas('to-do, todo, reminder, action item'),
    lists: { 'productivity.tasks.list': 'items', 'productivity.today.get': 'tasks' },
    get: 'productivity.tasks.get',
    date: 'due',
    rank: 'priority',
  },
  goal: {
    one: 'goal',
    many: 'goals',
    synonyms: splitAtCommas('OKR, objective'),
    lists: { 'productivity.goals.list': 'items' },
    get: 'productivity.goals.get',
    date: 'periodEnd',
    rank: 'score',
  },
  week: {
    one: 'week',
    many: 'weeks',
    synonyms: [],
    lists: { 'productivity.progress.get': 'weeks', 'cyber.incidents.overview': 'weeks' },
    name: 'week',
    date: 'week',
    rank: 'focusMinutes',
  },
  focusSession: {
    one: 'focus session',
    many: 'focus sessions',
    synonyms: splitAtCommas('session of focus, pomodoro'),
    lists: { 'productivity.sessions.focus': 'recent' },
    name: 'goals',
    date: 'startedAt',
    rank: 'minutes',
  },
  suggestion: {
    one: 'suggestion',
    many: 'suggestions',
    synonyms: splitAtCommas('proposal of a task'),
    lists: { 'productivity.suggestions.list': 'items' },
    name: 'text',
    date: 'suggestedAt',
  },
  wellnessCheckin: {
    one: 'check-in',
    many: 'check-ins',
    synonyms: splitAtCommas('wellness check-in, wellbeing check-in, questionnaire'),
    lists: { 'productivity.wellness.list': 'items', 'productivity.wellness.mine': 'instruments' },
    name: 'instrument',
    date: 'at',
  },
  keyResult: {
    one: 'key result',
    many: 'key results',
    synonyms: splitAtCommas('KR'),
    lists: { 'productivity.goals.list': 'items.keyResults', 'productivity.goals.get': 'keyResults' },
    rank: 'score',
  },
};
