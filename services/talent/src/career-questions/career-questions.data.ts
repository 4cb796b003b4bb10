import type { CareerQuestion } from '@talent-os/contracts/talent/career-questions.js';

type Asked = Pick<CareerQuestion, 'key' | 'topic' | 'text' | 'hint'>;

/** What is asked, in order. */
export const careerQuestions: readonly Asked[] = [
  {
    key: 'thanked',
    topic: 'strengths',
    text: 'What do people thank you for, or come to you with?',
    hint: 'Think of the last time somebody did. What had you done for them?',
  },
  {
    key: 'proud',
    topic: 'strengths',
    text: 'Which piece of work of the last two years are you proud of, and what was your part in it?',
    hint: 'Name what was there before, what you did, and what was there after.',
  },
  {
    key: 'easy',
    topic: 'strengths',
    text: 'What do you find easy that others find hard?',
    hint: 'Often it is what you do not count as work.',
  },
  {
    key: 'hours',
    topic: 'energy',
    text: 'When did you last forget the time at work?',
    hint: 'What were you doing, with whom, and for how long?',
  },
  {
    key: 'more',
    topic: 'energy',
    text: 'Which part of your week would you like twice as much of?',
    hint: 'Go through the last one day by day.',
  },
  {
    key: 'less',
    topic: 'limits',
    text: 'What would you gladly hand over to somebody else tomorrow?',
    hint: 'Tasks, hours, travel, a kind of meeting: whatever it is.',
  },
  {
    key: 'never',
    topic: 'limits',
    text: 'What may your next work not ask of you?',
    hint: 'Nights, a long way, a team on the other side of the world, a kind of customer.',
  },
  {
    key: 'best',
    topic: 'people',
    text: 'With whom have you worked best, and what made it so?',
    hint: 'A manager, a colleague, a team. What did they do that others do not?',
  },
  {
    key: 'alone',
    topic: 'people',
    text: 'How much of a good day do you spend with people, and how much by yourself?',
    hint: 'Half a day each, an hour, all of it.',
  },
  {
    key: 'role',
    topic: 'way',
    text: 'Which work would you like to try next, and what draws you to it?',
    hint: 'Name the role, or describe it where you do not know what it is called.',
  },
  {
    key: 'holds',
    topic: 'way',
    text: 'What keeps you from it today?',
    hint: 'A skill, a paper, time, money, somebody who has to agree.',
  },
  {
    key: 'year',
    topic: 'goal',
    text: 'What do you want to have reached a year from now?',
    hint: 'Say it so that somebody else could tell whether it came true.',
  },
  {
    key: 'month',
    topic: 'goal',
    text: 'What is the first step, and when will you take it?',
    hint: 'Something you can do within a month.',
  },
];
