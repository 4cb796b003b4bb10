import { IN_HOUSE, type Shipped } from './shipped-item.js';

/** What people in cyber security learn by, as it comes with the product. */
export const cyber: readonly Shipped[] = [
  {
    key: 'cyb-c-triage',
    kind: 'course',
    title: 'Alert triage in a steady hand',
    summary: 'Decide in minutes whether an alert matters, write down why, and pass on what the next person needs.',
    skills: ['CYB-01', 'CYB-02'],
    provider: IN_HOUSE,
    format: 'live_online',
    minutes: 180,
    parts: [
      'What an alert says and what it does not',
      'Five questions before anything is opened',
      'True, false, or true and harmless',
      'Notes that the next shift can work with',
      'Practice on thirty alerts',
    ],
  },
  {
    key: 'cyb-c-containment',
    kind: 'course',
    title: 'Contain without breaking the business',
    summary: 'Choose a containment that stops the attacker and leaves people able to work and evidence intact.',
    skills: ['CYB-08', 'CYB-07'],
    provider: IN_HOUSE,
    format: 'classroom',
    minutes: 240,
    parts: [
      'What containment is to achieve, and until when',
      'Accounts, hosts, networks: what each step stops',
      'What a step does to evidence',
      'Who has to agree, and who only has to know',
      'Exercise: a mailbox, a laptop and a server',
    ],
  },
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
  {
    key: 'cyb-p-responder',
    kind: 'pathway',
    title: 'From analyst to incident lead',
    summary: 'From reading alerts to leading people through a bad day.',
    fromRole: 'Security analyst',
    steps: [
      { role: 'Incident responder', months: 18, skills: ['CYB-07', 'CYB-08', 'CYB-09'] },
      { role: 'Senior incident responder', months: 24, skills: ['CYB-10', 'CYB-13', '2.B.4.e'] },
      { role: 'Incident lead', months: 24, skills: ['2.B.1.b', '2.B.5.d', '2.A.1.d'] },
    ],
  },
  {
    key: 'cyb-x-rule',
    kind: 'challenge',
    title: 'One detection, and how it can be fooled',
    summary: 'Write a detection rule for one technique, test it, and say how an attacker would get past it.',
    skills: ['CYB-14', 'CYB-15', 'CYB-13'],
    minutes: 120,
    body: `Choose one technique from your team’s list. Write a rule for it, run it against the sample logs, and count what it finds rightly and wrongly.

Then change sides: name two ways to do the same thing without being found, and what it would take to find those.

Use sample data only, never logs of a real incident.`,
    criteria: [
      'The rule runs, and somebody else gets the same counts',
      'False alarms are counted and explained',
      'Two ways around it are named',
      'It says what the rule costs to run and to look at',
    ],
  },
  {
    key: 'cyb-e-tabletop',
    kind: 'event',
    title: 'Tabletop exercise: the third hour',
    summary: 'A made-up incident from its third hour on, when everybody wants to know something at once.',
    skills: ['CYB-07', '2.B.1.b'],
    minutes: 90,
    place: 'Operations room, or by video call',
    seats: 16,
    body: `- The incident is made up; roles are drawn by lot
- Every ten minutes something new comes in
- One person only watches and notes who waited for whom
- At the end: two things to keep, two things to change, each with a name`,
  },
];
