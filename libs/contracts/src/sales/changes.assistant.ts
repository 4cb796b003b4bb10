import type { ChangeWords } from '../assistant.js';
import { approves, declines } from '../decision-words.js';
import { splitAtCommas } from '../words.js';

const level = {
  label: 'Level',
  ask: 'Which level?',
  lookup: {
    operation: 'sales.methodology.list',
    id: 'level',
    name: 'title',
    hint: 'level',
    one: 'level',
  },
};
const decision = { words: { approved: approves, declined: declines } };

/** What people in sales say of changes, beside what the contracts know. */
export const salesChanges: Readonly<Record<string, ChangeWords>> = {
  'sales.methodology.completeLesson': {
    one: 'lesson',
    slots: {
      level,
      lessonId: {
        lookup: {
          operation: 'sales.methodology.get',
          with: { level: 'level' },
          at: 'lessons',
          name: 'title',
          where: { done: [false] },
          one: 'lesson',
        },
      },
    },
  },
  'sales.reassignments.decide': {
    one: 'account move',
    synonyms: splitAtCommas('reassignment, territory change, proposed move'),
    slots: { decision, reason: { text: 'message', ask: 'Why?', onlyWith: { decision: ['declined'] } } },
  },
  'sales.reassignments.withdraw': {
    one: 'account move',
    synonyms: splitAtCommas('reassignment, territory change, proposal, proposed move'),
  },
};
