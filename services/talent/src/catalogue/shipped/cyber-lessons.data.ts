import type { Shipped } from './shipped-item.js';

/** Lessons for people in cyber security. */
export const cyberLessons: readonly Shipped[] = [
  {
    key: 'cyb-l-timeline',
    kind: 'lesson',
    title: 'Write the timeline while it happens',
    summary: 'Note times in UTC, what you saw and what you did, from the first minute on.',
    skills: ['CYB-07', '2.A.1.c'],
    minutes: 5,
    body: `A timeline written afterwards is a memory. Write it while you work: the time, in UTC, what you saw, where you saw it, what you did and who decided it.

Keep what you saw apart from what you conclude. “14:02 UTC, sign-in from an address never seen before for this account, from the identity log” is something others can check. “Account compromised” is a conclusion: write it on a line of its own, with who drew it.

If you correct something, add a line. Do not change the old one.`,
    question: 'Which line belongs into a timeline as something that was seen?',
    options: [
      'The attacker moved to the file server',
      '15:20 UTC, logon of the same account on the file server, from its security log',
      'We think the account was taken over around three',
    ],
    answer: 2,
    why: 'It says when, what and where it was seen. The others are conclusions: useful, but on lines of their own.',
  },
  {
    key: 'cyb-l-phish-report',
    kind: 'lesson',
    title: 'Thank whoever reports',
    summary: 'What the first answer to a reported message does to the next hundred reports.',
    skills: ['CYB-01', '2.B.1.f'],
    minutes: 4,
    body: `People who report a suspicious message lend you their eyes. What they hear back decides whether they do it again.

Answer quickly, thank them, say what you found in one sentence, and say whether they have to do anything. Do this also where the message was harmless, and above all where somebody clicked first and reported then: an early report of a click is worth more than a late one of a message nobody opened.

Never use a report as an example of what not to do.`,
    question: 'Somebody writes: “I entered my password, then it looked wrong to me.” What is your first sentence?',
    options: [
      'You should have checked the address before you typed.',
      'Thank you for telling us right away. Please do not use that password any more; we call you in a minute.',
      'Please fill in the incident form.',
    ],
    answer: 2,
    why: 'It thanks them, tells them the one thing to do now, and says what comes next. Blame and forms make the next report later.',
  },
];
