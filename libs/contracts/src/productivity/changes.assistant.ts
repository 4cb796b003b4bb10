import type { ChangeWords } from '../assistant.js';
import { splitAtCommas } from '../words.js';
import { FOCUS } from './focus.js';

const none = { otherwise: null, silent: true } as const;

/** What people say of changes to goals, tasks and focus, beside what the contracts know. */
export const productivityChanges: Readonly<Record<string, ChangeWords>> = {
  'productivity.calendar.closeFeed': {
    card: 'Close my calendar’s address',
    one: 'secret address of my calendar',
    synonyms: ['calendar feed'],
  },
  'productivity.goals.create': {
    verbs: splitAtCommas('set, create, add, new, make, write down, put'),
    slots: {
      title: { label: 'Goal', ask: 'What is the goal?', text: 'message' },
      visibility: { otherwise: 'private', ask: 'Who may read it?' },
      periodStart: { label: 'From', otherwise: 'today' },
      periodEnd: { label: 'Until', ask: 'Until when?' },
      teamId: none,
      parentId: none,
      hub: { otherwise: '', silent: true },
      keyResults: { otherwise: [], silent: true },
    },
  },
  'productivity.goals.move': {
    card: 'Move a goal on',
    verbs: splitAtCommas('start, activate, score, close, move, set, mark, begin'),
    slots: {
      status: {
        ask: 'To which state should it move?',
        words: {
          active: splitAtCommas('active, start, begin, activate'),
          scored: splitAtCommas('scored, score'),
          closed: splitAtCommas('closed, close'),
          draft: ['draft'],
        },
      },
    },
  },
  'productivity.sessions.create': {
    one: 'focus session',
    verbs: splitAtCommas('start, begin, set, focus, concentrate'),
    title: 'Start a focus session',
    synonyms: splitAtCommas('focus, focus session, timer, pomodoro, deep work, concentration'),
    slots: {
      goals: { label: 'On', text: 'message', otherwise: [] },
      sessionType: { otherwise: FOCUS, silent: true },
      hubContext: { otherwise: 'productivity', silent: true },
      metadata: { otherwise: { source: 'assistant', integratedChat: false }, silent: true },
    },
  },
  'productivity.sessions.stop': {
    one: 'focus session',
    synonyms: splitAtCommas('focus, timer, pomodoro'),
    slots: {
      focusSessionId: {
        lookup: {
          operation: 'productivity.sessions.focus',
          at: 'running',
          name: 'startedAt',
          hint: 'goals',
          one: 'running focus session',
        },
      },
    },
  },
  'productivity.wellness.checkIn': {
    one: 'check-in',
    verbs: splitAtCommas('do, make, take, start, fill in'),
    synonyms: splitAtCommas('wellness check-in, wellbeing check-in, questionnaire, mood'),
  },
  'productivity.suggestions.accept': {
    slots: { as: { label: 'As', ask: 'As a task or as a goal?' }, title: { label: 'Title' } },
  },
  'productivity.suggestions.dismiss': {
    slots: { restore: { label: 'Back among the open ones', otherwise: false, words: { true: ['restore'] } } },
  },
};
