import type { Shipped } from './shipped-item.js';

/** Challenges and events for people in cyber security. */
export const cyberPractice: readonly Shipped[] = [
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
    key: 'cyb-x-timeline',
    kind: 'challenge',
    title: 'A timeline from three logs',
    summary: 'Put the events of three sample logs in order, and say what they show and what they do not.',
    skills: ['CYB-02', 'CYB-07'],
    minutes: 90,
    body: `The sample set holds three logs with clocks that do not agree. Find by how much each is off, put the events in one order in UTC, and mark what is seen and what you conclude.`,
    criteria: [
      'The offset of each clock is given with how it was found',
      'Seen and concluded are told apart',
      'At least one thing the logs cannot show is named',
    ],
  },
  {
    key: 'cyb-x-update',
    kind: 'challenge',
    title: 'Three sentences to management',
    summary: 'Write the update of a made-up incident at hour one, hour four and the next morning.',
    skills: ['CYB-33', '2.A.1.c'],
    minutes: 45,
    body: `For the made-up incident of the sample set, write three updates of three sentences each: at hour one, at hour four and the next morning. Each says what is known, what is done, and when you write next.`,
    criteria: [
      'Nothing is said that is not known at that hour',
      'A reader without our words understands it',
      'Each says when the next one comes',
      'Three sentences each',
    ],
  },
  {
    key: 'cyb-x-permissions',
    kind: 'challenge',
    title: 'Make a role smaller',
    summary: 'Take a role that may do too much, find what it needs, and write the smaller one.',
    skills: ['CYB-23', 'CYB-24'],
    minutes: 90,
    body: `Take a role of the sample environment that may do more than it needs. Find from its records what it used in the sample month, write a smaller role, and say how somebody gets more for a task and a time.`,
    criteria: [
      'What was used is shown, not supposed',
      'The smaller role was tried',
      'There is a way to more that ends by itself',
    ],
  },
  {
    key: 'cyb-x-patch-order',
    kind: 'challenge',
    title: 'Forty findings, ten hours',
    summary: 'Order forty sample findings for a team that has ten hours, and say what you leave.',
    skills: ['CYB-18', 'CYB-19', '2.B.4.e'],
    minutes: 75,
    body: `The sample list holds forty findings with what is known of each. Choose what is mended in ten hours of work, in which order, and write one sentence for each of the five most serious ones that you leave.`,
    criteria: [
      'The order follows a rule that is written down',
      'The hours add up',
      'What is left has a reason and a date',
    ],
  },
  {
    key: 'cyb-x-phish-answer',
    kind: 'challenge',
    title: 'Answer ten reports in an hour',
    summary: 'Look at ten reported sample messages, decide, and answer each person.',
    skills: ['CYB-32', '2.B.1.f'],
    minutes: 60,
    body: `The sample set holds ten reported messages. Decide for each whether it is harmless, a nuisance or an attack, say by what, and write the answer to the person who reported it.`,
    criteria: [
      'Each decision names what it rests on',
      'Nothing was opened that should not be',
      'Each answer thanks, says what was found, and what to do',
    ],
  },
  {
    key: 'cyb-e-tabletop',
    kind: 'event',
    title: 'Tabletop exercise: the third hour',
    summary: 'A made-up incident from its third hour on, when everybody wants to know something at once.',
    skills: ['CYB-34', 'CYB-07', '2.B.1.b'],
    minutes: 90,
    place: 'Operations room, or by video call',
    seats: 16,
    body: `- The incident is made up; roles are drawn by lot
- Every ten minutes something new comes in
- One person only watches and notes who waited for whom
- At the end: two things to keep, two things to change, each with a name`,
  },
  {
    key: 'cyb-e-alert-review',
    kind: 'event',
    title: 'Alert review: the noisiest five',
    summary: 'The five rules that cost the most time this month: mend, tune or retire.',
    skills: ['CYB-01', 'CYB-15'],
    minutes: 60,
    place: 'Video call; the link is in the invitation',
    seats: 15,
    body: `- Counts and hours of each rule are sent the day before
- Whoever wrote a rule speaks first
- Each rule leaves with one of three words and a name`,
  },
  {
    key: 'cyb-e-hunt-club',
    kind: 'event',
    title: 'Hunt club',
    summary: 'One hypothesis, two hours, everybody on the same data; what did we not find?',
    skills: ['CYB-12', 'CYB-03'],
    minutes: 120,
    place: 'Operations room, or by video call',
    seats: 12,
    body: `- The hypothesis is voted on a week before
- People hunt in pairs and write down each query
- Not finding is a result: it is written down as well`,
  },
  {
    key: 'cyb-e-look-back',
    kind: 'event',
    title: 'Looking back without blame',
    summary: 'One closed incident, told by those who were there; what helped, what was in the way?',
    skills: ['CYB-07', '2.A.1.b'],
    minutes: 60,
    place: 'Meeting room, or by video call',
    seats: 20,
    body: `- Only closed incidents, and nothing that is under an investigation
- Told along the timeline; questions begin with “what” and “how”
- At the end: at most three changes, each with a name and a date`,
  },
  {
    key: 'cyb-e-reading',
    kind: 'event',
    title: 'Reading hour',
    summary: 'One public report on an attack, read beforehand; would we have seen it?',
    skills: ['CYB-13', 'CYB-30'],
    minutes: 60,
    place: 'Video call; the link is in the invitation',
    body: `- The report is public, and chosen a week before
- Step by step: which of our logs would show this?
- Gaps go to the list of detections to be written`,
  },
  {
    key: 'cyb-e-clinic',
    kind: 'event',
    title: 'Security clinic for colleagues',
    summary: 'An hour in which anybody may bring a question about their own work, and nobody is tested.',
    skills: ['2.B.1.f', 'CYB-33'],
    minutes: 60,
    place: 'Cafeteria, or by video call',
    body: `- No question is too small, and none is kept with a name
- Two of the team answer, one notes what came up twice
- What came up twice becomes a page everybody can read`,
  },
];
