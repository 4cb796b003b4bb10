import { IN_HOUSE, type Shipped } from './shipped-item.js';

/** What people in healthcare learn by, as it comes with the product. */
export const healthcare: readonly Shipped[] = [
  {
    key: 'hlt-c-handover',
    kind: 'course',
    title: 'Shift handover that leaves nothing out',
    summary: 'Hand over in one structure, so that what matters is said, heard and repeated.',
    skills: ['HLT-22', '2.A.1.d'],
    provider: IN_HOUSE,
    format: 'classroom',
    minutes: 120,
    parts: [
      'What gets lost at a change of shift',
      'Situation, background, assessment, recommendation',
      'At the bedside: with the patient, not over them',
      'Read back what was asked of you',
      'Practice with cases from your own unit',
    ],
  },
  {
    key: 'hlt-c-preceptor',
    kind: 'course',
    title: 'Preceptor basics',
    summary: 'Guide somebody through their first weeks: what to show, when to let go, how to say what has to change.',
    skills: ['HLT-25', '2.B.1.e'],
    provider: IN_HOUSE,
    format: 'classroom',
    minutes: 240,
    parts: [
      'The first shift together',
      'Show, do together, watch, let do',
      'Say what you saw before you say what you think',
      'When somebody is not ready',
      'Notes that a colleague can go on from',
    ],
  },
  {
    key: 'hlt-l-readback',
    kind: 'lesson',
    title: 'Read back every order you hear',
    summary: 'Why an order by telephone is written down and read back before it is carried out.',
    skills: ['HLT-04', 'HLT-22'],
    minutes: 5,
    body: `An order that is heard can be misheard: fifteen and fifty sound alike, and so do many names of drugs.

So: write it down while you hear it, read back what you have written, and wait until the other person says that it is right. Say numbers digit by digit where they can be mistaken: “fifty, five zero”.

If the other person is in a hurry, this is the moment it is needed most. It takes ten seconds. The rules of your own organization say who may take such orders and when they are signed: they hold over this lesson.`,
    question: 'You hear “fifteen milligrams” in a noisy hall. What comes first?',
    options: [
      'Prepare it, and check the chart afterwards',
      'Write it down and read back “fifteen, one five, milligrams”',
      'Ask a colleague what the usual dose is',
    ],
    answer: 2,
    why: 'Only the person who gave the order can say whether you heard it right. The usual dose tells you what is common, not what was ordered.',
  },
  {
    key: 'hlt-l-teach-back',
    kind: 'lesson',
    title: 'Ask patients to tell it in their own words',
    summary: 'Find out whether you explained something well, without testing the patient.',
    skills: ['HLT-20', '2.A.1.d'],
    minutes: 5,
    body: `“Do you understand?” is nearly always answered with yes. Ask instead: “I want to be sure that I explained it well. How would you tell your family when to take this?”

You test your explanation, not the person. If something is missing, explain it in another way and ask again. Do not repeat the same words louder.

Keep to two or three things at a time, and use the words the patient uses.`,
    question: 'A patient leaves out that the tablet is taken with food. What do you do?',
    options: [
      'Note that the patient did not understand',
      'Explain that part in another way, and ask again how they would do it',
      'Repeat the whole explanation',
    ],
    answer: 2,
    why: 'One part was missing, so that part is explained anew; asking again shows whether it arrived this time.',
  },
  {
    key: 'hlt-p-charge',
    kind: 'pathway',
    title: 'From staff nurse to nurse manager',
    summary: 'From looking after patients to looking after a shift, and then a unit.',
    fromRole: 'Staff nurse',
    steps: [
      { role: 'Preceptor', months: 18, skills: ['HLT-25', '2.B.1.e'] },
      { role: 'Charge nurse', months: 18, skills: ['HLT-23', 'HLT-24', '2.B.1.b'] },
      { role: 'Nurse manager', months: 36, skills: ['2.B.5.d', '2.B.4.e'] },
    ],
  },
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
];
