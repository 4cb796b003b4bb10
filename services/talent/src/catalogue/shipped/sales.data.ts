import { IN_HOUSE, type Shipped } from './shipped-item.js';

/** What people in sales learn by, as it comes with the product. */
export const sales: readonly Shipped[] = [
  {
    key: 'sal-c-discovery',
    kind: 'course',
    title: 'Discovery that customers find useful',
    summary: 'Find out what a customer wants to change, what it costs them today and who decides, before you show anything.',
    skills: ['SAL-02', '2.A.1.b'],
    provider: IN_HOUSE,
    format: 'live_online',
    minutes: 180,
    parts: [
      'Prepare: what you can know before the call',
      'Open questions, and questions that only sound open',
      'From a complaint to its cost',
      'Who decides, and how they decided the last time',
      'Practice in threes: ask, answer, listen',
    ],
  },
  {
    key: 'sal-c-business-case',
    kind: 'course',
    title: 'Write a business case with the customer',
    summary: 'Build the case in the customer’s own figures, so that it still stands when you are not in the room.',
    skills: ['SAL-08', 'SAL-07'],
    provider: IN_HOUSE,
    format: 'classroom',
    minutes: 240,
    parts: [
      'What a finance reader looks for first',
      'Costs today: collect them, do not guess them',
      'Benefits that can be checked later',
      'Risks, and what is done about each',
      'One page that stands alone',
    ],
  },
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
  {
    key: 'sal-p-ae',
    kind: 'pathway',
    title: 'From development representative to enterprise seller',
    summary: 'From first conversations to agreements that take several quarters and many people.',
    fromRole: 'Sales development representative',
    steps: [
      { role: 'Account executive', months: 18, skills: ['SAL-02', 'SAL-07', 'SAL-09', 'SAL-11'] },
      { role: 'Senior account executive', months: 24, skills: ['SAL-01', 'SAL-14', '2.B.1.d'] },
      { role: 'Enterprise account executive', months: 24, skills: ['SAL-08', 'SAL-15', 'SAL-34'] },
    ],
  },
  {
    key: 'sal-x-one-page',
    kind: 'challenge',
    title: 'One page for the person who was not there',
    summary: 'Sum up a deal so that a decision maker who missed every meeting can decide.',
    skills: ['SAL-08', '2.A.1.c'],
    minutes: 90,
    body: `Take a deal of your own, or the sample deal of your team. Write one page for somebody who decides and was in none of the meetings: what is to change, what it costs today, what is proposed, what it takes, what could go wrong.

Leave names of customers and prices out, or change them.`,
    criteria: [
      'A reader can say after one minute what is to be decided',
      'Every figure says where it comes from',
      'At least one risk is named with what is done about it',
      'It fits on one page without small print',
    ],
  },
  {
    key: 'sal-e-deal-round',
    kind: 'event',
    title: 'Deal round: one open deal, eight pairs of eyes',
    summary: 'Somebody brings a deal that is stuck; colleagues ask questions before anybody gives advice.',
    skills: ['SAL-14', '2.A.2.a'],
    minutes: 60,
    place: 'Video call; the link is in the invitation',
    seats: 12,
    body: `- Ten minutes: the deal as it stands, without slides
- Twenty minutes: questions only
- Twenty minutes: advice, while the owner listens and takes notes
- Ten minutes: what the owner does next, until when`,
  },
];
