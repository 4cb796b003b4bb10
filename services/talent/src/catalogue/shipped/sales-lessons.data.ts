import type { Shipped } from './shipped-item.js';

/** Lessons for people in sales. */
export const salesLessons: readonly Shipped[] = [
  {
    key: 'sal-l-agenda',
    kind: 'lesson',
    title: 'Agree on the agenda first',
    summary: 'Why the first two minutes of a meeting decide what it can lead to.',
    skills: ['SAL-02'],
    minutes: 5,
    body: `Before you ask your first question, say what you would like to have at the end of the meeting, ask what the others would like to have, and agree on how long it takes.

This does three things. People who know where a conversation leads answer more openly. You learn at once if somebody expects something else, such as a demonstration. And you may come back to it: “We have ten minutes left. Shall we use them for what you named at the start?”

Try it in one sentence: “By the end I would like to know whether it makes sense to look further into this together. What would make the half hour worth it for you?”`,
    question: 'A customer answers: “I thought you would show us the product.” What do you do?',
    options: [
      'Start the demonstration at once, since that is what they want',
      'Ask what they would look for in it, and agree on how to split the time',
      'Explain that a demonstration comes in the second meeting',
    ],
    answer: 2,
    why: 'What they would look for tells you more than any first question, and splitting the time keeps your own part of the agenda.',
  },
  {
    key: 'sal-l-next-step',
    kind: 'lesson',
    title: 'A next step has a date and a name',
    summary: 'Tell a next step from a hope, and end every meeting with the first.',
    skills: ['SAL-17', 'SAL-16'],
    minutes: 4,
    body: `“They will get back to us” is no next step. A next step says who does what until when, and both sides have it in their calendars.

Write it down while the others still sit there, read it out, and ask whether it is right. If nobody on their side takes anything on, you have learned something about the deal: note that instead of a step.

- Weak: “Send the proposal.”
- Better: “On Thursday at ten we go through the proposal with Ms. Okafor; until then she asks legal for the contract form.”`,
    question: 'Which of these is a next step?',
    options: [
      'The customer discusses it internally',
      'We follow up next week',
      'On the 14th we and their head of operations look at the two open figures',
    ],
    answer: 3,
    why: 'It names a day, a person on their side and what is done. The others leave all three open.',
  },
];
