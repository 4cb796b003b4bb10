import type { Shipped } from './shipped-item.js';

/** Challenges and events for people in healthcare. */
export const healthcarePractice: readonly Shipped[] = [
  {
    key: 'hlt-x-discharge',
    kind: 'challenge',
    title: 'Discharge instructions a tired reader understands',
    summary: 'Rewrite one set of discharge instructions so that somebody reads it once and knows what to do.',
    skills: ['HLT-18', 'HLT-20', '2.A.1.c'],
    minutes: 60,
    body: `Take a form your unit uses, without anything about a patient. Write it anew for somebody who slept badly and reads it at home: what to do, when, and when to call whom.

Hand in the form before and after. Nothing in it may come from a patient’s record.`,
    criteria: [
      'What to do today stands first',
      'Sentences are short and without abbreviations',
      'It says when to call, and which number',
      'Nothing the form has to say is lost',
    ],
  },
  {
    key: 'hlt-x-handover-card',
    kind: 'challenge',
    title: 'A handover on one card',
    summary: 'Design a card for the handover of your unit that fits into a pocket.',
    skills: ['HLT-22', 'HLT-33'],
    minutes: 60,
    body: `Design a card that leads through a handover of your unit in its own order. Try it with two colleagues on a made-up patient, and change it once after what you saw.

Hand in both versions and what you changed.`,
    criteria: [
      'It follows the structure your organization uses',
      'It was tried, and something was changed for a reason',
      'It can be read at arm’s length',
    ],
  },
  {
    key: 'hlt-x-first-week',
    kind: 'challenge',
    title: 'The first week of a newcomer',
    summary: 'Plan five shifts for somebody new to your unit, with what they do themselves by the end of each.',
    skills: ['HLT-25', '2.B.1.e'],
    minutes: 75,
    body: `Plan the first five shifts of a newcomer with a preceptor: what is shown, what is done together, what they do themselves, and how you know that they can.`,
    criteria: [
      'Each shift has one aim',
      'What is done alone is safe on that day',
      'There is time for questions in each shift',
      'It says what happens if an aim is not reached',
    ],
  },
  {
    key: 'hlt-x-interruptions',
    kind: 'challenge',
    title: 'Count interruptions for an hour',
    summary: 'Watch one task for an hour, count what interrupts it, and propose one change.',
    skills: ['HLT-33', '2.A.2.d'],
    minutes: 90,
    body: `With the agreement of a colleague and your lead, watch one task for an hour. Note each interruption: from where, about what, how long. Note nothing about patients.

Propose one change that would spare the most.`,
    criteria: [
      'Counts are given by kind',
      'Nothing in the notes leads to a patient or blames a colleague',
      'The change is small enough to be tried next week',
    ],
  },
  {
    key: 'hlt-x-family-question',
    kind: 'challenge',
    title: 'Answer three hard questions of a family',
    summary: 'Write what you would say, in words that are true, kind and within what you may say.',
    skills: ['HLT-20', '2.B.1.a', '2.A.1.d'],
    minutes: 45,
    body: `Choose three questions families ask on your unit that are hard to answer. Write for each what you would say, what you would not say, and whom you would bring in.

Use made-up patients only.`,
    criteria: [
      'Nothing is promised that nobody can promise',
      'It is said who can answer what you cannot',
      'It could be said aloud by a colleague',
    ],
  },
  {
    key: 'hlt-x-room-check',
    kind: 'challenge',
    title: 'What is wrong with this room?',
    summary: 'Set up an empty room with ten safety problems, and let colleagues find them.',
    skills: ['HLT-28', 'HLT-26'],
    minutes: 90,
    body: `Set up an empty room with ten problems of safety that have happened or could happen on your unit. Let three colleagues look for ten minutes each. Afterwards put the room right.

Hand in the list, how many each found, and which ones nobody saw.`,
    criteria: [
      'All ten are real for your unit',
      'Nobody could be hurt while looking',
      'It says what follows from the ones nobody saw',
    ],
  },
  {
    key: 'hlt-e-case-round',
    kind: 'event',
    title: 'Case round: what we saw and what we missed',
    summary: 'A made-up case, told hour by hour; everybody says what they would do next.',
    skills: ['HLT-10', '2.A.2.a'],
    minutes: 45,
    place: 'Education room, main building',
    seats: 20,
    body: `- The case is made up: nothing of a patient is spoken of
- It is told in four steps; after each everybody writes down what they would do
- At the end the group looks at where the paths parted, and why`,
  },
  {
    key: 'hlt-e-skills-day',
    kind: 'event',
    title: 'Skills hour: hands on',
    summary: 'Four stations of ten minutes for what is needed rarely and has to be right.',
    skills: ['HLT-12', 'HLT-14'],
    minutes: 60,
    place: 'Simulation room',
    seats: 16,
    body: `- Stations are chosen by the units a week before
- Everybody does it once themselves
- Questions are noted, and answered in writing where nobody knew`,
  },
  {
    key: 'hlt-e-deescalation',
    kind: 'event',
    title: 'Calm words: practice in small groups',
    summary: 'Short scenes from the waiting room, played by colleagues, stopped and tried again.',
    skills: ['HLT-34', '2.B.1.a'],
    minutes: 60,
    place: 'Education room, main building',
    seats: 12,
    body: `- Nobody has to play who does not want to
- Each scene may be stopped by anybody and begun again
- At the end: one sentence to take along`,
  },
  {
    key: 'hlt-e-preceptors',
    kind: 'event',
    title: 'Preceptors’ round',
    summary: 'An hour for those who guide newcomers: what is hard, what worked, what to ask for.',
    skills: ['HLT-25', '2.B.1.e'],
    minutes: 60,
    place: 'Meeting room, or by video call',
    seats: 15,
    body: `- What is said about newcomers stays in the room, and is said without names
- Two situations are looked at in depth
- What preceptors need is passed on to the educators`,
  },
  {
    key: 'hlt-e-improvement-fair',
    kind: 'event',
    title: 'Improvement hour',
    summary: 'Three units show a small change with its numbers, whether it worked or not.',
    skills: ['HLT-33', '2.A.1.d'],
    minutes: 60,
    place: 'Lecture hall, or by video call',
    body: `- Ten minutes each: the problem, the change, the run chart
- Ten minutes of questions each
- What did not work is shown as well`,
  },
  {
    key: 'hlt-e-night-shift',
    kind: 'event',
    title: 'Breakfast after the night',
    summary: 'For people who work nights: what the day should know, and what the night needs.',
    skills: ['HLT-22', '2.B.1.b'],
    minutes: 30,
    place: 'Cafeteria, corner table',
    seats: 20,
    body: `- Come as you are, leave when you like
- One lead of the day listens and takes notes
- What was asked for the last time is answered first`,
  },
];
