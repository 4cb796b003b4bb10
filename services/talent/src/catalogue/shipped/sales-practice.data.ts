import type { Shipped } from './shipped-item.js';

/** Challenges and events for people in sales. */
export const salesPractice: readonly Shipped[] = [
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
    key: 'sal-x-first-message',
    kind: 'challenge',
    title: 'Five sentences to a stranger',
    summary: 'Write a first message that gives a reason of theirs and asks for one thing.',
    skills: ['SAL-03', '2.A.1.c'],
    minutes: 45,
    body: `Choose an organization whose public news you can read. Write to one role there, in five sentences at most: why you write to them and why now, what you would like to talk about, and one question.

Hand in the message and the public page your reason comes from.`,
    criteria: [
      'The reason is about them and can be checked',
      'There is one question, and it can be answered with yes or no',
      'No sentence is about how good we are',
      'Five sentences at most',
    ],
  },
  {
    key: 'sal-x-lost-deal',
    kind: 'challenge',
    title: 'Read a lost deal again',
    summary: 'Find the week in which a deal was lost, and what could have been seen then.',
    skills: ['SAL-23', '2.A.2.a'],
    minutes: 60,
    body: `Take a deal that was lost, with its notes and its history. Find the earliest point at which something showed that it might be lost, and say what you would do at that point today.

Change the names of the customer and of colleagues.`,
    criteria: [
      'The point is a day and an event, not a feeling',
      'It uses only what was known on that day',
      'What would be done differently is one thing somebody can do',
      'Nobody is blamed',
    ],
  },
  {
    key: 'sal-x-trade-list',
    kind: 'challenge',
    title: 'Ten trades before one discount',
    summary: 'List what could be traded in a negotiation, with what each is worth to both sides.',
    skills: ['2.B.1.d', 'SAL-13'],
    minutes: 60,
    body: `For a product of ours, list ten things that could be given or asked for in a negotiation beside the price: length, timing, scope, references, payment, support and others. Say of each what it is worth to us, and what it may be worth to them.`,
    criteria: [
      'Ten trades, each something that our rules allow',
      'Each says what it costs us',
      'Each says who on their side cares about it',
    ],
  },
  {
    key: 'sal-x-account-map',
    kind: 'challenge',
    title: 'A map of one account',
    summary: 'Draw who decides, who uses and who can stop it, and mark what you do not know.',
    skills: ['SAL-01', 'SAL-14'],
    minutes: 75,
    body: `Draw the buying group of one account: roles, what each of them wants, and how they are connected. Mark what you know from a conversation, what you suppose, and what you do not know.

Use roles instead of names.`,
    criteria: [
      'Known, supposed and unknown are told apart',
      'Somebody who could stop it is on the map',
      'There is a next step for each of the two widest gaps',
    ],
  },
  {
    key: 'sal-x-demo-plan',
    kind: 'challenge',
    title: 'A demonstration in three answers',
    summary: 'Plan a demonstration of fifteen minutes around three questions a customer asked.',
    skills: ['SAL-09', 'SAL-02'],
    minutes: 60,
    body: `From the notes of a discovery, or from the sample notes of your team, choose three questions. Write the running order of a demonstration of fifteen minutes: what is shown for each question, what you ask after it, and what you leave out on purpose.`,
    criteria: [
      'Each part answers a question the customer asked',
      'After each part there is a question to them',
      'It says what is left out and why',
      'It fits into fifteen minutes when it is tried',
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
  {
    key: 'sal-e-call-listening',
    kind: 'event',
    title: 'Listening hour',
    summary: 'Two recorded calls, heard together; what did the customer say that nobody took up?',
    skills: ['SAL-32', '2.A.1.b'],
    minutes: 60,
    place: 'Video call; the link is in the invitation',
    seats: 15,
    body: `- Calls are played only where everybody on them has agreed to it
- Everybody notes sentences of the customer that were not taken up
- Afterwards: one question that could have been asked at each of them`,
  },
  {
    key: 'sal-e-objection-gym',
    kind: 'event',
    title: 'Objection practice in pairs',
    summary: 'Six rounds of five minutes: one objects, one answers, one watches.',
    skills: ['SAL-11', '2.A.1.d'],
    minutes: 45,
    place: 'Training room, or by video call',
    seats: 18,
    body: `- Bring two objections you met this month
- Who watches says what they heard first, and what they think second
- At the end everybody writes down one answer they will use`,
  },
  {
    key: 'sal-e-product-hour',
    kind: 'event',
    title: 'Ask the people who build it',
    summary: 'An hour in which those who build the product answer what customers asked this month.',
    skills: ['SAL-09', 'SAL-24'],
    minutes: 60,
    place: 'Video call; the link is in the invitation',
    body: `- Questions are collected until the day before
- Answers say what is so today; what is planned is called planned
- Notes go to the playbook on the same day`,
  },
  {
    key: 'sal-e-win-review',
    kind: 'event',
    title: 'What we learned from the quarter',
    summary: 'Wins and losses of the quarter side by side, without names of people.',
    skills: ['SAL-23', 'SAL-16'],
    minutes: 90,
    place: 'Meeting room, or by video call',
    body: `- Ten wins and ten losses, each on one line
- In groups: what do three of them have in common?
- At the end: one thing to begin, one thing to stop, each with a name`,
  },
  {
    key: 'sal-e-writing',
    kind: 'event',
    title: 'Writing table',
    summary: 'Bring a text to a customer; leave with a shorter one.',
    skills: ['2.A.1.c', 'SAL-03'],
    minutes: 45,
    place: 'Meeting room, or by video call',
    seats: 10,
    body: `- Everybody brings one message, proposal page or summary
- In pairs: what should the reader do after it?
- Cut it to half its length and read it aloud`,
  },
];
