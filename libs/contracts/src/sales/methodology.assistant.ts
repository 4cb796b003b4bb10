import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';
import { NO_TRAINING } from './methodology.js';

const link = '/sales/excellence/methodology';

export const methodologyLevels: AssistantSpec = {
  examples: [
    'how far am I with the methodology training',
    'what should I learn next',
    'what is my training progress',
    'which levels have I finished',
    'how much of the course is left',
    'show the sales methodology',
    'which trainings are there for me',
    'did I complete the methodology',
    'my learning progress',
    'which courses do I still have to take',
    'what sales training is available',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Methodology',
  describe: "The levels of the sales methodology with the caller's progress in percent.",
  synonyms: splitAtCommas(`curriculum, courses, e-learning, certification progress, methodology levels, sales training,
          study`),
  link,
  present: {
    rows: {
      at: '',
      one: 'level',
      many: 'levels',
      columns: { Level: 'level', Title: 'title', Progress: 'progress|percent' },
      empty: NO_TRAINING,
    },
  },
};

export const methodologyLevel: AssistantSpec = {
  examples: [
    'what is in level 2 of the methodology',
    'which lessons does level 3 have',
    'show the lessons of level 1',
    'did I pass the quiz of level 2',
    'is level 4 unlocked',
    'what is my quiz score for level 1',
    'what do I learn in the second level',
    'how long does level 2 take',
    'which lessons are left in level 1',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Methodology level',
  describe:
    'One level of the methodology (1 to 4): its lessons, minutes, what is done, and the best score in its quiz.',
  synonyms: splitAtCommas('lessons, quiz result, module content, chapter, test score'),
  link,
  slots: { level: { label: 'Level', ask: 'Which level do you mean, 1 to 4?' } },
  present: {
    lead: [
      'Level {level}, **{title}**: {progress|percent} done.',
      '{description}',
      '{!unlocked}It is still locked: finish the level before it first.',
      'Your best score in its quiz is {bestScore|percent}.',
    ],
    rows: {
      at: 'lessons',
      one: 'lesson',
      many: 'lessons',
      columns: { Lesson: 'title', Minutes: 'minutes', Done: 'done' },
      empty: 'No lessons yet',
      top: 20,
      focus: [
        {
          words: splitAtCommas('left, remaining, still, missing, open, to do, next'),
          called: 'unfinished',
          where: { done: [false] },
        },
        { words: ['finished', 'completed', 'done'], called: 'finished', where: { done: [true] } },
      ],
    },
  },
};
