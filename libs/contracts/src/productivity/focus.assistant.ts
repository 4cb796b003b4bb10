import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const focus: AssistantSpec = {
  examples: [
    'how long have I focused today',
    'is a focus session running',
    'show my focus sessions',
    'how many minutes of focus do I have this week',
    'since when does my focus session run',
    'what did I focus on last',
    'my focus time',
    'is my timer still running',
    'how much deep work did I do',
  ],
  hubs: ['productivity'],
  label: 'Focus sessions',
  describe: "The caller's running focus session, the last ones, and the minutes of today and of this week.",
  synonyms: splitAtCommas('focus timer, timer, deep work, pomodoro, concentration, focus minutes'),
  link: '/productivity',
  present: {
    lead: ['Focus today: {minutesToday|one:minute}, this week {minutesThisWeek|one:minute}.'],
    rows: {
      at: 'recent',
      one: 'session',
      many: 'sessions',
      columns: { Started: 'startedAt', On: 'goals|list', Minutes: 'minutes' },
      empty: 'No focus sessions yet',
    },
  },
  trust: { 'running.goals': 'user', 'recent.goals': 'user' },
};
